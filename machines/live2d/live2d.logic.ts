import {
  EMPTY_SCENE,
  type LayerModel,
  type Live2dScene,
  MAX_LAYERS,
  newLayer,
  type SceneLayer,
  tidyHeld,
  tidyLayer,
  turned,
} from '#model/media/live2d/scene/scene';
import { NO_STEPS } from '#model/records/undo';
import { COMING, edited, notMissing } from './live2d.figures.ts';
import type { ExportState, Live2dContext, Live2dEvent, Live2dOrder, StagedLayer } from './live2d.types.ts';

type Change = Partial<Live2dContext>;

export const initialContext: Live2dContext = {
  ...EMPTY_SCENE,
  layers: [],
  lacksBackground: false,
  selected: null,
  nextId: 1,
  history: NO_STEPS,
  isCalm: false,
  figures: new Map(),
  library: 'unasked',
  framesPerSecond: 0,
  exported: null,
  voice: null,
  lacksVoice: false,
};

/** Where figures stand still the visitor has to ask for its motion. */
const staged = (layer: SceneLayer, id: number, isCalm: boolean): StagedLayer => ({
  ...layer,
  id,
  plays: 0,
  isPlaying: layer.motion !== null && !isCalm,
  tries: 0,
});

/** The scene as a link and a file hold it. */
export const sceneOf = ({ layers, background, pngScale, isTransparent }: Live2dContext): Live2dScene => ({
  layers: layers.map(({ id: _id, plays: _plays, isPlaying: _isPlaying, tries: _tries, ...layer }) => layer),
  background,
  pngScale,
  isTransparent,
});

export function openScene({ nextId, isCalm }: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'SCENE.OPENED' && event.type !== 'SCENE.BEGUN') return {};
  const { layers, ...rest } = event.scene;
  const all = layers.slice(0, MAX_LAYERS).map((layer, at) => staged(tidyLayer(layer), nextId + at, isCalm));
  return {
    ...rest,
    lacksBackground: false,
    layers: all,
    nextId: nextId + all.length,
    selected: all.at(-1)?.id ?? null,
    figures: new Map(all.map(({ id }) => [id, COMING])),
  };
}

export const hasRoom = ({ layers }: Live2dContext): boolean => layers.length < MAX_LAYERS;

/** A new layer before all others, selected. */
function withLayer({ layers, nextId, isCalm, figures }: Live2dContext, layer: SceneLayer): Change {
  return {
    layers: [...layers, staged(layer, nextId, isCalm)],
    nextId: nextId + 1,
    selected: nextId,
    figures: new Map(figures).set(nextId, COMING),
  };
}

/** A step aside for each that is there, so that no figure hides another. */
const ASIDE = [0, 0.5, -0.5, 0.9, -0.9, 0.25, -0.25, 0.7] as const;

export function addModel(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'MODEL.ADDED' && event.type !== 'MODEL.CHOSEN') return {};
  const layer = newLayer(event.model);
  return withLayer(context, { ...layer, x: ASIDE[context.layers.length] ?? 0 });
}

export const hasSelected = ({ layers, selected }: Live2dContext): boolean =>
  layers.some(({ id }) => id === selected);

/** Where it stands stays; what the other model did, and how it was posed, does not. */
const inThePlaceOf = (
  model: LayerModel,
  { x, y, scale, turn, opacity, isShown }: SceneLayer,
): SceneLayer => ({
  ...newLayer(model),
  x,
  y,
  scale,
  turn,
  opacity,
  isShown,
});

/** A new id: what still comes for the model before is of no layer then. */
export function replaceModel(
  { layers, selected, nextId, isCalm, figures }: Live2dContext,
  event: Live2dEvent,
): Change {
  if (event.type !== 'MODEL.CHOSEN' || selected === null) return {};
  const next = new Map(figures).set(nextId, COMING);
  next.delete(selected);
  return {
    layers: layers.map((layer) =>
      layer.id === selected ? staged(inThePlaceOf(event.model, layer), nextId, isCalm) : layer,
    ),
    nextId: nextId + 1,
    selected: nextId,
    figures: next,
  };
}

export function changeLayer(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'LAYER.CHANGED') return {};
  const { change } = event;
  const turn = change.turn === undefined ? {} : { turn: turned(change.turn) };
  return edited(context, event.id, (layer) => {
    const { id, plays, isPlaying, tries } = layer;
    return { ...tidyLayer({ ...layer, ...change, ...turn }), id, plays, isPlaying, tries };
  });
}

export function selectLayer({ layers }: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'LAYER.SELECTED') return {};
  return event.id === null || layers.some(({ id }) => id === event.id) ? { selected: event.id } : {};
}

const BESIDE = 0.2;

export function duplicateLayer(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'LAYER.DUPLICATED') return {};
  const layer = sceneOf(context).layers[context.layers.findIndex(({ id }) => id === event.id)];
  return layer ? withLayer(context, tidyLayer({ ...layer, x: layer.x + BESIDE })) : {};
}

