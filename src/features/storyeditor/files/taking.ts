import { MAX_STORY_ACTIONS, MAX_STORY_LETTERS } from '#model/contract/community/story-limits';
import { applyCommand, type StoryCommand } from '#model/media/story/editing/commands';
import { publishedLetters, type StorySheet } from '#model/media/story/editing/sheet';
import { asInteger, type JsonObject } from '#model/records/reading';
import { isServerIndex, type ServerIndex } from '#model/vocabulary/servers';

export function serverOf({ head }: StorySheet): ServerIndex {
  const server = asInteger(head.server);
  return isServerIndex(server) ? server : 0;
}

/** Actions behind all others, or in their place; what is said about the story as a whole stays. */
export function insertion(
  sheet: StorySheet,
  actions: readonly JsonObject[],
  isReplacing: boolean,
): StoryCommand {
  if (!isReplacing) return { kind: 'insert', at: sheet.actions.length, actions };
  const bare = applyCommand(sheet, { kind: 'remove', ids: sheet.actions.map(({ id }) => id) });
  return { kind: 'replace', sheet: applyCommand(bare, { kind: 'insert', at: 0, actions }) };
}

/** The command, unless the story would hold more after it than can be published. */
export function fitting(sheet: StorySheet, command: StoryCommand): StoryCommand | null {
  const next = applyCommand(sheet, command);
  const isRefused = next === sheet && command.kind === 'insert' && command.actions.length > 0;
  const fits = next.actions.length <= MAX_STORY_ACTIONS && publishedLetters(next) <= MAX_STORY_LETTERS;
  return fits && !isRefused ? command : null;
}
