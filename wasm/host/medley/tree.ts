import { MEDLEY_SONGS } from '#model/compute/medley';
import { TEAM_SIZE } from '../../layout.ts';
import { Incumbent } from './incumbent.ts';
import { joinLists } from './join.ts';
import { Lister, type PricedTeam } from './list.ts';
import { type Node, NodeQueue } from './node.ts';
import { Prices } from './prices/prices.ts';
import type { Contexts } from './songs/contexts.ts';
import type { CardPool } from './songs/pool.ts';
import type { Song } from './songs/song.ts';

const SONGS = [...Array(MEDLEY_SONGS).keys()];
const ORDERS = [
  [2, 1, 0],
  [2, 0, 1],
  [1, 2, 0],
  [1, 0, 2],
  [0, 2, 1],
  [0, 1, 2],
] as const;

const ROOT_ROUNDS = 60;
const NODE_ROUNDS = 15;
/** Open slots that overestimate the three teams by fewer points than this part of the score are not split. */
const LITTLE_OVERESTIMATE = 0.0002;
/** Points below the bound at which lists are first opened, and by how much they grow. */
const FIRST_ROOM = 1_500;
const MORE_ROOM = 4;
/** Steps of listing after which a node is rather split. */
const FEW_STEPS = 30_000;
const MANY_STEPS = 3_000_000;

/** The medley's tree: one item slot fixed per level, prices at every node, lists of teams at its leaves. */
export class Tree {
  readonly incumbent: Incumbent;
  nodes = 0;
  readonly #pool: CardPool;
  readonly #songs: readonly Song[];
  readonly #contexts: readonly Contexts[];
  readonly #prices: Prices;
  readonly #queue = new NodeQueue();
  #current: Node | null = null;
  #isOpen = false;

  constructor(pool: CardPool, songs: readonly Song[], contexts: readonly Contexts[]) {
    this.#pool = pool;
    this.#songs = songs;
    this.#contexts = contexts;
    this.incumbent = new Incumbent(pool, songs);
    this.#prices = new Prices(pool, songs, this.incumbent);
  }

