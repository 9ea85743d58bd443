/** Pieces that wait to be painted, in the order in which they came into sight. */
const waiting = new Map<Element, () => void>();
let isPainting = false;

function paintNext(): void {
  const [next] = waiting;
  isPainting = next !== undefined;
  if (!next) return;
  const [element, paint] = next;
  waiting.delete(element);
  paint();
  requestAnimationFrame(paintNext);
}

/** Paints one piece a frame, the first at once: a screen full of them would hold the page up. */
export function paintInTurn(element: Element, paint: () => void): void {
  waiting.set(element, paint);
  if (!isPainting) paintNext();
}

export const forgetPainting = (element: Element): void => {
  waiting.delete(element);
};
