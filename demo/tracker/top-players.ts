import { TOP_PLAYERS } from '#model/vocabulary/tiers';
import { HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { LAST_OBEDIENT, LAST_PLAYER } from '../cast/players.ts';
import { type Random, random } from '../seeded/random.ts';
import { STEP_MS, sharesOf } from './curve.ts';
import { finalPoints, type RankedEvent } from './ranked-event.ts';

/** One of the ten at a time, as `eventtop/data` says it (reference R60). */
export interface ServedTopPoint {
  readonly time: number;
  readonly uid: number;
  readonly value: number;
}

/** Who come near the ten at all. */
const RIVALS = 14;
/** Scores of a song get better less and less. */
const LEARNING = 6;

interface Rival {
  readonly uid: number;
  /** Points or score after each step. */
  readonly values: readonly number[];
}

/** How someone hurries at the start and at the end, and what they have when it is over. */
function paceOf(event: RankedEvent, draw: Random, place: number) {
  const [rush, surge] = [draw.real(0, 2), draw.real(0.5, 5)];
  const ahead = (RIVALS - place) / RIVALS;
  const final = finalPoints(event, 20) * (1.05 + 1.1 * ahead ** 2 * draw.real(0.85, 1.15));
  return { rush, surge, final };
}

/** Everybody sleeps at another time and hurries at another one: so they pass each other. */
function pointsOf(event: RankedEvent, draw: Random, place: number): readonly number[] {
  const { server, startMs, endMs } = event;
  const { rush, surge, final } = paceOf(event, draw, place);
  const shares = sharesOf({ server, startMs, endMs, rush, surge });
  const nap = draw.int(0, 23);
  const awake = shares.map((share, step) => (step === 0 ? 0 : share - (shares[step - 1] ?? 0)));
  let sum = 0;
  const sums = awake.map((gain, step) => {
    const hour = (Math.floor((startMs + step * STEP_MS) / HOUR_MS) + nap) % 24;
    sum += hour < 5 ? gain * 0.1 : gain;
    return sum;
  });
  return sums.map((each) => Math.round((final * each) / sum));
}

function scoresOf(event: RankedEvent, draw: Random, place: number, mid: number): readonly number[] {
  const best = random(event.seed, 'song ranking', mid).real(2.2e6, 3.1e6) * (1 - place * 0.004);
  const steps = Math.max(1, Math.ceil((event.endMs - event.startMs) / STEP_MS));
  let score = 0;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const hasPlayed = step > 0 && (draw.chance(0.12) || score === 0);
    if (hasPlayed) {
      const skill = 1 - 0.08 * Math.exp((-LEARNING * step) / steps);
      score = Math.max(score, Math.round(best * skill * draw.real(0.985, 1)));
    }
    return score;
  });
}

/** Those who come near the ten, each with chance of their own. */
function rivals({ seed, id, server }: RankedEvent, mid: number) {
  const uids = new Set<number>();
  const draw = random(seed, 'rivals', id, server, mid);
  while (uids.size < RIVALS) uids.add(draw.int(LAST_OBEDIENT + 1, LAST_PLAYER));
  return [...uids].map((uid) => ({ uid, own: random(seed, 'rival', id, server, mid, uid) }));
}

const rivalsOf = (event: RankedEvent, mid: number): readonly Rival[] =>
  rivals(event, mid).map(({ uid, own }, place) => ({
    uid,
    values: mid === 0 ? pointsOf(event, own, place) : scoresOf(event, own, place, mid),
  }));

/** Points of the ten best when the event is over, the best first. */
export const finalBoard = (event: RankedEvent): readonly number[] =>
  rivals(event, 0)
    .map(({ own }, place) => Math.round(paceOf(event, own, place).final))
    .sort((a, b) => b - a)
    .slice(0, TOP_PLAYERS);

/**
 * The ten best of an event at each half hour up to `nowMs`, the best first; `mid` is 0 for points, else the song that is
 * ranked. They climb, fall, and leave the ten.
 */
export function topPoints(event: RankedEvent, mid: number, nowMs: number): readonly ServedTopPoint[] {
  const all = rivalsOf(event, mid);
  const { startMs, endMs } = event;
  const steps = (all[0]?.values.length ?? 1) - 1;
  const points: ServedTopPoint[] = [];
  for (let step = 1; step <= steps; step++) {
    const time = Math.min(startMs + step * STEP_MS, endMs) + MINUTE_MS;
    if (time > nowMs) break;
    const ranked = all
      .map(({ uid, values }) => ({ time, uid, value: values[step] ?? 0 }))
      .sort((a, b) => b.value - a.value || a.uid - b.uid);
    points.push(...ranked.slice(0, TOP_PLAYERS));
  }
  return points;
}
