import { MEDLEY_SONGS } from '#model/compute/medley';
import { POWER_UNITS, TEAM_SIZE } from '../../layout.ts';
import type { CardPool } from './songs/pool.ts';
import type { Song } from './songs/song.ts';
import { teamKind, teamRate } from './songs/teams.ts';

const MEDLEY_CARDS = MEDLEY_SONGS * TEAM_SIZE;
/** Room for the rounding of real-valued bounds, far above what their few thousand operations can lose. */
export const MARGIN = 1e-11;

/** An option of a slot for three given teams: what it adds to each, and the real-valued worth of that. */
interface Offer {
  readonly option: number;
  readonly gains: readonly number[];
  readonly worth: number;
}

/**
 * The best medley met so far. Three teams fix the rate of each song, so the worth of an item is linear: slot by slot the best
 * real-valued choice is known, and floors can only favour another one that is worth almost as much.
 */
export class Incumbent {
  score = -1;
  /** Total power in units. */
  units = 0;
  /** Fifteen cards, song by song, ascending within each team. */
  readonly cards = new Int32Array(MEDLEY_CARDS).fill(-1);
  /** The option of each slot; −1 where none helps any of the three teams. */
  readonly options: Int32Array;
  readonly #pool: CardPool;
  readonly #songs: readonly Song[];
  readonly #trio = new Int32Array(MEDLEY_CARDS);
  readonly #kinds = new Int32Array(MEDLEY_SONGS);
  readonly #bare = new Float64Array(MEDLEY_SONGS);
  readonly #chosen: Int32Array;

  constructor(pool: CardPool, songs: readonly Song[]) {
    this.#pool = pool;
    this.#songs = songs;
    this.options = new Int32Array(pool.slots).fill(-1);
    this.#chosen = new Int32Array(pool.slots).fill(-1);
  }

  /** Scores three disjoint teams under every choice of items that may matter, and keeps the best. */
  offer(teams: readonly ArrayLike<number>[]): void {
    const slots: Offer[][] = [];
    let worth = this.#form(teams);
    for (let slot = 0; slot < this.#pool.slots; slot++) {
      const offers = this.#offersOf(slot);
      slots.push(offers);
      worth += offers[0]?.worth ?? 0;
    }
    if (worth * (1 + MARGIN) < this.score) return;
    this.#equip(slots, 0, 0, [...this.#bare]);
    const room = worth * (1 + MARGIN) - this.score;
    if (room > 0) this.#equip(slots, 0, room, [...this.#bare]);
  }

  /** Sorts the teams in and returns their worth without items. */
  #form(teams: readonly ArrayLike<number>[]): number {
    const { base, event } = this.#pool;
    let worth = 0;
    teams.forEach((team, s) => {
      const song = this.#songs[s] as Song;
      this.#trio.set(
        Array.from(team).sort((a, b) => a - b),
        s * TEAM_SIZE,
      );
      let units = 0;
      let bonus = 0;
      for (let i = s * TEAM_SIZE; i < (s + 1) * TEAM_SIZE; i++) {
        units += base[this.#trio[i] ?? 0] ?? 0;
        bonus += event[this.#trio[i] ?? 0] ?? 0;
      }
      // The event's power is floored once per team (reference R24).
      this.#bare[s] = units + Math.floor(bonus / POWER_UNITS) * POWER_UNITS;
      this.#kinds[s] = teamKind(this.#pool, this.#trio, s * TEAM_SIZE);
      worth += (this.#rate(s) * (this.#bare[s] ?? 0)) / POWER_UNITS + song.slack;
    });
    return worth;
  }

  #rate(s: number): number {
    return teamRate(this.#songs[s] as Song, this.#trio, s * TEAM_SIZE, this.#kinds[s] ?? 0);
  }

  /** The options of a slot that differ for these teams, best first; nothing at all if none helps. */
  #offersOf(slot: number): Offer[] {
    const { slotFirst, gain, count } = this.#pool;
    const rates = [0, 1, 2].map((s) => this.#rate(s) / POWER_UNITS);
    const offers: Offer[] = [{ option: -1, gains: [0, 0, 0], worth: 0 }];
    for (let option = slotFirst[slot] ?? 0; option < (slotFirst[slot + 1] ?? 0); option++) {
      const gains = [0, 0, 0];
      for (let i = 0; i < MEDLEY_CARDS; i++) {
        const s = i < TEAM_SIZE ? 0 : i < 2 * TEAM_SIZE ? 1 : 2;
        gains[s] = (gains[s] ?? 0) + (gain[option * count + (this.#trio[i] ?? 0)] ?? 0);
      }
      if (offers.some((other) => other.gains.every((one, s) => one === gains[s]))) continue;
      offers.push({
        option,
        gains,
        worth: gains.reduce((sum, one, s) => sum + one * (rates[s] ?? 0), 0),
      });
    }
    return offers.sort((a, b) => b.worth - a.worth || a.option - b.option);
  }

  /** Walks all choices whose loss against the best one is within `room`. */
  #equip(slots: readonly Offer[][], slot: number, room: number, units: readonly number[]): void {
    const offers = slots[slot];
    if (!offers) {
      this.#compare(units);
      return;
    }
    const best = offers[0]?.worth ?? 0;
    for (const { option, gains, worth } of offers) {
      if (best - worth > room) return;
      this.#chosen[slot] = option;
      this.#equip(
        slots,
        slot + 1,
        room - (best - worth),
        units.map((one, s) => one + (gains[s] ?? 0)),
      );
    }
  }

  #compare(units: readonly number[]): void {
    let score = 0;
    for (let s = 0; s < MEDLEY_SONGS; s++) {
      const song = this.#songs[s] as Song;
      score += song.score(this.#trio, s * TEAM_SIZE, this.#kinds[s] ?? 0, units[s] ?? 0);
    }
    const total = units.reduce((sum, one) => sum + one, 0);
    if (!this.#isBetter(score, total)) return;
    this.score = score;
    this.units = total;
    this.cards.set(this.#trio);
    this.options.set(this.#chosen);
  }

  /** By score, power and card ids. */
  #isBetter(score: number, units: number): boolean {
    if (score !== this.score) return score > this.score;
    if (units !== this.units) return units > this.units;
    for (let i = 0; i < MEDLEY_CARDS; i++) {
      const difference = (this.#trio[i] ?? 0) - (this.cards[i] ?? 0);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }
}
