import { startTransition, useLayoutEffect, useState } from 'react';
import { nextSeats, type Seat, type Wanted } from './seats.ts';

interface Drawn<Item> {
  readonly items: readonly Item[];
  readonly from: number;
  readonly to: number;
  readonly seats: readonly Seat<Item>[];
  /** Whether all that was wanted has been there once. */
  readonly isSettled: boolean;
}

const NOTHING = { items: [], from: 0, to: 0, seats: [], isSettled: false };

function stepped<Item>(drawn: Drawn<Item>, wanted: Wanted<Item>, most: number): Drawn<Item> {
  const { items, from, to } = wanted;
  const seats = nextSeats(drawn.seats, wanted, most);
  const isSettled = drawn.isSettled || (to > 0 && seats === drawn.seats);
  return { items, from, to, seats, isSettled };
}

/** The visitor does not wait for what is below the screen, as the whole list may be where filters stand above it. */
const inSight = <Item>({ seenFrom, seenTo }: Wanted<Item>, most: number): number =>
  Math.max(1, Math.min(most, seenTo - seenFrom));

/**
 * Draws what is wanted a step with each frame: other items begin at once, with those in sight and no more than `made` where elements
 * have to be made, `given` where those that are there are given to others; other places with the next frame, `then` at a time, because
 * a page that scrolls has more to do in its frames.
 */
export function useSeats<Item>(
  wanted: Wanted<Item>,
  made: number,
  given = made,
  then = made,
): Pick<Drawn<Item>, 'seats' | 'isSettled'> {
  const [drawn, setDrawn] = useState<Drawn<Item>>(NOTHING);
  const { items, from, to, seenFrom, seenTo, held, isStrict = false } = wanted;
  // Of places a page that scrolls has others all the time, also before what was drawn last is painted.
  const isAnother = drawn.items !== items || (drawn.to === 0 && to > 0);
  const now = isAnother ? stepped(drawn, wanted, inSight(wanted, drawn.to === 0 ? made : given)) : drawn;
  if (isAnother) setDrawn(now);
  useLayoutEffect(() => {
    const next = stepped(now, { items, from, to, seenFrom, seenTo, held, isStrict }, then);
    if (next.seats === now.seats && next.isSettled === now.isSettled) return;
    // Two steps before the same frame would be styled and laid out as one. Asked for before that frame, it is this one whose end begins
    // the next step.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(next)));
    return () => cancelAnimationFrame(frame);
  }, [now, items, from, to, seenFrom, seenTo, held, isStrict, then]);
  return now;
}
