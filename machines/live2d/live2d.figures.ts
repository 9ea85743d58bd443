import type { LayerAct } from '#model/media/live2d/scene/scene';
import { isSameAct } from '#model/media/live2d/scene/scene';
import type { FigureState, Live2dContext, Live2dEvent, MissingAct, StagedLayer } from './live2d.types.ts';

/** What is known of the figures of a scene: whose files are on their way, there, or missing. */

type Change = Partial<Live2dContext>;

export const COMING: FigureState = { status: 'loading', done: 0, total: 0, file: '' };

export function edited(
  { layers }: Live2dContext,
  id: number,
  edit: (layer: StagedLayer) => Partial<StagedLayer>,
): Change {
  return { layers: layers.map((layer) => (layer.id === id ? { ...layer, ...edit(layer) } : layer)) };
}

const isSameMissing = (one: MissingAct, other: MissingAct): boolean =>
  one.kind === other.kind && isSameAct(one.act, other.act);

/** What is asked for again may come this time. */
export function notMissing(
  context: Live2dContext,
  id: number,
  kind: MissingAct['kind'],
  act: LayerAct | null,
): Change {
  const state = context.figures.get(id);
  if (state?.status !== 'ready' || act === null) return {};
  const missing = state.missing.filter((each) => !isSameMissing(each, { kind, act }));
  return missing.length < state.missing.length ? reported(context, id, { ...state, missing }) : {};
}

/** What is known of a figure, while its layer is there. */
function reported({ figures }: Live2dContext, id: number, state: FigureState): Change {
  return figures.has(id) ? { figures: new Map(figures).set(id, state) } : {};
}

export function retryFigure(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'FIGURE.RETRIED') return {};
  const state = context.figures.get(event.id);
  if (state?.status === 'ready') {
    const again = edited(context, event.id, ({ plays, motion }) => ({
      plays: plays + 1,
      isPlaying: motion !== null,
    }));
    return { ...again, ...reported(context, event.id, { ...state, missing: [] }) };
  }
  return {
    ...edited(context, event.id, ({ tries }) => ({ tries: tries + 1 })),
    ...reported(context, event.id, COMING),
  };
}

export function noteFiles(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'FILES.LOADED' || context.figures.get(event.id)?.status !== 'loading') return {};
  const { done, total, file } = event;
  return reported(context, event.id, { status: 'loading', done, total, file });
}

export function noteFigure(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type === 'FIGURE.READY')
    return reported(context, event.id, { status: 'ready', facts: event.facts, missing: [] });
  if (event.type === 'FIGURE.FAILED')
    return reported(context, event.id, { status: 'failed', fault: event.fault });
  return {};
}

export function noteMissing(context: Live2dContext, event: Live2dEvent): Change {
  if (event.type !== 'ACT.MISSING') return {};
  const state = context.figures.get(event.id);
  if (state?.status !== 'ready') return {};
  const others = state.missing.filter((each) => !isSameMissing(each, event.missing));
  return reported(context, event.id, { ...state, missing: [...others, event.missing] });
}

export const noteLibrary = (event: Live2dEvent): Change =>
  event.type === 'LIBRARY.ASKED' ? { library: event.library } : {};

export const noteFrames = (event: Live2dEvent): Change =>
  event.type === 'FRAMES.COUNTED' ? { framesPerSecond: event.framesPerSecond } : {};

type CastState = 'bare' | 'coming' | 'whole' | 'partial' | 'failed';

/** How all figures are together. */
function castState({ figures }: Live2dContext): CastState {
  const all = [...figures.values()];
  if (all.length === 0) return 'bare';
  if (all.some(({ status }) => status === 'loading')) return 'coming';
  if (all.every(({ status }) => status === 'failed')) return 'failed';
  const lacks = all.some((state) => state.status !== 'ready' || state.missing.length > 0);
  return lacks ? 'partial' : 'whole';
}

export const isBare = (context: Live2dContext): boolean => castState(context) === 'bare';
export const isComing = (context: Live2dContext): boolean => castState(context) === 'coming';
export const isWhole = (context: Live2dContext): boolean => castState(context) === 'whole';
export const lacksSome = (context: Live2dContext): boolean => castState(context) === 'partial';
/** None of the figures is there. */
export const hasFailed = (context: Live2dContext): boolean => castState(context) === 'failed';
