// Every cue as a recipe: what touches what, how hard, when. Order here is the order in the sprite.
import {
  add,
  bent,
  cloth,
  filter,
  hall,
  horn,
  luteBody,
  MATERIAL as M,
  modes,
  noise,
  plate,
  pluck,
  puff,
  RATIO as R,
  rng,
  seconds,
  seedOf,
  semis,
  shape,
  strike,
  whoosh,
} from './dsp.mjs';

// Loudness classes: loudest 400 ms, LUFS, one channel.
export const CLASS = { major: -18.5, event: -21.5, move: -24.5, ui: -29 };
// The house key is D: drums and gates on D and A, bell on A, horns on D.
const D3 = 146.83;
const A3 = 220;
export const D4 = 293.66;
const A4 = 440;
const D5 = 587.33;
const A5 = 880;

const cues = [];
const cue = (name, cls, len, make, extra = {}) => cues.push({ name, cls, len, make, ...extra });
const room = (x, wet, tail = 0.3, seed = 5) => hall(x, { wet, tail, seed });

// ---- things that are struck -------------------------------------------------
/** A felted piece set down on a stone tile: soft contact, low tile, a little of the piece's own wood. */
function stepOnStone(x, at, r, { pitch = 0, v = 1, hard = 1 } = {}) {
  strike(x, at, modes(semis(560, pitch), R.disc, M.tile, { tilt: -0.1, r }), {
    tc: 0.0009 / hard,
    v,
    grit: 0.3,
    r,
  });
  strike(x, at, modes(semis(1240, pitch), R.block.slice(0, 5), M.box, { tilt: -0.3, r }), {
    tc: 0.00055 / hard,
    v: v * 1.05,
  });
  strike(x, at, modes(semis(176, pitch * 0.5), [1, 1.9, 2.7], M.oak, { tilt: -0.8, r }), {
    tc: 0.0034,
    v: v * 0.42,
  });
  add(x, puff(0.03, r, { f: 3100, q: 0.6, rise: 0.0006, fall: 0.005 }), at, v * 0.24 * hard);
}
/** A turned wooden pawn on a wooden board: brighter, hollow, quick. */
function stepOnWood(x, at, r, { pitch = 0, v = 1 } = {}) {
  strike(x, at, modes(semis(905, pitch), R.bar.slice(0, 4), M.box, { tilt: -0.3, r }), {
    tc: 0.00042,
    v,
    grit: 0.25,
    r,
  });
  strike(x, at, modes(semis(372, pitch * 0.6), plate(1, { stiff: 9, n: 10 }), M.oak, { tilt: -0.35, r }), {
    tc: 0.0011,
    v: v * 0.55,
  });
  add(x, puff(0.02, r, { f: 4200, q: 0.7, rise: 0.0004, fall: 0.0032 }), at, v * 0.24);
}
/** Bone cube on leather over wood. */
function boneKnock(x, at, r, v, { pitch = 0, wood = 1 } = {}) {
  strike(x, at, modes(semis(2350, pitch), R.block, M.bone, { tilt: -0.15, r, detune: 0.03 }), {
    tc: 0.0002,
    v: v * 2.1,
    grit: 0.5,
    r,
  });
  strike(x, at, modes(semis(318, pitch * 0.3), plate(1, { stiff: 6, n: 12 }), M.oak, { tilt: -0.3, r }), {
    tc: 0.0011,
    v: v * 0.6 * wood,
  });
  strike(x, at, modes(semis(640, pitch * 0.3), [1, 1.8, 2.9], M.leather, { r }), { tc: 0.0009, v: v * 0.7 });
  add(x, puff(0.02, r, { f: 3600, q: 0.5, rise: 0.0004, fall: 0.0035 }), at, v * 0.3);
}
const steelTouch = (x, at, r, v, f = 1190, loss = 1) => {
  strike(x, at, modes(f, R.bar, M.steel, { tilt: -0.05, r, twin: 0.006, loss: 2.6 * loss }), {
    tc: 0.00013,
    v,
    grit: 0.4,
    r,
  });
  strike(
    x,
    at,
    modes(f * 1.37, plate(1, { stiff: 1, h: 2.6, n: 12 }), M.steel, { tilt: 0, r, loss: 3.6 * loss }),
    {
      tc: 0.00012,
      v: v * 0.6,
      grit: 0.6,
      r,
    },
  );
};
/** Rosewood bar over a tuned hollow: the marimba-like voice of the table's small melodies. */
const bar = (x, at, r, f, v, loss = 1) => {
  strike(x, at, modes(f, R.xylo, M.rosewood, { tilt: -0.75, r, loss, detune: 0.001 }), { tc: 0.0011, v });
  strike(x, at, modes(f * 3.1, [1, 1.7, 2.4], M.oak, { tilt: -0.4, r }), {
    tc: 0.0006,
    v: v * 0.34,
    grit: 0.3,
    r,
  });
};
const lute = (x, at, r, f, v, len = 1, o = {}) =>
  add(x, luteBody(pluck(f, len, r, { t60: 1.1, bright: 0.55, ...o })), at, v);
