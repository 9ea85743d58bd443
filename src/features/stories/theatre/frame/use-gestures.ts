import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { swipeOf } from '#src/kit/overlay/zoom/swipe.ts';

interface Gestures {
  readonly onTap: () => void;
  readonly onBack: () => void;
  readonly onLongPress: () => void;
}

/** As long as systems take for their own menus. */
const LONG_MS = 500;
/** A finger never rests quite still. */
const SLIP = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** For a button that is as large as the picture: a tap or a key presses it, a swipe to the right and a long press do something else. */
export function useGestures({ onTap, onBack, onLongPress }: Gestures) {
  const press = useRef<Press | null>(null);
  /** The click that follows was a gesture. */
  const isSpent = useRef(false);
  const end = () => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      end();
      isSpent.current = false;
      if (!isPrimary) return;
      const timer = setTimeout(() => {
        isSpent.current = true;
        press.current = null;
        onLongPress();
      }, LONG_MS);
      press.current = { x, y, timer };
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(x - from.x, y - from.y) > SLIP) clearTimeout(from.timer);
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const from = press.current;
      end();
      const step = from && swipeOf(from, { x, y });
      if (!step) return;
      isSpent.current = true;
      if (step === -1) onBack();
    },
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    // A key clicks without a press, also after a gesture that no click followed.
    onClick: ({ detail: presses }: MouseEvent) => {
      if (presses === 0 || !isSpent.current) onTap();
      isSpent.current = false;
    },
  };
}
