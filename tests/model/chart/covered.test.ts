import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CoveredChart,
  coverChart,
  decodeCovered,
  encodeCovered,
  mayWait,
  skillLengths,
} from '#model/chart/covered';
import { META_DURATIONS } from '#model/chart/meta';
import { coveredEnd, workingTimes } from '#model/chart/scoring';
import { spread } from '#tests/wasm/apart';
import { chartArb } from '#tests/wasm/problems';

const lengths = fc
  .uniqueArray(fc.constantFrom(0, 0.25, 1, 3, 5, 5.5, 7, 20), { maxLength: 8 })
  .map((list) => list.sort((a, b) => a - b));

describe('what skills cover of a chart', () => {
  test('is counted from the note after the skill note to the last one in time', () => {
    fc.assert(
      fc.property(chartArb, lengths, (chart, seconds) => {
        const { covered, notes } = coverChart(chart, seconds);
        expect(notes).toBe(chart.notes.length);
        covered.forEach((row, window) => {
          const trigger = chart.skillNotes[window] ?? 0;
          row.forEach((count, i) => {
            expect(trigger + 1 + count).toBe(coveredEnd(chart.notes, trigger, seconds[i] ?? 0));
            expect(count).toBeGreaterThanOrEqual(row[i - 1] ?? 0);
          });
        });
      }),
    );
  });

  test('counts how many lengths are over before the next skill note, also where one just is', () => {
    fc.assert(
      fc.property(chartArb, lengths, fc.constantFrom(0, 3, 5.5, 7), (chart, seconds, longest) => {
        const apart = spread(chart, longest);
        expect(mayWait(apart, longest)).toBe(false);
        const told = coverChart(apart, seconds).apart;
        seconds.forEach((length, i) => {
          const six = Array.from({ length: 6 }, () => length);
          const from = (waits: boolean) =>
            workingTimes(apart, six, { waits, delaySeconds: 0 }).map((window) => window.from);
          expect(i < told).toBe(String(from(true)) === String(from(false)));
        });
      }),
    );
  });

  test('knows which notes are in fever', () => {
    fc.assert(
      fc.property(chartArb, (chart) => {
        const { fever } = coverChart(chart, []);
        const inFever = chart.notes.map((_, i) => fever !== null && i >= fever[0] && i <= fever[1]);
        expect(inFever).toEqual(chart.notes.map((note) => note.fever));
      }),
    );
  });

  test('comes back as it was from its short form', () => {
    fc.assert(
      fc.property(chartArb, lengths, fc.boolean(), (chart, seconds, isRepaired) => {
        const covered = coverChart({ ...chart, repairs: isRepaired ? ['one'] : [] }, seconds);
        if (covered.covered.some((row) => row.length === 0)) return;
        const text = encodeCovered(covered);
        expect(text).toMatch(/^[0-9a-z./]+$/);
        expect(decodeCovered(text, seconds.length)).toEqual(covered);
        expect(decodeCovered(text, seconds.length + 1)).toEqual(covered.covered.length > 0 ? null : covered);
      }),
    );
  });

  test('is nothing when the text is damaged, and never a window beyond the last note', () => {
    const isSound = (chart: CoveredChart) =>
      chart.triggers.every((trigger) => trigger < chart.notes) &&
      chart.covered.every((row, i) =>
        row.every((count) => (chart.triggers[i] ?? 0) + 1 + count <= chart.notes),
      );
    const damaged = fc
      .tuple(chartArb, fc.nat(), fc.constantFrom('', 'z', '/', '.', '-', ' ', '0'))
      .map(([chart, at, by]) => {
        const text = encodeCovered(coverChart(chart, [3, 7]));
        return text.slice(0, at % text.length) + by + text.slice((at % text.length) + 1);
      });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.string()), (text) => {
        const chart = decodeCovered(text, 2);
        expect(chart === null || isSound(chart)).toBe(true);
      }),
    );
    expect(decodeCovered('a/3.2/0/1/2/0.1', 2)).toBeNull();
    expect(decodeCovered('a/2.3/0/1/3/0.1', 2)).toBeNull();
    expect(decodeCovered('a/2.3/0/1/2/0.1', 2)).toMatchObject({ fever: [2, 3], apart: 2, covered: [[0, 1]] });
  });
});

describe('lengths of skills', () => {
  test('are those of the data and the published ones, rising, and none', () => {
    const list = skillLengths([{ durations: [4.25, 5] }, { durations: [0] }] as never);
    expect(list).toEqual([...list].sort((a, b) => a - b));
    expect(list).toEqual(expect.arrayContaining([0, 4.25, ...META_DURATIONS.map(Number)]));
    expect(new Set(list).size).toBe(list.length);
  });
});