const smallBell = (x, at, r, f, v, loss = 1) => {
  strike(
    x,
    at,
    modes(f, R.handbell, M.brass, { tilt: -0.45, r, twin: 0.0022, loss: 1.05 * loss, detune: 0.0015 }),
    { tc: 0.00026, v },
  );
  strike(x, at, modes(f * 5.1, R.disc.slice(0, 4), M.iron, { r, tilt: -0.5 }), {
    tc: 0.0002,
    v: v * 0.12,
    grit: 0.4,
    r,
  });
};
const drum = (x, at, r, f, v, { bend = 2.5, loss = 1 } = {}) => {
  bent(x, at, modes(f, R.skin, M.skin, { tilt: -1.0, r, loss }), { v, bend, tb: 0.045, attack: 0.0016 });
  add(x, puff(0.06, r, { f: 760, q: 0.5, rise: 0.0008, fall: 0.011 }), at, v * 0.5);
};
const slabBlow = (x, at, r, f, v, loss = 1) => {
  strike(
    x,
    at,
    modes(f, plate(1, { stiff: 1, h: 1.6, n: 46 }), M.slab, { tilt: -0.16, r, detune: 0.02, loss }),
    {
      tc: 0.0013,
      v,
      grit: 0.7,
      r,
    },
  );
  strike(x, at, modes(f * 5.3, R.block, M.tile, { tilt: -0.1, r, detune: 0.02 }), {
    tc: 0.0005,
    v: v * 0.6,
    grit: 0.8,
    r,
  });
};
const pebbles = (x, from, to, r, n, v) => {
  for (let k = 0; k < n; k++) {
    const u = r();
    strike(
      x,
      from + (to - from) * u ** 1.5,
      modes(1500 + 2600 * r(), R.block.slice(0, 4), M.tile, { r, detune: 0.03 }),
      { tc: 0.0003, v: v * (1 - 0.75 * u) * (0.4 + 0.6 * r()), grit: 0.5, r },
    );
  }
};
const chain = (x, from, r, n, gap, v, f = 1900) => {
  let t = from;
  for (let k = 0; k < n; k++) {
    strike(x, t, modes(f * (0.8 + 0.5 * r()), R.ring, M.iron, { tilt: -0.25, r, detune: 0.02, loss: 0.9 }), {
      tc: 0.00025,
      v: v * (0.6 + 0.4 * r()),
      grit: 0.4,
      r,
    });
    t += gap * (0.7 + 0.6 * r());
  }
};
const snare = (x, at, r, v) => {
  drum(x, at, r, 196, v * 0.6, { bend: 1, loss: 2 });
  add(x, filter(puff(0.16, r, { f: 3200, q: 0.35, rise: 0.0008, fall: 0.04 }), 'hp', 900), at, v * 0.62);
};
const brassPlate = (x, at, r, f, v, loss = 1) =>
  strike(x, at, modes(f, R.disc, M.brass, { tilt: -0.4, r, twin: 0.004, loss: 5 * loss }), {
    tc: 0.0003,
    v,
    grit: 0.2,
    r,
  });

// ---- dice -------------------------------------------------------------------
cue(
  'dice-shake',
  'move',
  0.56,
  (r) => {
    const x = seconds(0.56);
    for (let s = 0; s < 5; s++) {
      // five swings of a leather cup, the dice arriving in a heap at each turn of the hand
      const t0 = 0.012 + s * 0.097 + (r() - 0.5) * 0.012,
        v = [0.65, 0.9, 1, 0.95, 0.7][s];
      for (let k = 0; k < 4; k++) {
        const t = t0 + (k ? 0.008 + 0.026 * r() * k : 0),
          a = v * (k ? 0.25 + 0.4 * r() : 0.9);
        strike(x, t, modes(1850 + 700 * r(), R.block, M.bone, { r, detune: 0.03, tilt: -0.2 }), {
          tc: 0.00024,
          v: a * 1.7,
          grit: 0.5,
          r,
        });
        strike(x, t, modes(395 + 60 * r(), [1, 1.62, 2.5, 3.3], M.leather, { r }), {
          tc: 0.0018,
          v: a * 1.5,
        });
      }
      add(x, puff(0.08, r, { f: 1500, q: 0.5, rise: 0.012, fall: 0.02 }), t0 - 0.01, v * 0.04);
    }
    return room(filter(x, 'peak', 760, 2, 4), 0.1, 0.2);
  },
  { when: 'from the throw until the die is in the air; two dice use the same cue', fade: 0.05 },
);
[
  [0, 1, 0.088],
  [-1.4, 1, 0.104],
  [1.2, 0.95, 0.076],
].forEach(([p, v, gap], i) => {
  cue(
    `die-lands-${i + 1}`,
    'event',
    0.44,
    (r) => {
      const x = seconds(0.44);
      let t = 0.002,
        a = v,
        g = gap;
      boneKnock(x, t, r, a, { pitch: p });
      t += g; // two knocks...
      boneKnock(x, t, r, a * 0.62, { pitch: p + 1.3, wood: 0.8 });
      for (let k = 0; k < 4; k++) {
        g *= 0.56;
        t += g;
        a *= 0.62;
        boneKnock(x, t, r, a * 0.42, { pitch: p + 2 + k * 0.5, wood: 0.5 });
      } // ...and a settle
      return room(x, 0.16, 0.25);
    },
    { when: 'at the first touch; face and number in the same frame', off: -1.5 },
  );
});
cue(
  'cowries',
  'event',
  0.74,
  (r) => {
    const x = seconds(0.74);
    for (let s = 0; s < 6; s++) {
      // six shells, each bounces, then rocks on its back
      let t = 0.004 + s * 0.021 + r() * 0.016,
        g = 0.085 + 0.03 * r(),
        v = 0.8 + 0.3 * r();
      const f = 2080 + 1150 * r();
      for (let k = 0; k < 8; k++) {
        strike(x, t, modes(f, R.shell, M.shell, { tilt: -0.15, r, detune: 0.012, loss: 0.6 }), {
          tc: 0.0002,
          v: v * 0.7,
          grit: 0.35,
          r,
        });
        strike(x, t, modes(520, plate(1, { stiff: 8, n: 6 }), M.oak, { r }), { tc: 0.0009, v: v * 0.12 });
        t += g;
        g *= k < 3 ? 0.62 : 0.9;
        v *= k < 3 ? 0.55 : 0.76;
        if (t > 0.62) break;
      }
    }
    return room(x, 0.16, 0.25);
  },
  { when: 'Pachisi: six shells fall, same frame as the number' },
);
cue(
  'roll-stored',
  'ui',
  0.16,
  (r) => {
    const x = seconds(0.16);
    strike(x, 0.002, modes(1420, R.block, M.bone, { tilt: -0.3, r }), { tc: 0.0005, v: 1.5 });
    strike(x, 0.002, modes(300, [1, 2.1], M.oak, { r }), { tc: 0.002, v: 0.36 });
    strike(x, 0.031, modes(1650, R.block, M.bone, { tilt: -0.3, r }), { tc: 0.0006, v: 0.5 });
    add(x, puff(0.05, r, { f: 1700, q: 0.5, rise: 0.004, fall: 0.012 }), 0.002, 0.06);
    return room(x, 0.08, 0.15);
  },
  { when: 'a value reaches its slot in the tray', off: 2 },
);

