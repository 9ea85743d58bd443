import type uPlot from 'uplot';

/**
 * A finger moves the cursor, two zoom; up and down the page scrolls as ever. The function returned ends it.
 * `zoom`: by what the range grows, around which time.
 */
export function followFingers(u: uPlot, zoom: (factor: number, around: number) => void): () => void {
  const fingers = new Map<number, number>();
  const leftOf = ({ clientX }: PointerEvent): number => clientX - u.over.getBoundingClientRect().left;
  const spread = (): number => {
    const [one = 0, two = 0] = fingers.values();
    return Math.max(1, Math.abs(one - two));
  };
  const point = (event: PointerEvent) => u.setCursor({ left: leftOf(event), top: u.over.clientHeight / 2 });
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return;
    fingers.set(event.pointerId, leftOf(event));
    if (fingers.size === 1) point(event);
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    const before = spread();
    fingers.set(event.pointerId, leftOf(event));
    if (fingers.size < 2) return point(event);
    const [one = 0, two = 0] = fingers.values();
    zoom(before / spread(), u.posToVal((one + two) / 2, 'x'));
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
  };
  const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
  for (const [name, hear] of Object.entries(heard)) u.over.addEventListener(name, hear as EventListener);
  return () => {
    for (const [name, hear] of Object.entries(heard)) u.over.removeEventListener(name, hear as EventListener);
  };
}
