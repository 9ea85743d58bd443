import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countByKind, countNotes } from '#model/chart/counting';
import { parseChart } from '#model/chart/parse';
import { coveredEnd, scoringChart, WINDOW_TOLERANCE } from '#model/chart/scoring';
import { anyChartJson, anyScoringChart, type ChartRow } from '../../arbitraries/chart.ts';

const bpm = { type: 'BPM', beat: 0, bpm: 60 };
const single = (beat: number, patch: object = {}) => ({ type: 'Single', beat, lane: 0, ...patch });
const chartOf = (...rows: readonly ChartRow[]) => scoringChart(parseChart([bpm, ...rows]));

/** Notes of a raw row, by the words of the rule: singles, directionals, every node that is not hidden. */
function notesOf(row: ChartRow): number {
  if (row.type === 'Single' || row.type === 'Directional') return 1;
  if (!Array.isArray(row.connections)) return 0;
  return row.connections.filter((node: ChartRow) => node.hidden !== true).length;
}

describe('scoringChart', () => {
  test('has one note for each single, directional and visible node', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const expected = json.reduce((sum, row) => sum + notesOf(row), 0);
        const chart = parseChart(json);
        expect(scoringChart(chart).notes).toHaveLength(expected);
        expect(countNotes(chart)).toBe(expected);
        expect(countByKind(chart).total).toBe(expected);
      }),
    );
  });

  test('keeps the skill of a directional note', () => {
    const row = { type: 'Directional', beat: 2, lane: 3, direction: 'Left', width: 2, skill: true };
    expect(chartOf(row).skillNotes).toEqual([0]);
    expect(countByKind(parseChart([bpm, row]))).toMatchObject({ skill: 1, directional: 0, total: 1 });
  });

  test('puts the skill note first among notes at the same beat', () => {
    const { notes, skillNotes } = chartOf(single(1), single(2), single(2, { skill: true }), single(2));
    expect(notes.map((note) => note.skill)).toEqual([false, true, false, false]);
    expect(skillNotes).toEqual([1]);
  });

  test('orders notes by time and lists exactly the skill notes', () => {
    fc.assert(
      fc.property(anyScoringChart(), ({ notes, skillNotes }) => {
        for (const [i, note] of notes.entries()) {
          const next = notes[i + 1];
          if (next) expect(next.time).toBeGreaterThanOrEqual(note.time);
          if (next?.beat === note.beat) expect(next.skill && !note.skill).toBe(false);
          expect(skillNotes.includes(i)).toBe(note.skill);
        }
      }),
    );
  });

  test('doubles from the fever start to its end, both included', () => {
    const { notes, hasFever } = chartOf(
      { type: 'System', beat: 2, data: 'cmd_fever_start.wav' },
      { type: 'System', beat: 4, data: 'cmd_fever_end.wav' },
      ...[1, 2, 3, 4, 4.25].map((beat) => single(beat)),
    );
    expect(hasFever).toBe(true);
    expect(notes.map((note) => note.fever)).toEqual([false, true, true, true, false]);
  });

  test.each([
    ['no command', []],
    ['no end', [{ type: 'System', beat: 0, data: 'cmd_fever_start.wav' }]],
    [
      'the end before the start',
      [
        { type: 'System', beat: 3, data: 'cmd_fever_start.wav' },
        { type: 'System', beat: 1, data: 'cmd_fever_end.wav' },
      ],
    ],
  ])('has no fever with %s', (_name, rows) => {
    const { notes, hasFever } = chartOf(...rows, single(1), single(2));
    expect([hasFever, notes.some((note) => note.fever)]).toEqual([false, false]);
  });

  test('passes the repairs on', () => {
    expect(chartOf({ type: 'Balloon' }).repairs).toHaveLength(1);
  });
});

describe('coveredEnd', () => {
  const { notes } = chartOf(
    single(1, { skill: true }),
    single(1),
    single(2),
    single(6),
    single(6.0000005),
    single(6.1),
  );

  test('covers notes after the skill note, also at its own time', () => {
    expect(coveredEnd(notes, 0, 0)).toBe(2);
  });

  test('covers a note right on the edge, by the tolerance', () => {
    expect(coveredEnd(notes, 0, 5)).toBe(5);
  });

  test('covers nothing behind the last note', () => {
    expect(coveredEnd(notes, 5, 8)).toBe(6);
    expect(coveredEnd(notes, 9, 8)).toBe(0);
  });

  test('ends later with a delay, and loses nothing at its beginning', () => {
    expect(coveredEnd(notes, 0, 5, 0.09)).toBe(5);
    expect(coveredEnd(notes, 0, 5, 0.1)).toBe(6);
    expect(coveredEnd(notes, 0, 0, 1)).toBe(3);
  });

  test('equals asking every note', () => {
    const delay = fc.constantFrom(0, 0.08, 0.5);
    fc.assert(
      fc.property(anyScoringChart(), fc.constantFrom(3, 5, 5.6, 7.5, 8), delay, (chart, seconds, late) => {
        for (const at of chart.skillNotes) {
          const limit = (chart.notes[at]?.time ?? 0) + seconds + (WINDOW_TOLERANCE + late);
          const covered = chart.notes.filter((note, i) => i > at && note.time <= limit);
          expect(coveredEnd(chart.notes, at, seconds, late) - at - 1).toBe(covered.length);
        }
      }),
    );
  });
});

describe('countByKind', () => {
  test('tells kinds apart, skill and flick before the place in a slide', () => {
    const slide = (beat: number, patch: object) => ({
      type: 'Slide',
      connections: [
        { beat, lane: 1 },
        { beat: beat + 1, lane: 2 },
        { beat: beat + 2, lane: 3, ...patch },
      ],
    });
    const counts = countByKind(
      parseChart([
        bpm,
        single(0),
        single(1, { flick: true }),
        single(2, { skill: true }),
        { type: 'Directional', beat: 3, lane: 2, direction: 'Left', width: 1 },
        slide(4, {}),
        slide(8, { flick: true }),
      ]),
    );
    expect(counts).toEqual({
      single: 1,
      flick: 2,
      skill: 1,
      directional: 1,
      holdStart: 2,
      holdTick: 2,
      holdEnd: 1,
      total: 10,
    });
  });
});
