// A position in the middle of a game, for the example map.

export const STATE = {
  b0: { own: 0 },
  b1: { own: 2 },
  t1: { own: 0 },
  t2: { own: 0, lock: true },
  t3: { own: 0 },
  t5: { own: 0 },
  t7: { own: 2 },
  t16: { own: 2 },
  t17: { own: 2, lock: true },
  t18: { own: 2 },
  t9: { hidden: true },
  t10: { hidden: true },
  t11: { hidden: true },
  t15: { hidden: true },
};
