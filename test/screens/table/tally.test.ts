import { expect, it } from 'vitest';
import { tallyOf } from '../../../src/screens/table/tally.tsx';

it('counts how often each value has been thrown, also those that never came', () => {
  const throws = [
    { seat: 0, values: [6, 6] },
    { seat: 2, values: [6, 1] },
  ];
  expect(tallyOf(throws, [1, 2, 6], true)).toEqual({
    faces: true,
    counts: [
      { value: 1, count: 1 },
      { value: 2, count: 0 },
      { value: 6, count: 3 },
    ],
  });
});
