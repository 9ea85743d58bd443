import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { coveredEnd } from '#model/chart/scoring';
import { comboMultiplier } from '#model/rules/combo';
import { judgeMultiplier } from '#model/rules/judge';
import { noteShare } from '#model/rules/note-share';
import * as L from '#wasm/layout';
import { type Kernels, openKernels } from './kernels.ts';
import { power, type RawSong, rawSong, writeCoveredSong, writeSong } from './songs.ts';

let wasm: Kernels;
beforeAll(async () => {
  wasm = await openKernels();
});

/** Points of each note without skills, one by one. */
const naivePoints = (song: RawSong, units: number): number[] =>
  song.chart.notes.map(({ fever }, i, { length }) =>
    Math.floor(
      (units / L.POWER_UNITS) *
        noteShare(song.level, length) *
        comboMultiplier(i + 1) *
        judgeMultiplier(song.perfectRate) *
        (fever && song.fever ? 2 : 1),
    ),
  );
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** First covered note and one past the last of a window, by the model. */
function naiveWindow(
  { chart, durations }: RawSong,
  duration: number,
  window: number,
): readonly [number, number] {
  const trigger = chart.skillNotes[window];
  return trigger === undefined
    ? [0, 0]
    : [trigger + 1, coveredEnd(chart.notes, trigger, durations[duration] ?? 0)];
}

/** Calls the check with each skill length, window and row of the window tables. */
function eachWindow({ durations }: RawSong, check: (duration: number, window: number, row: number) => void) {
  for (const duration of durations.keys()) {
    for (let window = 0; window < L.WINDOWS; window++) check(duration, window, duration * L.WINDOWS + window);
  }
}

/** Everything that scores are made of. */
const derived = (): readonly unknown[] => {
  const rows = wasm.read('durations') * L.WINDOWS;
  return [
    wasm.i32s(L.NOTE_WEIGHT, wasm.read('notes')),
    wasm.f64s(L.WEIGHT_COUNT, wasm.read('weights')),
    wasm.i32s(L.WINDOW_START, rows),
    wasm.i32s(L.WINDOW_END, rows),
    Array.from({ length: rows }, (_, row) => {
      const runs = wasm.i32(L.RUN_COUNT, row);
      const from = row * L.MAX_WEIGHTS * 4;
      return [wasm.i32s(L.RUN_WEIGHT + from, runs), wasm.i32s(L.RUN_NOTES + from, runs)];
    }),
    wasm.kernels.songRate(),
    wasm.kernels.windowsOverlap(),
  ];
};

const LAW_RUNS = { numRuns: 250 };

describe('song', () => {
  test('ends each window where the model does', () => {
    fc.assert(
      fc.property(rawSong, (song) => {
        writeSong(wasm, song);
        eachWindow(song, (duration, window, row) => {
          const [start, end] = naiveWindow(song, duration, window);
          expect([wasm.i32(L.WINDOW_START, row), wasm.i32(L.WINDOW_END, row)]).toEqual([start, end]);
          if (end === 0) return;
          const seconds = song.durations[duration] ?? 0;
          expect(wasm.kernels.coveredEnd(start - 1, seconds)).toBe(end);
        });
        for (const duration of song.durations.keys()) {
          const covered = [0, 1, 2, 3, 4, 5].map((window) => {
            const [start, end] = naiveWindow(song, duration, window);
            return end - start;
          });
          expect(wasm.kernels.longestWindow(duration)).toBe(Math.max(...covered));
        }
      }),
      LAW_RUNS,
    );
  });

  test('counts each covered note in exactly one run of its weight', () => {
    fc.assert(
      fc.property(rawSong, (song) => {
        writeSong(wasm, song);
        eachWindow(song, (_duration, _window, row) => {
          const start = wasm.i32(L.WINDOW_START, row);
          const length = wasm.i32(L.WINDOW_END, row) - start;
          const counted = new Map<number, number>();
          for (const weight of wasm.i32s(L.NOTE_WEIGHT + start * 4, length)) {
            counted.set(weight, (counted.get(weight) ?? 0) + 1);
          }
          const runs = Array.from({ length: wasm.i32(L.RUN_COUNT, row) }, (_, run) => [
            wasm.i32(L.RUN_WEIGHT, row * L.MAX_WEIGHTS + run),
            wasm.i32(L.RUN_NOTES, row * L.MAX_WEIGHTS + run),
          ]);
          expect(runs).toEqual([...counted]);
          expect(sum(runs.map(([, count = 0]) => count))).toBe(length);
        });
      }),
      LAW_RUNS,
    );
  });

  test('prepares the same from what windows cover as from the times of notes', () => {
    fc.assert(
      fc.property(rawSong, (song) => {
        writeSong(wasm, song);
        const byTimes = derived();
        wasm.soil(255);
        writeCoveredSong(wasm, song);
        expect(derived()).toEqual(byTimes);
      }),
      LAW_RUNS,
    );
  });

  test('floors every note once at a power, and never above what the notes are really worth', () => {
    fc.assert(
      fc.property(rawSong, power, (song, units) => {
        writeSong(wasm, song);
        const total = wasm.kernels.pointsAtPower(units);
        const naive = naivePoints(song, units);
        expect(total).toBe(sum(naive));
        const weights = wasm.i32s(L.NOTE_WEIGHT, naive.length);
        expect(weights.map((weight) => wasm.f64(L.WEIGHT_POINTS, weight))).toEqual(naive);
        const rate = wasm.kernels.songRate();
        expect(total).toBeLessThanOrEqual((rate * units * (1 + 1e-12)) / L.POWER_UNITS);
        expect(sum(wasm.f64s(L.WEIGHT_COUNT, wasm.read('weights')))).toBe(naive.length);
      }),
      LAW_RUNS,
    );
  });

  test('says that windows overlap exactly when a note lies under two of them', () => {
    fc.assert(
      fc.property(rawSong, (song) => {
        writeSong(wasm, song);
        const overlap = [...song.durations.keys()].some((duration) => {
          const covered = [0, 1, 2, 3, 4, 5].flatMap((window) => {
            const [start, end] = naiveWindow(song, duration, window);
            return Array.from({ length: end - start }, (_, i) => start + i);
          });
          return new Set(covered).size < covered.length;
        });
        expect(wasm.kernels.windowsOverlap()).toBe(Number(overlap));
      }),
      LAW_RUNS,
    );
  });
});
