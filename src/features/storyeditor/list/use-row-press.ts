import { type RefObject, useMemo } from 'react';
import { currentView, type StoryEditorActor } from '../use-story-editor.ts';

interface RowPress {
  readonly press: (id: number, held: { readonly shiftKey: boolean; readonly isToggle: boolean }) => void;
  readonly fold: (id: number, isFolded: boolean) => void;
}

/** What a press on a row does; the list takes the focus, since it hears the keys. Always the same functions. */
export function useRowPress(actor: StoryEditorActor, box: RefObject<HTMLElement | null>): RowPress {
  return useMemo(() => {
    const focus = () => box.current?.focus({ preventScroll: true });
    return {
      press: (id, { shiftKey, isToggle }) => {
        currentView(actor).moveTo(id, shiftKey ? 'extend' : isToggle ? 'toggle' : 'alone');
        focus();
      },
      fold: (id, isFolded) => {
        currentView(actor).fold(id, isFolded);
        focus();
      },
    };
  }, [actor, box]);
}
