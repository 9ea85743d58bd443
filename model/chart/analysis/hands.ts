import { laneAt, type PlayableChart, type PlayableNote } from '../playing/playable.ts';
import { hitsIn } from './density.ts';

/** Which of two hands plays which note (reference R72). A model: it says what a chart asks for, not what a player does. */
export const HANDS = ['left', 'right'] as const;
export type Hand = (typeof HANDS)[number];
const otherHand = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

const ODDITIES = ['crossing', 'thirdNote', 'sameLane'] as const;
/** What two hands side by side cannot do. */
export interface Oddity {
  readonly kind: (typeof ODDITIES)[number];
  readonly time: number;
}

export interface HandPlay {
  /** By note, in the order of the chart. */
  readonly hands: readonly Hand[];
  readonly oddities: readonly Oddity[];
}

const HOME: Readonly<Record<Hand, number>> = { left: 1, right: 5 };
const MIDDLE = 3;
/** A hand that rests longer goes home. */
const REST_SECONDS = 0.5;
const TRILL_SECONDS = 0.15;
/** Steps of a trill differ by no more. */
const TRILL_UNEVEN_SECONDS = 0.01;
/** A hand that trills reaches one lane past the middle. */
const TRILL_REACH = MIDDLE + 1;

interface HandState {
  lane: number;
  lastTime: number;
  /** The slide or hold in the hand. */
  ribbon: number | null;
}

const isInReach = (hand: Hand, lane: number): boolean =>
  hand === 'left' ? lane <= TRILL_REACH : lane >= 2 * MIDDLE - TRILL_REACH;

/** The hand that begins and ends three notes there and back; null where they are none, or out of reach. */
function outerHand(a: number, b: number, c: number): Hand | null {
  if ((b - a) * (b - c) <= 0) return null;
  const outer = b > a ? 'left' : 'right';
  const isPlayable = isInReach(outer, a) && isInReach(outer, c) && isInReach(otherHand(outer), b);
  return isPlayable ? outer : null;
}

/** Hands of the notes of trills: three single hits there and back, quick and even. */
function trillHands(groups: readonly (readonly PlayableNote[])[]): ReadonlyMap<PlayableNote, Hand> {
  const found = new Map<PlayableNote, Hand>();
  for (let i = 2; i < groups.length; i++) {
    const [a, b, c] = [groups[i - 2], groups[i - 1], groups[i]].map((group) =>
      group?.length === 1 && group[0]?.ribbon === null ? group[0] : undefined,
    );
    if (!a || !b || !c) continue;
    const [first, second] = [b.time - a.time, c.time - b.time];
    const isEven = Math.abs(first - second) < TRILL_UNEVEN_SECONDS;
    if (first >= TRILL_SECONDS || second >= TRILL_SECONDS || !isEven) continue;
    const outer = outerHand(a.lane, b.lane, c.lane);
    if (outer === null) continue;
    for (const note of [a, c]) if (!found.has(note)) found.set(note, outer);
    if (!found.has(b)) found.set(b, otherHand(outer));
  }
  return found;
}

function groupsOf(notes: readonly PlayableNote[]): readonly (readonly PlayableNote[])[] {
  const groups: PlayableNote[][] = [];
  for (const note of notes) {
    const last = groups.at(-1);
    if (last?.[0]?.time === note.time) last.push(note);
    else groups.push([note]);
  }
  return groups;
}

