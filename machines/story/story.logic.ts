import type { StoryStep, StoryVoice } from '#model/media/story/script.types';
import { isStop, says } from '#model/media/story/stops';
import type { StoryStage } from '#model/media/story/story-state';
import { readingMs, stepMs, typingMs } from '#model/media/story/story-times';
import { StoryTimeline } from '#model/media/story/timeline';
import type { StoryContext, StoryEvent, StoryInput, StoryMoment, StoryOrder } from './story.types.ts';

type Change = Partial<StoryContext>;

/** A visualizer opens a machine without input. */
const NO_STORY: StoryInput = {
  script: { opening: { background: null, music: null, figures: [] }, steps: [], unknown: [] },
  at: -1,
  textSpeed: 'normal',
  isAuto: false,
};

export function contextOf({ input }: { readonly input: StoryInput }): StoryContext {
  const { script, at, textSpeed, isAuto } = { ...NO_STORY, ...input };
  const timeline = new StoryTimeline(script);
  const context: StoryContext = {
    timeline,
    hasStage: true,
    stops: timeline.steps.flatMap((step, place) => (isStop(step) ? [place] : [])),
    position: -1,
    hasBegun: true,
    moment: 'animating',
    begun: [],
    files: { done: 0, total: 0, isOver: false, missing: [] },
    textSpeed,
    isAuto,
    isSkipping: false,
    isWindowHidden: false,
    isLogOpen: false,
    isSpeaking: false,
    voices: [],
    chosen: new Map(),
  };
  return at < 0 ? context : { ...context, ...landing(context, stopFrom(context, at)) };
}

export const scriptOf = ({ context }: { readonly context: StoryContext }): readonly StoryStep[] =>
  context.timeline.steps;

export const stepOf = ({ timeline, position }: StoryContext): StoryStep | null =>
  timeline.steps[position] ?? null;

export const stageOf = ({ timeline, position, hasBegun }: StoryContext): StoryStage =>
  timeline.after(position + Number(hasBegun));

/** What a step that begins stops for; null when the next begins at once. Skipping stops for lines and choices alone. */
function momentOf(step: StoryStep, isSkipping: boolean): StoryMoment | null {
  if (step.kind === 'talk') return says(step) ? 'typing' : null;
  if (step.kind === 'choice') return 'choosing';
  if (isSkipping) return null;
  return step.waits && stepMs(step) > 0 ? 'animating' : null;
}

const voicesOf = (step: StoryStep | undefined): readonly StoryVoice[] =>
  step?.kind === 'talk' ? step.voices : [];

/** Begins the step that was delayed, or the next, and all that follow until one stops the story. */
export function advance({ timeline: { steps }, position, hasBegun, isSkipping }: StoryContext): Change {
  const begun: StoryStep[] = [];
  for (let place = hasBegun ? position + 1 : position; place < steps.length; place++) {
    const step = steps[place];
    if (!step) break;
    const isDelayed = step.delayMs > 0 && !isSkipping && (hasBegun || place > position);
    if (isDelayed) return { position: place, hasBegun: false, moment: 'delaying', begun, voices: [] };
    begun.push(step);
    const moment = momentOf(step, isSkipping);
    const voices = isSkipping ? [] : voicesOf(step);
    if (moment !== null) return { position: place, hasBegun: true, moment, begun, voices };
  }
  return { position: steps.length - 1, hasBegun: true, moment: 'ended', begun, voices: [] };
}

/** Where the story stands when it is opened at a step: a line is there as a whole. Below 0 it begins. */
function landing({ timeline }: Pick<StoryContext, 'timeline'>, place: number): Change {
  const kind = timeline.steps[place]?.kind;
  const moment = kind === undefined ? 'animating' : kind === 'choice' ? 'choosing' : 'waiting';
  return { position: place, hasBegun: true, moment, begun: [], voices: [] };
}

