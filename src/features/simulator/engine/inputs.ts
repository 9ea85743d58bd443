import { FLICK_KEYS, laneOfKey } from '#model/chart/judging/keys';
import { isTyping } from '#src/browser/page/is-typing.ts';

/** What a finger or a key does, with the time of the event: frames come later. */
export type RawInput =
  | {
      readonly kind: 'down' | 'move' | 'up';
      readonly finger: number;
      /** CSS pixels within the element. */
      readonly x: number;
      readonly y: number;
      /** Of the clock that runs evenly. */
      readonly seconds: number;
    }
  | { readonly kind: 'lane'; readonly lane: number; readonly isDown: boolean; readonly seconds: number }
  | { readonly kind: 'flick'; readonly direction: 'Left' | 'Right' | null; readonly seconds: number };

const MS = 1000;

/** Hears fingers on an element, and keys wherever the focus is. An input for which `hear` returns true reaches nothing else; the function returned stops hearing. */
export function watchInputs(host: HTMLElement, hear: (input: RawInput) => boolean): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const take = (event: Event, isTaken: boolean): void => {
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const pointer =
    (kind: 'down' | 'move' | 'up') =>
    (event: PointerEvent): void => {
      const { left, top } = host.getBoundingClientRect();
      // A finger that goes on outside is still the same one.
      if (kind === 'down') host.setPointerCapture(event.pointerId);
      const [finger, seconds] = [event.pointerId, event.timeStamp / MS];
      take(event, hear({ kind, finger, x: event.clientX - left, y: event.clientY - top, seconds }));
    };
  host.addEventListener('pointerdown', pointer('down'), { signal });
  host.addEventListener('pointermove', pointer('move'), { signal });
  host.addEventListener('pointerup', pointer('up'), { signal });
  host.addEventListener('pointercancel', pointer('up'), { signal });
  const key = (isDown: boolean) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const [lane, seconds] = [laneOfKey(event.code), event.timeStamp / MS];
    const direction = FLICK_KEYS.get(event.code);
    if (lane !== null) take(event, event.repeat || hear({ kind: 'lane', lane, isDown, seconds }));
    else if (direction !== undefined && isDown) take(event, hear({ kind: 'flick', direction, seconds }));
  };
  document.addEventListener('keydown', key(true), { signal, capture: true });
  document.addEventListener('keyup', key(false), { signal, capture: true });
  return () => ending.abort();
}
