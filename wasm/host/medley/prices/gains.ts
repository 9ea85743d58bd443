import { POWER_UNITS } from '#wasm/layout';
import type { CardPool } from '../songs/pool.ts';
import type { Song } from '../songs/song.ts';
import { teamKind, teamRate } from '../songs/teams.ts';
import type { Share } from './master.ts';

/** The best gain of each slot and card alone. */
export function bestGains({ slots, slotFirst, gain, count }: CardPool): Float64Array {
  const best = new Float64Array(slots * count);
  for (let slot = 0; slot < slots; slot++) {
    for (let option = slotFirst[slot] ?? 0; option < (slotFirst[slot + 1] ?? 0); option++) {
      for (let i = 0; i < count; i++) {
        const one = gain[option * count + i] ?? 0;
        if (one > (best[slot * count + i] ?? 0)) best[slot * count + i] = one;
      }
    }
  }
  return best;
}

/** By how many points an open slot overestimates shares of teams, whose cards each take their own best item in it. */
export function overestimate(
  pool: CardPool,
  slotGain: Float64Array,
  songs: readonly Song[],
  shares: readonly Share[],
  slot: number,
): number {
  const { slotFirst, gain, count } = pool;
  const worths = new Float64Array((slotFirst[slot + 1] ?? 0) - (slotFirst[slot] ?? 0));
  let alone = 0;
  for (const { song: s, team, amount } of shares) {
    const song = songs[s] as Song;
    const rate = (amount * teamRate(song, team, 0, teamKind(pool, team, 0))) / POWER_UNITS;
    for (const card of team) {
      alone += rate * (slotGain[slot * count + card] ?? 0);
      for (let option = 0; option < worths.length; option++) {
        const row = ((slotFirst[slot] ?? 0) + option) * count;
        worths[option] = (worths[option] ?? 0) + rate * (gain[row + card] ?? 0);
      }
    }
  }
  return alone - Math.max(0, ...worths);
}
