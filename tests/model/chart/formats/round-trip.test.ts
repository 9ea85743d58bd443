import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameChart } from '#model/chart/formats/compare';
import { exportChart } from '#model/chart/formats/export';
import { LOSS_KINDS } from '#model/chart/formats/fit';
import { isWrittenFormat, WRITTEN_FORMATS } from '#model/chart/formats/format';
import { FORMATS } from '#model/chart/formats/formats';
import type { ChartEntry } from '#model/chart/notes';
import { parseChart } from '#model/chart/parse';
import { readChart } from '#model/chart/read-text';
import { anyChartJson, type ChartRow } from '#tests/arbitraries/chart';
import { anyMutatedChart } from '#tests/arbitraries/mutated-chart';

/** What charts by hand do: lanes and beats beside the grid, scroll tricks, notes before the music, fields of other programs. */
const anyOddRow: fc.Arbitrary<ChartRow> = fc.oneof(
  fc.record({
    type: fc.constant('Single'),
    beat: fc.double({ min: -4, max: 40, noNaN: true }),
    lane: fc.double({ min: -2, max: 9, noNaN: true }),
    flick: fc.boolean(),
    skill: fc.boolean(),
    charge: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('Directional'),
    beat: fc.integer({ min: 0, max: 320 }).map((n) => n / 8),
    lane: fc.integer({ min: 0, max: 6 }),
    direction: fc.constantFrom('Left', 'Right'),
    width: fc.integer({ min: 1, max: 7 }),
    skill: fc.boolean(),
    sound: fc.constantFrom('a', 'b'),
  }),
  fc.record({
    type: fc.constant('Slide'),
    connections: fc.array(
      fc.record({
        beat: fc.integer({ min: 0, max: 960 }).map((n) => n / 24),
        lane: fc.integer({ min: -4, max: 52 }).map((n) => n / 8),
        hidden: fc.boolean(),
        flick: fc.boolean(),
        skill: fc.boolean(),
      }),
      { minLength: 2, maxLength: 5 },
    ),
  }),
  fc.record({
    type: fc.constant('BPM'),
    beat: fc.integer({ min: 0, max: 160 }).map((n) => n / 4),
    bpm: fc.constantFrom(-120, 93.5, 150, 222.22),
  }),
);

const anyRows = fc.oneof(
  anyChartJson({ maxNotes: 200 }),
  fc
    .tuple(anyChartJson({ maxNotes: 40 }), fc.array(anyOddRow, { maxLength: 60, size: 'max' }))
    .map(([rows, odd]) => [...rows, ...odd]),
);

