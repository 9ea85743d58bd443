import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import type { ListRow } from './action-rows.ts';

interface RowDrag {
  /** The place between two rows where they would go; null while none is dragged. */
  readonly gap: number | null;
  readonly grab: (id: number, event: PointerEvent<HTMLElement>) => void;
}

/** So near to an edge of the list it scrolls, by so much in each frame. */
const EDGE = 36;
const SCROLL = 9;

/** Number of actions that stay where they are before a gap between rows. */
function placeOf(rows: readonly ListRow[], gap: number, actor: StoryEditorActor): number {
  const { sheet, selection } = currentView(actor);
  const next = rows.slice(gap).find((row) => row.kind === 'action');
  const before = rows.slice(0, gap).findLast((row) => row.kind === 'action');
  // Behind the last one before, so that a row at the end of a scene stays in it.
  const at = before?.kind === 'action' ? before.at + 1 : next?.kind === 'action' ? next.at : 0;
  return sheet.actions.slice(0, at).filter(({ id }) => !selection.has(id)).length;
}

/** The gap under a pointer; near an edge of the list it scrolls on. */
function gapAt(box: HTMLElement, y: number, rowHeight: number, count: number): number {
  const { top, bottom } = box.getBoundingClientRect();
  if (y < top + EDGE) box.scrollBy({ top: -SCROLL });
  if (y > bottom - EDGE) box.scrollBy({ top: SCROLL });
  const listTop = box.firstElementChild?.getBoundingClientRect().top ?? top;
  return Math.min(Math.max(Math.round((y - listTop) / rowHeight), 0), count);
}

interface PointerWatch {
  readonly onFrame: () => void;
  readonly onMove: (y: number) => void;
  /** `isDropped`: let go, and not called off. */
  readonly onEnd: (isDropped: boolean) => void;
}

/** Follows a pointer until it is let go. */
function watchPointer({ onFrame, onMove, onEnd }: PointerWatch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let frame = requestAnimationFrame(function again() {
    frame = requestAnimationFrame(again);
    onFrame();
  });
  document.addEventListener('pointermove', ({ clientY }) => onMove(clientY), { signal });
  document.addEventListener('pointerup', () => onEnd(true), { signal });
  document.addEventListener('pointercancel', () => onEnd(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && onEnd(false), { signal });
  return () => {
    cancelAnimationFrame(frame);
    ending.abort();
  };
}

/** Rows that are dragged by their handle to another place, with a mouse or a finger. */
export function useRowDrag(
  actor: StoryEditorActor,
  box: RefObject<HTMLElement | null>,
  rows: readonly ListRow[],
  rowHeight: number,
): RowDrag {
  const [gap, show] = useState<number | null>(null);
  const latest = useRef({ rows, gap: 0, y: 0 });
  useEffect(() => {
    latest.current.rows = rows;
  }, [rows]);
  const isDragging = gap !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const { current } = latest;
    return watchPointer({
      onFrame: () => {
        if (!box.current) return;
        current.gap = gapAt(box.current, current.y, rowHeight, current.rows.length);
        show(current.gap);
      },
      onMove: (y) => {
        current.y = y;
      },
      onEnd: (isDropped) => {
        show(null);
        const { selection, run } = currentView(actor);
        if (isDropped)
          run({ kind: 'move', ids: [...selection], to: placeOf(current.rows, current.gap, actor) });
      },
    });
  }, [isDragging, actor, box, rowHeight]);
  const grab = useCallback(
    (id: number, event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const { selection, moveTo } = currentView(actor);
      if (!selection.has(id)) moveTo(id);
      const nth = latest.current.rows.findIndex((row) => row.kind === 'action' && row.action.id === id);
      latest.current.y = event.clientY;
      latest.current.gap = nth;
      show(nth);
    },
    [actor],
  );
  return { gap, grab };
}
