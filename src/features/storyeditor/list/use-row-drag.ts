import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import { type ListRow, placeAtGap } from './action-rows.ts';

interface RowDrag {
  /** The place between two rows where they would go; null while none is dragged. */
  readonly gap: number | null;
  readonly grab: (id: number, event: PointerEvent<HTMLElement>) => void;
}

/** So near to an edge of the list it scrolls, by so much in each frame. */
const EDGE = 36;
const SCROLL = 9;
/** A pointer that is let go nearer than so many pixels to where it was put down only pressed. */
const STILL = 4;

/** Puts what is selected into a gap; one action stays where it is beside itself. */
function drop(actor: StoryEditorActor, rows: readonly ListRow[], gap: number): void {
  const { sheet, selection, run } = currentView(actor);
  const beside = rows.slice(Math.max(gap - 1, 0), gap + 1);
  const isHome = beside.some((row) => row.kind === 'action' && selection.has(row.action.id));
  if (isHome && selection.size === 1) return;
  const before = sheet.actions.slice(0, placeAtGap(rows, gap));
  // Those that move do not count: they are taken out first.
  const to = before.filter(({ id }) => !selection.has(id)).length;
  run({ kind: 'move', ids: [...selection], to });
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
  /** The only one that counts: another finger may rest on the page. */
  readonly pointerId: number;
  readonly onFrame: () => void;
  readonly onMove: (y: number) => void;
  /** `isDropped`: let go, and not called off. */
  readonly onEnd: (isDropped: boolean) => void;
}

/** Follows a pointer until it is let go. */
function watchPointer({ pointerId, onFrame, onMove, onEnd }: PointerWatch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let frame = requestAnimationFrame(function again() {
    frame = requestAnimationFrame(again);
    onFrame();
  });
  const hear = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (y: number) => void) =>
    document.addEventListener(type, (event) => event.pointerId === pointerId && act(event.clientY), {
      signal,
    });
  hear('pointermove', onMove);
  hear('pointerup', () => onEnd(true));
  hear('pointercancel', () => onEnd(false));
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
  const latest = useRef({ rows, gap: 0, y: 0, from: 0, pointerId: 0, hasMoved: false });
  useEffect(() => {
    latest.current.rows = rows;
  }, [rows]);
  const isDragging = gap !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const { current } = latest;
    return watchPointer({
      pointerId: current.pointerId,
      onFrame: () => {
        if (!box.current) return;
        current.gap = gapAt(box.current, current.y, rowHeight, current.rows.length);
        show(current.gap);
      },
      onMove: (y) => {
        current.y = y;
        current.hasMoved ||= Math.abs(y - current.from) >= STILL;
      },
      onEnd: (isDropped) => {
        show(null);
        if (isDropped && current.hasMoved) drop(actor, current.rows, current.gap);
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
      const { clientY, pointerId } = event;
      Object.assign(latest.current, { gap: nth, y: clientY, from: clientY, pointerId, hasMoved: false });
      show(nth);
    },
    [actor],
  );
  return { gap, grab };
}
