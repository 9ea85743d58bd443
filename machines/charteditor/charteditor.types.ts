import type { ChartAnalysis } from '#model/chart/analysis/analyse';
import type { Clipping, PasteOptions } from '#model/chart/editing/clipboard';
import type { FeverMark } from '#model/chart/editing/commands/fever';
import type { Fill } from '#model/chart/editing/commands/fill';
import type { NoteMark } from '#model/chart/editing/commands/marks';
import type { PlacedNote, PlacedPoint, TapKind } from '#model/chart/editing/commands/place';
import type { ChartEdit } from '#model/chart/editing/edit';
import type { ChartHistory } from '#model/chart/editing/history';
import type { ChartProblem } from '#model/chart/editing/problems/problem';
import type { SheetSelection } from '#model/chart/editing/selection';
import type { ChartSheet } from '#model/chart/editing/sheet';
import type { Tool } from '#model/chart/editing/tools';
import type { AboutChange } from '#model/writing/chart/about';

/** A place on the grid. */
export interface SheetCursor {
  readonly beat: number;
  readonly lane: number;
}

export type SelectionMode = 'replace' | 'add' | 'toggle';

/** What is done to the chart. Each is one step to undo. Those without a target are about what is selected. */
export type EditorCommand =
  | { readonly kind: 'place'; readonly note: PlacedNote }
  | { readonly kind: 'erase'; readonly keys?: SheetSelection }
  | { readonly kind: 'move'; readonly beats: number; readonly lanes: number }
  | { readonly kind: 'mirror' | 'flip' | 'reverse' | 'join' | 'toSlide' | 'toLong' | 'toggleHidden' }
  | { readonly kind: 'stretch'; readonly factor: number }
  /** Everything from a beat on. */
  | { readonly kind: 'shift'; readonly from: number; readonly beats: number }
  /** What was copied, or what another program copied. */
  | ({ readonly kind: 'paste'; readonly clipping?: Clipping } & PasteOptions)
  | { readonly kind: 'addPoint'; readonly id: number; readonly point: PlacedPoint }
  | { readonly kind: 'split'; readonly id: number; readonly node: number }
  | { readonly kind: 'toggleMark'; readonly mark: NoteMark }
  | { readonly kind: 'width'; readonly width: number }
  | { readonly kind: 'turnInto'; readonly tap: TapKind }
  | { readonly kind: 'tempo'; readonly beat: number; readonly bpm: number }
  | { readonly kind: 'removeTempo' | 'removeMeter'; readonly beat: number }
  | { readonly kind: 'meter'; readonly beat: number; readonly beats: number }
  | { readonly kind: 'lead'; readonly seconds: number }
  | { readonly kind: 'fever'; readonly mark: FeverMark; readonly beat: number | null }
  | { readonly kind: 'fill'; readonly fill: Fill }
  | { readonly kind: 'addLayer'; readonly name: string }
  | { readonly kind: 'renameLayer'; readonly id: number; readonly name: string }
  | { readonly kind: 'hideLayer'; readonly id: number; readonly isHidden: boolean }
  | { readonly kind: 'removeLayer'; readonly id: number }
  | { readonly kind: 'toLayer'; readonly id: number }
  /** An edit that was made elsewhere, such as the remedy of a problem. */
  | { readonly kind: 'apply'; readonly edit: ChartEdit };

export interface ChartEditorInput {
  /** Without one, a chart without notes. */
  readonly sheet?: ChartSheet;
}

/** What is known of a chart a moment after it was changed. */
export interface ChartFindings {
  readonly sheet: ChartSheet;
  readonly problems: readonly ChartProblem[];
  readonly analysis: ChartAnalysis;
  /** Number of notes in each second. */
  readonly bySecond: readonly number[];
}

export interface ChartEditorContext {
  readonly history: ChartHistory;
  readonly selection: SheetSelection;
  readonly clipboard: Clipping | null;
  readonly tool: Tool;
  /** Parts of a bar of four beats. */
  readonly grid: number;
  readonly isSnapping: boolean;
  /** Id of the layer that new notes go to. */
  readonly layer: number;
  /** Where keys put the next note. */
  readonly cursor: SheetCursor;
  /** Where the box begins that keys select; null while they select none. */
  readonly anchor: SheetCursor | null;
  /** Points of the slide that keys are drawing. */
  readonly nodes: readonly SheetCursor[];
  /** Of the chart as it is, or as it was a moment ago; null at first. */
  readonly findings: ChartFindings | null;
  /** The chart that was looked at last, whether or not that worked. */
  readonly checked: ChartSheet | null;
  /** Length of the music; null where it is not known. */
  readonly musicSeconds: number | null;
}

/** Input of `check`. */
export interface ChartCheck {
  readonly sheet: ChartSheet;
  readonly musicSeconds: number | null;
}

/** What an author can do. */
export type ChartEditorCommand =
  | { readonly type: 'COMMAND.GIVEN'; readonly command: EditorCommand }
  | { readonly type: 'EDIT.UNDO' }
  | { readonly type: 'EDIT.REDO' }
  | { readonly type: 'SELECTION.CHANGED'; readonly keys: Iterable<string>; readonly mode: SelectionMode }
  | { readonly type: 'SELECTION.COPIED' }
  | { readonly type: 'TOOL.CHOSEN'; readonly tool: Tool }
  | { readonly type: 'GRID.CHOSEN'; readonly grid: number }
  | { readonly type: 'SNAP.TOGGLED' }
  | { readonly type: 'LAYER.CHOSEN'; readonly id: number }
  | { readonly type: 'CURSOR.MOVED'; readonly cursor: SheetCursor }
  /** Moves the cursor and selects all from where it was first. */
  | { readonly type: 'CURSOR.EXTENDED'; readonly cursor: SheetCursor }
  /** The music is another one. */
  | { readonly type: 'MUSIC.CHANGED'; readonly seconds: number | null }
  /** Starts a slide at the cursor, or goes on to it. */
  | { readonly type: 'SLIDE.CONTINUED' }
  | { readonly type: 'SLIDE.ENDED' };

export type ChartEditorEvent =
  | ChartEditorCommand
  | { readonly type: 'xstate.done.actor.check'; readonly output: ChartFindings }
  | { readonly type: 'xstate.after.pause.charteditor.check.due' }
  | { readonly type: 'xstate.error.actor.check'; readonly error: unknown };

/** What is said about the chart is to change, as part of a step. */
export interface ChartEditorEmitted {
  readonly type: 'ABOUT.STEPPED';
  readonly change: AboutChange;
}
