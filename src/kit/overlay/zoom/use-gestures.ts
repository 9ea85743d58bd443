import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { usePointers } from './use-pointers.ts';
import { type Frame, panned, type Spot, WHOLE, type Zoom, zoomed } from './zoom.ts';

const WHEEL_STEP = 1.0015;

const frameOf = (box: HTMLElement | null): Frame => ({
  width: box?.clientWidth ?? 0,
  height: box?.clientHeight ?? 0,
});

function fromMiddle(box: HTMLElement | null, { x, y }: Spot): Spot {
  const rect = box?.getBoundingClientRect();
  return rect ? { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 } : { x: 0, y: 0 };
}

/** Wheel, drag and pinch over a frame, and what buttons and keys do. `keepsWheel`: the wheel scrolls the page until something is close. */
export function useGestures(box: RefObject<HTMLElement | null>, keepsWheel = false) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE);
  const by = useCallback(
    (factor: number, at?: Spot) =>
      setZoom((old) => zoomed(old, factor, frameOf(box.current), at && fromMiddle(box.current, at))),
    [box],
  );
  const move = useCallback(
    (dx: number, dy: number) => setZoom((old) => panned(old, dx, dy, frameOf(box.current))),
    [box],
  );
  const leavesWheel = keepsWheel && zoom.scale === 1;
  // The browser would scroll the page as well; only a listener of one's own may stop it.
  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => {
      if (leavesWheel && !event.ctrlKey) return;
      event.preventDefault();
      by(WHEEL_STEP ** -event.deltaY, { x: event.clientX, y: event.clientY });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [box, by, leavesWheel]);
  const handlers = usePointers(useRef(new Map<number, Spot>()), by, move);
  return { zoom, by, move, reset: () => setZoom(WHOLE), handlers };
}