describe.each(WRITTEN_FORMATS)('%s', (id) => {
  const writer = FORMATS[id].writer;
  if (!writer) throw new Error('it is written');

  test('reads what it has written as the chart without its losses', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const chart = parseChart(rows);
        const made = exportChart(chart, id);
        if (!made.ok) throw new Error(made.fault);
        const again = writer.fit(made.chart);
        // What is left is held whole, and nothing was lost unsaid.
        expect(again.losses).toEqual([]);
        expect(isSameChart(made.chart, again.chart)).toBe(true);
        expect(isSameChart(chart, made.chart)).toBe(made.losses.length === 0);
        expect(made.chart.repairs).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('writes a file or says that it cannot when a chart has faults', () => {
    fc.assert(
      fc.property(anyMutatedChart(), (rows) => {
        const made = exportChart(parseChart(JSON.parse(JSON.stringify(rows))), id);
        if (made.ok)
          expect(made.losses.every(({ kind, times }) => LOSS_KINDS.includes(kind) && times > 0)).toBe(true);
        else expect(made.fault).toBe('unequal');
      }),
      { numRuns: 300 },
    );
  });

  test('is recognised by its content', () => {
    const chart = parseChart([
      { type: 'BPM', beat: 0, bpm: 120 },
      { type: 'Single', beat: 1, lane: 2, flick: true },
      {
        type: 'Slide',
        connections: [
          { beat: 2, lane: 1 },
          { beat: 2.5, lane: 2 },
          { beat: 3, lane: 4 },
        ],
      },
    ]);
    const text = writer.write(writer.fit(chart).chart, 0);
    expect(readChart(`\uFEFF\r\n${text.replaceAll('\n', '\r\n')}`)).toMatchObject({
      ok: true,
      format: id,
      musicDelay: 0,
    });
  });
});

describe('exportChart', () => {
  const note = (beat: number, more: object = {}): object => ({ type: 'Single', beat, lane: 3, ...more });
  const chartOf = (...rows: readonly object[]) => parseChart([{ type: 'BPM', beat: 0, bpm: 120 }, ...rows]);

  test('names what is lost with its places, most important first', () => {
    const chart = chartOf(
      note(-1),
      note(1, { skill: true }),
      note(2.0001, { charge: true }),
      { type: 'System', beat: 3, data: 'cmd_fever_start.wav' },
      { type: 'Directional', beat: 4, lane: 5, direction: 'Right', width: 2 },
      { type: 'BPM', beat: 5, bpm: -60 },
    );
    const made = exportChart(chart, 'bbb');
    expect(made.ok && made.losses).toEqual([
      { kind: 'outside', times: 1, places: [{ beat: -1, lane: 3 }] },
      { kind: 'skill', times: 1, places: [{ beat: 1, lane: 3 }] },
      { kind: 'directional', times: 1, places: [{ beat: 4, lane: 5 }] },
      { kind: 'beat', times: 1, places: [{ beat: 2.0001, lane: 3 }] },
      { kind: 'tempo', times: 1, places: [{ beat: 5, lane: null }] },
      { kind: 'charge', times: 1, places: [{ beat: 2.0001, lane: 3 }] },
      { kind: 'commands', times: 1, places: [{ beat: 3, lane: null }] },
    ]);
  });

  test('keeps fields that are not known in the JSON of Bestdori, and says that others lose them', () => {
    const rows = [
      { type: 'BPM', beat: 0, bpm: 120, '//': 'intro' },
      { type: 'Single', beat: 1, lane: 3, sound: { bank: 2 } },
      {
        type: 'Slide',
        color: 'red',
        connections: [
          { beat: 2, lane: 1, ease: 'in' },
          { beat: 3, lane: 2 },
        ],
      },
    ];
    const made = exportChart(parseChart(rows), 'bestdori');
    expect(made.ok && JSON.parse(made.text)).toEqual(rows);
    const other = exportChart(parseChart(rows), 'sus');
    expect(other.ok && other.losses.map(({ kind, times }) => [kind, times])).toEqual([['otherFields', 4]]);
  });

  test('leaves out what SUS has no place for', () => {
    const slide = {
      type: 'Slide',
      connections: [
        { beat: 1, lane: 0 },
        { beat: 9, lane: 6 },
      ],
    };
    const crowd = Array.from({ length: 40 }, (_, i) => ({
      type: 'Slide',
      connections: [
        { beat: 10 + i / 480, lane: 0 },
        { beat: 20 + i / 480, lane: 6 },
      ],
    }));
    const made = exportChart(chartOf(slide, note(1, { lane: 0 }), note(1, { lane: 1 }), ...crowd), 'sus');
    expect(made.ok && made.losses.map(({ kind, times }) => [kind, times])).toEqual([
      ['samePlace', 1],
      ['crowded', 4],
    ]);
  });

  test('counts measures on from a base when a text has more than a thousand', () => {
    const made = exportChart(chartOf(note(4), note(4_000), note(12_345)), 'sus');
    expect(made.ok && made.text.match(/#MEASUREBS \d+/g)).toEqual(['#MEASUREBS 1000', '#MEASUREBS 3000']);
  });

  test('refuses a format that is only read', () => {
    expect(exportChart(chartOf(note(1)), 'bms')).toEqual({ ok: false, fault: 'readOnly' });
    expect(isWrittenFormat('bms')).toBe(false);
  });

  test('refuses a file that does not read again as the chart', () => {
    // A tempo so slow and one so fast that a file in seconds cannot tell the beats of the second.
    const extreme = chartOf(
      { type: 'BPM', beat: 1, bpm: 0.001 },
      { type: 'BPM', beat: 1_001, bpm: 1e9 },
      note(1_100),
      {
        type: 'BPM',
        beat: 1_101,
        bpm: 100,
      },
    );
    expect(exportChart(extreme, 'bbb')).toEqual({ ok: false, fault: 'unequal' });
  });
});

describe('isSameChart', () => {
  const entry: ChartEntry = { type: 'Single', beat: 1, lane: 3, flick: false, skill: false, charge: false };
  const chart = (...entries: readonly ChartEntry[]) => ({ entries, repairs: [] });

  test.each([
    ['a note more', chart(entry, entry)],
    ['another beat', chart({ ...entry, beat: 1.001 })],
    ['another lane', chart({ ...entry, lane: 2 })],
    ['another kind', chart({ ...entry, flick: true })],
    ['another type', chart({ type: 'System', beat: 1, data: '' })],
  ])('tells %s apart', (_, other) => {
    expect(isSameChart(chart(entry), other)).toBe(false);
    expect(isSameChart(other, other)).toBe(true);
  });

  test('sees past the order within a beat and past rounding', () => {
    const other = { ...entry, lane: 5 };
    expect(isSameChart(chart(entry, other), chart(other, { ...entry, beat: 1 + 1e-12 }))).toBe(true);
  });
});
