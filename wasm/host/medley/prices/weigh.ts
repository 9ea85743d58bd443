import { TEAM_SIZE } from '#wasm/layout';
import type { CardPool } from '../songs/pool.ts';
import { KINDS, type Song } from '../songs/song.ts';

/** A linear stand-in for the score of one song: a card counts scale × (t · power + rate / t) − price. */
export interface Measure {
  readonly t: number;
  readonly scale: number;
  readonly constant: number;
}

/**
 * The best five cards of different characters for a measure, their leader's surplus included. Characters in `forced`
 * must be there. Everything that the last call found stays readable until the next.
 */
export class Weigher {
  /** Power at the node (points, not units) and price by card; the owner fills them. */
  readonly power: Float64Array;
  readonly price: Float64Array;
  /** Weight and worth as leader by place in the list that was weighed. */
  readonly weight: Float64Array;
  readonly lead: Float64Array;
  readonly team = new Int32Array(TEAM_SIZE);
  leader = -1;
  /** Sum of the five best and what the best leader adds to it. */
  topSum = 0;
  surplus = 0;
  constant = 0;
  readonly #character: Int32Array;
  readonly #characters: number;
  readonly #best: Float64Array;
  readonly #card: Int32Array;
  readonly #state: Int32Array;
  #weakest = 0;

  constructor(pool: CardPool) {
    this.power = new Float64Array(pool.count);
    this.price = new Float64Array(pool.count);
    this.weight = new Float64Array(pool.count);
    this.lead = new Float64Array(pool.count);
    this.#character = pool.character;
    this.#characters = pool.characters;
    this.#best = new Float64Array(pool.characters);
    this.#card = new Int32Array(pool.characters);
    this.#state = new Int32Array(pool.characters);
  }

  /** The highest value of any team; −∞ when there is none. */
  best(song: Song, cards: Int32Array, kind: number, by: Measure, forced: readonly number[]): number {
    this.#weigh(song, cards, kind, by);
    this.constant = by.constant;
    if (!this.#choose(forced)) return Number.NEGATIVE_INFINITY;
    this.#findLeader(cards);
    return this.topSum + this.surplus + this.constant;
  }

  /** The highest value of any team with the card at this place of the weighed list, or somewhat more. */
  bestWith(cards: Int32Array, place: number): number {
    const lead = this.lead[place] ?? 0;
    const help = lead > this.surplus ? lead : this.surplus;
    return this.topSum + this.#exchange(cards[place] ?? 0, place) + help + this.constant;
  }

  #weigh(song: Song, cards: Int32Array, kind: number, { t, scale }: Measure): void {
    const { power, price, weight, lead } = this;
    const { member, leader } = song;
    const perPower = scale * t;
    const perRate = scale / t;
    const card = this.#card.fill(-1);
    const best = this.#best;
    for (let place = 0; place < cards.length; place++) {
      const i = cards[place] ?? 0;
      const worth = perPower * (power[i] ?? 0) + perRate * (member[i * KINDS + kind] ?? 0) - (price[i] ?? 0);
      weight[place] = worth;
      lead[place] = perRate * (leader[i * KINDS + kind] ?? 0);
      const character = this.#character[i] ?? 0;
      if ((card[character] ?? 0) < 0 || worth > (best[character] ?? 0)) {
        card[character] = i;
        best[character] = worth;
      }
    }
  }

  /** The forced characters, then the best others, best first. False when there are fewer than five. */
  #choose(forced: readonly number[]): boolean {
    const state = this.#state.fill(0);
    let chosen = 0;
    this.topSum = 0;
    this.#weakest = Number.POSITIVE_INFINITY;
    for (const character of forced) {
      if ((this.#card[character] ?? 0) < 0) return false;
      this.#take(character, chosen++);
      state[character] = 2;
    }
    while (chosen < TEAM_SIZE) {
      let next = -1;
      for (let character = 0; character < this.#characters; character++) {
        if ((this.#card[character] ?? 0) < 0 || state[character] !== 0) continue;
        if (next < 0 || (this.#best[character] ?? 0) > (this.#best[next] ?? 0)) next = character;
      }
      if (next < 0) return false;
      this.#take(next, chosen++);
      state[next] = 1;
      this.#weakest = this.#best[next] ?? 0;
    }
    return true;
  }

  #take(character: number, place: number): void {
    this.team[place] = this.#card[character] ?? 0;
    this.topSum += this.#best[character] ?? 0;
  }

  /** How much the sum of the five changes when this card is forced in. */
  #exchange(card: number, place: number): number {
    const character = this.#character[card] ?? 0;
    const instead = this.#state[character] === 0 ? this.#weakest : (this.#best[character] ?? 0);
    return (this.weight[place] ?? 0) - instead;
  }

  #findLeader(cards: Int32Array): void {
    this.surplus = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < cards.length; place++) {
      const gain = this.#exchange(cards[place] ?? 0, place) + (this.lead[place] ?? 0);
      if (gain <= this.surplus) continue;
      this.surplus = gain;
      this.leader = cards[place] ?? 0;
    }
    const character = this.#character[this.leader] ?? 0;
    let place = TEAM_SIZE - 1;
    if (this.#state[character] !== 0) {
      place = this.team.findIndex((card) => this.#character[card] === character);
    }
    this.team[place] = this.leader;
  }
}
