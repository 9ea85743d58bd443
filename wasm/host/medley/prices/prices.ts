import { MEDLEY_SONGS } from '#model/compute/medley';
import { POWER_UNITS, TEAM_SIZE } from '#wasm/layout';
import { type Incumbent, MARGIN } from '../incumbent.ts';
import type { Branch, Node } from '../node.ts';
import type { CardPool } from '../songs/pool.ts';
import { KINDS, type Song } from '../songs/song.ts';
import { teamKind, teamRate } from '../songs/teams.ts';
import { splitBranch } from './chords.ts';
import { bestGains, overestimate } from './gains.ts';
import { Master } from './master.ts';
import { type Measure, Weigher } from './weigh.ts';

const SONGS = [...Array(MEDLEY_SONGS).keys()];

/** Points by which chords may be off: at best, and as a part of what is still open. */
const FINE = 150;
const COARSE = 40;
/** Part of the best known prices in those tried next, against swings. */
const SMOOTH = 0.5;
/** How often a balance is turned at most, and the part of itself below which that changes nothing. */
const MAX_TURNS = 6;
const LITTLE_TURN = 0.002;

/**
 * Bounds by prices (reference R33). A price on each card stands for the rule that no card is used twice; whatever
 * the prices, Σ prices + Σ over songs of the best team after prices is at least the score of any three disjoint
 * teams. Scores are bounded by the chord of x²/4, x = t · power + rate / t, between the lowest and the highest score
 * that a song's team can have in a better medley.
 */
export class Prices {
  readonly weigher: Weigher;
  readonly songs: readonly Song[];
  /** Of the last evaluation: value and team (five cards) of each song, and their sum with all prices. */
  readonly value = new Float64Array(MEDLEY_SONGS);
  readonly teams = new Int32Array(MEDLEY_SONGS * TEAM_SIZE);
  total = 0;
  readonly #pool: CardPool;
  readonly #slotGain: Float64Array;
  readonly #incumbent: Incumbent;
  readonly #found = new Int32Array(TEAM_SIZE);
  readonly #master: Master;

  constructor(pool: CardPool, songs: readonly Song[], incumbent: Incumbent) {
    this.#pool = pool;
    this.songs = songs;
    this.#incumbent = incumbent;
    this.weigher = new Weigher(pool);
    this.#master = new Master(pool.count);
    this.#slotGain = bestGains(pool);
  }

  /** Takes over the powers of a node, and its prices. */
  load(node: Node): void {
    const { count, base, event, gain, slots } = this.#pool;
    const { power, price } = this.weigher;
    for (let i = 0; i < count; i++) power[i] = (base[i] ?? 0) + (event[i] ?? 0);
    for (let slot = 0; slot < slots; slot++) {
      const option = node.choice[slot] ?? 0;
      const gains = option < 0 ? this.#slotGain : gain;
      const first = (option < 0 ? slot : option) * count;
      for (let i = 0; i < count; i++) power[i] = (power[i] ?? 0) + (gains[first + i] ?? 0);
    }
    for (let i = 0; i < count; i++) power[i] = (power[i] ?? 0) / POWER_UNITS;
    price.fill(0);
    node.pricedCards.forEach((card, i) => {
      price[card] = node.prices[i] ?? 0;
    });
  }

