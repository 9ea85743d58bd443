import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accuracyOf,
  type BestRun,
  type BestRuns,
  bestOf,
  type KeptRun,
  MAX_RUNS,
  mergedRuns,
  readBestRuns,
  runKey,
  runOf,
  withRun,
} from '#model/chart/judging/best-runs';
import { readGhost } from '#model/chart/judging/ghost';
import type { Judged } from '#model/chart/judging/judge';
import { Run } from '#model/chart/judging/run';
import { JUDGEMENTS, WINDOW_PRESETS } from '#model/chart/judging/windows';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { anyChartJson } from '#tests/arbitraries/chart';
import { playedInputs } from './player.ts';

const anyRun: fc.Arbitrary<BestRun> = fc
  .array(fc.constantFrom(...JUDGEMENTS), { minLength: 1, maxLength: 20 })
  .map((judgements) => {
    const judged = judgements.map(
      (judgement, note): Judged => ({ note, part: 'press', judgement, error: null, time: note }),
    );
    return runOf(judged, judgements.length, 'standard');
  });
const KEYS = ['1 easy', '1 hard', '2 easy'];
const anyKept: fc.Arbitrary<KeptRun> = fc
  .tuple(fc.constantFrom(...KEYS), anyRun)
  .map(([key, run]) => ({ ...run, key }));
const NONE: BestRuns = { runs: [] };
const anyRuns: fc.Arbitrary<BestRuns> = fc.array(anyKept).map((runs) => runs.reduce(withRun, NONE));

describe('Run', () => {
  test('judges what is played right as all PERFECT, and shows each note as hit', () => {
    fc.assert(
      fc.property(anyChartJson(), (json) => {
        const chart = playableChart(parseChart(json));
        const run = new Run(chart, 'standard');
        for (const input of playedInputs(chart)) run.input(input);
        run.advance(Number.POSITIVE_INFINITY);
        expect(run.judged).toHaveLength(chart.notes.length);
        expect([...run.hitAt].some(Number.isNaN)).toBe(false);
        const hits = run.judged.filter(({ judgement }) => judgement !== 'miss').length;
        expect([...run.hitAt].filter(Number.isFinite)).toHaveLength(hits);
      }),
      { numRuns: 30 },
    );
  });

  test('has another list after a judgement alone', () => {
    const json = [
      { type: 'BPM', beat: 0, bpm: 60 },
      { type: 'Single', beat: 1, lane: 3 },
    ];
    const run = new Run(playableChart(parseChart(json)), 'standard');
    const before = run.judged;
    run.advance(1);
    expect(run.judged).toBe(before);
    run.advance(2);
    expect(run.judged).toHaveLength(1);
    expect(before).toEqual([]);
  });

  test('forgets what was judged from a moment on, and counts it again', () => {
    const chart = playableChart(
      parseChart([
        { type: 'BPM', beat: 0, bpm: 120 },
        ...[4, 5, 6].map((beat) => ({ type: 'Single', beat, lane: 3 })),
      ]),
    );
    const run = new Run(chart, 'standard');
    for (const input of playedInputs(chart)) run.input(input);
    run.advance(10);
    expect(run.tally.counts.perfect).toBe(3);
    run.reset(2.4);
    expect(run.tally.counts.perfect).toBe(1);
    expect([...run.hitAt].filter(Number.isNaN)).toHaveLength(2);
    run.advance(Number.POSITIVE_INFINITY);
    expect(run.tally.counts).toMatchObject({ perfect: 1, miss: 2 });
    expect([...run.hitAt].slice(1)).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });
});

