import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMBO_STEPS, comboMultiplier } from '#model/rules/combo';
import { COMBO_LIMIT, COMBO_MULTIPLIER, MAX_COMBO_STEPS, MAX_NOTES } from '#wasm/layout';
import golden from '../golden/combo.json' with { type: 'json' };
import { type Kernels, openKernels } from './kernels.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

interface Step {
  readonly upTo: number;
  readonly multiplier: number;
}

function writeSteps(steps: readonly Step[]): void {
  wasm.setF64(
    COMBO_LIMIT,
    steps.map((step) => step.upTo),
  );
  wasm.setF64(
    COMBO_MULTIPLIER,
    steps.map((step) => step.multiplier),
  );
}
const multiplier = (note: number) => wasm.kernels.comboMultiplier(note);

/** Any table: rising limits of which the last is beyond every chart. */
const steps: fc.Arbitrary<readonly Step[]> = fc
  .record({
    limits: fc.uniqueArray(fc.integer({ min: 1, max: MAX_NOTES }), { maxLength: MAX_COMBO_STEPS - 1 }),
    multipliers: fc.array(fc.double({ min: 0, max: 4, noNaN: true }), {
      minLength: MAX_COMBO_STEPS,
      maxLength: MAX_COMBO_STEPS,
    }),
  })
  .map(({ limits, multipliers }) =>
    [...limits.sort((a, b) => a - b), Number.POSITIVE_INFINITY].map((upTo, i) => ({
      upTo,
      multiplier: multipliers[i] ?? 1,
    })),
  );
const note = fc.integer({ min: 1, max: MAX_NOTES });

describe('combo', () => {
  test('equals the rule of the model on every note, to the bit', () => {
    writeSteps(COMBO_STEPS);
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 1, max: 800 }), note), (n) => {
        expect(multiplier(n)).toBe(comboMultiplier(n));
      }),
      { numRuns: 1000 },
    );
  });

  test('holds the published steps up to their last note and no further', () => {
    writeSteps(COMBO_STEPS);
    for (const [step, [upTo, published]] of golden.upTo.entries()) {
      expect(multiplier(upTo ?? MAX_NOTES)).toBe(published);
      if (upTo) expect(multiplier(upTo + 1)).toBe(golden.upTo[step + 1]?.[1]);
    }
  });

  test('finds the first step that reaches the note in any table', () => {
    fc.assert(
      fc.property(steps, note, (table, n) => {
        writeSteps(table);
        const expected = table.findIndex(({ upTo }) => n <= upTo);
        expect(wasm.kernels.comboStep(n)).toBe(expected);
        expect(multiplier(n)).toBe(table[expected]?.multiplier);
      }),
      { numRuns: 1000 },
    );
  });
});
