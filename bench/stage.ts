import { createDemo } from '#demo/demo';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';
import { createDrawList } from '#model/chart/stage/create-draw-list';
import type { StageOptions } from '#model/chart/stage/draw-list';
import { frame } from '#model/chart/stage/frame';
import { SLOWEST_APPROACH } from '#model/chart/stage/geometry';
import { type StageChart, stageChart } from '#model/chart/stage/stage-chart';
import { DATE } from './accounts.ts';
import { quantile } from './quantile.ts';

/** Frames of the chart simulator, on the fullest chart of the demo set at the slowest note speed. Times in microseconds. */
export interface StageTimes {
  readonly chart: string;
  readonly notes: number;
  /** Pictures and quads that its fullest frame has room for. */
  readonly sprites: number;
  readonly quads: number;
  readonly frames: number;
  readonly medianUs: number;
  readonly p99Us: number;
  /** Laying the chart out, with its lists. */
  readonly layMs: number;
  /** 99th hundredth of first frames of new lists, each at a moment of chance. */
  readonly firstMs: number;
}

const OPTIONS: StageOptions = {
  approach: SLOWEST_APPROACH,
  noteSize: 1,
  cover: 0,
  hidden: 0,
  hasTies: true,
  hasOffBeat: true,
  hasLaneLight: true,
  hasWindows: false,
};

const FRAMES_PER_SECOND = 60;
const ROUNDS = 5;
const SEEKS = 1_009;

interface DemoChart {
  readonly name: string;
  readonly json: unknown;
  readonly stage: StageChart;
}

const layOut = (json: unknown): StageChart => stageChart(playableChart(parseChart(json)));
const room = ({ stage }: DemoChart): number => createDrawList(stage).spriteKinds.length;

function fullest(): DemoChart {
  const demo = createDemo({ seed: 1, date: DATE });
  const charts = Object.keys(demo.json('songs/all') as object).flatMap((song) =>
    ['expert', 'special'].flatMap((difficulty): readonly DemoChart[] => {
      const name = `${song}/${difficulty}`;
      const json = demo.json(`charts/${name}`);
      return json === undefined ? [] : [{ name, json, stage: layOut(json) }];
    }),
  );
  return charts.reduce((a, b) => (room(b) > room(a) ? b : a));
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export function measureStage(): StageTimes {
  const { name, json, stage } = fullest();
  const { times } = stage.notes;
  const end = times.at(-1) ?? 0;
  const out = createDrawList(stage);
  const count = Math.ceil(end * FRAMES_PER_SECOND);
  const play = (): number[] =>
    Array.from({ length: count }, (_, i) => timed(() => frame(stage, i / FRAMES_PER_SECOND, OPTIONS, out)));
  const frames = Array.from({ length: ROUNDS }, play).flat();
  const firsts = Array.from({ length: SEEKS }, (_, i) => {
    const fresh = createDrawList(stage);
    return timed(() => frame(stage, (end * ((i * 73) % SEEKS)) / SEEKS, OPTIONS, fresh));
  });
  return {
    chart: name,
    notes: times.length,
    sprites: out.spriteKinds.length,
    quads: out.ribbonHeld.length,
    frames: frames.length,
    medianUs: quantile(frames, 0.5) * 1_000,
    p99Us: quantile(frames, 0.99) * 1_000,
    layMs: timed(() => createDrawList(layOut(json))),
    firstMs: quantile(firsts, 0.99),
  };
}