// ---- steps ------------------------------------------------------------------
[0, -0.45, 0.4, -0.2, 0.65].forEach((p, i) => {
  cue(
    `hop-${i + 1}`,
    'move',
    0.2,
    (r) => {
      const x = seconds(0.2);
      stepOnStone(x, 0.0015, r, { pitch: p, v: 0.95 + 0.1 * r(), hard: 0.92 + 0.16 * r() });
      return room(x, 0.14, 0.18, i);
    },
    { when: 'a piece touches a tile (Nobles)' },
  );
});
[0, -0.5, 0.5].forEach((p, i) => {
  cue(
    `pawn-hop-${i + 1}`,
    'move',
    0.16,
    (r) => {
      const x = seconds(0.16);
      stepOnWood(x, 0.0015, r, { pitch: p });
      return room(x, 0.1, 0.15, i);
    },
    { when: 'a pawn touches a square (Ludo, Pachisi)' },
  );
});
cue(
  'march',
  'move',
  0.34,
  (r) => {
    const x = seconds(0.34);
    [0.002, 0.046, 0.084, 0.134].forEach((t, k) => {
      stepOnStone(x, t, r, { pitch: [-3, -1.2, -4.2, -2][k], v: [1, 0.8, 0.9, 0.62][k], hard: 1.1 });
      chain(x, t + 0.008, r, 2, 0.014, 0.17, 2700);
    });
    add(x, cloth(0.24, r, { n: 3, f: 1500 }), 0.01, 0.16);
    return room(x, 0.18, 0.25);
  },
  { when: 'a moving group lands on each tile (one cue for all its feet)', off: 1.5 },
);

// ---- hand -------------------------------------------------------------------
cue(
  'chosen',
  'ui',
  0.22,
  (r) => {
    const x = seconds(0.22); // felt leaves stone, the piece's wood speaks as the fingers close on it
    add(x, puff(0.06, r, { f: 1500, q: 0.6, rise: 0.012, fall: 0.014 }), 0, 0.2);
    strike(x, 0.018, modes(846, R.bar.slice(0, 4), M.box, { tilt: -0.25, r, loss: 0.75 }), {
      tc: 0.0005,
      v: 0.7,
      grit: 0.3,
      r,
    });
    strike(x, 0.018, modes(1290, R.block.slice(0, 6), M.box, { tilt: -0.3, r }), { tc: 0.0004, v: 0.5 });
    strike(x, 0.052, modes(1010, R.bar.slice(0, 3), M.box, { tilt: -0.25, r, loss: 0.8 }), {
      tc: 0.0005,
      v: 0.42,
    });
    return room(x, 0.14, 0.2);
  },
  { when: 'a piece or group is lifted', off: 2 },
);
cue(
  'hover',
  'ui',
  0.09,
  (r) => {
    const x = seconds(0.09);
    strike(x, 0.0015, modes(1174, R.block.slice(0, 4), M.box, { tilt: -0.5, r, loss: 1.2 }), {
      tc: 0.0005,
      v: 1,
    });
    add(x, puff(0.03, r, { f: 2200, q: 0.6, rise: 0.001, fall: 0.006 }), 0.001, 0.07);
    return x;
  },
  { when: 'pointer or key reaches a possible target', off: -2.5, fade: 0.02 },
);
cue(
  'refused',
  'ui',
  0.24,
  (r) => {
    const x = seconds(0.24);
    [
      [0.002, 1],
      [0.062, 0.6],
    ].forEach(([t, v]) => {
      // two muffled taps with the knuckle on a table under cloth
      strike(x, t, modes(466, plate(1, { stiff: 8, n: 8 }), M.oak, { tilt: -0.4, r, loss: 2 }), {
        tc: 0.0012,
        v,
      });
      strike(x, t, modes(640, [1, 1.7], M.leather, { r }), { tc: 0.0011, v: v * 0.9 });
      add(x, puff(0.04, r, { f: 850, q: 0.7, rise: 0.002, fall: 0.009 }), t, v * 0.07);
    });
    return filter(filter(room(x, 0.05, 0.12), 'lp', 1700, 0.6), 'hp', 220, 0.7);
  },
  { when: 'an action is not legal', off: 3 },
);
cue(
  'button',
  'ui',
  0.12,
  (r) => {
    const x = seconds(0.12);
    strike(x, 0.0015, modes(560, R.bar.slice(0, 3), M.oak, { tilt: -0.3, r }), { tc: 0.0009, v: 0.8 });
    strike(x, 0.03, modes(820, R.bar.slice(0, 3), M.oak, { tilt: -0.3, r, loss: 1.2 }), {
      tc: 0.0006,
      v: 0.55,
    });
    add(x, puff(0.02, r, { f: 2600, q: 0.6, rise: 0.0006, fall: 0.004 }), 0.0015, 0.13);
    return room(x, 0.06, 0.12);
  },
  { when: 'any button, at press' },
);
cue(
  'dialog-open',
  'ui',
  0.36,
  (r) => {
    const x = seconds(0.36);
    // parchment unrolls upward
    add(x, whoosh(0.26, r, { f0: 700, f1: 3100, q: 0.8, peak: 0.65, flap: 0.85, flapHz: 31 }), 0, 0.5);
    // its rods
    strike(x, 0.2, modes(640, R.bar.slice(0, 4), M.box, { tilt: -0.3, r }), {
      tc: 0.0008,
      v: 0.32,
      grit: 0.2,
      r,
    });
    strike(x, 0.243, modes(760, R.bar.slice(0, 4), M.box, { tilt: -0.3, r }), { tc: 0.0008, v: 0.22 });
    return room(x, 0.12, 0.2);
  },
  { when: 'a panel or the rulebook unrolls' },
);
cue(
  'dialog-close',
  'ui',
  0.32,
  (r) => {
    const x = seconds(0.32);
    add(x, whoosh(0.17, r, { f0: 2900, f1: 620, q: 0.8, peak: 0.25, flap: 0.85, flapHz: 44 }), 0, 0.5);
    strike(x, 0.15, modes(430, R.bar.slice(0, 4), M.oak, { tilt: -0.3, r }), {
      tc: 0.001,
      v: 0.6,
      grit: 0.2,
      r,
    });
    strike(x, 0.152, modes(196, [1, 1.8], M.oak, { r }), { tc: 0.0025, v: 0.24 });
    return room(x, 0.12, 0.2);
  },
  { when: 'it rolls up again' },
);
cue(
  'turn-starts',
  'ui',
  0.42,
  (r) => {
    const x = seconds(0.42);
    bar(x, 0.002, r, D4, 0.7, 1.3);
    bar(x, 0.115, r, A4, 0.62, 1.2);
    strike(x, 0.002, modes(610, [1, 1.55, 2.32], M.oak, { r }), { tc: 0.0016, v: 0.3 });
    return room(x, 0.22, 0.3);
  },
  { when: 'the turn comes to a person at this screen', off: 3 },
);
cue(
  'score-up',
  'ui',
  0.15,
  (r) => {
    const x = seconds(0.15);
    strike(x, 0.0015, modes(D5 * 2, R.xylo, M.rosewood, { tilt: -0.9, r, loss: 2 }), { tc: 0.0008, v: 0.8 });
    strike(x, 0.0015, modes(2480, R.disc.slice(0, 4), M.brass, { tilt: -0.6, r, loss: 12 }), {
      tc: 0.0003,
      v: 0.22,
    });
    return room(x, 0.12, 0.18);
  },
  { when: 'each step of a gain; rate up to 2^(4/12)' },
);
cue(
  'score-down',
  'ui',
  0.17,
  (r) => {
    const x = seconds(0.17);
    bent(x, 0.0015, modes(370, [...R.xylo.slice(0, 3), 1.62, 2.31], M.box, { tilt: -0.5, r, loss: 1.2 }), {
      v: 0.6,
      bend: 1.6,
      tb: 0.03,
      attack: 0.0009,
    });
    strike(x, 0.0015, modes(690, R.block.slice(0, 4), M.oak, { tilt: -0.2, r }), {
      tc: 0.0006,
      v: 0.7,
      grit: 0.4,
      r,
    });
    return room(x, 0.1, 0.16);
  },
  { when: 'each step of a loss; rate down to 2^(-4/12)', off: 1 },
);