  /** Finds each branch's balance and highest score, leaves out branches that are too low and narrows wide ones. */
  balance(node: Node): void {
    const { price } = this.weigher;
    const kept = price.slice();
    price.fill(0);
    const coarse = Math.max(FINE, (node.bound - this.#incumbent.score) / COARSE);
    node.branches = SONGS.map((s) => {
      const least = (node.low[s] ?? 0) - (this.songs[s] as Song).slack;
      return (node.branches[s] as readonly Branch[])
        .map((branch) => this.#balanced(node, s, branch))
        .filter(({ low, high }) => high >= Math.max(low, least))
        .flatMap((branch) => splitBranch(branch, least, coarse))
        .sort((one, other) => other.high - one.high);
    });
    price.set(kept);
  }

  #balanced(node: Node, s: number, branch: Branch): Branch {
    const forced = node.forced[s] as readonly number[];
    const song = this.songs[s] as Song;
    let { t, high } = branch;
    for (let round = 0; round < 2; round++) {
      const plain = { t, scale: 1, constant: song.fixed / t };
      const most = this.weigher.best(song, branch.cards, branch.kind, plain, forced);
      if (most < 0) return { ...branch, high: -1 };
      high = Math.min(high, ((most * most) / 4) * (1 + MARGIN));
      t = this.#ownBalance(song, this.weigher.team, 0, branch.kind);
    }
    return { ...branch, t, high };
  }

  /** The t at which the bound of five cards is their own power × rate. */
  #ownBalance(song: Song, cards: Int32Array, first: number, kind: number): number {
    let power = 0;
    let rate = song.fixed;
    let lead = 0;
    for (let i = first; i < first + TEAM_SIZE; i++) {
      const card = cards[i] ?? 0;
      power += this.weigher.power[card] ?? 0;
      rate += song.member[card * KINDS + kind] ?? 0;
      lead = Math.max(lead, song.leader[card * KINDS + kind] ?? 0);
    }
    return Math.sqrt(Math.max(rate + lead, 1e-9) / (power + 1));
  }

  /**
   * The chord of x²/4 over the branch's range of scores: x is at least 2√score, and beyond the range's end the chord is above
   * every score in it.
   */
  measure(node: Node, s: number, { t, low, high }: Branch): Measure {
    const { fixed, slack } = this.songs[s] as Song;
    const least = Math.max(0, low, (node.low[s] ?? 0) - slack);
    const to = 2 * Math.sqrt(high);
    const from = Math.min(2 * Math.sqrt(least) * (1 - MARGIN), to);
    const scale = (to + from) / 4;
    return { t, scale, constant: (scale * fixed) / t - (to * from) / 4 + slack };
  }

  /** The best value of a song under the prices as they are; its team is kept. −∞ without a team. */
  evaluateSong(node: Node, s: number): number {
    const { slack } = this.songs[s] as Song;
    let best = Number.NEGATIVE_INFINITY;
    for (const branch of node.branches[s] as readonly Branch[]) {
      if (branch.high + slack <= best) break;
      const value = this.#evaluateBranch(node, s, branch, best);
      if (value <= best) continue;
      best = value;
      this.teams.set(this.#found, s * TEAM_SIZE);
    }
    this.value[s] = best;
    return best;
  }

  /**
   * Turns the balance until the best team is balanced itself: above it the best teams lean one way, below it the other, so the
   * lowest bound lies between.
   */
  #evaluateBranch(node: Node, s: number, branch: Branch, enough: number): number {
    const song = this.songs[s] as Song;
    const forced = node.forced[s] as readonly number[];
    const { weigher } = this;
    let least = Number.POSITIVE_INFINITY;
    let best = branch.t;
    let above = Number.POSITIVE_INFINITY;
    let below = 0;
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const { t } = branch;
      const value = weigher.best(song, branch.cards, branch.kind, this.measure(node, s, branch), forced);
      if (value < least) {
        least = value;
        best = t;
        this.#found.set(weigher.team);
      }
      if (value <= enough) break;
      const own = this.#ownBalance(song, weigher.team, 0, branch.kind);
      if (Math.abs(own / t - 1) < LITTLE_TURN) break;
      if (own > t) below = t;
      else above = t;
      branch.t = own > below && own < above ? own : Math.sqrt(below * above);
      if (branch.t / t - 1 < LITTLE_TURN && t / branch.t - 1 < LITTLE_TURN) break;
    }
    branch.t = best;
    return least;
  }

  /** The bound under the prices as they are. */
  evaluate(node: Node): number {
    let total = 0;
    for (const s of SONGS) total += this.evaluateSong(node, s);
    const { price } = this.weigher;
    for (let i = 0; i < price.length; i++) total += price[i] ?? 0;
    this.total = total * (1 + MARGIN);
    return this.total;
  }