describe('best runs', () => {
  test('are read as they were written', () => {
    fc.assert(
      fc.property(anyRuns, (runs) => {
        expect(readBestRuns(JSON.parse(JSON.stringify(runs)))).toEqual(runs);
      }),
    );
  });

  test('keep the more accurate run of a chart, whichever came first', () => {
    fc.assert(
      fc.property(anyKept, anyRun, (one, other) => {
        const kept = bestOf(withRun(withRun(NONE, one), { ...other, key: one.key }), one.key);
        expect(kept?.accuracy).toBe(Math.max(one.accuracy, other.accuracy));
      }),
    );
  });

  test('of two tabs are the better of each chart', () => {
    fc.assert(
      fc.property(anyRuns, anyRuns, (mine, theirs) => {
        const merged = mergedRuns(mine, theirs);
        for (const key of KEYS) {
          const accuracies = [mine, theirs].flatMap((runs) => bestOf(runs, key)?.accuracy ?? []);
          expect(bestOf(merged, key)?.accuracy ?? Number.NEGATIVE_INFINITY).toBe(Math.max(...accuracies));
        }
      }),
    );
  });

  test('drop the chart that was played longest ago when there are too many', () => {
    const run = runOf([], 1, 'standard');
    let all = NONE;
    for (let song = 0; song <= MAX_RUNS; song += 1)
      all = withRun(all, { ...run, key: runKey(song, 'expert') });
    expect(all.runs).toHaveLength(MAX_RUNS);
    expect(bestOf(all, runKey(0, 'expert'))).toBeNull();
  });

  test('that cannot be read are left out', () => {
    const run = { key: 'a', preset: 'standard', accuracy: 1, ghost: '' };
    const runs = [
      null,
      { ...run, accuracy: 2 },
      { ...run, preset: 'no' },
      { ...run, key: 7 },
      { ...run, ghost: 1 },
    ];
    for (const json of [null, 'x', { runs: 7 }, { runs }]) expect(readBestRuns(json)).toEqual(NONE);
  });

  test('are those of 200 charts at most', () => {
    const [run] = fc.sample(anyRun, 1);
    const many = Array.from({ length: 201 }, (_, song) => ({ ...(run as BestRun), key: `${song} easy` }));
    expect(many.reduce(withRun, NONE).runs.map(({ key }) => key)).toEqual(
      many.slice(1).map(({ key }) => key),
    );
  });

  test('stay the earlier ones where another is as accurate', () => {
    const [run] = fc.sample(anyRun, 1);
    const first = { ...(run as BestRun), key: '1 easy', maxCombo: 1 };
    expect(withRun({ runs: [first] }, { ...first, maxCombo: 2 }).runs).toEqual([first]);
  });

  test('have keys and ghosts of a bounded length', () => {
    const [run] = fc.sample(anyRun, 1);
    const isRead = (more: Partial<KeptRun>): boolean =>
      readBestRuns({ runs: [{ ...(run as BestRun), key: '1 easy', ...more }] }).runs.length === 1;
    expect([60, 61].map((length) => isRead({ key: 'k'.repeat(length) }))).toEqual([true, false]);
    expect([20_000, 20_001].map((length) => isRead({ ghost: 'g'.repeat(length) }))).toEqual([true, false]);
    expect([0, 1, -0.01, 1.01].map((accuracy) => isRead({ accuracy }))).toEqual([true, true, false, false]);
  });

  test('are worth nothing for BAD and for a miss', () => {
    const counts = { perfect: 0, great: 0, good: 0, bad: 0, miss: 0 };
    expect(accuracyOf({ counts: { ...counts, bad: 2 } }, 2)).toBe(0);
    expect(accuracyOf({ counts: { ...counts, miss: 2 } }, 2)).toBe(0);
    expect(accuracyOf({ counts }, 0)).toBe(0);
  });

  test('hold every judgement as a ghost, and all PERFECT as 1', () => {
    const judged = [0, 2].map(
      (note): Judged => ({ note, part: 'press', judgement: 'perfect', error: 0, time: note }),
    );
    const run = runOf(judged, 3, 'strict');
    expect(readGhost(run.ghost, 3)).toEqual(['perfect', 'miss', 'perfect']);
    expect(run.accuracy).toBeCloseTo(2 / 3);
    expect(accuracyOf(run, 0)).toBe(0);
    expect(WINDOW_PRESETS).toContain(run.preset);
  });
});