// ---- the great events ---------------------------------------------------------
cue(
  'capture',
  'major',
  0.78,
  (r) => {
    const x = seconds(0.78),
      air = seconds(0.78);
    steelTouch(x, 0.002, r, 1.25, 1190);
    strike(x, 0.004, modes(268, R.block, M.oak, { tilt: -0.35, r }), { tc: 0.0014, v: 1.3, grit: 0.3, r });
    drum(x, 0.004, r, 98, 0.5, { bend: 5, loss: 2.4 });
    add(
      air,
      whoosh(0.46, r, { f0: 3300, f1: 420, q: 1.5, peak: 0.3, flap: 0.55, flapHz: 19, curve: 0.8 }),
      0.05,
      2.3,
    ); // cloth flying home, centre falling
    bar(x, 0.2, r, A4, 0.62, 1.4);
    lute(x, 0.2, r, A4, 0.5, 0.5, { t60: 0.6 });
    bar(x, 0.345, r, D4, 0.78, 1.2);
    lute(x, 0.345, r, D4, 0.6, 0.43, { t60: 0.7 });
    bar(x, 0.345, r, D3, 0.22, 1.8);
    return room(add(x, air, 0, 0.36), 0.26, 0.35);
  },
  { when: 'at the blow; the victim leaves 50 ms later, the two notes fall while it flies', fade: 0.12 },
);
cue(
  'convergence',
  'major',
  0.72,
  (r) => {
    const x = seconds(0.72);
    const clang = (at, f, v) => {
      // wooden shield with an iron boss
      strike(x, at, modes(f, R.disc, M.iron, { tilt: -0.05, r, twin: 0.012, loss: 0.45 }), {
        tc: 0.00026,
        v,
        grit: 0.4,
        r,
      });
      strike(x, at, modes(f * 0.31, plate(1, { stiff: 4, h: 1.1, n: 8 }), M.oak, { tilt: -0.4, r }), {
        tc: 0.0016,
        v: v * 1.1,
      });
    };
    add(x, whoosh(0.12, r, { f0: 500, f1: 1500, q: 1, peak: 0.85 }), 0, 0.2);
    clang(0.09, 655, 0.8);
    clang(0.155, 872, 0.8); // from two sides
    clang(0.262, 742, 1.15);
    steelTouch(x, 0.264, r, 0.5, 1560); // and locked
    drum(x, 0.262, r, 98, 0.45, { bend: 3, loss: 1.8 });
    brassPlate(x, 0.275, r, 1318, 0.2, 1.2);
    return room(x, 0.24, 0.35);
  },
  {
    when: 'before the capture cue when standing Guards made the strength; 180 ms later the capture',
    fade: 0.12,
  },
);
cue(
  'noble-captured',
  'major',
  1.6,
  (r) => {
    const x = seconds(1.6),
      low = seconds(1.6);
    steelTouch(x, 0.002, r, 0.7, 980);
    drum(low, 0.003, r, 73.4, 0.8, { bend: 4, loss: 1.1 });
    strike(x, 0.14, modes(A3, R.bell, M.brass, { tilt: -0.32, r, twin: 0.003, loss: 1.35, detune: 0.002 }), {
      tc: 0.0006,
      v: 0.62,
    }); // one toll
    drum(low, 0.14, r, 65, 0.24, { bend: 2, loss: 1.4 });
    let t = 0.36,
      g = 0.088,
      v = 0.95; // the crown drops, spins faster and stops dead
    for (let k = 0; k < 8; k++) {
      strike(
        x,
        t,
        modes(1510 * (1 + 0.012 * k), R.ring, M.brass, { tilt: -0.3, r, twin: 0.009, loss: 14 + 3 * k }),
        { tc: 0.00028, v, grit: 0.3, r },
      );
      t += g;
      g *= 0.8;
      v *= 0.84;
    }
    [0, -2.6, -4.8, -7.6].forEach((p, k) => {
      // the Guards fall, each lower and a little farther off
      const at = 0.62 + 0.128 * k + 0.012 * k * k * 0.5;
      strike(x, at, modes(semis(392, p), R.bar.slice(0, 4), M.box, { tilt: -0.7, r, loss: 0.7 }), {
        tc: 0.0008,
        v: 1.0,
        grit: 0.3,
        r,
      });
      strike(x, at + 0.03, modes(semis(365, p), R.bar.slice(0, 3), M.box, { tilt: -0.5, r }), {
        tc: 0.0008,
        v: 0.4,
      });
      strike(x, at, modes(semis(150, p), [1, 1.8, 2.6], M.oak, { r }), { tc: 0.002, v: 0.7 });
    });
    add(x, whoosh(0.5, r, { f0: 1900, f1: 300, q: 1.1, peak: 0.35, flap: 0.5, flapHz: 13 }), 0.72, 0.2);
    slabBlow(low, 1.16, r, 72, 0.4, 1.6);
    drum(low, 1.16, r, 62, 0.6, { bend: 3, loss: 1.8 });
    const damp = (t) => (t < 1.2 ? 1 : Math.exp(-(t - 1.2) / 0.11)); // a hand on the bell
    return shape(room(add(x, low, 0, 1), 0.28, 0.5), damp);
  },
  {
    when:
      'instead of capture when a Noble falls; blow, toll at 140, crown at 360, Guards from' +
      ' 620, ground at 1160',
    fade: 0.34,
    off: 2,
  },
);
cue(
  'blockade-forms',
  'major',
  0.62,
  (r) => {
    const x = seconds(0.62);
    const grind = shape(
      filter(filter(noise(0.13, r), 'bp', 480, 0.7), 'lp', 2600),
      (t, u) =>
        u ** 0.8 *
        (0.55 + 0.45 * Math.abs(Math.sin(t * 310 + 2 * Math.sin(t * 97)))) *
        Math.min(1, (1 - u) * 14),
    );
    add(x, grind, 0, 0.55); // stone runs in its groove
    slabBlow(x, 0.122, r, 66, 2.1);
    slabBlow(x, 0.129, r, 83, 1.1);
    drum(x, 0.122, r, 62, 0.7, { bend: 3, loss: 2 });
    strike(x, 0.138, modes(930, R.ring, M.iron, { tilt: -0.3, r, loss: 1.2 }), {
      tc: 0.0005,
      v: 0.22,
      grit: 0.4,
      r,
    }); // its bolt
    pebbles(x, 0.2, 0.48, r, 15, 0.5);
    add(x, puff(0.3, r, { f: 2100, q: 0.4, rise: 0.003, fall: 0.05 }), 0.122, 0.42);
    return room(x, 0.32, 0.42);
  },
  {
    when: 'a second piece joins and the wall stands (Ludo: a blockade; Nobles: a group off a Castle)',
    fade: 0.1,
    off: -1,
  },
);
cue(
  'blockade-stops',
  'major',
  0.58,
  (r) => {
    const x = seconds(0.58);
    const oak = (at, v, p) => {
      strike(
        x,
        at,
        modes(semis(126, p), plate(1, { stiff: 5, h: 1.25, n: 16 }), M.oak, { tilt: 0.05, r, loss: 0.6 }),
        { tc: 0.0021, v: v * 0.8 },
      );
      strike(x, at, modes(semis(392, p), R.bar.slice(0, 3), M.oak, { tilt: -0.5, r, loss: 0.55 }), {
        tc: 0.0014,
        v: v * 1.1,
      });
      add(x, puff(0.05, r, { f: 620, q: 0.8, rise: 0.002, fall: 0.012 }), at, v * 0.3);
    };
    oak(0.002, 1.5, 0); // mallet on oak
    bent(x, 0.012, modes(138, [1, 2.02, 3.01, 4.05], { eta: 0.012, s0: 17 }, { tilt: -0.05 }), {
      v: 0.36,
      bend: -4.2,
      tb: 0.085,
      attack: 0.02,
    }); // the door gives, hums, springs back
    oak(0.19, 0.72, 1.4);
    oak(0.305, 0.4, 2.6);
    oak(0.374, 0.2, 3.6); // thrown back, settles
    return filter(room(x, 0.12, 0.2), 'lp', 3000, 0.6);
  },
  {
    when: 'the mover meets an opposing blockade; also the own Guards that stop a Noble (rate 1.12, -4 dB)',
    fade: 0.1,
  },
);
cue(
  'blockade-dissolves',
  'event',
  0.6,
  (r) => {
    const x = seconds(0.6);
    // bolt drawn
    strike(x, 0.003, modes(880, R.ring, M.iron, { tilt: -0.3, r }), { tc: 0.0005, v: 0.24, grit: 0.3, r });
    const grind = shape(
      filter(filter(noise(0.4, r), 'bp', 640, 0.6), 'lp', 2400),
      (t, u) =>
        Math.sin(Math.PI * u ** 0.7) * (1 - 0.4 * u) * (0.5 + 0.5 * Math.abs(Math.sin(t * 150 - 90 * t * t))),
    );
    add(x, grind, 0.03, 0.34);
    slabBlow(x, 0.05, r, 128, 0.3, 1.7);
    slabBlow(x, 0.2, r, 150, 0.2, 2);
    pebbles(x, 0.1, 0.5, r, 26, 0.6);
    return room(x, 0.2, 0.35);
  },
  { when: 'fewer than two are left, or the group walks off', off: -2, fade: 0.1 },
);

