import type { Connection } from '../../notes.ts';
import { SAME_BEAT } from '../beats.ts';
import { entryKey } from '../selection.ts';
import type { HeldSpan } from './heads.ts';
import type { ChartProblem } from './problem.ts';

/** A chart that two hands can play has two at once; more are a third finger anyway. */
const MAX_AT_ONCE = 8;

/** The lane of a slide at a beat within it. */
function laneAt(nodes: readonly Connection[], beat: number): number {
  let low = 0;
  let high = nodes.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((nodes[middle]?.beat ?? 0) <= beat) low = middle;
    else high = middle;
  }
  const [from, to] = [nodes[low], nodes[high]];
  if (!from || !to) return 0;
  if (to.beat - from.beat < SAME_BEAT) return from.lane;
  return from.lane + ((to.lane - from.lane) * (beat - from.beat)) / (to.beat - from.beat);
}

/** The beat from which on two slides have changed sides, or lie on each other; null where they never do. */
function crossingBeat(a: HeldSpan, b: HeldSpan): number | null {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
  if (to - from < SAME_BEAT) return null;
  const inner = [a, b].flatMap(({ nodes }) =>
    nodes.map(({ beat }) => beat).filter((beat) => beat > from && beat < to),
  );
  let side = 0;
  let isTouching = false;
  for (const beat of [from, ...inner.sort((x, y) => x - y), to]) {
    const apart = laneAt(a.nodes, beat) - laneAt(b.nodes, beat);
    const now = Math.abs(apart) < SAME_BEAT ? 0 : Math.sign(apart);
    if (now === 0 && isTouching) return beat;
    if (now !== 0 && side !== 0 && now !== side) return beat;
    isTouching = now === 0;
    if (now !== 0) side = now;
  }
  return null;
}

export function* crossingProblems(held: readonly HeldSpan[]): Generator<ChartProblem> {
  let now: HeldSpan[] = [];
  for (const each of held) {
    now = now.filter(({ to }) => to > each.from);
    for (const other of now.slice(-MAX_AT_ONCE)) {
      const beat = crossingBeat(other, each);
      if (beat !== null) {
        yield { kind: 'crossing', beat, keys: [entryKey(other.id), entryKey(each.id)], count: 2 };
      }
    }
    now.push(each);
  }
}