  /**
   * Lowers the bound: the master's prices for the teams met so far, mixed with the best prices known, are tried on all
   * teams, and the teams found join the master. Leaves the best prices, evaluated, in place. Only a final attempt goes on in a hopeless node.
   */
  *improve(node: Node, rounds: number, isFinal: boolean): Generator<void> {
    const { price } = this.weigher;
    this.#revalue(node);
    let best = this.evaluate(node);
    let bestPrices = price.slice();
    // The prices in place are the node's own: the master's have not been tried yet.
    let mix = 1;
    for (let round = 0; round < rounds && best >= this.#incumbent.score; round++) {
      const isNew = this.#addTeams();
      this.#master.solve();
      if (!isNew && mix === 0) break;
      if (best - this.#master.value < this.#enough(best, isFinal)) break;
      mix = isNew ? SMOOTH : 0;
      const { prices } = this.#master;
      for (let i = 0; i < price.length; i++) {
        price[i] = mix * (bestPrices[i] ?? 0) + (1 - mix) * (prices[i] ?? 0);
      }
      yield;
      if (this.evaluate(node) >= best) continue;
      best = this.total;
      bestPrices = price.slice();
    }
    this.#offerChosen();
    price.set(bestPrices);
    this.evaluate(node);
    this.#keep(node);
  }

  /** A bound this close to what the master allows is good enough, and early so where the node must be split anyway. */
  #enough(bound: number, isFinal: boolean): number {
    const { score } = this.#incumbent;
    const hopeless = isFinal ? 0 : Math.max(0, this.#master.value - score) / 3;
    return Math.max(FINE, (bound - score) / COARSE, hopeless);
  }

  /** Sets what each of the master's teams is worth at this node; it may know them from another, where others are due. */
  #revalue(node: Node): void {
    const isOpen = SONGS.map((s) => this.#opened(node, s));
    this.#master.revalue((s, team) => (isOpen[s]?.(team) ? this.#worth(s, team) : Number.NEGATIVE_INFINITY));
  }

  /** Says of a team of a song whether the node holds it. */
  #opened(node: Node, s: number): (team: readonly number[]) => boolean {
    const { character, count } = this.#pool;
    const open = new Uint8Array(count);
    for (const branch of node.branches[s] as readonly Branch[])
      for (const card of branch.cards) open[card] = 1;
    const forced = node.forced[s] as readonly number[];
    return (team) =>
      team.every((card) => open[card] === 1) &&
      forced.every((one) => team.some((card) => character[card] === one));
  }

  /** Real-valued score of a team at the node's powers. */
  #worth(s: number, team: readonly number[]): number {
    const song = this.songs[s] as Song;
    let power = 0;
    for (const card of team) power += this.weigher.power[card] ?? 0;
    return power * teamRate(song, team, 0, teamKind(this.#pool, team, 0)) + song.slack;
  }

  /** Gives the master the teams of the last evaluation. False when it knew them all. */
  #addTeams(): boolean {
    let isNew = false;
    for (const s of SONGS) {
      const team = Array.from(this.teams.subarray(s * TEAM_SIZE, (s + 1) * TEAM_SIZE)).sort((a, b) => a - b);
      if (this.#master.add(s, team, this.#worth(s, team))) isNew = true;
    }
    return isNew;
  }

  /** Where the master's solution is three whole teams, they are a medley. */
  #offerChosen(): void {
    const shares = this.#master.solution().filter(({ amount }) => amount > 0.9);
    const teams = SONGS.flatMap((s) => shares.filter(({ song }) => song === s).map(({ team }) => team));
    const isMedley = shares.length === MEDLEY_SONGS && new Set(teams.flat()).size === this.teams.length;
    if (isMedley) this.#incumbent.offer(teams);
  }

  /** By how many points an open slot overestimates the master's solution. */
  overestimate(slot: number): number {
    return overestimate(this.#pool, this.#slotGain, this.songs, this.#master.solution(), slot);
  }

  #keep(node: Node): void {
    const { price } = this.weigher;
    node.bound = Math.min(node.bound, this.total);
    node.pricedCards = Int32Array.from(price.keys()).filter((card) => (price[card] ?? 0) > 0);
    node.prices = Float64Array.from(node.pricedCards, (card) => price[card] ?? 0);
    const gap = Math.max(0, this.total - this.#incumbent.score);
    node.low = SONGS.map((s) => Math.max(node.low[s] ?? 0, (this.value[s] ?? 0) - gap));
  }

  /** Leaves out what no medley of at least the best known score can use. */
  reduce(node: Node): void {
    const room = this.total - this.#incumbent.score;
    node.branches = SONGS.map((s) =>
      (node.branches[s] as readonly Branch[]).flatMap((branch) => this.#reduced(node, s, branch, room)),
    );
  }

  #reduced(node: Node, s: number, branch: Branch, room: number): readonly Branch[] {
    const least = (this.value[s] ?? 0) - room - Math.abs(this.value[s] ?? 0) * MARGIN;
    const forced = node.forced[s] as readonly number[];
    const measure = this.measure(node, s, branch);
    const song = this.songs[s] as Song;
    if (branch.high + song.slack < least) return [];
    if (this.weigher.best(song, branch.cards, branch.kind, measure, forced) < least) return [];
    const cards = branch.cards.filter((_, place) => this.weigher.bestWith(branch.cards, place) >= least);
    return cards.length < TEAM_SIZE ? [] : [{ ...branch, cards }];
  }
}
