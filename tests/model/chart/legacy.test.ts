import { describe, expect, test } from 'vitest';
import { countByKind } from '#model/chart/counting';
import { parseChart } from '#model/chart/parse';
import { scoringChart } from '#model/chart/scoring';

const tempo = { type: 'System', cmd: 'BPM', beat: 0, bpm: 120 };

describe('a community chart of 2019–2021', () => {
  test('ties slides by their letter and counts lanes from one', () => {
    const { entries, repairs } = parseChart([
      tempo,
      { type: 'Note', note: 'Single', beat: 1, lane: 1, skill: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 2, lane: 2, start: true },
      { type: 'Note', note: 'Slide', pos: 'B', beat: 2, lane: 6, start: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 3, lane: 3 },
      { type: 'Note', note: 'Slide', pos: 'B', beat: 3, lane: 7, end: true, flick: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 4, lane: 4, end: true },
    ]);
    expect(repairs).toEqual([]);
    expect(entries.map((entry) => entry.type)).toEqual(['BPM', 'Single', 'Slide', 'Slide']);
    const lanes = entries.map((entry) =>
      'connections' in entry
        ? entry.connections.map((node) => node.lane)
        : 'lane' in entry
          ? entry.lane
          : null,
    );
    expect(lanes).toEqual([null, 0, [5, 6], [1, 2, 3]]);
    expect(countByKind(parseChart(entries))).toMatchObject({ skill: 1, flick: 1, holdStart: 2, holdTick: 1 });
  });

  test('lets one letter serve one slide after the other', () => {
    const slide = (beat: number) => [
      { type: 'Note', note: 'Slide', pos: 'A', beat, lane: 2, start: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: beat + 1, lane: 3, end: true },
    ];
    expect(countByKind(parseChart([tempo, ...slide(1), ...slide(3)]))).toMatchObject({
      holdStart: 2,
      holdEnd: 2,
    });
  });

  test('closes a slide that never ends and says so', () => {
    const { entries, repairs } = parseChart([
      tempo,
      { type: 'Note', note: 'Slide', pos: 'A', beat: 1, lane: 2, start: true },
      { type: 'Note', note: 'Slide', pos: 'A', beat: 2, lane: 3 },
    ]);
    expect(entries).toHaveLength(2);
    expect(repairs).toHaveLength(1);
  });

  const long = (beat: number, lane: number, more: object = {}) => ({
    type: 'Note',
    note: 'Long',
    lane,
    beat,
    ...more,
  });
  const shape = (rows: readonly object[]) =>
    parseChart([tempo, ...rows]).entries.flatMap((entry) =>
      'connections' in entry
        ? [[entry.type, ...entry.connections.map(({ beat, lane }) => [beat, lane] as const)] as const]
        : [],
    );

  test('ties holds without a letter by their lane', () => {
    const rows = [
      long(4, 2, { start: true }),
      long(4, 6, { start: true, skill: true }),
      long(6, 2, { end: true, flick: true }),
      long(8, 6, { end: true }),
      { type: 'Note', note: 'Single', lane: 4, beat: 9 },
    ];
    for (const order of [rows, rows.toReversed()]) {
      const chart = parseChart([tempo, ...order]);
      expect(chart.repairs).toEqual([]);
      expect(shape(order).toSorted()).toEqual([
        ['Long', [4, 1], [6, 1]],
        ['Long', [4, 5], [8, 5]],
      ]);
      expect(countByKind(chart)).toMatchObject({ flick: 1, skill: 1, holdStart: 1, holdEnd: 1, single: 1 });
    }
  });

  test('ties holds of one letter by their lane, and one that moves by its letter', () => {
    const a = { pos: 'A' };
    expect(
      shape([
        long(1, 2, { ...a, start: true }),
        long(1, 6, { ...a, start: true }),
        long(2, 6, { ...a, end: true }),
        long(3, 2, { ...a, end: true }),
      ]),
    ).toEqual([
      ['Long', [1, 5], [2, 5]],
      ['Long', [1, 1], [3, 1]],
    ]);
    expect(shape([long(1, 2, { ...a, start: true }), long(2, 3, { ...a, end: true })])).toEqual([
      ['Slide', [1, 1], [2, 2]],
    ]);
  });

  test('ends what is open before its letter or lane is used again on the same beat, in any order', () => {
    const slide = (beat: number, lane: number, more: object = {}) => ({
      type: 'Note',
      note: 'Slide',
      pos: 'A',
      lane,
      beat,
      ...more,
    });
    const rows = [
      slide(1, 1, { start: true }),
      slide(3, 4, { start: true }),
      slide(3, 2, { end: true }),
      slide(2, 3),
      slide(5, 5, { end: true }),
      long(3, 7, { start: true }),
      long(3, 7, { end: true }),
      long(2, 7, { start: true }),
      long(4, 7, { end: true }),
    ];
    for (const order of [rows, rows.toReversed()]) {
      expect(shape(order).toSorted()).toEqual([
        ['Long', [2, 6], [3, 6]],
        ['Long', [3, 6], [4, 6]],
        ['Slide', [1, 0], [2, 2], [3, 1]],
        ['Slide', [3, 3], [5, 4]],
      ]);
    }
  });

  test('knows its fever commands', () => {
    const chart = parseChart([
      tempo,
      { type: 'System', cmd: 'cmd_fever_start.wav', beat: 1 },
      { type: 'System', cmd: 'cmd_fever_end.wav', beat: 3 },
      { type: 'Note', note: 'Single', beat: 2, lane: 1 },
    ]);
    expect(scoringChart(chart).notes[0]?.fever).toBe(true);
  });
});

