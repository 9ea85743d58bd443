import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { noteShare } from '#model/rules/note-share';
import { MAX_NOTES } from '#wasm/layout';
import { type Kernels, openKernels } from './kernels.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

const level = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.double({ min: 1, max: 40, noNaN: true }));
const notes = fc.integer({ min: 1, max: MAX_NOTES });
const share = (songLevel: number, count: number) => wasm.kernels.noteShare(songLevel, count);

describe('note share', () => {
  test('equals the rule of the model, to the bit', () => {
    fc.assert(
      fc.property(level, notes, (songLevel, count) => {
        expect(share(songLevel, count)).toBe(noteShare(songLevel, count));
      }),
      { numRuns: 1000 },
    );
  });

  test('spreads the worth of a level over all notes', () => {
    fc.assert(
      fc.property(level, notes, (songLevel, count) => {
        expect(share(songLevel, count) * count).toBeCloseTo(share(songLevel, 1), 10);
      }),
      { numRuns: 1000 },
    );
  });

  test('gives three times the power to a song of level 5 and 3.6 times to one of level 25', () => {
    expect(share(5, 1)).toBe(3);
    expect(share(25, 1)).toBe(3.6);
  });
});
