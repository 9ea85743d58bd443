import type { Parameter } from '#model/media/live2d/parameters';
import type {
  LayerAct,
  LayerModel,
  Live2dScene,
  PngScale,
  SceneBackground,
  SceneLayer,
} from '#model/media/live2d/scene/scene';
import type { UndoSteps } from '#model/records/undo';

/** A layer while its page is open. */
export interface StagedLayer extends SceneLayer {
  /** Stays the same whatever stands before and behind it. */
  readonly id: number;
  /** Counts how often its motion was asked for, or ended before its end: the same once more plays it again. */
  readonly plays: number;
  readonly isPlaying: boolean;
  /** Counts how often its files were asked for. */
  readonly tries: number;
}

/** What a figure that is there can do. */
interface FigureFacts {
  /** As `BodyKind` of the stage: a still picture stands for a model that cannot be drawn here. */
  readonly kind: 'cubism' | 'puppet' | 'still';
  readonly parameters: readonly Parameter[];
  readonly motions: readonly string[];
  readonly expressions: readonly string[];
}

/** A motion or an expression whose file did not come: both may have one name, and so may those of another model. */
export interface MissingAct {
  readonly kind: 'motion' | 'expression';
  readonly act: LayerAct;
}

export type FigureFault =
  /** It names a file that no server has. */
  | { readonly why: 'missing'; readonly file: string }
  /** Its files are there and are no model. */
  | { readonly why: 'unreadable' }
  | { readonly why: 'unreached' }
  /** A package of the visitor's that was not opened on this page. */
  | { readonly why: 'notOpened'; readonly file: string };

/** How far a figure is. */
export type FigureState =
  | { readonly status: 'loading'; readonly done: number; readonly total: number; readonly file: string }
  | { readonly status: 'ready'; readonly facts: FigureFacts; readonly missing: readonly MissingAct[] }
  | { readonly status: 'failed'; readonly fault: FigureFault };

/** Whether the operator installed the library of Cubism; it is looked for when a model needs it. */
export type LibraryState = 'unasked' | 'loaded' | 'absent';

export type ExportKind = 'png' | 'faces' | 'motions' | 'webm' | 'gif' | 'model';

/** A file to be made. `layer` is whose faces, motions or files are wanted. */
export interface ExportTask {
  readonly kind: ExportKind;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly layer: number | null;
  /** Of a film. */
  readonly seconds: number;
  readonly pngScale: PngScale;
  readonly isTransparent: boolean;
}

export type ExportFault = 'missing' | 'unsupported' | 'failed';

export interface ExportState {
  readonly task: ExportTask;
  readonly done: number;
  readonly total: number;
  readonly fault: ExportFault | null;
}

/** Something a figure says. */
export interface VoiceLine {
  readonly layer: number;
  /** Where it may be, the likeliest first. */
  readonly paths: readonly string[];
}

/** What a step of the visitor's changes, and undoing it brings back. */
export interface SceneMoment {
  readonly layers: readonly StagedLayer[];
  readonly background: SceneBackground;
  readonly selected: number | null;
}

export interface Live2dContext {
  /** From back to front. */
  readonly layers: readonly StagedLayer[];
  readonly background: SceneBackground;
  /** The picture that should be behind the figures did not come. */
  readonly lacksBackground: boolean;
  readonly pngScale: PngScale;
  readonly isTransparent: boolean;
  readonly selected: number | null;
  readonly nextId: number;
  readonly history: UndoSteps<SceneMoment>;
  /** Figures do nothing by themselves, whatever the scene says. */
  readonly isCalm: boolean;
  readonly figures: ReadonlyMap<number, FigureState>;
  readonly library: LibraryState;
  readonly framesPerSecond: number;
  readonly exported: ExportState | null;
  readonly voice: VoiceLine | null;
  /** No server had what was to be said last. */
  readonly lacksVoice: boolean;
}

/** What the slot `stage` receives. */
export type Live2dOrder =
  /** The element to draw in; null takes the picture away. Only the slot looks inside. */
  | { readonly type: 'ORDER.HOST'; readonly host: object | null }
  | {
      readonly type: 'ORDER.SCENE';
      readonly layers: readonly StagedLayer[];
      readonly background: SceneBackground;
    }
  | { readonly type: 'ORDER.LOOK'; readonly point: StagePoint | null }
  | { readonly type: 'ORDER.RUN' }
  | { readonly type: 'ORDER.REST' };

