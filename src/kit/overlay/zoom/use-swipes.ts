import { type PointerEvent, useRef } from 'react';
import { swipeOf } from './swipe.ts';
import type { Spot } from './zoom.ts';

const spotOf = (event: PointerEvent): Spot => ({ x: event.clientX, y: event.clientY });

/** Reports swipes with one finger; a second one, or what the browser takes over as scrolling, ends them. */
export function useSwipes(isOn: boolean, onSwipe: ((step: -1 | 1) => void) | undefined) {
  const from = useRef<Spot | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = isOn && event.isPrimary && event.pointerType !== 'mouse' ? spotOf(event) : null;
    },
    onPointerUp: (event: PointerEvent) => {
      const step = from.current && swipeOf(from.current, spotOf(event));
      from.current = null;
      if (step && isOn) onSwipe?.(step);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
