import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { gridStep } from '#src/browser/page/grid-step.ts';
import type { TileRows } from './use-tile-rows.ts';

/** Where the focus goes once the tile is drawn. */
interface Way {
  readonly from: Element;
  readonly to: number;
}

const linkAt = (box: Element | null, place: number): HTMLElement | null =>
  box?.querySelector<HTMLElement>(`:scope > [aria-posinset="${place + 1}"] a`) ?? null;

const placeOf = (link: Element): number =>
  Number(link.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;

/** Keys that move the focus from the link of one tile to that of another, also of one that is not drawn yet. Page keys scroll. */
export function useTileKeys(
  box: RefObject<HTMLElement | null>,
  count: number,
  { columns, show }: Pick<TileRows, 'columns' | 'show'>,
): { readonly onKeyDown: (event: KeyboardEvent) => void } {
  const way = useRef<Way>(null);
  // Each step of drawing may bring the tile. A visitor who leaves the link meanwhile wants to be elsewhere.
  useLayoutEffect(() => {
    if (!way.current) return;
    const link = linkAt(box.current, way.current.to);
    const isLeft = way.current.to >= count || document.activeElement !== way.current.from;
    if (!link && !isLeft) return;
    way.current = null;
    if (!isLeft) link?.focus({ preventScroll: true });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
    if (!link || !isPlain) return;
    const place = way.current?.from === link ? way.current.to : placeOf(link);
    way.current = null;
    const next = gridStep(event.key, place, count, columns, 0);
    // At either end the page scrolls on.
    if (next === null || next === place) return;
    event.preventDefault();
    show(next);
    const drawn = linkAt(box.current, next);
    if (drawn) drawn.focus({ preventScroll: true });
    else way.current = { from: link, to: next };
  };
  return { onKeyDown };
}
