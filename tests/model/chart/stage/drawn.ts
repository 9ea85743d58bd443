import fc from 'fast-check';
import { parseChart } from '#model/chart/parse';
import { type PlayableChart, playableChart } from '#model/chart/playing/playable';
import { createDrawList } from '#model/chart/stage/create-draw-list';
import { type DrawList, SPRITES, type StageOptions } from '#model/chart/stage/draw-list';
import { frame } from '#model/chart/stage/frame';
import { stageChart } from '#model/chart/stage/stage-chart';
import { anyChartJson, type ChartRow } from '#tests/arbitraries/chart';
import { anyMutatedChart } from '#tests/arbitraries/mutated-chart';

/** Draw lists in words, and charts and options to draw. */

export const PLAIN: StageOptions = {
  approach: 2,
  noteSize: 1,
  cover: 0,
  hidden: 0,
  hasTies: true,
  hasOffBeat: true,
  hasLaneLight: true,
  hasWindows: false,
};

/** One frame on a list of its own. */
export function drawn(chart: PlayableChart, seconds: number, options: Partial<StageOptions> = {}): DrawList {
  const stage = stageChart(chart);
  const out = createDrawList(stage);
  frame(stage, seconds, { ...PLAIN, ...options }, out);
  return out;
}

const rows = (values: Float32Array, count: number, width: number): number[][] =>
  Array.from({ length: count }, (_, i) => [...values.subarray(i * width, (i + 1) * width)]);

export const spritesIn = (out: DrawList) =>
  rows(out.sprites, out.spriteCount, 4).map(([x = 0, y = 0, width = 0, height = 0], i) => ({
    kind: SPRITES[out.spriteKinds[i] ?? -1],
    lane: out.spriteLanes[i],
    x,
    y,
    width,
    height,
  }));

export const tiesIn = (out: DrawList) => rows(out.ties, out.tieCount, 5);

/** Corners: far left, far right, near right, near left. */
export const ribbonsIn = (out: DrawList) =>
  rows(out.ribbons, out.ribbonCount, 8).map((corners, i) => ({ corners, isHeld: out.ribbonHeld[i] === 1 }));

/** Corners as of ribbons. */
export const windowsIn = (out: DrawList) =>
  rows(out.windows, out.windowCount, 8).map((corners, i) => ({
    corners,
    isPerfect: out.windowKinds[i] === 1,
  }));

export const hitsIn = (out: DrawList) =>
  rows(out.hits, out.hitCount, 3).map(([x = 0, width = 0, age = 0], i) => ({
    kind: SPRITES[out.hitKinds[i] ?? -1],
    x,
    width,
    age,
  }));

/** All that counts of a list, to compare. */
export const contentOf = (out: DrawList) => ({
  ties: tiesIn(out),
  windows: windowsIn(out),
  ribbons: ribbonsIn(out),
  sprites: spritesIn(out),
  hits: hitsIn(out),
  lanes: [...out.lanes],
  combo: out.combo,
  sinceHit: out.sinceHit,
});

export const playableOf = (json: readonly unknown[]): PlayableChart => playableChart(parseChart(json));

/** Charts as fans write them: lanes beside the field, tempos below zero, slides to anywhere. */
const anyWildRows: fc.Arbitrary<readonly ChartRow[]> = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom(-180, 1, 90, 200, 999)), {
      maxLength: 4,
    }),
    fc.array(
      fc.record({
        type: fc.constantFrom('Single', 'Directional', 'Slide'),
        beat: fc.integer({ min: -8, max: 160 }).map((n) => n / 4),
        lane: fc.double({ min: -100, max: 100, noNaN: true }),
        flick: fc.boolean(),
        width: fc.integer({ min: 1, max: 9 }),
        direction: fc.constantFrom('Left', 'Right'),
        nodes: fc.array(
          fc.record({
            after: fc.constantFrom(0, 0.001, 0.25, 30),
            lane: fc.double({ min: -100, max: 100, noNaN: true }),
            hidden: fc.boolean(),
          }),
          { minLength: 1, maxLength: 5 },
        ),
      }),
      { maxLength: 60 },
    ),
  )
  .map(([tempos, notes]) => [
    ...tempos.map(([beat, bpm]) => ({ type: 'BPM', beat, bpm })),
    ...notes.map(({ nodes, ...note }) => {
      if (note.type !== 'Slide') return note;
      let { beat } = note;
      const rest = nodes.map(({ after, ...node }) => {
        beat += after;
        return { ...node, beat };
      });
      return { type: 'Slide', connections: [{ beat: note.beat, lane: note.lane }, ...rest] };
    }),
  ]);

export const anyClean = anyChartJson({ maxNotes: 40 }).map(playableOf);
export const anyPlayable: fc.Arbitrary<PlayableChart> = fc
  .oneof(anyChartJson({ maxNotes: 40 }), anyWildRows, anyMutatedChart())
  .map(playableOf);

const share = fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ min: 0, max: 1, noNaN: true }));

export const anyOptions: fc.Arbitrary<StageOptions> = fc.record({
  approach: fc.oneof(fc.constantFrom(0.01, 5.5, 100, 0), fc.double({ min: 0.01, max: 5.5, noNaN: true })),
  noteSize: fc.double({ min: 0.1, max: 2, noNaN: true }),
  cover: share,
  hidden: share,
  hasTies: fc.boolean(),
  hasOffBeat: fc.boolean(),
  hasLaneLight: fc.boolean(),
  hasWindows: fc.boolean(),
});

/** A moment of a chart, often one at which something begins or ends. */
export const momentOf = (
  { notes, ribbons }: PlayableChart,
  { approach }: StageOptions,
  at: number,
): number => {
  const times = [0, ...notes, ...ribbons.flatMap(({ points }) => points)].map((one) =>
    typeof one === 'number' ? one : one.time,
  );
  const time = times[Math.floor(at / 4) % times.length] ?? 0;
  return [time, time - approach, time - approach / 2, time - 5.5][at % 4] ?? 0;
};
