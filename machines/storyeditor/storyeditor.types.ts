import type { NameLists, StoryFinding } from '#model/media/story/editing/checks/finding';
import type { StoryCommand } from '#model/media/story/editing/commands';
import type { StorySheet } from '#model/media/story/editing/sheet';
import type { JsonObject } from '#model/records/reading';
import type { History } from '#model/records/undo';

export interface StoryEditorInput {
  /** Without one, a story without actions. */
  readonly sheet?: StorySheet;
}

/** Kinds of actions, as the list is filtered by them; `other` is what no reader knows. */
export const ACTION_KINDS = ['talk', 'layout', 'motion', 'effect', 'sound', 'other'] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

/** Which actions the list shows. */
export interface ActionFilter {
  /** Those of one kind; null for all. */
  readonly kind: ActionKind | null;
  /** Those that say or name this; empty for all. */
  readonly words: string;
}

/** How a press on an action changes what is selected: to it alone, to all from the anchor to it, or with it and without it. */
export type CursorMode = 'alone' | 'extend' | 'toggle';

export interface StoryEditorContext {
  readonly history: History<StorySheet>;
  /** Ids of actions; always those of the story as it is. */
  readonly selection: ReadonlySet<number>;
  /** Id of the action that the preview and the inspector follow; null is the opening. */
  readonly cursor: number | null;
  /** Where a selection begins that is extended. */
  readonly anchor: number | null;
  readonly clipboard: readonly JsonObject[];
  readonly filter: ActionFilter;
  /** Ids of the first actions of scenes that are folded. */
  readonly folded: ReadonlySet<number>;
  /** Of the story as it is, or as it was a moment ago; null at first. */
  readonly findings: readonly StoryFinding[] | null;
  /** Names that the check knows. */
  readonly known: NameLists;
  /** The story that was looked at last, whether or not that worked. */
  readonly checked: StorySheet | null;
}

/** Input of `check`. */
export interface SheetCheck {
  readonly sheet: StorySheet;
  readonly known: NameLists;
}

/** What an author can do. */
export type StoryEditorCommand =
  /** Steps with one key in a row are one, so that typing is undone by the field and not by the letter. */
  | { readonly type: 'COMMAND.GIVEN'; readonly command: StoryCommand; readonly key?: string }
  | { readonly type: 'EDIT.UNDO' }
  | { readonly type: 'EDIT.REDO' }
  | { readonly type: 'CURSOR.MOVED'; readonly id: number | null; readonly mode: CursorMode }
  | { readonly type: 'SELECTION.CHANGED'; readonly ids: Iterable<number> }
  | { readonly type: 'SELECTION.COPIED' }
  /** Puts what was copied here, or what another page copied, behind the cursor. */
  | { readonly type: 'CLIPBOARD.PASTED'; readonly actions?: readonly JsonObject[] }
  | { readonly type: 'FILTER.CHANGED'; readonly change: Partial<ActionFilter> }
  | { readonly type: 'SCENE.FOLDED'; readonly id: number; readonly isFolded: boolean }
  /** Other names are known than before: the same story is looked at again. */
  | { readonly type: 'NAMES.READ'; readonly known: NameLists };

export type StoryEditorEvent =
  | StoryEditorCommand
  | { readonly type: 'xstate.done.actor.check'; readonly output: readonly StoryFinding[] }
  | { readonly type: 'xstate.after.pause.storyeditor.check.due' }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown };
