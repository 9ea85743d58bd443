import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countNotes } from '#model/chart/counting';
import { entryBeat, parseChart } from '#model/chart/parse';
import { anyChartJson } from '../../arbitraries/chart.ts';
import { anyJunk, anyRowOf } from '../../arbitraries/hostile.ts';

const bpm = { type: 'BPM', beat: 0, bpm: 120 };
const plain = { flick: false, skill: false, charge: false };
const node = (beat: number, patch: object = {}) => ({ beat, lane: 3, ...plain, hidden: false, ...patch });

/** Parses rows after a tempo and leaves the tempo out again. */
function parsed(...rows: readonly unknown[]) {
  const { entries, repairs } = parseChart([bpm, ...rows]);
  return { notes: entries.filter((entry) => entry.type !== 'BPM'), repairs };
}

describe('parseChart', () => {
  test('reads every kind of entry', () => {
    const { notes, repairs } = parsed(
      { type: 'System', beat: 0, data: 'bgm001.wav' },
      { type: 'Single', beat: 1, lane: 0, flick: true },
      { type: 'Directional', beat: 2, lane: 5, direction: 'Left', width: 3 },
      {
        type: 'Long',
        connections: [
          { beat: 3, lane: 1 },
          { beat: 4, lane: 1, flick: true },
        ],
      },
      {
        type: 'Slide',
        connections: [
          { beat: 5, lane: 0, skill: true },
          { beat: 5.5, lane: 0.5, hidden: true },
          { beat: 6, lane: 1 },
        ],
      },
    );
    expect(repairs).toEqual([]);
    expect(notes).toEqual([
      { type: 'System', beat: 0, data: 'bgm001.wav' },
      { type: 'Single', beat: 1, lane: 0, ...plain, flick: true },
      { type: 'Directional', beat: 2, lane: 5, direction: 'Left', width: 3, skill: false },
      { type: 'Long', connections: [node(3, { lane: 1 }), node(4, { lane: 1, flick: true })] },
      {
        type: 'Slide',
        connections: [
          node(5, { lane: 0, skill: true }),
          node(5.5, { lane: 0.5, hidden: true }),
          node(6, { lane: 1 }),
        ],
      },
    ]);
  });

  test('finds nothing to repair in clean charts', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        expect(parseChart(json).repairs).toEqual([]);
      }),
    );
  });

  test('gives the same entries when it parses its own result', () => {
    const anyDirty = fc.array(anyRowOf(['type', 'beat', 'lane', 'connections', 'bpm', 'skill', 'flick']));
    fc.assert(
      fc.property(fc.oneof(anyChartJson(), anyDirty), (json) => {
        const once = parseChart(json).entries;
        expect(parseChart(once)).toEqual({ entries: once, repairs: [] });
      }),
    );
  });

  test('orders entries by beat', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const beats = parseChart(json).entries.map(entryBeat);
        expect(beats).toEqual(beats.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('repair', () => {
  test('sorts the nodes of a slide', () => {
    const { notes, repairs } = parsed({
      type: 'Slide',
      connections: [
        { beat: 2, lane: 1 },
        { beat: 1, lane: 2 },
      ],
    });
    expect(notes).toEqual([{ type: 'Slide', connections: [node(1, { lane: 2 }), node(2, { lane: 1 })] }]);
    expect(repairs).toHaveLength(1);
  });

  test('drops a slide without a visible node', () => {
    const hidden = { beat: 1, lane: 1, hidden: true };
    const { notes, repairs } = parsed({ type: 'Slide', connections: [hidden, { ...hidden, beat: 2 }] });
    expect(notes).toEqual([]);
    expect(repairs.map(({ kind }) => kind)).toEqual(['hiddenEnd', 'noVisibleNode']);
  });

  test('turns a slide with one visible node into a single note', () => {
    const { notes, repairs } = parsed({
      type: 'Slide',
      connections: [
        { beat: 1, lane: 2, skill: true },
        { beat: 2, lane: 1, hidden: true },
      ],
    });
    expect(notes).toEqual([{ type: 'Single', beat: 1, lane: 2, ...plain, skill: true }]);
    expect(repairs).toHaveLength(2);
  });

  test('strips hidden nodes at both ends and keeps those between', () => {
    const { notes } = parsed({
      type: 'Slide',
      connections: [
        { beat: 0, lane: 3, hidden: true },
        { beat: 1, lane: 3 },
        { beat: 2, lane: 3, hidden: true },
        { beat: 3, lane: 3 },
        { beat: 4, lane: 3, hidden: true },
      ],
    });
    expect(notes).toEqual([{ type: 'Slide', connections: [node(1), node(2, { hidden: true }), node(3)] }]);
  });

  test('clears flick and skill on inner nodes, and flick on the first', () => {
    const marks = { flick: true, skill: true };
    const { notes, repairs } = parsed({
      type: 'Slide',
      connections: [
        { beat: 1, lane: 3, flick: true },
        { beat: 2, lane: 3, ...marks },
        { beat: 3, lane: 3, flick: true },
      ],
    });
    expect(notes).toEqual([{ type: 'Slide', connections: [node(1), node(2), node(3, { flick: true })] }]);
    expect(repairs).toEqual([{ kind: 'misplacedMark', first: { type: 'Slide', row: 2 }, times: 2 }]);
  });

  test('keeps the skill of a note that is marked skill and flick', () => {
    const { notes, repairs } = parsed({ type: 'Single', beat: 1, lane: 3, skill: true, flick: true });
    expect(notes).toEqual([{ type: 'Single', beat: 1, lane: 3, ...plain, skill: true }]);
    expect(repairs).toHaveLength(1);
  });

  test.each([
    [
      'three nodes',
      [
        { beat: 1, lane: 3 },
        { beat: 2, lane: 3 },
        { beat: 3, lane: 3 },
      ],
    ],
    [
      'two lanes',
      [
        { beat: 1, lane: 3 },
        { beat: 2, lane: 4 },
      ],
    ],
  ])('turns a hold with %s into a slide', (_name, connections) => {
    const { notes, repairs } = parsed({ type: 'Long', connections });
    expect(notes.map((entry) => entry.type)).toEqual(['Slide']);
    expect(repairs).toHaveLength(1);
  });

  test('moves the chart so that the first tempo is at beat 0', () => {
    const { entries, repairs } = parseChart([
      { type: 'BPM', beat: 4, bpm: 150 },
      { type: 'Single', beat: 6, lane: 1 },
      {
        type: 'Long',
        connections: [
          { beat: 7, lane: 1 },
          { beat: 8, lane: 1 },
        ],
      },
      {
        type: 'Slide',
        connections: [
          { beat: 9, lane: 1 },
          { beat: 10, lane: 2 },
        ],
      },
    ]);
    expect(entries.map(entryBeat)).toEqual([0, 2, 3, 5]);
    expect(repairs).toHaveLength(1);
  });

  test('assumes a tempo when none is given', () => {
    const { entries, repairs } = parseChart([{ type: 'Single', beat: 1, lane: 1 }]);
    expect(entries[0]).toEqual({ type: 'BPM', beat: 0, bpm: 120 });
    expect(repairs).toHaveLength(1);
  });

  test('leaves a tempo of zero out and keeps a negative one', () => {
    const { entries } = parseChart([
      bpm,
      { type: 'BPM', beat: 1, bpm: 0 },
      { type: 'BPM', beat: 2, bpm: -90 },
    ]);
    expect(entries).toEqual([bpm, { type: 'BPM', beat: 2, bpm: -90 }]);
  });

  test('leaves out what has no beat or is of no known kind, and says so', () => {
    const { notes, repairs } = parsed(
      { type: 'Single', lane: 3 },
      { type: 'Single', beat: 1e12, lane: 3 },
      { type: 'Balloon', beat: 3 },
      { type: 'toString', beat: 3 },
      null,
      'note',
    );
    expect(notes).toEqual([]);
    expect(repairs).toEqual([
      { kind: 'rowNotAnObject', first: { type: 'Row', row: 6 }, times: 2 },
      { kind: 'noBeat', first: { type: 'Single', row: 2 }, times: 2 },
      { kind: 'unknownType', first: { type: 'Row', row: 4 }, times: 2 },
    ]);
  });

  test('keeps a note without a lane, for it scores', () => {
    const { notes, repairs } = parsed({ type: 'Single', beat: 1 });
    expect(notes).toHaveLength(1);
    expect(repairs).toHaveLength(1);
  });

  test('keeps lanes outside the field, as community charts have them', () => {
    expect(parsed({ type: 'Single', beat: 1, lane: -2.5 })).toMatchObject({
      notes: [{ lane: -2.5 }],
      repairs: [],
    });
  });

  test.each([[null], ['<html>'], [{ chart: [] }], [7]])('reads no note from %j', (json) => {
    expect(parseChart(json)).toEqual({ entries: [], repairs: [{ kind: 'notAList', first: null, times: 1 }] });
  });

  test('never throws, and counts only finite notes', () => {
    const anyRow = fc.oneof(
      anyJunk,
      anyRowOf(['type', 'beat', 'lane', 'connections', 'bpm', 'note', 'pos', 'time', 'cmd']),
      fc.record({
        type: fc.constantFrom('Slide', 'Long', 'Note', 'System'),
        connections: fc.array(anyRowOf(['beat', 'lane', 'hidden'])),
        pos: anyJunk,
        beat: anyJunk,
      }),
    );
    fc.assert(
      fc.property(fc.array(anyRow), (json) => {
        const chart = parseChart(json);
        expect(chart.entries.every((entry) => Number.isFinite(entryBeat(entry)))).toBe(true);
        expect(countNotes(chart)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('keeps the list of repairs short when everything is broken', () => {
    const { repairs } = parseChart(Array.from({ length: 1000 }, () => ({ type: 'Balloon' })));
    expect(repairs).toEqual([{ kind: 'unknownType', first: { type: 'Row', row: 1 }, times: 1000 }]);
  });
});
