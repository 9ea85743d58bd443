import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NameLists, StoryFinding } from '#model/media/story/editing/checks/finding';
import type { StoryCommand } from '#model/media/story/editing/commands';
import type { StorySheet } from '#model/media/story/editing/sheet';
import type { JsonObject } from '#model/records/reading';
import type { storyeditorMachine } from './storyeditor.machine.ts';
import type { ActionFilter, CursorMode, StoryEditorCommand } from './storyeditor.types.ts';

/** The machine, loaded with the page of the editor. */
export type StoryEditorLogic = typeof storyeditorMachine;
export type StoryEditorActor = ActorRefFrom<StoryEditorLogic>;

export interface StoryEditorView {
  readonly sheet: StorySheet;
  /** Ids of actions. */
  readonly selection: ReadonlySet<number>;
  /** Id of the action that is shown; null is the opening. */
  readonly cursor: number | null;
  readonly clipboard: readonly JsonObject[];
  readonly filter: ActionFilter;
  /** Ids of the first actions of scenes that are folded. */
  readonly folded: ReadonlySet<number>;
  /** Those of a moment ago while new ones are on their way; null at first. */
  readonly findings: readonly StoryFinding[] | null;
  readonly isChecking: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Steps with one key in a row are undone as one. */
  run(command: StoryCommand, key?: string): void;
  undo(): void;
  redo(): void;
  /** To an action, or to the opening. */
  moveTo(id: number | null, mode?: CursorMode): void;
  select(ids: Iterable<number>): void;
  copy(): void;
  /** What was copied here, or these, behind the cursor. */
  paste(actions?: readonly JsonObject[]): void;
  show(change: Partial<ActionFilter>): void;
  fold(id: number, isFolded: boolean): void;
  /** Looks the story through again by these names. */
  learn(known: NameLists): void;
}

/** The story under edit and what can be done to it. */
export function storyEditorView(
  snapshot: SnapshotFrom<StoryEditorLogic>,
  send: (event: StoryEditorCommand) => void,
): StoryEditorView {
  const { history, selection, cursor, clipboard, filter, folded, findings } = snapshot.context;
  return {
    sheet: history.present,
    selection,
    cursor,
    clipboard,
    filter,
    folded,
    findings,
    isChecking: snapshot.hasTag('unchecked'),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    run: (command, key) => send({ type: 'COMMAND.GIVEN', command, ...(key === undefined ? {} : { key }) }),
    undo: () => send({ type: 'EDIT.UNDO' }),
    redo: () => send({ type: 'EDIT.REDO' }),
    moveTo: (id, mode = 'alone') => send({ type: 'CURSOR.MOVED', id, mode }),
    select: (ids) => send({ type: 'SELECTION.CHANGED', ids }),
    copy: () => send({ type: 'SELECTION.COPIED' }),
    paste: (actions) => send({ type: 'CLIPBOARD.PASTED', ...(actions ? { actions } : {}) }),
    show: (change) => send({ type: 'FILTER.CHANGED', change }),
    fold: (id, isFolded) => send({ type: 'SCENE.FOLDED', id, isFolded }),
    learn: (known) => send({ type: 'NAMES.READ', known }),
  };
}
