import type uPlot from 'uplot';
import type { Pinch } from './values.ts';

/** What a wheel's step makes the range longer or shorter by. */
const WHEEL_STEP = 0.002;

interface Gestures {
  /** Two fingers went from one place to another. */
  readonly pinch: (before: Pinch, after: Pinch) => void;
  /** By what the range grows, around which time. */
  readonly zoom: (factor: number, around: number) => void;
  readonly reset: () => void;
}

/**
 * A finger moves the cursor, two zoom and move; up and down the page scrolls as ever. Two taps or clicks show all again, a wheel zooms
 * with Ctrl, which is what a trackpad sends for two fingers. The function returned ends it.
 */
export function followGestures(u: uPlot, { pinch, zoom, reset }: Gestures): () => void {
  const { over } = u;
  const fingers = new Map<number, number>();
  const leftOf = ({ clientX }: MouseEvent): number => clientX - over.getBoundingClientRect().left;
  const places = (): Pinch => {
    const [one = 0, two = one] = fingers.values();
    const width = Math.max(1, over.clientWidth);
    return [one / width, two / width];
  };
  const point = (event: PointerEvent) => u.setCursor({ left: leftOf(event), top: over.clientHeight / 2 });
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    fingers.set(event.pointerId, leftOf(event));
    if (fingers.size === 1) point(event);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = places();
    fingers.set(event.pointerId, leftOf(event));
    if (fingers.size < 2) point(event);
    else if (fingers.size === 2) pinch(before, places());
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(event.deltaY * WHEEL_STEP), u.posToVal(leftOf(event), 'x'));
  };
  const ended = new AbortController();
  const { signal } = ended;
  over.addEventListener('pointerdown', down, { signal });
  over.addEventListener('pointermove', move, { signal });
  over.addEventListener('pointerup', up, { signal });
  over.addEventListener('pointercancel', up, { signal });
  over.addEventListener('wheel', wheel, { signal, passive: false });
  over.addEventListener('dblclick', reset, { signal });
  return () => ended.abort();
}
