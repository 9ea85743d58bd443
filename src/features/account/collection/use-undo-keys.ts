import { useHotkeys } from '@mantine/hooks';
import { isTyping } from '#src/browser/page/is-typing.ts';
import type { CollectionEditor } from './use-collection.ts';

const NO_TAGS: string[] = [];

/** Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y do again, wherever the focus is on the page. */
export function useUndoKeys({ undo, redo }: Pick<CollectionEditor, 'undo' | 'redo'>): void {
  const unlessTyping = (act: () => void) => (event: KeyboardEvent) => {
    // Fields with text take back what was typed in them by themselves.
    if (isTyping(event)) return;
    event.preventDefault();
    act();
  };
  const options = { preventDefault: false };
  useHotkeys(
    [
      ['mod+Z', unlessTyping(undo), options],
      ['mod+shift+Z', unlessTyping(redo), options],
      ['mod+Y', unlessTyping(redo), options],
    ],
    NO_TAGS,
  );
}
