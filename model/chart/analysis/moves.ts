import type { PlayableChart, PlayableNote, Ribbon } from '../playing/playable.ts';
import type { Hand, HandPlay } from './hands.ts';

/** A move of one hand from a note to its next one. */
export interface HandMove {
  readonly hand: Hand;
  readonly from: PlayableNote;
  readonly to: PlayableNote;
  readonly seconds: number;
  readonly lanesPerSecond: number;
}

/** Leaving the tail of a slide may take longer, for the game is lenient there. */
const TAIL_SLACK = 1.5;

const isTail = ({ points }: Ribbon, time: number): boolean => points.at(-1)?.time === time;

/** What is closer than a game's clock can tell is one moment. */
const MIN_SECONDS = 1e-3;

/** Moves of both hands, in order of their ends; notes of one moment in one hand make none. */
export function movesOf(chart: PlayableChart, { hands }: HandPlay): readonly HandMove[] {
  const last = new Map<Hand, PlayableNote>();
  const moves: HandMove[] = [];
  for (const [i, to] of chart.notes.entries()) {
    const hand = hands[i] ?? 'left';
    const from = last.get(hand);
    last.set(hand, to);
    if (!from || to.time - from.time < MIN_SECONDS) continue;
    const ribbon = from.ribbon === null ? undefined : chart.ribbons[from.ribbon];
    const slack = ribbon && isTail(ribbon, from.time) ? TAIL_SLACK : 1;
    const seconds = (to.time - from.time) * slack;
    moves.push({ hand, from, to, seconds, lanesPerSecond: Math.abs(to.lane - from.lane) / seconds });
  }
  return moves;
}

/** The quickest move from lane to lane, the first of several; null when no hand ever moves. */
export const fastestMove = (chart: PlayableChart, play: HandPlay): HandMove | null =>
  movesOf(chart, play).reduce<HandMove | null>(
    (best, move) => (move.lanesPerSecond > (best?.lanesPerSecond ?? 0) ? move : best),
    null,
  );