/** In the picture: from -1 at the left and the top to 1. */
export interface StagePoint {
  readonly x: number;
  readonly y: number;
}

export type Live2dCommand =
  /** What the page begins with. */
  | { readonly type: 'SCENE.BEGUN'; readonly scene: Live2dScene }
  /** A scene that a file holds, in the place of the one that is there. */
  | { readonly type: 'SCENE.OPENED'; readonly scene: Live2dScene }
  | { readonly type: 'SCENE.UNDONE' }
  | { readonly type: 'SCENE.REDONE' }
  | { readonly type: 'CALM.SET'; readonly isCalm: boolean }
  | { readonly type: 'MODEL.ADDED'; readonly model: LayerModel }
  /** In the place of the selected layer's; adds a layer where there is none. */
  | { readonly type: 'MODEL.CHOSEN'; readonly model: LayerModel }
  | { readonly type: 'LAYER.CHANGED'; readonly id: number; readonly change: Partial<SceneLayer> }
  | { readonly type: 'LAYER.SELECTED'; readonly id: number | null }
  | { readonly type: 'LAYER.DUPLICATED'; readonly id: number }
  /** `to` is a place from back to front. */
  | { readonly type: 'LAYER.MOVED'; readonly id: number; readonly to: number }
  | { readonly type: 'LAYER.REMOVED'; readonly id: number }
  | { readonly type: 'MOTION.PLAYED'; readonly id: number; readonly motion: LayerAct | null }
  | { readonly type: 'EXPRESSION.WORN'; readonly id: number; readonly expression: LayerAct | null }
  /** Null lets it go. */
  | {
      readonly type: 'PARAMETER.HELD';
      readonly id: number;
      readonly parameter: string;
      readonly value: number | null;
    }
  | { readonly type: 'PARAMETERS.RESET'; readonly id: number }
  | { readonly type: 'BACKGROUND.CHOSEN'; readonly background: SceneBackground }
  | { readonly type: 'SHOTS.SET'; readonly pngScale?: PngScale; readonly isTransparent?: boolean }
  /** Asks for its files again, or for its motion whose file did not come. */
  | { readonly type: 'FIGURE.RETRIED'; readonly id: number }
  | { readonly type: 'HOST.CHANGED'; readonly host: object | null }
  | { readonly type: 'POINTER.MOVED'; readonly point: StagePoint | null }
  | { readonly type: 'EXPORT.STARTED'; readonly task: ExportTask }
  | { readonly type: 'EXPORT.CANCELLED' }
  | { readonly type: 'VOICE.PLAYED'; readonly line: VoiceLine }
  | { readonly type: 'VOICE.STOPPED' };

export type Live2dEvent =
  | Live2dCommand
  /** From `stage`. */
  | { readonly type: 'PICTURE.SHOWN' }
  | { readonly type: 'PICTURE.LOST' }
  | { readonly type: 'PICTURE.REFUSED' }
  | { readonly type: 'FRAMES.COUNTED'; readonly framesPerSecond: number }
  | { readonly type: 'LIBRARY.ASKED'; readonly library: LibraryState }
  | {
      readonly type: 'FILES.LOADED';
      readonly id: number;
      readonly done: number;
      readonly total: number;
      readonly file: string;
    }
  | { readonly type: 'FIGURE.READY'; readonly id: number; readonly facts: FigureFacts }
  | { readonly type: 'FIGURE.FAILED'; readonly id: number; readonly fault: FigureFault }
  /** The file of a motion or an expression. */
  | { readonly type: 'ACT.MISSING'; readonly id: number; readonly missing: MissingAct }
  | { readonly type: 'BACKGROUND.MISSING' }
  | { readonly type: 'MOTION.ENDED'; readonly id: number; readonly plays: number }
  /** From `visibility`. */
  | { readonly type: 'PAGE.HIDDEN' }
  | { readonly type: 'PAGE.SHOWN' }
  /** From `exporter`. */
  | { readonly type: 'EXPORT.PROGRESS'; readonly done: number; readonly total: number }
  | { readonly type: 'EXPORT.FINISHED' }
  | { readonly type: 'EXPORT.BROKEN'; readonly fault: ExportFault }
  /** From `voice`. */
  | { readonly type: 'VOICE.ENDED' }
  | { readonly type: 'VOICE.MISSING' }
  | { readonly type: 'xstate.error.actor.stage'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.visibility'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.exporter'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.voice'; readonly error: unknown };
