import { useEffect } from 'react';
import { isTyping } from '#src/browser/page/is-typing.ts';
import { chordOf } from '#src/features/charteditor/keys/chord.ts';
import { currentView } from '../use-story-editor.ts';
import { ACTS, copied, focusList, removeSelected, type StoryActHost } from './acts.ts';
import { actOfChord, IN_ACTION_FIELDS, IN_FIELDS, NATIVE, OF_THE_LIST, REPEATED } from './chords.ts';
import { clippingText, readClipping } from './clipping.ts';

/** What is open above the page keeps its keys. */
const ABOVE = 'dialog, [role=dialog], [role=menu], [role=listbox]:not([data-actions])';
const LIST = '[data-actions]';
const FIELDS = '[data-inspector]';
/** The space bar presses them, letters look for entries of them. */
const PRESSED = 'button, a, summary, label, input, select, [role=button], [role=slider]';
/** Fields with a list below them close that. */
const WITH_LIST = '[aria-haspopup]';

const within = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

function useNativeClipboard(host: StoryActHost, isLocked: boolean): void {
  useEffect(() => {
    if (isLocked) return undefined;
    const isHere = () => Boolean(document.activeElement?.closest(LIST));
    const copy = (event: ClipboardEvent) => {
      const actions = isHere() ? copied(host.actor) : null;
      if (!actions) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', clippingText(actions));
      if (event.type === 'cut') removeSelected(host);
    };
    const paste = (event: ClipboardEvent) => {
      const actions = isHere() ? readClipping(event.clipboardData?.getData('text/plain') ?? '') : null;
      if (!actions) return;
      event.preventDefault();
      currentView(host.actor).paste(actions);
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [host, isLocked]);
}

/** The keys of the editor on the whole page; those of the list only while it has the focus. */
export function useStoryKeys(host: StoryActHost, isLocked: boolean): void {
  useNativeClipboard(host, isLocked);
  useEffect(() => {
    if (isLocked) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || within(event, ABOVE)) return;
      const isOfAction = within(event, FIELDS);
      if (event.key === 'Escape' && isOfAction && !within(event, WITH_LIST)) return focusList();
      const chord = chordOf(event);
      const act = actOfChord(chord);
      if (act === null || NATIVE.has(act)) return;
      const isHeard = IN_FIELDS.has(chord) || (isOfAction && IN_ACTION_FIELDS.has(chord));
      if (isTyping(event) && !isHeard) return;
      const isInList = within(event, LIST);
      if (!isInList && OF_THE_LIST.has(act)) return;
      const isPlain = !/Ctrl|Alt/.test(chord);
      if (!isInList && isPlain && within(event, PRESSED)) return;
      event.preventDefault();
      if (!event.repeat || REPEATED.has(act)) ACTS[act](host);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [host, isLocked]);
}
