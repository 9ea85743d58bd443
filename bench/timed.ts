import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Figure } from './load/site.ts';
import { median } from './quantile.ts';

/** What benches of editors measure, and how. */

const MAX_MS = 8;
export const WARM = 15;
export const ROUNDS = 60;
const MB = 1_000_000;

/** Time of the processor, which other programs disturb least. */
const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

export interface Timed {
  readonly name: string;
  readonly median: number;
  readonly worst: number;
}

export function timed(name: string, work: () => unknown): Timed {
  const times: number[] = [];
  for (let round = 0; round < WARM + ROUNDS; round++) {
    const start = usedMs();
    work();
    if (round >= WARM) times.push(usedMs() - start);
  }
  return { name, median: median(times), worst: Math.max(...times) };
}

const slowest = (all: readonly Timed[], of: (timed: Timed) => number): Timed =>
  all.reduce((a, b) => (of(b) > of(a) ? b : a));

export function editFigure(name: string, all: readonly Timed[], goalMs = MAX_MS): Figure {
  const slow = slowest(all, (each) => each.median);
  const worst = slowest(all, (each) => each.worst);
  const typical = median(all.map((each) => each.median));
  return {
    name: `${name} (${all.length} commands)`,
    goal: `≤ ${goalMs} ms`,
    measured: `${typical.toFixed(1)} ms, ${slow.median.toFixed(1)} ms for ${slow.name}; the slowest single one ${worst.worst.toFixed(1)} ms (${worst.name})`,
    isMet: slow.median <= goalMs,
  };
}

setFlagsFromString('--expose_gc');
const collect: unknown = runInNewContext('gc');

export function heapMb(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed / MB;
}
