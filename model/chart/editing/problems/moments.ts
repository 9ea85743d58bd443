import { SAME_BEAT } from '../beats.ts';
import { entryKey } from '../selection.ts';
import { type HeldSpan, momentsOf, type NoteHead, placesOf, type SheetHeads } from './heads.ts';
import type { ChartProblem } from './problem.ts';

export const MAX_FINGERS = 2;

/** Slides and holds that a finger is on, moment by moment. */
class HeldNow {
  readonly #held: readonly HeldSpan[];
  #next = 0;
  #now: HeldSpan[] = [];

  constructor(held: readonly HeldSpan[]) {
    this.#held = held;
  }

  /** Those held at a beat, ends included. Beats must rise. */
  at(beat: number): readonly HeldSpan[] {
    if (this.#now.some(({ to }) => to < beat - SAME_BEAT)) {
      this.#now = this.#now.filter(({ to }) => to >= beat - SAME_BEAT);
    }
    for (
      let next = this.#held[this.#next];
      next && next.from <= beat + SAME_BEAT;
      next = this.#held[this.#next]
    ) {
      if (next.to >= beat - SAME_BEAT) this.#now.push(next);
      this.#next += 1;
    }
    return this.#now;
  }
}

/** Two points of one slide at a moment are a fault of the slide. */
const isShared = (place: readonly NoteHead[]): boolean => place.some(({ id }) => id !== place[0]?.id);

/** What is wrong at single moments: two notes in one place, more places than two hands have fingers for. */
export function* momentProblems({ heads, held }: SheetHeads): Generator<ChartProblem> {
  const now = new HeldNow(held);
  for (const moment of momentsOf(heads)) {
    const beat = moment[0]?.beat ?? 0;
    const places = placesOf(moment);
    for (const place of places) {
      if (place.length < 2 || !isShared(place)) continue;
      yield { kind: 'samePlace', beat, keys: place.map(({ key }) => key), count: place.length };
    }
    const holding = now.at(beat);
    if (places.length + holding.length <= MAX_FINGERS) continue;
    const here = new Set(moment.map(({ id }) => id));
    const passing = holding.filter(({ id }) => !here.has(id));
    const fingers = places.length + passing.length;
    if (fingers <= MAX_FINGERS) continue;
    const keys = [...moment.map(({ key }) => key), ...passing.map(({ id }) => entryKey(id))];
    yield { kind: 'thirdFinger', beat, keys, count: fingers };
  }
}