describe('a flat chart of 2019', () => {
  test('keeps its seconds and leaves drawing hints out', () => {
    const chart = parseChart([
      { type: 'Single', lane: 1, time: 1.5 },
      { type: 'Skill', lane: 7, time: 2.25 },
      { type: 'Sim', lane: [1, 7], time: 2.25 },
      { type: 'Bar', lane: [1, 2], time: [1, 2] },
    ]);
    const { notes } = scoringChart(chart);
    expect(notes.map(({ time, skill }) => [time, skill])).toEqual([
      [1.5, false],
      [2.25, true],
    ]);
    expect(chart.repairs).toHaveLength(1);
  });

  test.each([
    ['words of their own', { type: 'FeverReady' }, { type: 'FeverStart' }, { type: 'FeverEnd' }],
    [
      'system rows',
      { type: 'System', data: 'cmd_fever_ready.wav' },
      { type: 'System', data: 'cmd_fever_start.wav' },
      { type: 'System', data: 'cmd_fever_end.wav' },
    ],
  ])('takes fever from %s, which are no notes', (_, ready, start, end) => {
    const chart = parseChart([
      { type: 'BPM', bpm: 120, time: 0 },
      { type: 'System', data: 'bgm001.wav', time: 0 },
      { type: 'Single', lane: 2, time: 1 },
      { ...ready, time: 1.5 },
      { type: 'Skill', lane: 5, time: 2 },
      { ...start, time: 2.5 },
      { type: 'Flick', lane: 7, time: 3 },
      { ...end, time: 5.5 },
      { type: 'SingleOff', lane: 4, time: 6 },
    ]);
    const { notes, hasFever } = scoringChart(chart);
    expect(notes.map(({ time, fever }) => [time, fever])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [6, false],
    ]);
    expect(hasFever).toBe(true);
    expect(countByKind(chart)).toMatchObject({ single: 2, skill: 1, flick: 1, total: 4 });
  });

  test('counts its seconds in beats when it names its tempo', () => {
    const chart = parseChart([
      { type: 'BPM', bpm: 120, time: 0 },
      { type: 'BPM', bpm: 90, time: 2 },
      { type: 'Single', lane: 2, time: 1.25 },
      { type: 'Single', lane: 4, time: 3.1 },
      { type: 'Single', lane: 3, time: 2 + 1 / 3 },
    ]);
    expect(chart.repairs).toEqual([]);
    const { notes } = scoringChart(chart);
    expect(notes.map(({ beat }) => beat)).toEqual([2.5, 4.5, 5.65]);
    for (const [i, time] of [1.25, 2 + 1 / 3, 3.1].entries()) expect(notes[i]?.time).toBeCloseTo(time, 9);
  });

  test('leaves out rows without a lane, and says so', () => {
    const chart = parseChart([
      { type: 'Single', lane: 1, time: 1 },
      { type: 'Speed', time: 2 },
    ]);
    expect(countByKind(chart).total).toBe(1);
    expect(chart.repairs).toHaveLength(2);
  });
});
