import { Worker } from 'node:worker_threads';
import type { ChartsProblem } from '#model/compute/charts';
import type { MedleyQuestion } from '#model/compute/medley';
import type { TeamData, TeamQuestion } from '#model/compute/team';
import type { FromWorker, ToWorker } from '#wasm/host/thread/protocol';
import { MEMORY_PAGES } from '#wasm/layout';
import { account, type BenchData, question } from './accounts.ts';
import { faster } from './upgrades.ts';

/** What the engine thread posts here: its message, and the most memory it has held so far. */
export interface MemoryNote {
  readonly message: FromWorker;
  readonly bytes: number;
  readonly isOver: boolean;
}

export interface MemoryUse {
  readonly what: string;
  /** The most that the thread held, heap and module; null where it did not get by with what the goal leaves it. */
  readonly bytes: number | null;
}

const SIZE = 2_000;
export const MAX_MB = 64;
/** Of the module, whose memory never grows. */
const MODULE_MB = Math.ceil((MEMORY_PAGES * 65_536) / 1e6);
/** Of what the module leaves, so much is for what is young. */
const YOUNG_MB = 8;
const LIMIT_MS = 60_000;

const resourceLimits = {
  maxYoungGenerationSizeMb: YOUNG_MB,
  maxOldGenerationSizeMb: MAX_MB - MODULE_MB - YOUNG_MB,
};

type DemoCharts = Pick<ChartsProblem, 'lengths' | 'charts'>;

interface Asked {
  readonly what: string;
  /** The first of the data without it. */
  readonly song?: TeamData;
  readonly ask: Exclude<ToWorker, { type: 'data' | 'cancel' }>;
}

function medleyOf(asked: TeamQuestion): MedleyQuestion {
  const { level, sixth, top, target, points, order, constraints, ...rest } = asked;
  return { ...rest, levels: [level, level, level], constraints: { exclude: [], must: [] } };
}

function heaviest(data: BenchData, all: DemoCharts): readonly Asked[] {
  const [one, two, three] = data.songs;
  if (!one || !two || !three) throw new Error('no songs');
  const asked: TeamQuestion = {
    ...question(account(data, SIZE, true), one.level, 1),
    itemSets: 'mixed',
  };
  const limitMs = LIMIT_MS;
  const trio = [one.data.chart, two.data.chart, three.data.chart] as const;
  return [
    { what: 'the best 50 teams', ask: { type: 'ask', id: 1, limitMs, question: { ...asked, top: 50 } } },
    { what: 'medley', ask: { type: 'medley', id: 1, limitMs, question: medleyOf(asked), charts: trio } },
    {
      what: `the best team for each of ${all.charts.length} charts`,
      ask: { type: 'every', id: 1, limitMs, asked: { ...all, question: asked } },
    },
    { what: 'the next upgrades', ask: { type: 'steps', id: 1, limitMs, question: asked } },
    {
      what: 'the next upgrades where skills wait',
      song: faster(one.data),
      ask: { type: 'steps', id: 1, limitMs, question: { ...asked, skillQueue: true } },
    },
  ];
}

/** One question to a thread of its own, which ends where it needs more than the goal leaves it. `path`: the built memory-hand.js. */
function measure(path: string, data: BenchData, { what, song, ask }: Asked): Promise<MemoryUse> {
  const hand = new Worker(path, { resourceLimits });
  return new Promise((resolve, reject) => {
    hand.on('error', (cause) => {
      const isFull = 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
      if (isFull) resolve({ what, bytes: null });
      else reject(cause);
    });
    hand.on('message', ({ message, bytes, isOver }: MemoryNote) => {
      if (!isOver) return;
      if (message.type === 'failure') reject(new Error(message.message));
      else resolve({ what, bytes });
      hand.terminate();
    });
    const first: ToWorker = { type: 'data', parts: song ?? data.songs[0]?.data ?? {} };
    hand.postMessage(first);
    hand.postMessage(ask);
  });
}

/** The memory of the engine thread with 2,000 cards of unequal levels and mixed sets, for what takes most of it. */
export async function measureMemory(
  path: string,
  data: BenchData,
  all: DemoCharts,
): Promise<readonly MemoryUse[]> {
  const uses: MemoryUse[] = [];
  for (const asked of heaviest(data, all)) uses.push(await measure(path, data, asked));
  return uses;
}
