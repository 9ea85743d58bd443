import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leadOf } from '#model/chart/editing/commands/lead';
import { apartFromLead, fromMusicStart } from '#model/chart/editing/commands/music-start';
import { entryBeat, sheetOf } from '#model/chart/editing/sheet';
import { isSameChart } from '#model/chart/formats/compare';
import { exportChart } from '#model/chart/formats/export';
import { WRITTEN_FORMATS } from '#model/chart/formats/format';
import { FORMATS } from '#model/chart/formats/formats';
import type { ParsedChart } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { readChart } from '#model/chart/read-text';
import { scoringChart } from '#model/chart/scoring';
import { writeChart } from '#model/chart/write';

const tempo = (beat: number, bpm: number) => ({ type: 'BPM', beat, bpm });
const note = (beat: number, lane = 3) => ({ type: 'Single', beat, lane });
const START = tempo(0, 120);
const chartWith = (...rows: readonly object[]): ParsedChart => parseChart([START, ...rows]);
const rowsOf = (chart: ParsedChart | null): readonly unknown[] => (chart ? writeChart(chart) : []);
const timesOf = (chart: ParsedChart): readonly number[] => scoringChart(chart).notes.map(({ time }) => time);

/** Charts that each format holds whole, on the grid of all, with changes of tempo that may look like a lead. */
const anyPlain = fc
  .record({
    first: fc.integer({ min: 0, max: 40 }),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 48 }), fc.integer({ min: 0, max: 6 })), {
      minLength: 1,
      maxLength: 30,
      size: 'max',
    }),
    tempi: fc.uniqueArray(
      fc.record({ beat: fc.integer({ min: 1, max: 40 }), bpm: fc.integer({ min: 40, max: 300 }) }),
      { selector: ({ beat }) => beat, maxLength: 4 },
    ),
  })
  .map(({ first, steps, tempi }) => {
    let ticks = first * 24;
    const notes = steps.map(([step, lane]) => {
      ticks += step;
      return note((ticks - (steps[0]?.[0] ?? 0)) / 24, lane);
    });
    return chartWith(...tempi.map(({ beat, bpm }) => tempo(beat, bpm)), ...notes);
  });

describe('music that begins earlier than the chart', () => {
  test('becomes a lead, also where the chart has a change of tempo that looks like one', () => {
    const chart = chartWith(tempo(4, 90), note(4), note(8));
    const begun = fromMusicStart(chart, -1.5);
    expect(rowsOf(begun)).toEqual([tempo(0, 160), tempo(4, 120), tempo(8, 90), note(8), note(12)]);
    expect(begun && leadOf(sheetOf(begun))).toBe(1.5);
    expect(begun && timesOf(begun)).toEqual(timesOf(chart).map((time) => time + 1.5));
  });
});

describe('music that begins later than the chart', () => {
  test('takes the place of whole bars, and what is left of the next becomes the lead', () => {
    const chart = chartWith(tempo(6, 240), note(12), note(13));
    // Beat 8 is 3.5 s after the beginning of the chart.
    expect(rowsOf(fromMusicStart(chart, 3))).toEqual([tempo(0, 480), tempo(4, 240), note(8), note(9)]);
  });

  test('shortens the stretch before the first note where that is in the first bar', () => {
    expect(rowsOf(fromMusicStart(chartWith(note(2), note(4)), 0.2))).toEqual([
      tempo(0, 150),
      tempo(2, 120),
      note(2),
      note(4),
    ]);
    expect(rowsOf(fromMusicStart(chartWith(note(0.5)), 0.125))).toEqual([
      tempo(0, 240),
      tempo(0.5, 120),
      note(0.5),
    ]);
  });

  test('is refused where a note stands before the music', () => {
    expect(fromMusicStart(chartWith(note(0)), 0.02)).toBeNull();
    expect(fromMusicStart(chartWith(note(2), note(9)), 1.2)).toBeNull();
  });
});

