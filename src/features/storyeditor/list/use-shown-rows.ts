import { useMemo } from 'react';
import type { StagePerson } from '../use-people.ts';
import { type StoryEditorActor, useStoryEditorPart } from '../use-story-editor.ts';
import { type ShownRows, shownRows } from './action-rows.ts';

/** The rows of the list as filters and folds leave them. */
export function useShownRows(actor: StoryEditorActor, people: ReadonlyMap<number, StagePerson>): ShownRows {
  const sheet = useStoryEditorPart(actor, (view) => view.sheet);
  const filter = useStoryEditorPart(actor, (view) => view.filter);
  const folded = useStoryEditorPart(actor, (view) => view.folded);
  const named = useMemo(() => {
    const words = filter.words.trim().toLowerCase();
    const found = words === '' ? [] : [...people.values()];
    return new Set<unknown>(
      found.filter(({ name }) => name.toLowerCase().includes(words)).map(({ id }) => id),
    );
  }, [people, filter.words]);
  return useMemo(() => shownRows(sheet, { filter, folded, named }), [sheet, filter, folded, named]);
}
