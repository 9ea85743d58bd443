import { useEffect } from 'react';
import { isTyping } from '#src/browser/page/is-typing.ts';
import { latinKey } from '#src/browser/page/latin-key.ts';
import { currentView, type Viewer } from '../use-live2d.ts';

/** What is open above the page keeps its keys. */
const ABOVE = 'dialog, [role=dialog]';

const isAbove = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(ABOVE) !== null;

/** Ctrl+Z or ⌘Z takes a step back; with Shift, or Ctrl+Y, it is made again. Fields of text keep these keys for themselves. */
export function useUndoKeys(viewer: Viewer): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (isTyping(event) || isAbove(event)) return;
      const key = latinKey(event).toLowerCase();
      const { undo, redo } = currentView(viewer);
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'z' || (key === 'y' && event.ctrlKey)) redo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [viewer]);
}
