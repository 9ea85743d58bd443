import { currentView, type StoryEditorActor } from '../use-story-editor.ts';

/** Moves what is selected past its neighbour, up (-1) or down (1). */
export function shift(actor: StoryEditorActor, by: -1 | 1): void {
  const { sheet, selection, run } = currentView(actor);
  const first = sheet.actions.findIndex(({ id }) => selection.has(id));
  if (first < 0) return;
  const last = sheet.actions.findLastIndex(({ id }) => selection.has(id));
  const others = sheet.actions.slice(0, by < 0 ? first : last).filter(({ id }) => !selection.has(id)).length;
  const rest = sheet.actions.length - selection.size;
  const to = by < 0 ? others - 1 : others + 1;
  if (to < 0 || to > rest) return;
  run({ kind: 'move', ids: [...selection], to });
}