  /** No medley that has not been met scores more. */
  get bound(): number {
    if (!this.#isOpen) return Number.POSITIVE_INFINITY;
    return Math.max(this.#queue.bound, this.#current?.bound ?? Number.NEGATIVE_INFINITY);
  }

  /** Yields between pieces of work of a few milliseconds at most; when it ends the incumbent is proved. */
  *run(roots: readonly Node[]): Generator<void> {
    for (const root of roots) {
      yield* this.#openRoot(root);
      yield;
    }
    this.#isOpen = true;
    for (;;) {
      const node = this.#queue.pop();
      if (!node || node.bound < this.incumbent.score) return;
      this.#current = node;
      yield* this.#enter(node);
      this.#current = null;
    }
  }

  *#openRoot(node: Node): Generator<void> {
    this.#prices.load(node);
    this.#prices.balance(node);
    if (this.#prices.evaluate(node) === Number.NEGATIVE_INFINITY) return;
    this.#prices.weigher.price.fill(0);
    this.#greedy(node, ORDERS);
    yield;
    this.#queue.push({ ...node, bound: this.#prices.total });
  }

  /** Improves the bound, then splits a slot, or lists teams where no slot is worth it. */
  *#enter(node: Node): Generator<void> {
    this.nodes++;
    if (!(yield* this.#improve(node, false))) return;
    let slot = this.#slotToSplit(node);
    if (slot < 0) {
      if (!(yield* this.#improve(node, true))) return;
      slot = this.#slotToSplit(node);
    }
    if (slot >= 0) yield* this.#splitSlot(node, slot);
    else if (!(yield* this.#listTeams(node, FEW_STEPS)) && !this.#splitCard(node)) {
      yield* this.#listTeams(node, MANY_STEPS);
    }
  }

  /** False when the node is closed. */
  *#improve(node: Node, isFinal: boolean): Generator<void, boolean> {
    this.#prices.load(node);
    this.#prices.balance(node);
    yield;
    yield* this.#prices.improve(
      node,
      node.pricedCards.length === 0 || isFinal ? ROOT_ROUNDS : NODE_ROUNDS,
      isFinal,
    );
    if (node.bound < this.incumbent.score) return false;
    this.#greedy(node, ORDERS.slice(0, 2));
    this.#prices.evaluate(node);
    if (node.bound < this.incumbent.score) return false;
    this.#prices.reduce(node);
    yield;
    return node.branches.every((list) => list.length > 0);
  }

  /** One song after the other takes its best team of what the others left. */
  #greedy(node: Node, orders: readonly (readonly number[])[]): void {
    const { price } = this.#prices.weigher;
    const kept = price.slice();
    for (const order of orders) {
      const teams: number[][] = [[], [], []];
      const complete = order.every((s) => {
        if (this.#prices.evaluateSong(node, s) === Number.NEGATIVE_INFINITY) return false;
        const team = Array.from(this.#prices.teams.subarray(s * TEAM_SIZE, (s + 1) * TEAM_SIZE));
        teams[s] = team;
        if (team.some((card) => price[card] === TAKEN)) return false;
        for (const card of team) price[card] = TAKEN;
        return true;
      });
      if (complete) this.incumbent.offer(teams);
      price.set(kept);
    }
  }

  /** The open slot whose cards' own best items overestimate the three teams most; −1 when all together hardly do. */
  #slotToSplit(node: Node): number {
    let worst = -1;
    let most = 0;
    let total = 0;
    for (let slot = 0; slot < this.#pool.slots; slot++) {
      if ((node.choice[slot] ?? 0) >= 0) continue;
      const excess = this.#prices.overestimate(slot);
      total += excess;
      if (excess > most) {
        most = excess;
        worst = slot;
      }
    }
    return total < LITTLE_OVERESTIMATE * this.incumbent.score ? -1 : worst;
  }

  /** A child for each option that no option chosen before makes needless. */
  *#splitSlot(node: Node, slot: number): Generator<void> {
    for (const option of this.#optionsOf(slot, node.choice)) {
      const choice = node.choice.slice();
      choice[slot] = option;
      // Where only one option is left to an open slot, that one is chosen, too.
      for (let other = 0; other < this.#pool.slots; other++) {
        const left = (choice[other] ?? 0) < 0 ? this.#optionsOf(other, choice) : [];
        if (left.length === 1) choice[other] = left[0] ?? 0;
      }
      this.#pushChild({ ...node, choice });
      yield;
    }
  }

  /** The options of a slot that nothing chosen so far makes needless. */
  #optionsOf(slot: number, choice: Node['choice']): readonly number[] {
    const { slotFirst, slots, clash } = this.#pool;
    const options = slotFirst[slots] ?? 0;
    const left: number[] = [];
    for (let option = slotFirst[slot] ?? 0; option < (slotFirst[slot + 1] ?? 0); option++) {
      const clashes = (one: number) => one >= 0 && clash[one * options + option] === 1;
      if (!clashes(option) && !choice.some(clashes)) left.push(option);
    }
    return left;
  }

  #pushChild(child: Node): void {
    this.#prices.load(child);
    child.bound = Math.min(child.bound, this.#prices.evaluate(child));
    if (child.bound >= this.incumbent.score) this.#queue.push(child);
  }

  /** Gives the card that most songs want to one of them alone, in turn. False when no card is wanted twice. */
  #splitCard(node: Node): boolean {
    const usage = new Map<number, number>();
    for (const card of this.#prices.teams) usage.set(card, (usage.get(card) ?? 0) + 1);
    const [mostUsed] = [...usage].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (!mostUsed || mostUsed[1] < 2) return false;
    for (const s of SONGS) {
      const branches = node.branches.map((list, other) =>
        other === s
          ? list
          : list.map((branch) => ({ ...branch, cards: branch.cards.filter((card) => card !== mostUsed[0]) })),
      );
      this.#pushChild({ ...node, branches });
    }
    return true;
  }

  /** Lists outwards from the bound until it meets the best known score. False when the lists grow too long. */
  *#listTeams(node: Node, most: number): Generator<void, boolean> {
    const { weigher, value } = this.#prices;
    const paid = weigher.price.reduce((sum, price) => sum + price, 0);
    const values = Array.from(value);
    const bound = values.reduce((sum, one) => sum + one, paid);
    for (let room = FIRST_ROOM; ; room *= MORE_ROOM) {
      const gap = bound - this.incumbent.score;
      const reach = Math.min(room, gap);
      const lists: (readonly PricedTeam[])[] = [];
      for (const s of SONGS) {
        const rows = yield* this.#listSong(node, s, (values[s] ?? 0) - reach * (1 + 1e-9) - 1e-6, most);
        if (!rows) return false;
        lists.push(rows);
      }
      yield* joinLists(lists, paid, bound - reach * (1 + 1e-9) - 1e-6, this.incumbent);
      if (bound - this.incumbent.score <= reach) return true;
    }
  }

  *#listSong(
    node: Node,
    s: number,
    least: number,
    most: number,
  ): Generator<void, readonly PricedTeam[] | null> {
    const lister = new Lister(
      this.#pool,
      this.#prices,
      this.#songs[s] as Song,
      this.#contexts[s] as Contexts,
    );
    lister.most = most;
    for (const branch of node.branches[s] ?? []) {
      if (!lister.add(node, s, branch, least)) return null;
      yield;
    }
    return lister.rows.sort((a, b) => b.value - a.value);
  }
}

/** A price that no one pays while another team can be had. */
const TAKEN = 1e15;
