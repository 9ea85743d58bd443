import { isSameAct } from '#model/media/live2d/scene/scene';
import { NO_STEPS, settled, stepBack, stepForward, withStep } from '#model/records/undo';
import { COMING } from './live2d.figures.ts';
import { sceneOf } from './live2d.logic.ts';
import type { Live2dContext, Live2dEvent, SceneMoment, StagedLayer } from './live2d.types.ts';

/** Steps of the visitor's, to be undone and redone. */

type Change = Partial<Live2dContext>;
type Edit = (context: Live2dContext, event: Live2dEvent) => Change;

/** How long after a change the next one of its kind is a step of its own. */
export const STEP_PAUSE_MS = 600;

const momentOf = ({ layers, background, selected }: Live2dContext): SceneMoment => ({
  layers,
  background,
  selected,
});

const textOf = (context: Live2dContext): string => {
  const { layers, background } = sceneOf(context);
  return JSON.stringify([layers, background]);
};

/** What a slider, a drag or a key that is held does again and again. */
function keyOf(event: Live2dEvent): string | null {
  if (event.type === 'LAYER.CHANGED') {
    const names = Object.entries(event.change);
    const areNumbers = names.every(([, value]) => typeof value === 'number');
    return areNumbers ? `layer ${event.id}` : null;
  }
  if (event.type === 'PARAMETER.HELD' && event.value !== null) return `held ${event.id} ${event.parameter}`;
  if (event.type !== 'BACKGROUND.CHOSEN') return null;
  const { kind } = event.background;
  return kind === 'colour' || kind === 'gradient' ? `background ${kind}` : null;
}

/** The edit as a step, unless it changes nothing of the scene. */
export function asStep(edit: Edit, context: Live2dContext, event: Live2dEvent): Change {
  const change = edit(context, event);
  if (textOf(context) === textOf({ ...context, ...change })) return change;
  return { ...change, history: withStep(context.history, momentOf(context), keyOf(event)) };
}

export const settle = ({ history }: Live2dContext): Change =>
  history.key === null ? {} : { history: settled(history) };

export const forgetSteps = (): Change => ({ history: NO_STEPS });

/** What a figure that is still there does goes on, unless another motion is wanted. None begins where figures stand still. */
function resumed(layer: StagedLayer, now: StagedLayer | undefined, isCalm: boolean): StagedLayer {
  if (!now) return { ...layer, isPlaying: layer.isPlaying && !isCalm };
  const { plays, isPlaying, tries } = now;
  if (isSameAct(layer.motion, now.motion)) return { ...layer, plays, isPlaying, tries };
  return { ...layer, plays: plays + 1, isPlaying: layer.motion !== null && !isCalm, tries };
}

function brought(context: Live2dContext, moment: SceneMoment): Change {
  const { layers, background, lacksBackground, isCalm, selected, figures } = context;
  const now = new Map(layers.map((layer) => [layer.id, layer]));
  const ids = moment.layers.map(({ id }) => id);
  return {
    layers: moment.layers.map((layer) => resumed(layer, now.get(layer.id), isCalm)),
    background: moment.background,
    // The stage asks again only for another one.
    lacksBackground: lacksBackground && moment.background === background,
    selected: selected !== null && ids.includes(selected) ? selected : moment.selected,
    figures: new Map(ids.map((id) => [id, figures.get(id) ?? COMING])),
  };
}

const moved = (context: Live2dContext, move: typeof stepBack): Change => {
  const taken = move(context.history, () => momentOf(context));
  return taken ? { ...brought(context, taken.step), history: taken.steps } : {};
};

export const undoStep = (context: Live2dContext): Change => moved(context, stepBack);
export const redoStep = (context: Live2dContext): Change => moved(context, stepForward);