export function moveLayer({ layers }: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'LAYER.MOVED') return {};
  const moved = layers.filter(({ id }) => id === event.id);
  const others = layers.filter(({ id }) => id !== event.id);
  return { layers: others.toSpliced(Math.max(0, event.to), 0, ...moved) };
}

export function removeLayer({ layers, selected, figures }: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'LAYER.REMOVED') return {};
  const rest = layers.filter(({ id }) => id !== event.id);
  const left = new Map(figures);
  left.delete(event.id);
  return {
    layers: rest,
    figures: left,
    selected: selected === event.id ? (rest.at(-1)?.id ?? null) : selected,
  };
}

export function playMotion(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'MOTION.PLAYED') return {};
  const { id, motion } = event;
  const played = edited(context, id, ({ plays }) => ({
    motion,
    isPlaying: motion !== null,
    plays: plays + 1,
  }));
  return { ...played, ...notMissing(context, id, 'motion', motion) };
}

/** Only of the last that was asked for. */
export function endMotion(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'MOTION.ENDED') return {};
  return edited(context, event.id, ({ plays, isPlaying }) => ({
    isPlaying: plays === event.plays ? false : isPlaying,
  }));
}

export function wearExpression(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'EXPRESSION.WORN') return {};
  const { id, expression } = event;
  return {
    ...edited(context, id, () => ({ expression })),
    ...notMissing(context, id, 'expression', expression),
  };
}

export function holdParameter(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'PARAMETER.HELD') return {};
  const { parameter, value } = event;
  return edited(context, event.id, ({ held }) => {
    const others = held.filter(({ id }) => id !== parameter);
    return { held: value === null ? others : tidyHeld([...others, { id: parameter, value }]) };
  });
}

export function resetParameters(context: Live2dContext, event: Live2dEvent): Change {
  return event.type === 'PARAMETERS.RESET' ? edited(context, event.id, () => ({ held: [] })) : {};
}

export const chooseBackground = (_context: Live2dContext, event: Live2dEvent): Change =>
  event.type === 'BACKGROUND.CHOSEN' ? { background: event.background, lacksBackground: false } : {};

export const noteBackground = (): Change => ({ lacksBackground: true });

/** Motions that play end; later ones are those that the visitor asks for. */
export function setCalm({ layers, isCalm }: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'CALM.SET') return {};
  if (isCalm || !event.isCalm) return { isCalm: event.isCalm };
  return {
    isCalm: true,
    layers: layers.map((layer) =>
      layer.isPlaying ? { ...layer, plays: layer.plays + 1, isPlaying: false } : layer,
    ),
  };
}

export function setShots({ pngScale, isTransparent }: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'SHOTS.SET') return {};
  return {
    pngScale: event.pngScale ?? pngScale,
    isTransparent: event.isTransparent ?? isTransparent,
  };
}

/** What the scene keeps for others does not move here. */
const calmed = (layer: StagedLayer): StagedLayer => ({
  ...layer,
  isIdling: false,
  isBreathing: false,
  isBlinking: false,
});

export const sceneOrder = ({ layers, background, isCalm }: Live2dContext): Live2dOrder => ({
  type: 'ORDER.SCENE',
  layers: isCalm ? layers.map(calmed) : layers,
  background,
});

export function passedOn(event: Live2dEvent): Live2dOrder {
  if (event.type === 'HOST.CHANGED') return { type: 'ORDER.HOST', host: event.host };
  if (event.type === 'POINTER.MOVED') return { type: 'ORDER.LOOK', point: event.point };
  throw new Error(`the stage takes no ${event.type}`);
}

export const runOrder: Live2dOrder = { type: 'ORDER.RUN' };
export const restOrder: Live2dOrder = { type: 'ORDER.REST' };

export function beginExport(event: Live2dEvent): Change {
  if (event.type !== 'EXPORT.STARTED') return {};
  return { exported: { task: event.task, done: 0, total: 0, fault: null } };
}

const changed = ({ exported }: Live2dContext, change: Partial<ExportState>): Change =>
  exported ? { exported: { ...exported, ...change } } : {};

export function noteProgress(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'EXPORT.PROGRESS') return {};
  return changed(context, { done: event.done, total: event.total });
}

export const noteBreak = (context: Live2dContext, event: Live2dEvent): Change =>
  changed(context, { fault: event.type === 'EXPORT.BROKEN' ? event.fault : 'failed' });

export const forgetExport = (): Change => ({ exported: null });

export const takeVoice = (event: Live2dEvent): Change =>
  event.type === 'VOICE.PLAYED' ? { voice: event.line, lacksVoice: false } : {};
export const noteSilence = (): Change => ({ lacksVoice: true });

/** Of a state that begins with it; the chart enters that state with nothing else. */
function there<T>(value: T | null): T {
  if (value === null) throw new Error('nothing was asked for');
  return value;
}

export const taskOf = ({ context }: { readonly context: Live2dContext }) => there(context.exported).task;
export const voiceOf = ({ context }: { readonly context: Live2dContext }) => there(context.voice);
