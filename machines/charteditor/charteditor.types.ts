import type { ChartEdit } from '#model/chart/editing/edit';
import type { ChartHistory } from '#model/chart/editing/history';
import type { ChartSheet } from '#model/chart/editing/sheet';
import type { Tool } from '#model/chart/editing/tools';
import type { ChartEntry } from '#model/chart/notes';

/** A place on the grid. */
export interface SheetCursor {
  readonly beat: number;
  readonly lane: number;
}

export type SelectionMode = 'replace' | 'add' | 'toggle';

/** What is done to the chart. Each is one step to undo. */
export type EditorCommand =
  | { readonly kind: 'place'; readonly entry: ChartEntry }
  /** Takes out entries and nodes, or those that are selected. */
  | { readonly kind: 'erase'; readonly keys?: ReadonlySet<string> }
  /** Moves what is selected. */
  | { readonly kind: 'move'; readonly beats: number; readonly lanes: number }
  /** An edit that was made elsewhere, such as in a panel. */
  | { readonly kind: 'apply'; readonly edit: ChartEdit };

export interface ChartEditorInput {
  /** Without one, a chart without notes. */
  readonly sheet?: ChartSheet;
}

export interface ChartEditorContext {
  readonly history: ChartHistory;
  /** `'12'` for an entry, `'12.3'` for node 3 of a slide. */
  readonly selection: ReadonlySet<string>;
  readonly tool: Tool;
  /** Parts of a bar of four beats. */
  readonly grid: number;
  readonly isSnapping: boolean;
  /** Where keys put the next note. */
  readonly cursor: SheetCursor;
  /** Nodes of the slide that keys are drawing. */
  readonly nodes: readonly SheetCursor[];
}

/** What an author can do. */
export type ChartEditorCommand =
  | { readonly type: 'COMMAND.GIVEN'; readonly command: EditorCommand }
  | { readonly type: 'EDIT.UNDO' }
  | { readonly type: 'EDIT.REDO' }
  /** Another chart takes the place of this one; what was done to this one is forgotten. */
  | { readonly type: 'SHEET.OPENED'; readonly sheet: ChartSheet }
  | { readonly type: 'SELECTION.CHANGED'; readonly keys: Iterable<string>; readonly mode: SelectionMode }
  | { readonly type: 'TOOL.CHOSEN'; readonly tool: Tool }
  | { readonly type: 'GRID.CHOSEN'; readonly grid: number }
  | { readonly type: 'SNAP.TOGGLED' }
  | { readonly type: 'CURSOR.MOVED'; readonly cursor: SheetCursor }
  /** Starts a slide at the cursor, or goes on to it. */
  | { readonly type: 'SLIDE.CONTINUED' }
  | { readonly type: 'SLIDE.ENDED' }
  | { readonly type: 'SLIDE.CANCELLED' };