/** How many stops lie before a place. */
function stopsBefore(stops: readonly number[], place: number): number {
  let [low, high] = [0, stops.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stops[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first stop that is no earlier than an index, else the last; -1 when there is none. */
function stopFrom({ timeline, stops }: Pick<StoryContext, 'timeline' | 'stops'>, index: number): number {
  if (index < 0) return -1;
  return stops[stopsBefore(stops, timeline.before(index))] ?? stops.at(-1) ?? -1;
}

export function goTo(context: StoryContext, event: StoryEvent): Change {
  return event.type === 'LINE.GO' ? landing(context, stopFrom(context, event.index)) : {};
}

/** The stop before the current step; at the end the last there is. */
const before = ({ stops, position, moment }: StoryContext): number | undefined =>
  stops[stopsBefore(stops, moment === 'ended' ? position + 1 : position) - 1];

export const hasBefore = (context: StoryContext): boolean => before(context) !== undefined;
export const goBack = (context: StoryContext): Change => landing(context, before(context) ?? -1);
export const restart = (context: StoryContext): Change => ({ ...landing(context, -1), chosen: new Map() });

/** The whole text is there. */
export const finishLine = (): Change => ({ moment: 'waiting' });

export function choose(context: StoryContext, event: StoryEvent): Change {
  const step = stepOf(context);
  if (step?.kind !== 'choice') return {};
  const wanted = event.type === 'CHOICE.MADE' ? event.option : 0;
  const option = Math.min(Math.max(Math.trunc(wanted) || 0, 0), step.options.length - 1);
  return { chosen: new Map(context.chosen).set(step.index, option) };
}

export const isAt = ({ moment }: StoryContext, wanted: StoryMoment): boolean => moment === wanted;
/** A story without steps is at its end there, too. */
export const isAtOpening = ({ position, moment }: StoryContext): boolean =>
  position < 0 && moment !== 'ended';
export const isCurrent = (context: StoryContext, event: StoryEvent): boolean =>
  event.type === 'STEP.DONE' && event.index === stepOf(context)?.index;

export const asksOn = (event: StoryEvent): boolean =>
  (event.type === 'AUTO.SET' || event.type === 'SKIP.SET') && event.isOn;

/** While the visitor looks at something else nothing goes on by itself. */
export const isAutomatic = ({ isAuto, isLogOpen, isWindowHidden }: StoryContext): boolean =>
  isAuto && !isLogOpen && !isWindowHidden;
export const isLoaded = ({ files }: StoryContext): boolean => files.isOver;
export const hasVoices = ({ voices }: StoryContext): boolean => voices.length > 0;

const said = ({ timeline }: StoryContext, event: StoryEvent): readonly StoryVoice[] => {
  if (event.type !== 'VOICE.REPLAY') return [];
  const step = timeline.steps[timeline.before(event.index)];
  return step?.index === event.index ? voicesOf(step) : [];
};

export const canReplay = (context: StoryContext, event: StoryEvent): boolean =>
  said(context, event).length > 0;
export const takeVoices = (context: StoryContext, event: StoryEvent): Change => ({
  voices: said(context, event),
});
export const voicesToSay = ({ context }: { readonly context: StoryContext }): readonly StoryVoice[] =>
  context.voices;

export const setSpeed = (event: StoryEvent): Change =>
  event.type === 'SPEED.SET' ? { textSpeed: event.textSpeed } : {};

export function noteFiles({ files }: StoryContext, event: StoryEvent): Change {
  if (event.type === 'FILES.LOADED') return { files: { ...files, done: event.done, total: event.total } };
  if (event.type !== 'FILE.MISSING') return {};
  const name = event.part === null ? event.address : `${event.address}: ${event.part}`;
  return files.missing.includes(name) ? {} : { files: { ...files, missing: [...files.missing, name] } };
}

export const endLoading = ({ files }: StoryContext): Change => ({ files: { ...files, isOver: true } });

const textOf = (context: StoryContext): string => {
  const step = stepOf(context);
  return step?.kind === 'talk' ? step.text : '';
};

export const delayTime = (context: StoryContext): number => stepOf(context)?.delayMs ?? 0;

/** Longer than a step takes: a stage that says nothing stops no story. */
const PATIENCE_MS = 3_000;
export function animationTime(context: StoryContext): number {
  const step = stepOf(context);
  return PATIENCE_MS + (step ? stepMs(step) : 0);
}

export const typingTime = (context: StoryContext): number =>
  context.isSkipping ? 0 : typingMs(textOf(context), context.textSpeed);

/** A line was read in part while its letters came. */
const MIN_PAUSE_MS = 1_200;
export const readingTime = (context: StoryContext): number =>
  Math.max(MIN_PAUSE_MS, readingMs(textOf(context)) - typingTime(context));

/** How long a line is seen while the story is skipped. */
export const SKIP_PAUSE_MS = 80;
/** No line is longer; a voice that never ends stops no story. */
export const VOICE_LIMIT_MS = 60_000;

/** What the stage begins with. */
export const stageToShow = ({ context }: { readonly context: StoryContext }): StoryStage => stageOf(context);
export const playOrder = (context: StoryContext): StoryOrder => ({
  type: 'ORDER.PLAY',
  steps: context.begun,
  stage: stageOf(context),
  isInstant: context.isSkipping,
});
export const showOrder = (context: StoryContext): StoryOrder => ({
  type: 'ORDER.SHOW',
  stage: stageOf(context),
});
export const restOrder = (): StoryOrder => ({ type: 'ORDER.REST' });
export const runOrder = (): StoryOrder => ({ type: 'ORDER.RUN' });
