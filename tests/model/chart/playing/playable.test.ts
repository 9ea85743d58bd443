import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countByKind } from '#model/chart/counting';
import { parseChart } from '#model/chart/parse';
import { mirrorChart } from '#model/chart/playing/mirror';
import { laneAt, playableChart } from '#model/chart/playing/playable';
import { playheadAt } from '#model/chart/playing/playhead';
import { scoringChart } from '#model/chart/scoring';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anyMutatedChart } from '#tests/arbitraries/mutated-chart';

const bpm = { type: 'BPM', beat: 0, bpm: 120 };
const playable = (...rows: readonly object[]) => playableChart(parseChart([bpm, ...rows]));
const single = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });

describe('playableChart', () => {
  test('has the notes that score, at their times and in their order', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = parseChart(json);
        const { notes } = playableChart(chart);
        const scoring = scoringChart(chart).notes;
        expect(notes.map(({ time, beat, isInFever }) => [time, beat, isInFever])).toEqual(
          scoring.map(({ time, beat, fever }) => [time, beat, fever]),
        );
        const { total, ...kinds } = countByKind(chart);
        const counted = Object.fromEntries(
          Object.keys(kinds).map((kind) => [kind, notes.filter((note) => note.kind === kind).length]),
        );
        expect(counted).toEqual(kinds);
      }),
    );
  });

  test('has finite times and lanes for charts with faults', () => {
    fc.assert(
      fc.property(anyMutatedChart(), (json) => {
        const { notes, ribbons, ties, bars, tempos } = playableChart(parseChart(json));
        const times = [...notes, ...ties, ...tempos, ...ribbons.flatMap(({ points }) => points)];
        expect(times.every(({ time }) => Number.isFinite(time))).toBe(true);
        expect(bars.every(Number.isFinite)).toBe(true);
        expect(notes.every(({ lane, width }) => Number.isFinite(lane) && width >= 1)).toBe(true);
      }),
    );
  });

  test('ties notes to their slide, at the times and lanes of its visible points', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const { notes, ribbons } = playableChart(parseChart(json));
        for (const [index, { points }] of ribbons.entries()) {
          const own = notes.filter(({ ribbon }) => ribbon === index);
          const visible = points.filter(({ isHidden }) => !isHidden);
          expect(own.map(({ time, lane }) => [time, lane])).toEqual(
            visible.map(({ time, lane }) => [time, lane]),
          );
        }
      }),
    );
  });

  test('has lane 6 − l for lane l when it is mirrored', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = parseChart(json);
        const lanes = playableChart(chart).notes.map(({ lane }) => 6 - lane);
        expect(playableChart(mirrorChart(chart)).notes.map(({ lane }) => lane)).toEqual(lanes);
      }),
    );
  });

  test('marks plain single notes between half beats', () => {
    const { notes } = playable(
      single(1, 0),
      single(1.5, 0),
      single(1.75, 0),
      single(2.25, 0, { flick: true }),
      single(3.25, 0, { skill: true }),
    );
    expect(notes.map(({ isOffBeat }) => isOffBeat)).toEqual([false, false, true, false, false]);
  });

  test('draws lines between notes of one beat, but not from inner nodes of slides', () => {
    const slide = { type: 'Slide', connections: [1, 2, 3].map((beat) => ({ beat, lane: 6 })) };
    const { ties } = playable(
      single(1, 0),
      single(2, 0),
      single(3, 1),
      slide,
      single(5, 5),
      single(5, 1),
      single(5, 3),
    );
    expect(ties).toEqual([
      { time: 0.5, lanes: [0, 6] },
      { time: 1.5, lanes: [6, 1] },
      { time: 2.5, lanes: [5, 1] },
      { time: 2.5, lanes: [1, 3] },
    ]);
  });

  test('keeps the last of two tempos on a beat, with its sign', () => {
    const { tempos } = playable(
      { type: 'BPM', beat: 4, bpm: 200 },
      { type: 'BPM', beat: 4, bpm: -60 },
      single(6, 0),
    );
    expect(tempos).toEqual([
      { beat: 0, time: 0, bpm: 120 },
      { beat: 4, time: 2, bpm: -60 },
    ]);
  });

  test('knows fever without its announcement, and no fever without an end', () => {
    const start = { type: 'System', beat: 2, data: 'cmd_fever_start.wav' };
    const end = { type: 'System', beat: 4, data: 'cmd_fever_end.wav' };
    expect(playable(start, end).fever).toEqual({ ready: null, start: 1, end: 2 });
    expect(playable({ ...end, beat: 0, data: 'cmd_fever_ready.wav' }, start, end).fever?.ready).toBe(0);
    expect(playable(start).fever).toBeNull();
    expect(playable(start, { ...end, beat: 1 }).fever).toBeNull();
  });

  test('begins a measure every four beats up to the last note', () => {
    expect(playable(single(9, 0)).bars).toEqual([0, 2, 4]);
    expect(playable().bars).toEqual([]);
  });
});

describe('laneAt', () => {
  const [slide] = playable({
    type: 'Slide',
    connections: [
      { beat: 2, lane: 0 },
      { beat: 3, lane: 4, hidden: true },
      { beat: 5, lane: 4 },
      { beat: 6, lane: 2 },
    ],
  }).ribbons;
  test.each([
    [0, 0],
    [1, 0],
    [1.25, 2],
    [1.5, 4],
    [2, 4],
    [2.75, 3],
    [3, 2],
    [9, 2],
  ])('at %f s is %f', (seconds, lane) => {
    expect(slide && laneAt(slide, seconds)).toBe(lane);
  });
});

describe('playheadAt', () => {
  const chart = playable(
    single(1, 0),
    {
      type: 'Long',
      connections: [
        { beat: 2, lane: 1 },
        { beat: 6, lane: 1 },
      ],
    },
    { type: 'System', beat: 2, data: 'cmd_fever_start.wav' },
    { type: 'System', beat: 4, data: 'cmd_fever_end.wav' },
    { type: 'BPM', beat: 4, bpm: 60 },
    single(8, 3),
  );
  test.each([
    [-1, { beat: -2, bpm: 120, bar: 0, combo: 0, held: [], isInFever: false }],
    [0.5, { beat: 1, bpm: 120, bar: 1, combo: 1, held: [], isInFever: false }],
    [1, { beat: 2, bpm: 120, bar: 1, combo: 2, held: [0], isInFever: true }],
    [2, { beat: 4, bpm: 60, bar: 2, combo: 2, held: [0], isInFever: true }],
    [4, { beat: 6, bpm: 60, bar: 2, combo: 3, held: [], isInFever: false }],
    [99, { beat: 101, bpm: 60, bar: 3, combo: 4, held: [], isInFever: false }],
  ])('at %f s gives beat, tempo, measure, combo and what is held', (seconds, expected) => {
    expect(playheadAt(chart, seconds)).toEqual(expected);
  });

  test('has each note in its combo from its own time on', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const one = playableChart(parseChart(json));
        for (const [i, { time }] of one.notes.entries()) {
          expect(playheadAt(one, time).combo).toBeGreaterThan(i);
          expect(playheadAt(one, time - 1e-6).combo).toBeLessThanOrEqual(i);
        }
      }),
    );
  });
});
