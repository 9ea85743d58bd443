import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredEnd, REST_SECONDS, workingTimes } from '#model/chart/scoring';
import { anyScoringChart } from '../../arbitraries/chart.ts';

const lengths = fc.array(fc.constantFrom(3, 5, 7.5, 40), { minLength: 6, maxLength: 6 });
const delaySeconds = fc.constantFrom(0, 0.08, 0.5);

/** One note a second, skill notes at the seconds named. */
const everySecond = (...skillNotes: readonly number[]) => ({
  notes: Array.from({ length: 60 }, (_, i) => ({
    time: i,
    beat: i,
    skill: skillNotes.includes(i),
    fever: false,
  })),
  skillNotes,
  hasFever: false,
  repairs: [],
});

describe('times at which skills work', () => {
  test('are put off where the one before has not been over for long enough, one after the other', () => {
    const chart = everySecond(10, 17, 24);
    const times = workingTimes(chart, [7, 7.5, 5], { waits: true, delaySeconds: 0 });
    expect(times).toEqual([
      { from: 10, to: 17, notes: 7 },
      { from: 17.75, to: 25.25, notes: 8 },
      { from: 26, to: 31, notes: 6 },
    ]);
  });

  test('never overlap where skills wait, and never begin before their note', () => {
    fc.assert(
      fc.property(anyScoringChart(), lengths, (chart, seconds) => {
        const times = workingTimes(chart, seconds, { waits: true, delaySeconds: 0 });
        times.forEach(({ from }, window) => {
          expect(from).toBeGreaterThanOrEqual(chart.notes[chart.skillNotes[window] ?? 0]?.time ?? 0);
          const before = times[window - 1];
          if (before) expect(from).toBeGreaterThanOrEqual(before.to + REST_SECONDS - 1e-9);
        });
      }),
    );
  });

  test('are those of each skill alone where they do not wait', () => {
    fc.assert(
      fc.property(anyScoringChart(), lengths, delaySeconds, (chart, seconds, late) => {
        const times = workingTimes(chart, seconds, { waits: false, delaySeconds: late });
        times.forEach(({ notes }, window) => {
          const note = chart.skillNotes[window] ?? 0;
          expect(notes).toBe(coveredEnd(chart.notes, note, seconds[window] ?? 0, late) - note - 1);
        });
      }),
    );
  });
});
