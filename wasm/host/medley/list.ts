import { TEAM_SIZE } from '../../layout.ts';
import { MARGIN } from './incumbent.ts';
import type { Branch, Node } from './node.ts';
import type { Prices } from './prices/prices.ts';
import type { Contexts } from './songs/contexts.ts';
import type { CardPool } from './songs/pool.ts';
import type { Song } from './songs/song.ts';
import { kindOf, sharedAttribute, sharedBand, teamRate } from './songs/teams.ts';

/** A team of one song that is worth almost as much after prices as the best. */
export interface PricedTeam {
  readonly cards: readonly number[];
  /** Bound of its score less the prices of its cards. */
  readonly value: number;
}

/** All teams of a song whose value after prices is at least `least`; stops when there are too many. */
export class Lister {
  rows: PricedTeam[] = [];
  /** Cards tried so far, and how many may be. */
  steps = 0;
  most = 0;
  readonly #pool: CardPool;
  readonly #prices: Prices;
  /** Ranges of scores overlap, so that a team can be met twice. */
  readonly #met = new Set<string>();
  readonly #team = new Int32Array(TEAM_SIZE);
  #song: Song;
  #contexts: Contexts;
  #branch!: Branch;
  #least = 0;
  #constant = 0;
  #forced = 0;
  // Cards by character, best character first: place of the first card, best weight, and the best leader from there on.
  #first: number[] = [];
  #best: number[] = [];
  #lead: number[] = [];
  #cards: number[] = [];
  #weights: number[] = [];
  #leads: number[] = [];

  constructor(pool: CardPool, prices: Prices, song: Song, contexts: Contexts) {
    this.#pool = pool;
    this.#prices = prices;
    this.#song = song;
    this.#contexts = contexts;
  }

  /** Adds the teams of one branch. False when `most` steps were not enough: then some may be missing. */
  add(node: Node, s: number, branch: Branch, least: number): boolean {
    const { weigher } = this.#prices;
    const measure = this.#prices.measure(node, s, branch);
    const forced = node.forced[s] as readonly number[];
    if (weigher.best(this.#song, branch.cards, branch.kind, measure, forced) < least) return true;
    this.#branch = branch;
    this.#least = least;
    this.#constant = measure.constant;
    this.#group(branch.cards, forced, least);
    return this.#walk(0, 0, 0, Number.NEGATIVE_INFINITY);
  }

  /** Groups the cards that can reach `least` by character. */
  #group(list: Int32Array, forced: readonly number[], least: number): void {
    const { weigher } = this.#prices;
    const groups = new Map<number, number[]>();
    for (let place = 0; place < list.length; place++) {
      if (weigher.bestWith(list, place) < least) continue;
      const character = this.#pool.character[list[place] ?? 0] ?? 0;
      const group = groups.get(character);
      if (group) group.push(place);
      else groups.set(character, [place]);
    }
    const weight = (place: number) => weigher.weight[place] ?? 0;
    for (const group of groups.values()) group.sort((a, b) => weight(b) - weight(a));
    const rank = (character: number) => (forced.includes(character) ? 0 : 1);
    const sorted = [...groups].sort(
      ([one, a], [other, b]) => rank(one) - rank(other) || weight(b[0] ?? 0) - weight(a[0] ?? 0),
    );
    if (forced.some((character) => !groups.has(character))) sorted.length = 0;
    const places = sorted.flatMap(([, group]) => group);
    this.#forced = forced.length;
    this.#best = sorted.map(([, group]) => weight(group[0] ?? 0));
    this.#first = [0];
    for (const [, group] of sorted) this.#first.push((this.#first.at(-1) ?? 0) + group.length);
    this.#cards = places.map((place) => list[place] ?? 0);
    this.#weights = places.map(weight);
    this.#leads = places.map((place) => weigher.lead[place] ?? 0);
    this.#lead = sorted.map(([, group]) => Math.max(...group.map((place) => weigher.lead[place] ?? 0)));
    for (let group = this.#lead.length - 2; group >= 0; group--) {
      this.#lead[group] = Math.max(this.#lead[group] ?? 0, this.#lead[group + 1] ?? 0);
    }
  }

  /** Chooses the card at `depth` from `group` or a later one. */
  #walk(depth: number, group: number, sum: number, lead: number): boolean {
    const others = TEAM_SIZE - 1 - depth;
    const last = depth < this.#forced ? depth : this.#best.length - 1 - others;
    for (let at = group; at <= last; at++) {
      const rest = this.#sumOf(at + 1, others) + this.#constant;
      const help = Math.max(lead, this.#lead[at] ?? 0);
      if (sum + (this.#best[at] ?? 0) + rest + help < this.#least) return true;
      const later = this.#lead[at + 1] ?? Number.NEGATIVE_INFINITY;
      for (let place = this.#first[at] ?? 0; place < (this.#first[at + 1] ?? 0); place++) {
        if (++this.steps > this.most) return false;
        const next = sum + (this.#weights[place] ?? 0);
        const leads = Math.max(lead, this.#leads[place] ?? 0);
        if (next + rest + help < this.#least) break;
        if (next + rest + (others > 0 ? Math.max(leads, later) : leads) < this.#least) continue;
        this.#team[depth] = this.#cards[place] ?? 0;
        if (others === 0) this.#enter();
        else if (!this.#walk(depth + 1, at + 1, next, leads)) return false;
      }
    }
    return true;
  }

  #sumOf(from: number, count: number): number {
    let sum = 0;
    for (let group = from; group < from + count; group++) sum += this.#best[group] ?? 0;
    return sum;
  }

  /** Enters a team under what it really is worth, if it is at home in this branch. */
  #enter(): void {
    const { power, price } = this.#prices.weigher;
    const band = sharedBand(this.#pool, this.#team, 0);
    const attribute = sharedAttribute(this.#pool, this.#team, 0);
    if (this.#contexts.holds(band, attribute) !== this.#branch.context) return;
    let points = 0;
    let paid = 0;
    for (const card of this.#team) {
      points += power[card] ?? 0;
      paid += price[card] ?? 0;
    }
    const rate = teamRate(this.#song, this.#team, 0, kindOf(band, attribute));
    const value = points * rate * (1 + MARGIN) + this.#song.slack - paid;
    if (value < this.#least) return;
    const cards = [...this.#team].sort((a, b) => a - b);
    const name = cards.join();
    if (this.#met.has(name)) return;
    this.#met.add(name);
    this.rows.push({ cards, value });
  }
}
