import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMBO_STEPS, comboMultiplier, medleyComboMultiplier, medleyComboSteps } from '#model/rules/combo';
import { judgeMultiplier } from '#model/rules/judge';
import { noteShare } from '#model/rules/note-share';
import { MAX_COMBO_STEPS } from '#wasm/layout';
import golden from '../../golden/combo.json' with { type: 'json' };

describe('comboMultiplier', () => {
  test('keeps each published step up to and including its last note', () => {
    let first = 1;
    for (const [upTo, multiplier] of golden.upTo) {
      const last = upTo ?? first + 5000;
      expect([first, comboMultiplier(first)]).toEqual([first, multiplier]);
      expect([last, comboMultiplier(last)]).toEqual([last, multiplier]);
      first = last + 1;
    }
  });

  test('rises one step right after the last note of a step', () => {
    for (const [i, step] of COMBO_STEPS.slice(0, -1).entries()) {
      expect(comboMultiplier(step.upTo + 1)).toBe(COMBO_STEPS[i + 1]?.multiplier);
    }
  });

  test('never falls as the combo grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (n) => {
        expect(comboMultiplier(n + 1)).toBeGreaterThanOrEqual(comboMultiplier(n));
      }),
    );
  });
});

describe('medleyComboMultiplier', () => {
  test('keeps each published step up to and including its last note', () => {
    for (const [first, last, multiplier] of golden.medley as [number, number, number][]) {
      expect([first, medleyComboMultiplier(first)]).toEqual([first, multiplier]);
      expect([last, medleyComboMultiplier(last)]).toEqual([last, multiplier]);
    }
  });

  test('never falls as the combo grows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (n) => {
        expect(medleyComboMultiplier(n + 1)).toBeGreaterThanOrEqual(medleyComboMultiplier(n));
      }),
    );
  });
});

describe('medleyComboSteps', () => {
  const counts = fc.tuple(fc.nat(4000), fc.integer({ min: 1, max: 3000 }));

  test('give each note of a song the multiplier it has in the medley', () => {
    fc.assert(
      fc.property(counts, fc.nat(), ([before, notes], which) => {
        const note = 1 + (which % notes);
        const step = medleyComboSteps(before, notes).find(({ upTo }) => note <= upTo);
        expect(step?.multiplier).toBe(medleyComboMultiplier(before + note));
      }),
    );
  });

  test('rise from step to step, end beyond every chart and fit the kernels', () => {
    fc.assert(
      fc.property(counts, ([before, notes]) => {
        const steps = medleyComboSteps(before, notes);
        for (const [i, step] of steps.slice(1).entries()) {
          expect(step.multiplier).toBeGreaterThan(steps[i]?.multiplier ?? 0);
          expect(step.upTo).toBeGreaterThan(steps[i]?.upTo ?? 0);
        }
        expect(steps.at(-1)?.upTo).toBe(Number.POSITIVE_INFINITY);
      }),
    );
    expect(medleyComboSteps(0, 8192).length).toBeLessThanOrEqual(MAX_COMBO_STEPS);
  });
});

describe('noteShare', () => {
  test('shares three out over the notes of a level-5 chart', () => {
    expect(noteShare(5, 1000) * 1000).toBeCloseTo(3, 12);
  });

  test('adds three hundredths per level', () => {
    expect(noteShare(26, 713) * 713).toBeCloseTo(3.63, 12);
  });

  test('is nothing in a chart without notes', () => {
    expect(noteShare(26, 0)).toBe(0);
  });
});

describe('judgeMultiplier', () => {
  test('is 1.1 when all is PERFECT and 0.8 when all is GREAT', () => {
    expect([judgeMultiplier(1), judgeMultiplier(0)]).toEqual([1.1, 0.8]);
  });

  test('lies between both for any share of PERFECT', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (rate) => {
        expect(judgeMultiplier(rate)).toBeGreaterThanOrEqual(0.8 - 1e-12);
        expect(judgeMultiplier(rate)).toBeLessThanOrEqual(1.1 + 1e-12);
      }),
    );
  });
});
