import type { PlayableChart } from '../playing/playable.ts';
import { hitsIn } from './density.ts';
import type { HandPlay } from './hands.ts';
import { type HandMove, movesOf } from './moves.ts';

/** A second of a chart and how hard it is (reference R72). */
export interface HardSecond {
  readonly from: number;
  readonly load: number;
  readonly hits: number;
  readonly lanes: number;
}

const FLICK_LOAD = 0.5;
const LANE_LOAD = 0.25;

const lanesOf = ({ from, to }: HandMove): number => Math.abs(to.lane - from.lane);

interface Moment {
  readonly time: number;
  readonly hits: number;
  readonly lanes: number;
  readonly load: number;
}

/** What each hit asks for: itself, a gesture, and the way of the hand to it. */
function momentsOf(chart: PlayableChart, play: HandPlay): readonly Moment[] {
  const hits = new Set(hitsIn(chart));
  const ways = new Map(movesOf(chart, play).map((move) => [move.to, lanesOf(move)]));
  return chart.notes.map((note) => {
    const hit = Number(hits.has(note));
    const flick = note.kind === 'flick' || note.kind === 'directional' ? FLICK_LOAD : 0;
    const lanes = ways.get(note) ?? 0;
    return { time: note.time, hits: hit, lanes, load: hit + flick + lanes * LANE_LOAD };
  });
}

/** The seconds that ask for most, the hardest first; none overlaps another. */
export function hardestSeconds(chart: PlayableChart, play: HandPlay, count: number): readonly HardSecond[] {
  const moments = momentsOf(chart, play);
  const seconds: HardSecond[] = [];
  const sum = { hits: 0, lanes: 0, load: 0 };
  let end = 0;
  for (const { time, hits, lanes, load } of moments) {
    for (let next = moments[end]; next && next.time < time + 1; next = moments[end]) {
      sum.hits += next.hits;
      sum.lanes += next.lanes;
      sum.load += next.load;
      end += 1;
    }
    seconds.push({ from: time, ...sum });
    sum.hits -= hits;
    sum.lanes -= lanes;
    sum.load -= load;
  }
  const chosen: HardSecond[] = [];
  for (const second of seconds.toSorted((a, b) => b.load - a.load || a.from - b.from)) {
    if (chosen.length >= count) break;
    if (chosen.every(({ from }) => Math.abs(from - second.from) >= 1)) chosen.push(second);
  }
  return chosen;
}