// ---- along the way ------------------------------------------------------------
cue(
  'midpoint',
  'event',
  0.9,
  (r) => {
    const x = seconds(0.9);
    smallBell(x, 0.002, r, A5, 0.8, 0.9);
    smallBell(x, 0.075, r, D5 * 2, 0.34, 1.1); // the roundel's rim answers a fourth above
    return room(x, 0.24, 0.35);
  },
  { when: 'a piece earns midpoint progress; also the Noble halo of a finished round-trip', fade: 0.25 },
);
cue(
  'home-path',
  'event',
  0.62,
  (r) => {
    const x = seconds(0.62);
    [
      [0.002, D4],
      [0.085, D4 * 1.25],
      [0.17, A4],
    ].forEach(([t, f], k) => {
      lute(x, t, r, f, 0.5 + 0.08 * k, 0.5, { t60: 0.7 });
      bar(x, t, r, f, 0.34, 1.4);
    });
    strike(x, 0.002, modes(300, plate(1, { stiff: 8, n: 6 }), M.oak, { r }), { tc: 0.002, v: 0.3 }); // portcullis latch
    chain(x, 0.012, r, 3, 0.028, 0.04, 2300);
    return room(x, 0.22, 0.3);
  },
  { when: 'a piece turns into its Home path or column', off: -1, fade: 0.16 },
);
cue(
  'home',
  'event',
  1.0,
  (r) => {
    const x = seconds(1.0);
    add(x, horn(D4, 0.24, r, { bright: 0.62, attack: 0.04, release: 0.05 }), 0.004, 0.34);
    add(x, horn(A4, 0.6, r, { bright: 0.72, attack: 0.045, release: 0.26, vib: 0.12 }), 0.2, 0.36);
    add(x, horn(D3, 0.72, r, { bright: 0.45, attack: 0.06, release: 0.3 }), 0.03, 0.22);
    smallBell(x, 0.22, r, D5 * 2, 0.14, 1);
    stepOnStone(x, 0.002, r, { v: 0.5, pitch: -4 });
    return room(x, 0.26, 0.4);
  },
  { when: 'a piece reaches Home', off: 1, fade: 0.16 },
);
cue(
  'exit-yard',
  'event',
  0.86,
  (r) => {
    const x = seconds(0.86);
    chain(x, 0.004, r, 7, 0.034, 0.34, 1850);
    strike(x, 0.014, modes(640, R.ring, M.iron, { r }), { tc: 0.0006, v: 0.4, grit: 0.3, r }); // latch
    // creak: stick and slip of a dry hinge, a pulse train slowing and quickening through the door's own modes
    const creak = seconds(0.34),
      door = modes(310, plate(1, { stiff: 5, n: 16 }), M.oak, { tilt: -0.1, r, loss: 0.5 });
    for (let t = 0; t < 0.31; ) {
      const u = t / 0.31,
        f = 95 + 130 * Math.sin(Math.PI * u) ** 1.3 + 14 * Math.sin(t * 60);
      strike(creak, t, door, {
        tc: 0.0005,
        v: 0.15 * Math.sin(Math.PI * u) ** 0.7 * (0.7 + 0.5 * r()),
        grit: 0.5,
        r,
      });
      t += (1 / f) * (0.93 + 0.14 * r());
    }
    add(x, creak, 0.05, 1.25);
    strike(x, 0.36, modes(150, plate(1, { stiff: 4, n: 8 }), M.oak, { tilt: -0.6, r }), {
      tc: 0.003,
      v: 0.6,
    });
    add(x, horn(A3, 0.33, r, { bright: 0.82, attack: 0.03, release: 0.22, scoop: 1.2 }), 0.395, 0.24);
    return room(x, 0.24, 0.35);
  },
  { when: 'gate lights; the piece stands on its entry tile at 400 ms', fade: 0.14 },
);
cue(
  'exit-credit',
  'move',
  0.5,
  (r) => {
    const x = seconds(0.5);
    const coin = modes(3150, R.disc, M.brass, { tilt: -0.3, r, twin: 0.005, loss: 4 });
    strike(x, 0.002, coin, { tc: 0.00016, v: 0.5 });
    strike(
      x,
      0.07,
      coin.map((m) => ({ ...m, f: m.f * 1.004 })),
      { tc: 0.00018, v: 0.42 },
    );
    let t = 0.118,
      g = 0.04,
      v = 0.22;
    for (let k = 0; k < 7; k++) {
      strike(
        x,
        t,
        coin.map((m) => ({ ...m, sig: m.sig * (1.5 + k * 0.5) })),
        { tc: 0.0002, v },
      );
      t += g;
      g *= 0.8;
      v *= 0.8;
    }
    strike(x, 0.07, modes(420, plate(1, { stiff: 6, n: 6 }), M.oak, { r }), { tc: 0.001, v: 0.35 });
    return room(x, 0.16, 0.25);
  },
  { when: 'a 6 (or a grace) earns the right to leave the Yard', fade: 0.12 },
);

