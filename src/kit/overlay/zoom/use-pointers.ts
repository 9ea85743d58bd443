import type { PointerEvent, RefObject } from 'react';
import type { Spot } from './zoom.ts';

const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
const spotOf = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });

/** One finger moves, two bring closer. `fingers` are those that are down. */
export function usePointers(
  fingers: RefObject<Map<number, Spot>>,
  by: (factor: number, at: Spot) => void,
  move: (dx: number, dy: number) => void,
) {
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    fingers.current.set(event.pointerId, spotOf(event));
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const old = fingers.current.get(event.pointerId);
    if (!old) return;
    const now = spotOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) by(apart(now, other) / Math.max(1, apart(old, other)), middle(now, other));
    else move(now.x - old.x, now.y - old.y);
  };
  const onPointerUp = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}
