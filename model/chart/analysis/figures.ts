import type { ParsedChart } from '../notes.ts';
import type { PlayableChart, PlayableNote } from '../playing/playable.ts';
import { active, hitsIn, mean, peak, perSecond } from './density.ts';
import type { ChartFigures } from './figure-names.ts';
import { HANDS, type Hand, type HandPlay } from './hands.ts';
import { type HandMove, movesOf } from './moves.ts';
import { tempoFigures } from './tempo.ts';

const SPEED_SHARE = 0.04;
const HITS_SHARE = 0.05;

/** Mean of the highest values that make up a share of all, at least one. */
function top(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => b - a);
  return mean(sorted.slice(0, Math.max(1, Math.ceil(sorted.length * share))));
}

/** Fewer flicks than these say nothing about how quick they come. */
const MIN_FLICKS = 10;
const AROUND = 3;

/** How quick intervals are at a share of them, from the longest on, as a number per second; 0 for a few. */
function quickness(seconds: readonly number[], share: number): number {
  if (seconds.length < MIN_FLICKS) return 0;
  const sorted = seconds.toSorted((a, b) => b - a);
  const end = Math.ceil(sorted.length * share);
  return 1 / mean(sorted.slice(end - AROUND, end));
}

const isFlick = ({ kind }: PlayableNote): boolean => kind === 'flick' || kind === 'directional';
const BEFORE_SHARE = 0.9;
const AFTER_SHARE = 0.95;

const highest = (of: (hand: Hand) => number): number => Math.max(...HANDS.map(of));

function handFigures(chart: PlayableChart, play: HandPlay) {
  const moves = movesOf(chart, play);
  const hits = new Set(hitsIn(chart));
  const hitTimes = (hand: Hand): readonly number[] =>
    chart.notes.filter((note, i) => hits.has(note) && play.hands[i] === hand).map(({ time }) => time);
  const movesOfHand = (hand: Hand): readonly HandMove[] => moves.filter((move) => move.hand === hand);
  const secondsOf = (hand: Hand, isMeant: (move: HandMove) => boolean): readonly number[] =>
    movesOfHand(hand)
      .filter(isMeant)
      .map(({ seconds }) => seconds);
  return {
    leftShare: mean(play.hands.map((hand) => Number(hand === 'left'))),
    handHits: highest((hand) => top(perSecond(hitTimes(hand)), HITS_SHARE)),
    handSpeed: highest((hand) =>
      top(
        movesOfHand(hand).map(({ lanesPerSecond }) => lanesPerSecond),
        SPEED_SHARE,
      ),
    ),
    beforeFlick: highest((hand) =>
      quickness(
        secondsOf(hand, ({ to }) => isFlick(to) && to.ribbon === null),
        BEFORE_SHARE,
      ),
    ),
    afterFlick: highest((hand) =>
      quickness(
        secondsOf(hand, ({ from }) => isFlick(from)),
        AFTER_SHARE,
      ),
    ),
  };
}

/** The last note takes a moment, too. */
const LAST_NOTE_SECONDS = 0.1;

export function chartFigures(parsed: ParsedChart, chart: PlayableChart, play: HandPlay): ChartFigures {
  const times = chart.notes.map(({ time }) => time);
  const hitTimes = hitsIn(chart).map(({ time }) => time);
  const [first] = times;
  const last = times.at(-1);
  const seconds = first === undefined || last === undefined ? 0 : last - first + LAST_NOTE_SECONDS;
  const rate = (count: number): number => (seconds > 0 ? count / seconds : 0);
  const { low, main, high } = tempoFigures(parsed, last ?? 0);
  return {
    seconds,
    notes: times.length,
    notesPerSecond: rate(times.length),
    hits: hitTimes.length,
    hitsPerSecond: rate(hitTimes.length),
    bpmLow: low,
    bpmMain: main,
    bpmHigh: high,
    peak: peak(perSecond(hitTimes)),
    activeNotes: active(perSecond(times)),
    activeHits: active(perSecond(hitTimes)),
    ...handFigures(chart, play),
  };
}
