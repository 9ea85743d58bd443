import { type DragEvent, useRef } from 'react';
import type { Speakers } from '#model/media/story/writing/cast/cast-lines';
import type { ImportChoice, ImportChoices } from './import-choices.ts';

/** What is being dragged: a line, with all that are chosen if it is one of them, or those who speak. */
type Dragged = { readonly lines: readonly number[] } | { readonly speakers: Speakers };

const mark = ({ currentTarget }: DragEvent<HTMLElement>, isOver: boolean): void => {
  if (isOver) currentTarget.dataset.over = '';
  else delete currentTarget.dataset.over;
};

export type CastDrag = ReturnType<typeof useCastDrag>;

/** Lines are dragged onto those who say them, and those who speak onto lines. Files that are dragged over are left to the dialog. */
export function useCastDrag({ chosen }: ImportChoices, change: (choice: ImportChoice) => void) {
  const dragged = useRef<Dragged | null>(null);
  const linesWith = (line: number): readonly number[] => (chosen.has(line) ? [...chosen] : [line]);
  const source = (what: () => Dragged) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      dragged.current = what();
      event.dataTransfer.effectAllowed = 'link';
      // Some browsers drag nothing that carries nothing.
      event.dataTransfer.setData('text/plain', '');
    },
    onDragEnd: () => {
      dragged.current = null;
    },
  });
  const target = (take: (what: Dragged) => void, takes: (what: Dragged) => boolean) => ({
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (dragged.current === null) return;
      event.stopPropagation();
      if (!takes(dragged.current)) return;
      event.preventDefault();
      mark(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => mark(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      mark(event, false);
      const what = dragged.current;
      dragged.current = null;
      if (what === null) return;
      event.preventDefault();
      event.stopPropagation();
      take(what);
    },
  });
  return {
    line: (at: number) => ({
      ...source(() => ({ lines: linesWith(at) })),
      ...target(
        (what) =>
          'speakers' in what && change({ kind: 'speakers', lines: linesWith(at), speakers: what.speakers }),
        (what) => 'speakers' in what,
      ),
    }),
    speaker: (speakers: Speakers) => ({
      ...source(() => ({ speakers })),
      ...target(
        (what) => 'lines' in what && change({ kind: 'speakers', lines: what.lines, speakers }),
        (what) => 'lines' in what,
      ),
    }),
  };
}
