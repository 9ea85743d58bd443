import { currentView, type StoryEditorActor } from '../use-story-editor.ts';
import { scenesOf } from './action-rows.ts';

/** Lets the list show an action that a filter or a folded scene would hide. */
export function reveal(actor: StoryEditorActor, id: number | null): void {
  const { sheet, filter, folded, show, fold } = currentView(actor);
  if (filter.kind !== null || filter.words !== '') show({ kind: null, words: '' });
  const at = sheet.actions.findIndex((action) => action.id === id);
  const scene = at < 0 || folded.size === 0 ? undefined : scenesOf(sheet).find(({ to }) => at < to);
  if (scene) fold(scene.id, false);
}