test.each([-60.1, 60.1, -1e9])('a start %d s away is refused', (delay) => {
  expect(fromMusicStart(chartWith(note(900)), delay)).toBeNull();
});

test('a chart that is heard from its beginning stays as it is', () => {
  const chart = chartWith(note(3));
  expect(fromMusicStart(chart, 0)).toBe(chart);
  expect(apartFromLead(chart)).toEqual({ chart, musicDelay: 0 });
});

test('notes are heard at the same moments of the music, whenever that begins', () => {
  fc.assert(
    fc.property(anyPlain, fc.integer({ min: -60_000, max: 60_000 }), (chart, ms) => {
      const begun = fromMusicStart(chart, ms / 1_000);
      const first = timesOf(chart)[0] ?? 0;
      if (begun === null) {
        expect(first).toBeLessThanOrEqual(ms / 1_000 + 0.001);
        return;
      }
      const [before, after] = [timesOf(chart), timesOf(begun)];
      expect(after).toHaveLength(before.length);
      for (const [i, time] of after.entries()) expect(time).toBeCloseTo((before[i] ?? 0) - ms / 1_000, 6);
      expect(begun.entries.every((entry) => entryBeat(entry) >= 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe.each(WRITTEN_FORMATS.filter((id) => FORMATS[id].writer?.hasDelay))('%s', (id) => {
  const written = (chart: ParsedChart, delay: number) => {
    const { writer } = FORMATS[id];
    const read = readChart(writer?.write(writer.fit(chart).chart, delay) ?? '');
    if (!read.ok) throw new Error(read.fault);
    return read;
  };

  test('gives a draft the lead of its file, and the file back from the draft', () => {
    fc.assert(
      fc.property(anyPlain, fc.integer({ min: -60_000, max: -1 }), (chart, ms) => {
        const read = written(chart, ms / 1_000);
        expect(read.musicDelay).toBeCloseTo(ms / 1_000, 9);
        const draft = fromMusicStart(read.chart, read.musicDelay);
        if (!draft) throw new Error('refused');
        expect(leadOf(sheetOf(draft))).toBe(-ms / 1_000);
        const made = exportChart(draft, id, true);
        if (!made.ok) throw new Error(made.fault);
        expect(made.losses).toEqual([]);
        expect(made.musicDelay).toBe(ms / 1_000);
        expect(isSameChart(made.chart, read.chart)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('gives the same draft again from what was made of one whose music began later', () => {
    fc.assert(
      fc.property(anyPlain, fc.integer({ min: 1, max: 20_000 }), (chart, ms) => {
        const read = written(chart, ms / 1_000);
        const draft = fromMusicStart(read.chart, read.musicDelay);
        fc.pre(draft !== null);
        const made = exportChart(draft, id, true);
        if (!made.ok) throw new Error(made.fault);
        const again = readChart(made.text);
        const back = again.ok ? fromMusicStart(again.chart, again.musicDelay) : null;
        const [before, after] = [timesOf(draft), back ? timesOf(back) : []];
        expect(after).toHaveLength(before.length);
        for (const [i, time] of after.entries()) expect(time).toBeCloseTo(before[i] ?? 0, 5);
      }),
      { numRuns: 60 },
    );
  });
});

test.each(WRITTEN_FORMATS.filter((id) => !FORMATS[id].writer?.hasDelay))(
  '%s keeps the lead as a bar, since it has no place for an offset',
  (id) => {
    const draft = fromMusicStart(chartWith(note(0), note(4)), -2);
    if (!draft) throw new Error('refused');
    const made = exportChart(draft, id, true);
    expect(made.ok && isSameChart(made.chart, draft)).toBe(true);
    expect(made.ok && leadOf(sheetOf(made.chart))).toBe(2);
  },
);

test('a published chart is written as it is, whatever its first bar', () => {
  const chart = chartWith(tempo(4, 200), note(4));
  const made = exportChart(chart, 'levelData');
  expect(made.ok && [made.musicDelay, isSameChart(made.chart, chart)]).toEqual([0, true]);
});