class Player {
  readonly oddities: Oddity[] = [];
  readonly assigned = new Map<PlayableNote, Hand>();
  readonly #chart: PlayableChart;
  readonly #trills: ReadonlyMap<PlayableNote, Hand>;
  readonly #hits: readonly PlayableNote[];
  readonly #places: ReadonlyMap<PlayableNote, number>;
  readonly #state: Readonly<Record<Hand, HandState>> = {
    left: { lane: HOME.left, lastTime: Number.NEGATIVE_INFINITY, ribbon: null },
    right: { lane: HOME.right, lastTime: Number.NEGATIVE_INFINITY, ribbon: null },
  };

  constructor(chart: PlayableChart) {
    this.#chart = chart;
    this.#hits = hitsIn(chart);
    this.#places = new Map(this.#hits.map((note, place) => [note, place]));
    this.#trills = trillHands(groupsOf(this.#hits));
  }

  /** Plays the notes of one moment. */
  play(group: readonly PlayableNote[]): void {
    const time = group[0]?.time ?? 0;
    const hits = group.filter((note) => this.#places.has(note)).toSorted((a, b) => a.lane - b.lane);
    const busy = new Set(HANDS.filter((hand) => this.#state[hand].ribbon !== null));
    // A slide's next node is played by the hand that holds it, which also has no time for another note.
    for (const note of group.filter((each) => !this.#places.has(each))) this.#put(note, this.#holder(note));
    const free = HANDS.filter((hand) => !busy.has(hand));
    if (hits.length > free.length) this.#odd('thirdNote', time);
    const [low, high] = hits;
    if (low && high && low.lane === high.lane) this.#odd('sameLane', time);
    for (const [i, note] of hits.entries()) this.#put(note, this.#handFor(note, i, hits.length, free));
  }

  #odd(kind: Oddity['kind'], time: number): void {
    this.oddities.push({ kind, time });
  }

  #holder(note: PlayableNote): Hand {
    return HANDS.find((hand) => this.#state[hand].ribbon === note.ribbon) ?? this.#nearest(note);
  }

  #handFor(note: PlayableNote, rank: number, count: number, free: readonly Hand[]): Hand {
    const [only] = free;
    if (free.length === 1 && only) {
      this.#lookForCrossing(note, only);
      return only;
    }
    if (count > 1) return rank < count / 2 ? 'left' : 'right';
    return this.#trills.get(note) ?? this.#besideSlide(note) ?? this.#nearest(note);
  }

  /** The free hand crosses the other when it must go past what that one holds. */
  #lookForCrossing(note: PlayableNote, hand: Hand): void {
    const held = this.#laneOf(otherHand(hand), note.time);
    const isPast = hand === 'left' ? note.lane > held : note.lane < held;
    if (isPast) this.#odd('crossing', note.time);
  }

  /** A slide is taken by the hand that leaves the side of the next other hit to the other one. */
  #besideSlide(note: PlayableNote): Hand | null {
    const ribbon = note.ribbon === null ? undefined : this.#chart.ribbons[note.ribbon];
    if (!ribbon) return null;
    const end = ribbon.points.at(-1)?.time ?? note.time;
    const next = this.#hits[(this.#places.get(note) ?? 0) + 1];
    if (!next || next.time > end) return null;
    const lane = laneAt(ribbon, next.time);
    if (next.lane === lane) return null;
    return next.lane < lane ? 'right' : 'left';
  }

  #laneOf(hand: Hand, time: number): number {
    const { lane, lastTime, ribbon } = this.#state[hand];
    const held = ribbon === null ? undefined : this.#chart.ribbons[ribbon];
    if (held) return laneAt(held, time);
    return time - lastTime > REST_SECONDS ? HOME[hand] : lane;
  }

  #nearest({ lane, time }: PlayableNote): Hand {
    const left = Math.abs(lane - this.#laneOf('left', time));
    const right = Math.abs(lane - this.#laneOf('right', time));
    if (left === right) return lane < MIDDLE ? 'left' : 'right';
    return left < right ? 'left' : 'right';
  }

  #put(note: PlayableNote, hand: Hand): void {
    this.assigned.set(note, hand);
    const state = this.#state[hand];
    state.lane = note.lane;
    state.lastTime = note.time;
    if (note.ribbon === null) return;
    const end = this.#chart.ribbons[note.ribbon]?.points.at(-1)?.time ?? note.time;
    state.ribbon = note.time < end ? note.ribbon : null;
  }
}

export function playHands(chart: PlayableChart): HandPlay {
  const player = new Player(chart);
  for (const group of groupsOf(chart.notes)) player.play(group);
  return {
    hands: chart.notes.map((note) => player.assigned.get(note) ?? 'left'),
    oddities: player.oddities,
  };
}
