import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import {
  isSameModel,
  type LayerAct,
  type LayerModel,
  type Live2dScene,
  type PngScale,
  type SceneBackground,
  type SceneLayer,
} from '#model/media/live2d/scene/scene';
import { hasRoom, sceneOf } from './live2d.logic.ts';
import type { live2dMachine } from './live2d.machine.ts';
import type {
  ExportKind,
  ExportState,
  ExportTask,
  FigureFault,
  FigureState,
  LibraryState,
  Live2dCommand,
  MissingAct,
  StagedLayer,
  StagePoint,
  VoiceLine,
} from './live2d.types.ts';

export type { ExportKind, FigureFault, Live2dCommand, StagedLayer };

/** The machine, loaded with the page of the viewer. */
export type Live2dLogic = typeof live2dMachine;
export type Live2dActor = ActorRefFrom<Live2dLogic>;

export interface Live2dView {
  readonly status: 'choosing' | 'loading' | 'ready' | 'partial' | 'failed';
  readonly picture: 'awaiting' | 'shown' | 'lost' | 'refused';
  readonly isPaused: boolean;
  readonly library: LibraryState;
  readonly layers: readonly StagedLayer[];
  /** The layer that panels and gestures are about. */
  readonly selected: StagedLayer | null;
  /** How far it is. */
  readonly figure: FigureState | null;
  readonly figures: ReadonlyMap<number, FigureState>;
  readonly background: SceneBackground;
  /** The picture that should be behind the figures did not come. */
  readonly lacksBackground: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Figures do nothing by themselves. */
  readonly isCalm: boolean;
  readonly pngScale: PngScale;
  readonly isTransparent: boolean;
  readonly hasRoom: boolean;
  readonly framesPerSecond: number;
  readonly export: 'idle' | 'working' | 'done' | 'failed';
  readonly exported: ExportState | null;
  readonly isSpeaking: boolean;
  /** No server had what was to be said last. */
  readonly lacksVoice: boolean;
  /** As a link and a file hold it. */
  readonly scene: Live2dScene;
  /** What the page begins with; `open` is a step that can be undone. */
  begin(scene: Live2dScene): void;
  open(scene: Live2dScene): void;
  undo(): void;
  redo(): void;
  setCalm(isCalm: boolean): void;
  add(model: LayerModel): void;
  choose(model: LayerModel): void;
  change(id: number, change: Partial<SceneLayer>): void;
  select(id: number | null): void;
  duplicate(id: number): void;
  move(id: number, to: number): void;
  remove(id: number): void;
  play(id: number, motion: LayerAct | null): void;
  wear(id: number, expression: LayerAct | null): void;
  hold(id: number, parameter: string, value: number | null): void;
  resetParameters(id: number): void;
  chooseBackground(background: SceneBackground): void;
  setShots(shots: { readonly pngScale?: PngScale; readonly isTransparent?: boolean }): void;
  retry(id: number): void;
  drawIn(host: object | null): void;
  lookAt(point: StagePoint | null): void;
  make(task: ExportTask): void;
  cancel(): void;
  say(line: VoiceLine): void;
  quiet(): void;
}

function commandsOf(send: (event: Live2dCommand) => void) {
  return {
    begin: (scene) => send({ type: 'SCENE.BEGUN', scene }),
    undo: () => send({ type: 'SCENE.UNDONE' }),
    redo: () => send({ type: 'SCENE.REDONE' }),
    setCalm: (isCalm) => send({ type: 'CALM.SET', isCalm }),
    open: (scene) => send({ type: 'SCENE.OPENED', scene }),
    add: (model) => send({ type: 'MODEL.ADDED', model }),
    choose: (model) => send({ type: 'MODEL.CHOSEN', model }),
    change: (id, change) => send({ type: 'LAYER.CHANGED', id, change }),
    select: (id) => send({ type: 'LAYER.SELECTED', id }),
    duplicate: (id) => send({ type: 'LAYER.DUPLICATED', id }),
    move: (id, to) => send({ type: 'LAYER.MOVED', id, to }),
    remove: (id) => send({ type: 'LAYER.REMOVED', id }),
    play: (id, motion) => send({ type: 'MOTION.PLAYED', id, motion }),
    wear: (id, expression) => send({ type: 'EXPRESSION.WORN', id, expression }),
    hold: (id, parameter, value) => send({ type: 'PARAMETER.HELD', id, parameter, value }),
    resetParameters: (id) => send({ type: 'PARAMETERS.RESET', id }),
    chooseBackground: (background) => send({ type: 'BACKGROUND.CHOSEN', background }),
    setShots: (shots) => send({ type: 'SHOTS.SET', ...shots }),
    retry: (id) => send({ type: 'FIGURE.RETRIED', id }),
    drawIn: (host) => send({ type: 'HOST.CHANGED', host }),
    lookAt: (point) => send({ type: 'POINTER.MOVED', point }),
    make: (task) => send({ type: 'EXPORT.STARTED', task }),
    cancel: () => send({ type: 'EXPORT.CANCELLED' }),
    say: (line) => send({ type: 'VOICE.PLAYED', line }),
    quiet: () => send({ type: 'VOICE.STOPPED' }),
  } satisfies Partial<Live2dView>;
}

/** Names of the motions or expressions of a model – null is the figure's own – whose files did not come. */
export const missingNames = (
  figure: FigureState | null,
  kind: MissingAct['kind'],
  of: LayerModel | null,
): readonly string[] =>
  figure?.status === 'ready'
    ? figure.missing
        .filter((each) => each.kind === kind && isSameModel(each.act.of, of))
        .map(({ act }) => act.name)
    : [];

/** The scene, what is there of it, and what can be done. */
export function live2dView(
  snapshot: SnapshotFrom<Live2dLogic>,
  send: (event: Live2dCommand) => void,
): Live2dView {
  const { context, value } = snapshot;
  const { layers, figures, selected, library, background, pngScale, isTransparent } = context;
  return {
    status: value.figures,
    picture: value.picture,
    isPaused: value.clock === 'paused',
    library,
    layers,
    selected: layers.find(({ id }) => id === selected) ?? null,
    figure: selected === null ? null : (figures.get(selected) ?? null),
    figures,
    background,
    lacksBackground: context.lacksBackground,
    canUndo: context.history.past.length > 0,
    canRedo: context.history.future.length > 0,
    isCalm: context.isCalm,
    pngScale,
    isTransparent,
    hasRoom: hasRoom(context),
    framesPerSecond: context.framesPerSecond,
    export: value.export,
    exported: context.exported,
    isSpeaking: value.speech === 'speaking',
    lacksVoice: context.lacksVoice,
    scene: sceneOf(context),
    ...commandsOf(send),
  };
}
