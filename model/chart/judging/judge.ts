import { laneAt, type PlayableChart } from '../playing/playable.ts';
import {
  type Finger,
  firstFrom,
  type HeldRibbon,
  heldRibbons,
  isFlick,
  isFlicked,
  isOver,
  type Touched,
} from './fingers.ts';
import { inRounds } from './in-rounds.ts';
import type { ChartInput } from './inputs.ts';
import { HIT_LANES, type Target, targetsOf } from './targets.ts';
import {
  EDGE_SECONDS,
  type JudgedPart,
  type Judgement,
  type JudgementWindows,
  judgementAt,
} from './windows.ts';

export interface Judged {
  /** Index into the notes of the chart. */
  readonly note: number;
  readonly part: JudgedPart;
  readonly judgement: Judgement;
  /** Seconds, above 0 for late; null for a miss. */
  readonly error: number | null;
  /** Of the chart: when it was settled. */
  readonly time: number;
}

/** A flick may always be completed within this time of its touch. */
const FLICK_SECONDS = 0.1;
/** What a lane to the side counts for when a finger could mean two notes. */
const SECONDS_PER_LANE = 0.05;

const isOfNumbers = (input: ChartInput): boolean =>
  Object.values(input).every((value) => typeof value !== 'number' || Number.isFinite(value));

/**
 * Judges what fingers and keys do by when they did it (reference R80): how often it is asked, and in which order fingers of one moment are
 * reported, makes no difference. Inputs come in order of time; those of one moment are judged together when time has gone on, so `advance` after
 * each bundle of events. What happened before a moment to which it was advanced is still judged by its own time, but comes too late for a
 * note that was missed meanwhile.
 */
export class Judge {
  readonly #targets: readonly Target[];
  readonly #presses: readonly Target[];
  readonly #ribbons: ReadonlyMap<number, HeldRibbon>;
  readonly #judged: (Judged | null)[];
  readonly #fingers = new Map<number, Finger>();
  readonly #touched = new Map<Target, Touched>();
  /** Notes before it were passed over by a seek. */
  #first = 0;
  /** The next note to come. */
  #next = 0;
  /** Notes that have come and can still be hit. */
  #open: Target[] = [];
  /** Slides and holds between their start and their end. */
  #running = new Set<HeldRibbon>();
  #waiting: ChartInput[] = [];
  #settled: Judged[] = [];

  constructor(chart: PlayableChart, windows: JudgementWindows) {
    this.#targets = targetsOf(chart, windows);
    this.#presses = this.#targets.filter(({ part }) => part === 'press');
    this.#ribbons = heldRibbons(chart, this.#targets);
    this.#judged = this.#targets.map(() => null);
  }

  /** What every note was judged, in the order of the chart; null while it is not. */
  get judgements(): readonly (Judged | null)[] {
    return this.#judged;
  }

  /** What is settled by then. Inputs that are not numbers are ignored. */
  input(input: ChartInput): readonly Judged[] {
    if (!isOfNumbers(input)) return [];
    if (this.#waiting[0] && this.#waiting[0].time !== input.time) this.#judgeWaiting();
    this.#waiting.push(input);
    return this.#take();
  }

  /** What is settled up to a moment of the chart. */
  advance(time: number): readonly Judged[] {
    if (this.#waiting[0] && this.#waiting[0].time <= time) this.#judgeWaiting();
    this.#settle(time);
    return this.#take();
  }

  /** Goes on from a moment of the chart: forgets judgements of notes from there on, and passes over notes before it. */
  reset(time: number): void {
    this.#first = firstFrom(this.#targets, time - EDGE_SECONDS);
    this.#next = this.#first;
    this.#judged.fill(null, this.#first);
    this.#open = [];
    this.#waiting = [];
    this.#settled = [];
    this.#touched.clear();
    for (const held of this.#ribbons.values()) held.holder = null;
    for (const finger of this.#fingers.values()) {
      Object.assign(finger, { isFree: true, flick: null, held: null, anchor: null });
    }
    const across = [...this.#ribbons.values()].filter(
      ({ start, end }) => start.note < this.#first && this.#isPending(end),
    );
    this.#running = new Set(across);
  }

  #take(): readonly Judged[] {
    const taken = this.#settled;
    this.#settled = [];
    return taken;
  }

  #isPending({ note }: Target): boolean {
    return note >= this.#first && this.#judged[note] === null;
  }

  #settleNote(target: Target, judgement: Judgement, error: number | null, time: number): void {
    const { note, part, ribbon } = target;
    const judged: Judged = { note, part, judgement, error, time };
    this.#judged[note] = judged;
    this.#settled.push(judged);
    this.#touched.delete(target);
    const held = ribbon === null ? undefined : this.#ribbons.get(ribbon);
    if (held?.end !== target) return;
    this.#running.delete(held);
    if (held.holder) Object.assign(held.holder, { held: null, anchor: null, isFree: true });
    held.holder = null;
  }

