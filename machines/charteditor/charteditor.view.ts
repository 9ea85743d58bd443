import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ChartSheet } from '#model/chart/editing/sheet';
import type { Tool } from '#model/chart/editing/tools';
import type { charteditorMachine } from './charteditor.machine.ts';
import type { ChartEditorCommand, EditorCommand, SelectionMode, SheetCursor } from './charteditor.types.ts';

/** The machine, loaded with the page of the editor. */
export type ChartEditorLogic = typeof charteditorMachine;
export type ChartEditorActor = ActorRefFrom<ChartEditorLogic>;

export interface ChartEditorView {
  readonly sheet: ChartSheet;
  readonly selection: ReadonlySet<string>;
  readonly tool: Tool;
  readonly grid: number;
  readonly isSnapping: boolean;
  readonly cursor: SheetCursor;
  /** Nodes of the slide that keys are drawing; empty without one. */
  readonly nodes: readonly SheetCursor[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  run(command: EditorCommand): void;
  undo(): void;
  redo(): void;
  open(sheet: ChartSheet): void;
  select(keys: Iterable<string>, mode?: SelectionMode): void;
  choose(tool: Tool): void;
  divide(grid: number): void;
  toggleSnap(): void;
  moveCursor(cursor: SheetCursor): void;
  continueSlide(): void;
  endSlide(): void;
  cancelSlide(): void;
}

/** The chart under edit and what can be done to it. */
export function chartEditorView(
  { context }: SnapshotFrom<ChartEditorLogic>,
  send: (event: ChartEditorCommand) => void,
): ChartEditorView {
  const { history, selection, tool, grid, isSnapping, cursor, nodes } = context;
  return {
    sheet: history.sheet,
    selection,
    tool,
    grid,
    isSnapping,
    cursor,
    nodes,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    run: (command) => send({ type: 'COMMAND.GIVEN', command }),
    undo: () => send({ type: 'EDIT.UNDO' }),
    redo: () => send({ type: 'EDIT.REDO' }),
    open: (sheet) => send({ type: 'SHEET.OPENED', sheet }),
    select: (keys, mode = 'replace') => send({ type: 'SELECTION.CHANGED', keys, mode }),
    choose: (chosen) => send({ type: 'TOOL.CHOSEN', tool: chosen }),
    divide: (parts) => send({ type: 'GRID.CHOSEN', grid: parts }),
    toggleSnap: () => send({ type: 'SNAP.TOGGLED' }),
    moveCursor: (to) => send({ type: 'CURSOR.MOVED', cursor: to }),
    continueSlide: () => send({ type: 'SLIDE.CONTINUED' }),
    endSlide: () => send({ type: 'SLIDE.ENDED' }),
    cancelSlide: () => send({ type: 'SLIDE.CANCELLED' }),
  };
}
