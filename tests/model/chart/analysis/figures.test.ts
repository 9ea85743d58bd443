import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyseChart } from '#model/chart/analysis/analyse';
import { CHART_FIGURES } from '#model/chart/analysis/figure-names';
import { tempoFigures } from '#model/chart/analysis/tempo';
import { feverStretch, skillStretches } from '#model/chart/analysis/windows';
import { parseChart } from '#model/chart/parse';
import { scoringChart, workingTimes } from '#model/chart/scoring';
import { anyChartJson } from '#tests/arbitraries/chart';
import { anyMutatedChart } from '#tests/arbitraries/mutated-chart';

const bpm = (beat: number, value: number) => ({ type: 'BPM', beat, bpm: value });
const single = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });
const analysed = (...rows: readonly object[]) => analyseChart(parseChart([bpm(0, 120), ...rows]));

describe('figures of a chart', () => {
  test('are finite and in their bounds, also with faults', () => {
    fc.assert(
      fc.property(fc.oneof(anyChartJson(), anyMutatedChart()), (json) => {
        const { figures, counts } = analyseChart(parseChart(json));
        expect(
          CHART_FIGURES.filter((name) => !(figures[name] >= 0 && figures[name] < Number.POSITIVE_INFINITY)),
        ).toEqual([]);
        expect(figures.notes).toBe(counts.total);
        expect(figures.hits).toBeLessThanOrEqual(figures.notes);
        expect(figures.leftShare).toBeLessThanOrEqual(1);
        expect(figures.bpmLow).toBeLessThanOrEqual(figures.bpmMain);
        expect(figures.bpmMain).toBeLessThanOrEqual(figures.bpmHigh);
      }),
    );
  });

  test('are 0 for an empty chart', () => {
    const { figures, densest, fastest, hardest, patterns } = analysed();
    expect(figures).toMatchObject({
      seconds: 0,
      notes: 0,
      notesPerSecond: 0,
      leftShare: 0,
      handHits: 0,
      handSpeed: 0,
    });
    expect({ densest, fastest, hardest, patterns }).toEqual({
      densest: null,
      fastest: null,
      hardest: [],
      patterns: [],
    });
  });

  test('count notes and hits over the time from the first note to the last', () => {
    const hold = { type: 'Long', connections: [single(2, 5), single(10, 5)] };
    const { figures } = analysed(single(2, 1), hold, single(22, 3));
    expect(figures).toMatchObject({ notes: 4, hits: 3, seconds: 10.1 });
    expect(figures.notesPerSecond).toBeCloseTo(4 / 10.1, 12);
  });

  test('say how quick flicks come after notes and notes after flicks, from ten on', () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, i) => [
        single(8 * i, 1),
        single(8 * i + 0.5, 1, { flick: true }),
      ]).flat();
    expect(analysed(...pairs(9)).figures).toMatchObject({ beforeFlick: 0, afterFlick: 0 });
    const { beforeFlick, afterFlick } = analysed(...pairs(11)).figures;
    expect(beforeFlick).toBeCloseTo(4, 9);
    expect(afterFlick).toBeCloseTo(1 / 3.75, 9);
  });

  test('count what the kinds leave open', () => {
    const { details, counts } = analysed(
      single(0.25, 1),
      { type: 'Directional', beat: 2, lane: 3, direction: 'Left', width: 2 },
      { type: 'Directional', beat: 3, lane: 3, direction: 'Right', width: 1 },
      {
        type: 'Slide',
        connections: [single(4, 1), single(4.5, 1.5, { hidden: true }), single(5, 2, { flick: true })],
      },
      single(6, 1, { flick: true }),
    );
    expect(details).toEqual({
      offBeat: 1,
      directionalLeft: 1,
      directionalRight: 1,
      holdFlick: 1,
      hidden: 1,
      bars: 2,
    });
    expect(counts).toMatchObject({ total: 6, directional: 2, flick: 2 });
  });
});

describe('tempo', () => {
  const figures = (end: number, ...rows: readonly object[]) => tempoFigures(parseChart(rows), end);

  test('is mostly the one that lasts longest up to the last note, whatever its sign', () => {
    const rows = [bpm(0, 120), bpm(4, -60), bpm(8, 240), bpm(12, 60)];
    expect(figures(8, ...rows)).toEqual({ low: 60, main: 60, high: 240 });
    expect(figures(2.5, ...rows)).toEqual({ low: 60, main: 120, high: 240 });
  });

  test('is assumed where none is given', () => {
    expect(figures(3)).toEqual({ low: 120, main: 120, high: 120 });
  });
});

describe('stretches', () => {
  test('of skills hold the notes that skills work on', () => {
    fc.assert(
      fc.property(anyChartJson(), fc.constantFrom(3, 5, 7.5, 8), (json, seconds) => {
        const chart = scoringChart(parseChart(json));
        const lengths = chart.skillNotes.map(() => seconds);
        const working = workingTimes(chart, lengths, { waits: false, delaySeconds: 0.08 });
        const stretches = skillStretches(chart, seconds, 0.08);
        expect(stretches.map(({ notes }) => notes)).toEqual(working.map(({ notes }) => notes));
        expect(stretches.every(({ share }) => share >= 0 && share <= 1)).toBe(true);
      }),
    );
  });

  test('of fever go from its first note to its last', () => {
    const fever = [
      { type: 'System', beat: 2, data: 'cmd_fever_start.wav' },
      { type: 'System', beat: 6, data: 'cmd_fever_end.wav' },
    ];
    const notes = [single(1, 0), single(3, 0), single(5, 0), single(7, 0)];
    const of = (rows: readonly object[]) => feverStretch(scoringChart(parseChart([bpm(0, 120), ...rows])));
    expect(of([...fever, ...notes])).toEqual({ from: 1.5, to: 2.5, notes: 2, share: 0.5 });
    expect(of(notes)).toBeNull();
    expect(of(fever)).toBeNull();
  });
});
