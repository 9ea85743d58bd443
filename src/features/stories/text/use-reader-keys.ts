import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isTyping } from '#src/browser/page/is-typing.ts';
import type { StoryReading } from './use-reading.ts';

const ROW = '[data-row]';
/** What has a press of its own. */
const PRESSED = 'button, a, summary, audio';

/** By how many stops a key goes; arrows, Home and End only while the focus is in the text, for they scroll the page. */
function stepOf(key: string, isInText: boolean): number | null {
  if (key === 'j') return 1;
  if (key === 'k') return -1;
  if (!isInText) return null;
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'Home') return Number.NEGATIVE_INFINITY;
  return key === 'End' ? Number.POSITIVE_INFINITY : null;
}

const rowOf = (target: EventTarget | null): number | null => {
  const row = target instanceof Element ? target.closest(ROW)?.getAttribute('data-row') : null;
  return row ? Number(row) : null;
};

/** Keys j and k anywhere on the page, arrows in the text; a press on a row makes it the place. The focus in the text goes with the place. */
export function useReaderKeys(
  text: RefObject<HTMLElement | null>,
  { step, goTo, rows, stops, stop }: StoryReading,
) {
  const place = stops[stop];
  const takesFocus = useRef(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(event)) return;
    if (document.querySelector('[role=dialog], [role=menu]')) return;
    const isInText = target instanceof Node && text.current?.contains(target) === true;
    const by = stepOf(key, isInText);
    if (by === null) return;
    event.preventDefault();
    takesFocus.current = isInText;
    step(by);
  });
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const row = rowOf(target);
    const isOwn = target instanceof Element && target.closest(PRESSED) !== null;
    // Words that were just marked are to be copied.
    if (row === null || isOwn || window.getSelection()?.isCollapsed === false) return;
    if (rows[row] !== undefined) goTo(row);
  });
  useEffect(() => {
    const element = text.current;
    const press = (event: MouseEvent) => onClick(event);
    const onKey = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', onKey);
    element?.addEventListener('click', press);
    return () => {
      window.removeEventListener('keydown', onKey);
      element?.removeEventListener('click', press);
    };
  }, [text]);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    text.current?.querySelector<HTMLElement>(`[data-row="${place}"] button`)?.focus({ preventScroll: true });
  }, [text, place]);
}
