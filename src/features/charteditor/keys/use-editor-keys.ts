import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { clippingText } from '#model/chart/editing/clipboard';
import { isTyping } from '#src/browser/page/is-typing.ts';
import type { EditorAction } from './actions.ts';
import { ACTS, type ActHost } from './acts.ts';
import { chordOf, type KeyPress } from './chord.ts';
import { actionsOf, type KeyPresetName } from './presets.ts';

/** Elsewhere on the page these belong to what has the focus. */
const OF_THE_CHART: ReadonlySet<EditorAction> = new Set([
  'use',
  'later',
  'earlier',
  'barLater',
  'barEarlier',
  'laneLeft',
  'laneRight',
  'start',
  'end',
  'extendLater',
  'extendEarlier',
  'extendLeft',
  'extendRight',
  'erase',
  'selectAll',
  'insertBeat',
  'removeBeat',
]);

/** The browser says itself when these keys are pressed, and hands over the clipboard without a question. */
const NATIVE: ReadonlySet<EditorAction> = new Set(['cut', 'copy', 'paste', 'pasteMirrored']);

/** These happen once however long their key is held. */
const ONCE: ReadonlySet<EditorAction> = new Set(['play', 'loop', 'metronome', 'tapTempo', 'testPlay']);

/** What is open above the page keeps its keys. */
const ABOVE = 'dialog, [role=dialog], [role=menu]';
const STAGE = '[data-chart]';
/** Fields with a list below them close that. */
const WITH_LIST = '[aria-haspopup]';
const PAGE = 'main';
/** The space bar presses them. */
const PRESSED = 'button, a, summary, label, input, [role=button]';

const within = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Gives the keys back to the chart. */
export const focusChart = (): void =>
  document.querySelector<HTMLElement>(STAGE)?.focus({ preventScroll: true });

/** Escape leaves a field of the page for the chart. */
const isLeaving = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && isTyping(event) && within(event, PAGE) && !within(event, WITH_LIST);

/** Copying and pasting by the keys or the menu of the browser, while the chart has the focus. */
function useNativeClipboard(host: ActHost, isMirrored: RefObject<boolean>): void {
  useEffect(() => {
    const isHere = () => Boolean(document.activeElement?.closest(STAGE));
    const copy = (event: ClipboardEvent) => {
      if (!isHere()) return;
      event.preventDefault();
      const shareCopy = () => {
        const { clipboard } = host.editor();
        if (clipboard) event.clipboardData?.setData('text/plain', clippingText(clipboard));
      };
      ACTS[event.type === 'cut' ? 'cut' : 'copy']({ ...host, shareCopy }, event.timeStamp);
    };
    const paste = (event: ClipboardEvent) => {
      if (!isHere()) return;
      event.preventDefault();
      host.pasteText(event.clipboardData?.getData('text/plain') ?? '', isMirrored.current);
      isMirrored.current = false;
    };
    const listeners = [
      ['copy', copy],
      ['cut', copy],
      ['paste', paste],
    ] as const;
    for (const [type, listener] of listeners) document.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
    };
  }, [host, isMirrored]);
}

/** The keys of the editor on the whole page; what it returns takes those of the chart, and says whether it had one. */
export function useEditorKeys(
  host: ActHost,
  preset: KeyPresetName,
  isLocked: boolean,
): (stroke: KeyPress) => boolean {
  const actions = useMemo(() => actionsOf(preset), [preset]);
  const isMirrored = useRef(false);
  useNativeClipboard(host, isMirrored);
  useEffect(() => {
    // The chart itself has no focus then.
    if (isLocked) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || within(event, ABOVE) || within(event, STAGE)) return;
      if (isLeaving(event)) return focusChart();
      const action = actions.get(chordOf(event));
      // In a field, too, the browser would save the page.
      if (action !== 'keep' && isTyping(event)) return;
      if (action === undefined || OF_THE_CHART.has(action) || NATIVE.has(action)) return;
      if (event.key === ' ' && within(event, PRESSED)) return;
      event.preventDefault();
      if (!(event.repeat && ONCE.has(action))) ACTS[action](host, event.timeStamp);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [host, actions, isLocked]);
  return useCallback(
    (stroke) => {
      const action = actions.get(chordOf(stroke));
      if (action === undefined) return false;
      isMirrored.current = action === 'pasteMirrored';
      if (NATIVE.has(action)) return false;
      if (!(stroke.repeat && ONCE.has(action))) ACTS[action](host, stroke.timeStamp);
      return true;
    },
    [host, actions],
  );
}
