import type { MedleyQuestion } from '#model/compute/medley';
import { ITEM_SETS, type ItemSets } from '#model/compute/team';
import type { Compute } from '#wasm/host/compute';
import { account, type BenchData, question, random, SEED } from './accounts.ts';
import { median } from './quantile.ts';

export interface MedleyTimes {
  readonly itemSets: ItemSets;
  readonly cases: number;
  readonly proved: number;
  readonly medianMs: number;
  readonly worstMs: number;
  /** Largest gap of those that the time did not prove, as a share of the total. */
  readonly worstGap: number;
}

const CASES: Readonly<Record<ItemSets, number>> = { uniform: 40, mixed: 10 };
const LIMIT_MS = 8_000;
const SMALLEST = 300;
const LARGEST = 2_000;

/** Three songs at random and a collection of 300–2,000 cards, levels equal and not: the list kernels and look at work. */
export function measureMedley(compute: Compute, data: BenchData): readonly MedleyTimes[] {
  return ITEM_SETS.map((itemSets) => {
    const next = random(SEED);
    const song = () => {
      const found = data.songs[Math.floor(next() * data.songs.length)];
      if (!found) throw new Error('no songs');
      return found;
    };
    const samples = Array.from({ length: CASES[itemSets] }, (_, nth) => {
      const size = SMALLEST + Math.floor(next() * (LARGEST - SMALLEST));
      const songs = [song(), song(), song()] as const;
      const asked = question(account(data, size, nth % 2 === 1), 0, 1);
      const {
        level: _level,
        sixth: _sixth,
        top: _top,
        target: _target,
        points: _points,
        order: _order,
        ...rest
      } = asked;
      const medley: MedleyQuestion = {
        ...rest,
        itemSets,
        levels: [songs[0].level, songs[1].level, songs[2].level],
        constraints: { exclude: [], must: [] },
      };
      const { chart: _chart, ...base } = songs[0].data;
      const start = performance.now();
      const search = compute.startMedleySearch(medley, {
        ...base,
        charts: [songs[0].data.chart, songs[1].data.chart, songs[2].data.chart],
      });
      while (!search.advance(100) && performance.now() - start < LIMIT_MS);
      const { proved, gap, total } = search.answer();
      return { ms: performance.now() - start, proved, gap: total ? (gap ?? total) / total : 1 };
    });
    const times = samples.map(({ ms }) => ms);
    return {
      itemSets,
      cases: samples.length,
      proved: samples.filter(({ proved }) => proved).length,
      medianMs: median(times),
      worstMs: Math.max(...times),
      worstGap: Math.max(...samples.map(({ gap }) => gap)),
    };
  });
}