  /** Judges a note that can be hit at the moment; false where it cannot. */
  #hit(target: Target, time: number, error = time - target.time): boolean {
    if (!this.#isPending(target) || error < -target.early - EDGE_SECONDS) return false;
    const judgement = judgementAt(target.window, error);
    if (judgement) this.#settleNote(target, judgement, error, time);
    return judgement !== null;
  }

  /** Lets notes come up to a moment, and those go that can be hit no more. */
  #settle(time: number): void {
    const before = this.#settled.length;
    for (let target = this.#targets[this.#next]; target && target.time <= time; ) {
      this.#arrive(target);
      this.#next += 1;
      target = this.#targets[this.#next];
    }
    const left: Target[] = [];
    for (const target of this.#open) {
      if (!this.#isPending(target)) continue;
      const end = this.#touched.get(target)?.until ?? target.time + target.late;
      if (end + EDGE_SECONDS < time) this.#settleNote(target, 'miss', null, end);
      else left.push(target);
    }
    this.#open = left;
    if (this.#settled.length - before < 2) return;
    const inOrder = this.#settled.splice(before).sort((a, b) => a.time - b.time || a.note - b.note);
    this.#settled.push(...inOrder);
  }

  #arrive(target: Target): void {
    const held = target.ribbon === null ? undefined : this.#ribbons.get(target.ribbon);
    if (held?.start === target && this.#isPending(held.end)) this.#running.add(held);
    if (!this.#isPending(target)) return;
    const isTouched =
      target.gesture === 'touch' && [...this.#fingers.values()].some(({ x }) => isOver(target, x));
    if (!isTouched || !this.#hit(target, target.time)) this.#open.push(target);
  }

  #judgeWaiting(): void {
    const inputs = this.#waiting;
    this.#waiting = [];
    this.#settle(inputs[0]?.time ?? 0);
    for (const input of inRounds(inputs)) this.#judge(input);
  }

  #judge(input: ChartInput): void {
    const finger = this.#fingers.get(input.finger);
    if (input.kind === 'down') this.#down(input.finger, input.x, input.time);
    else if (!finger) return;
    else if (input.kind === 'move') this.#move(finger, input);
    else if (input.kind === 'flick') this.#flick(finger, input.direction, input.time);
    else this.#up(finger, input.time);
  }

  #down(id: number, x: number, time: number): void {
    const before = this.#fingers.get(id);
    if (before) this.#up(before, time);
    const finger: Finger = { id, x, dx: 0, dy: 0, isFree: true, flick: null, held: null, anchor: null };
    this.#fingers.set(id, finger);
    const target = this.#meant(x, time);
    if (target) this.#press(finger, target, time);
    this.#touch(finger, time);
  }

  /** The note that a finger comes down for: the nearest in time, lanes to the side counting as time. */
  #meant(x: number, time: number): Target | null {
    let best: Target | null = null;
    let least = Number.POSITIVE_INFINITY;
    const { late = 0, early = 0 } = this.#presses[0] ?? {};
    for (let i = firstFrom(this.#presses, time - late - EDGE_SECONDS); ; i += 1) {
      const target = this.#presses[i];
      if (!target || target.time > time + early + EDGE_SECONDS) return best;
      if (!isOver(target, x) || !this.#isPending(target) || this.#touched.has(target)) continue;
      const cost = Math.abs(time - target.time) + SECONDS_PER_LANE * Math.abs(x - target.lane);
      if (cost >= least) continue;
      best = target;
      least = cost;
    }
  }

  #press(finger: Finger, target: Target, time: number): void {
    finger.isFree = false;
    if (isFlick(target)) {
      const until = Math.max(target.time + target.late, time + FLICK_SECONDS);
      this.#touched.set(target, { error: time - target.time, until });
      finger.flick = target;
    } else this.#hit(target, time);
    const held = target.ribbon === null ? undefined : this.#ribbons.get(target.ribbon);
    if (held && this.#isPending(held.end)) this.#hold(finger, held);
  }

  #hold(finger: Finger, held: HeldRibbon): void {
    if (held.holder) Object.assign(held.holder, { held: null, anchor: null });
    Object.assign(finger, { held, anchor: null, isFree: false });
    held.holder = finger;
  }

  #move(finger: Finger, { x, dx, dy, time }: Extract<ChartInput, { kind: 'move' }>): void {
    const end = finger.held?.end;
    const opens = end ? end.time - end.early : 0;
    if (end && time > opens + EDGE_SECONDS) finger.anchor ??= { dx: finger.dx, dy: finger.dy };
    const wasOver = end !== undefined && isOver(end, finger.x);
    Object.assign(finger, { x, dx, dy });
    if (finger.flick && isFlicked(finger.flick, dx, dy)) this.#complete(finger, finger.flick, time);
    const { anchor } = finger;
    if (end && isFlick(end) && anchor && (wasOver || isOver(end, x))) {
      if (isFlicked(end, dx - anchor.dx, dy - anchor.dy)) this.#hit(end, time);
    }
    this.#touch(finger, time);
  }