// ---- Territories ----------------------------------------------------------------
const paper = (len, r, { n = 3, f = 3300 } = {}) => {
  const x = seconds(len);
  for (let k = 0; k < n; k++)
    add(
      x,
      puff(len, r, {
        f: f * (0.8 + 0.4 * r()),
        q: 0.6,
        rise: 0.003 + 0.008 * r(),
        fall: 0.014 + 0.012 * r(),
      }),
      (k / n) * len * 0.7,
      0.7 + 0.3 * r(),
    );
  for (let k = 0; k < 26; k++) {
    const at = r() * len * 0.85,
      p = puff(0.006, r, { f: 4300 + 2400 * r(), q: 1.4, rise: 0.0003, fall: 0.0012 });
    add(x, p, at, 0.5 * r());
  }
  return x;
};
cue(
  'card-drawn',
  'move',
  0.26,
  (r) => {
    const x = seconds(0.26);
    add(x, paper(0.17, r, { n: 2 }), 0, 0.4);
    add(x, whoosh(0.15, r, { f0: 1500, f1: 4300, q: 0.8, peak: 0.75 }), 0, 0.36);
    // corner off the thumb
    strike(x, 0.142, modes(930, R.bar.slice(0, 3), M.leather, { r }), { tc: 0.0008, v: 0.6, grit: 0.5, r });
    add(x, puff(0.03, r, { f: 2600, q: 0.7, rise: 0.0005, fall: 0.006 }), 0.142, 0.4);
    return room(x, 0.1, 0.18);
  },
  { when: 'a card leaves the deck' },
);
cue(
  'card-played',
  'move',
  0.36,
  (r) => {
    const x = seconds(0.36);
    add(x, puff(0.07, r, { f: 3600, q: 0.7, rise: 0.016, fall: 0.018 }), 0, 0.5); // last turn in the air
    [
      [0.052, 0.6],
      [0.165, 1],
    ].forEach(([t, v], k) => {
      // the card slaps the map, the seal comes down on it
      strike(x, t, modes(k ? 236 : 410, plate(1, { stiff: 6, n: 12 }), M.oak, { tilt: -0.2, r }), {
        tc: 0.001,
        v: 0.8 * v,
        grit: 0.3,
        r,
      });
      add(
        x,
        puff(0.06, r, { f: k ? 1500 : 3200, q: 0.5, rise: 0.0006, fall: k ? 0.012 : 0.007 }),
        t,
        k ? 0.9 : 1.1,
      );
    });
    strike(x, 0.165, modes(1420, R.disc, M.brass, { tilt: -0.2, r, loss: 16 }), {
      tc: 0.0003,
      v: 0.5,
      grit: 0.3,
      r,
    });
    return room(x, 0.16, 0.22);
  },
  { when: 'a card lands on the map; the stamp is at 165 ms', off: 2 },
);
cue(
  'revealed',
  'move',
  0.6,
  (r) => {
    const x = seconds(0.6);
    add(x, whoosh(0.42, r, { f0: 500, f1: 2600, q: 0.8, peak: 0.55 }), 0, 0.26); // cloud drawn off, a breath of surf
    lute(x, 0.17, r, D4 * 1.5, 0.4, 0.4, { t60: 0.6 });
    lute(x, 0.25, r, D5, 0.42, 0.35, { t60: 0.6 });
    return room(x, 0.22, 0.3);
  },
  { when: 'a hidden territory is revealed', fade: 0.12 },
);
cue(
  'steal-announced',
  'event',
  1.0,
  (r) => {
    const x = seconds(1.0);
    for (const [k, t] of [0.002, 0.16, 0.29, 0.39, 0.47].entries())
      drum(x, t, r, 98, 0.3 + 0.09 * k, { bend: 2, loss: 2.6 }); // a heart that quickens
    const trem = seconds(0.62); // low course in tremolo, a minor second that does not resolve
    for (let k = 0; k < 9; k++)
      add(
        trem,
        luteBody(pluck(k % 2 ? D3 * 1.0595 : D3, 0.2, r, { t60: 0.4, bright: 0.4, soft: 0.5 })),
        k * 0.062,
        0.32 + 0.05 * k,
      );
    add(x, trem, 0.05, 1.5);
    steelTouch(x, 0.6, r, 0.3, 1420, 0.7); // blade drawn, left in the air
    add(x, whoosh(0.16, r, { f0: 2200, f1: 5200, q: 2.4, peak: 0.8 }), 0.46, 0.5);
    return room(x, 0.24, 0.4);
  },
  { when: 'a Steal is announced and its target named', fade: 0.2 },
);
cue(
  'steal-succeeds',
  'major',
  0.95,
  (r) => {
    const x = seconds(0.95);
    add(x, whoosh(0.2, r, { f0: 700, f1: 3200, q: 1.1, peak: 0.7, flap: 0.4, flapHz: 30 }), 0, 0.34); // snatched
    strike(x, 0.16, modes(196, plate(1, { stiff: 5, n: 9 }), M.oak, { tilt: -0.5, r }), {
      tc: 0.002,
      v: 1.0,
    });
    [
      [0.17, D4],
      [0.26, (D4 * 4) / 3],
      [0.35, A4],
    ].forEach(([t, f]) => {
      lute(x, t, r, f, 0.62, 0.5, { t60: 0.8, bright: 0.65 });
      bar(x, t, r, f, 0.28, 1.3);
    });
    lockSnap(x, 0.53, r, 0.8);
    return room(x, 0.22, 0.35);
  },
  { when: 'the territory changes hands and is locked (its own lock is in the cue)', fade: 0.14, off: -1 },
);
cue(
  'steal-fails',
  'event',
  0.7,
  (r) => {
    const x = seconds(0.7);
    steelTouch(x, 0.003, r, 0.5, 840, 3); // the blade is turned aside
    strike(x, 0.006, modes(176, plate(1, { stiff: 5, n: 12 }), M.oak, { tilt: -0.25, r }), {
      tc: 0.0017,
      v: 0.6,
    });
    [
      [0.13, ((A3 * 4) / 3) * 1.0],
      [0.25, A3 * 1.189],
      [0.37, A3],
    ].forEach(([t, f], k) => {
      lute(x, t, r, f, 0.6 - 0.06 * k, 0.34, { t60: 0.45, bright: 0.35, soft: 0.55 });
    });
    add(x, cloth(0.25, r, { n: 2, f: 800 }), 0.36, 0.1);
    return room(x, 0.18, 0.3);
  },
  { when: 'a steal fails or is given up', fade: 0.14 },
);
function lockSnap(x, at, r, v) {
  // shackle home, bolt over, body rings short
  strike(x, at, modes(1130, R.ring, M.iron, { tilt: -0.05, r, loss: 0.8 }), {
    tc: 0.00025,
    v: 1.0 * v,
    grit: 0.4,
    r,
  });
  strike(x, at + 0.042, modes(560, R.disc, M.iron, { tilt: -0.1, r, loss: 0.7 }), {
    tc: 0.0004,
    v: 1.3 * v,
    grit: 0.4,
    r,
  });
  strike(x, at + 0.042, modes(118, plate(1, { stiff: 3, n: 8 }), M.oak, { tilt: -0.6, r }), {
    tc: 0.003,
    v: 0.8 * v,
  });
  chain(x, at + 0.06, r, 4, 0.026, 0.3 * v, 2100);
}
cue(
  'lock',
  'major',
  0.5,
  (r) => {
    const x = seconds(0.5);
    add(x, whoosh(0.07, r, { f0: 900, f1: 2000, q: 1, peak: 0.8 }), 0, 0.16);
    lockSnap(x, 0.05, r, 1);
    brassPlate(x, 0.094, r, 740, 0.28, 1.4);
    return room(x, 0.22, 0.32);
  },
  { when: 'a Shield answers, or a territory is locked for good; the bolt is at 92 ms', fade: 0.1, off: -1 },
);
cue(
  'conquered',
  'event',
  0.95,
  (r) => {
    const x = seconds(0.95);
    // staff into the ground
    strike(x, 0.003, modes(172, plate(1, { stiff: 6, n: 9 }), M.oak, { tilt: -0.6, r }), {
      tc: 0.0036,
      v: 1.1,
    });
    strike(x, 0.003, modes(690, R.bar.slice(0, 3), M.box, { tilt: -0.6, r }), { tc: 0.0012, v: 0.5 });
    add(x, cloth(0.42, r, { n: 4, f: 1500, gapDrift: 0.92, fade: 0.75 }), 0.06, 0.3); // flag takes the wind
    [
      [0.12, D4],
      [0.21, D4 * 1.25],
      [0.3, A4],
      [0.41, D5],
    ].forEach(([t, f], k) => {
      lute(x, t, r, f, 0.5 + 0.05 * k, 0.52, { t60: 0.9, bright: 0.6 });
    });
    return room(x, 0.24, 0.38);
  },
  { when: 'a flag is planted on neutral land', fade: 0.18 },
);
cue(
  'challenge-passed',
  'event',
  0.7,
  (r) => {
    const x = seconds(0.7);
    bar(x, 0.002, r, D4, 0.5);
    bar(x, 0.095, r, D4 * 1.25, 0.55);
    bar(x, 0.19, r, D5, 0.62, 0.9);
    smallBell(x, 0.19, r, D5 * 2, 0.2, 1.4);
    return room(x, 0.22, 0.35);
  },
  { when: 'the dice meet the challenge', fade: 0.14 },
);
cue(
  'challenge-failed',
  'event',
  0.64,
  (r) => {
    const x = seconds(0.64);
    bar(x, 0.002, r, semis(D4, 3), 0.6, 1.8);
    bar(x, 0.15, r, semis(D4, -1), 0.66, 1.7);
    strike(x, 0.15, modes(212, plate(1, { stiff: 6, n: 9 }), M.oak, { tilt: -0.5, r }), {
      tc: 0.0022,
      v: 0.5,
    });
    [0.29, 0.34].forEach((t, k) => {
      boneKnock(x, t, r, 0.3 - 0.1 * k, { pitch: -3, wood: 0.6 });
    }); // a die rolls off
    return room(filter(x, 'lp', 4200), 0.16, 0.25);
  },
  { when: 'it is failed', fade: 0.12 },
);

