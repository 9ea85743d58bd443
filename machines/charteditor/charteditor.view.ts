import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Clipping } from '#model/chart/editing/clipboard';
import type { SheetSelection } from '#model/chart/editing/selection';
import type { ChartSheet } from '#model/chart/editing/sheet';
import type { Tool } from '#model/chart/editing/tools';
import type { charteditorMachine } from './charteditor.machine.ts';
import type {
  ChartEditorCommand,
  ChartFindings,
  EditorCommand,
  SelectionMode,
  SheetCursor,
} from './charteditor.types.ts';

/** The machine, loaded with the page of the editor. */
export type ChartEditorLogic = typeof charteditorMachine;
export type ChartEditorActor = ActorRefFrom<ChartEditorLogic>;

export interface ChartEditorView {
  readonly sheet: ChartSheet;
  readonly selection: SheetSelection;
  /** What was copied here; null for nothing. */
  readonly clipboard: Clipping | null;
  readonly tool: Tool;
  readonly grid: number;
  readonly isSnapping: boolean;
  /** Id of the layer that new notes go to. */
  readonly layer: number;
  readonly cursor: SheetCursor;
  /** Nodes of the slide that keys are drawing; empty without one. */
  readonly nodes: readonly SheetCursor[];
  /** Problems and figures, those of a moment ago while new ones are on their way; null at first. */
  readonly findings: ChartFindings | null;
  readonly isChecking: boolean;
  readonly musicSeconds: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  run(command: EditorCommand): void;
  undo(): void;
  redo(): void;
  select(keys: Iterable<string>, mode?: SelectionMode): void;
  choose(tool: Tool): void;
  divide(grid: number): void;
  copy(): void;
  toggleSnap(): void;
  chooseLayer(id: number): void;
  changeMusic(seconds: number | null): void;
  moveCursor(cursor: SheetCursor): void;
  /** Moves the cursor and selects all between there and where it was first. */
  extendTo(cursor: SheetCursor): void;
  continueSlide(): void;
  endSlide(): void;
}

/** The chart under edit and what can be done to it. */
export function chartEditorView(
  snapshot: SnapshotFrom<ChartEditorLogic>,
  send: (event: ChartEditorCommand) => void,
): ChartEditorView {
  const { history, ...shown } = snapshot.context;
  return {
    sheet: history.sheet,
    selection: shown.selection,
    clipboard: shown.clipboard,
    tool: shown.tool,
    grid: shown.grid,
    isSnapping: shown.isSnapping,
    layer: shown.layer,
    cursor: shown.cursor,
    nodes: shown.nodes,
    findings: shown.findings,
    isChecking: snapshot.hasTag('unchecked'),
    musicSeconds: shown.musicSeconds,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
    run: (command) => send({ type: 'COMMAND.GIVEN', command }),
    undo: () => send({ type: 'EDIT.UNDO' }),
    redo: () => send({ type: 'EDIT.REDO' }),
    select: (keys, mode = 'replace') => send({ type: 'SELECTION.CHANGED', keys, mode }),
    choose: (chosen) => send({ type: 'TOOL.CHOSEN', tool: chosen }),
    divide: (parts) => send({ type: 'GRID.CHOSEN', grid: parts }),
    copy: () => send({ type: 'SELECTION.COPIED' }),
    chooseLayer: (id) => send({ type: 'LAYER.CHOSEN', id }),
    changeMusic: (seconds) => send({ type: 'MUSIC.CHANGED', seconds }),
    toggleSnap: () => send({ type: 'SNAP.TOGGLED' }),
    moveCursor: (to) => send({ type: 'CURSOR.MOVED', cursor: to }),
    extendTo: (to) => send({ type: 'CURSOR.EXTENDED', cursor: to }),
    continueSlide: () => send({ type: 'SLIDE.CONTINUED' }),
    endSlide: () => send({ type: 'SLIDE.ENDED' }),
  };
}