  #flick(finger: Finger, direction: 'Left' | 'Right' | null, time: number): void {
    const fits = (target: Target): boolean =>
      isFlick(target) && (target.direction === null || direction === null || direction === target.direction);
    if (finger.flick && fits(finger.flick)) this.#complete(finger, finger.flick, time);
    const end = finger.held?.end;
    if (end && fits(end) && isOver(end, finger.x)) this.#hit(end, time);
  }

  /** A flick is judged by when its finger came down. */
  #complete(finger: Finger, target: Target, time: number): void {
    finger.flick = null;
    const touched = this.#touched.get(target);
    if (touched) this.#hit(target, time, touched.error);
  }

  #up(finger: Finger, time: number): void {
    this.#fingers.delete(finger.id);
    if (finger.flick) this.#touched.delete(finger.flick);
    const { held } = finger;
    if (!held) return;
    const { end } = held;
    if (end.gesture === 'release' && isOver(end, finger.x) && this.#hit(end, time)) return;
    held.holder = null;
    const others = [...this.#fingers.values()].sort((a, b) => a.id - b.id);
    const heir = others.find(({ isFree, x }) => isFree && this.#distance(held, x, time) <= HIT_LANES);
    if (heir) this.#hold(heir, held);
  }

  /** Lanes from where a slide is at a moment. */
  #distance({ ribbon }: HeldRibbon, x: number, time: number): number {
    return Math.abs(x - laneAt(ribbon, time));
  }

  /** What a finger does by being where it is: ticks, and a slide that no one holds and that does not end yet. */
  #touch(finger: Finger, time: number): void {
    for (const target of this.#open) {
      // A move that is reported late was there before the tick came.
      const at = Math.max(time, target.time);
      if (target.gesture === 'touch' && isOver(target, finger.x)) this.#hit(target, at);
    }
    if (!finger.isFree) return;
    let best: HeldRibbon | null = null;
    let least = HIT_LANES;
    for (const held of this.#running) {
      if (held.holder || time > held.end.time - held.end.early + EDGE_SECONDS) continue;
      const distance = this.#distance(held, finger.x, time);
      if (distance > least || (best && distance === least)) continue;
      best = held;
      least = distance;
    }
    if (best) this.#hold(finger, best);
  }
}