// ---- ends -------------------------------------------------------------------------
cue(
  'win',
  'major',
  3.2,
  (r) => {
    const x = seconds(3.2),
      T = 0.15;
    const note = (t, f, d, v, b = 0.76) =>
      add(
        x,
        horn(f, d, r, { bright: b, attack: 0.035, release: Math.min(0.5, d * 0.4), vib: d > 0.6 ? 0.14 : 0 }),
        t * T,
        v,
      );
    // D D A | F# G A | D': upper horn, lower horn a sixth or fifth below, drum and snare under
    [
      [0, D4, 0.2],
      [1.5, D4, 0.1],
      [2, A4, 0.42],
      [5, semis(D4, 4), 0.2],
      [6.5, semis(D4, 5), 0.12],
      [7, A4, 0.3],
      [9, D5, 1.36],
    ].forEach(([t, f, d]) => {
      note(t, f, d, 0.26);
    });
    [
      [0, D3, 0.2],
      [1.5, D3, 0.1],
      [2, D4, 0.42],
      [5, A3, 0.2],
      [6.5, semis(D4, -1), 0.12],
      [7, semis(D4, 1), 0.3],
      [9, semis(D4, 4), 1.32],
    ].forEach(([t, f, d]) => {
      note(t + 0.06, f, d, 0.2, 0.55);
    });
    [
      [2, D3, 0.44],
      [7, A3 / 2, 0.3],
      [9, D3, 1.32],
      [9, A3, 1.28],
    ].forEach(([t, f, d]) => {
      note(t + 0.1, f, d, 0.16, 0.45);
    });
    [0, 2, 5, 7, 9].forEach((t, k) => {
      drum(x, t * T, r, 73.4, k === 4 ? 0.75 : 0.42, { bend: 2.5, loss: 1.2 });
    });
    [1.5, 4, 4.5, 5, 6.5, 7, 8, 8.33, 8.67].forEach((t, k) => {
      snare(x, t * T, r, 0.1 + 0.012 * k);
    });
    snare(x, 9 * T, r, 0.3);
    smallBell(x, 9 * T, r, D5 * 2, 0.16, 0.6);
    smallBell(x, 9 * T + 0.16, r, A5 * 2, 0.07, 0.8);
    return room(x, 0.28, 0.6);
  },
  { when: 'the match is over and a person at this screen has won', fade: 0.36 },
);
cue(
  'finish',
  'event',
  2.1,
  (r) => {
    const x = seconds(2.1);
    [
      [0.004, A3],
      [0.012, D3],
      [0.33, semis(D4, -2)],
      [0.34, A3 / 2],
    ].forEach(([t, f]) => {
      lute(x, t, r, f, 0.6, 0.9, { t60: 1.3, bright: 0.45 });
    });
    add(x, horn(A3, 0.95, r, { bright: 0.4, attack: 0.09, release: 0.6, vib: 0.1 }), 0.67, 0.13);
    [
      [0.68, D3],
      [0.76, A3],
      [0.85, semis(D4, 3)],
      [0.95, A4],
    ].forEach(([t, f]) => {
      lute(x, t, r, f, 0.6, 1.1, { t60: 1.5, bright: 0.45 });
    });
    drum(x, 0.66, r, 73.4, 0.4, { bend: 2 });
    return room(x, 0.28, 0.55);
  },
  { when: 'the match is over for everybody else: calm, no mockery', fade: 0.4 },
);

export const CUES = cues;
export const render = (c) => c.make(rng(seedOf(c.name)));
