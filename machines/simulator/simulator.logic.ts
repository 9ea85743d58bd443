import { RATES, SHORTEST_LOOP } from '#model/chart/clock/timeline';
import { isSameSkin, type SkinChoice, skinChoice, USUAL_SETTINGS } from '#model/chart/stage/settings';
import type { EngineOrder, SimulatorContext, SimulatorEvent, SoundSource } from './simulator.types.ts';

/** After the last note: its light fades. */
const TAIL_SECONDS = 2;

export const initialContext = (): SimulatorContext => ({
  chartSeconds: 0,
  soundSeconds: 0,
  seconds: 0,
  framesPerSecond: 0,
  rate: 1,
  loop: null,
  source: null,
  progress: 0,
  silence: null,
  skin: skinChoice(USUAL_SETTINGS),
  mode: { kind: 'watch' },
  run: null,
  isPractice: false,
});

/** How long the chart and its sound last. */
export const lengthOf = ({ chartSeconds, soundSeconds }: SimulatorContext): number =>
  Math.max(chartSeconds, soundSeconds);

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? value : least));

/** With a change of rate or loop; at the start of the chart a new run begins. */
const practised = (
  context: SimulatorContext,
  change: Partial<SimulatorContext>,
): Partial<SimulatorContext> => {
  const { rate, loop, seconds, isPractice } = { ...context, ...change };
  return { ...change, isPractice: rate < 1 || loop !== null || (seconds > 0 && isPractice) };
};

/** With another place, which the visitor chose. */
const movedTo = (context: SimulatorContext, seconds: number): Partial<SimulatorContext> =>
  practised(context, { seconds, isPractice: true });

export function takeChart(context: SimulatorContext, event: SimulatorEvent): Partial<SimulatorContext> {
  if (event.type !== 'CHART.CHOSEN') return {};
  const chartSeconds = (event.chart.notes.at(-1)?.time ?? 0) + TAIL_SECONDS;
  if (event.keepsTime) return { chartSeconds, ...movedTo(context, context.seconds) };
  return { chartSeconds, ...practised(context, { seconds: 0, loop: null }) };
}

export const keepsTime = (event: SimulatorEvent): boolean => event.type === 'CHART.CHOSEN' && event.keepsTime;

export const takeSource = (event: SimulatorEvent): Partial<SimulatorContext> =>
  event.type === 'SOUND.CHOSEN' ? { source: event.source } : {};

export const beginLoading = (): Partial<SimulatorContext> => ({
  progress: 0,
  soundSeconds: 0,
  silence: null,
});

export const noteProgress = (event: SimulatorEvent): Partial<SimulatorContext> =>
  event.type === 'SOUND.PROGRESS' ? { progress: clamp(event.share, 0, 1) } : {};

export const noteSound = (event: SimulatorEvent): Partial<SimulatorContext> =>
  event.type === 'SOUND.READY' ? { soundSeconds: event.seconds } : {};

export const noteSilence = (event: SimulatorEvent): Partial<SimulatorContext> => ({
  silence: event.type === 'SOUND.MISSING' ? event.silence : 'unreadable',
});

export function takeTime(context: SimulatorContext, event: SimulatorEvent): Partial<SimulatorContext> {
  switch (event.type) {
    case 'ENGINE.TIME':
      return { seconds: event.seconds, framesPerSecond: event.framesPerSecond };
    case 'SIMULATOR.SEEK':
      return movedTo(context, clamp(event.seconds, 0, lengthOf(context)));
    case 'SIMULATOR.STEP':
      return movedTo(context, clamp(context.seconds + event.seconds, 0, lengthOf(context)));
    default:
      return {};
  }
}

export const rewind = (context: SimulatorContext): Partial<SimulatorContext> => movedTo(context, 0);

export const takeRate = (context: SimulatorContext, event: SimulatorEvent): Partial<SimulatorContext> =>
  event.type === 'RATE.SET' ? practised(context, { rate: clamp(event.rate, RATES.least, RATES.most) }) : {};

export const isLoop = (event: SimulatorEvent): boolean =>
  event.type === 'LOOP.SET' && event.loop.from >= 0 && event.loop.to - event.loop.from >= SHORTEST_LOOP;

export const takeLoop = (context: SimulatorContext, event: SimulatorEvent): Partial<SimulatorContext> =>
  practised(context, { loop: event.type === 'LOOP.SET' ? event.loop : null });

export const takeSkin = (event: SimulatorEvent): Partial<SimulatorContext> =>
  event.type === 'LOOK.CHANGED' ? { skin: skinChoice(event.look.settings) } : {};

export const isWhole = (event: SimulatorEvent): boolean =>
  event.type === 'xstate.done.actor.skin' && event.output.length === 0;

export const isOtherSkin = ({ skin }: SimulatorContext, event: SimulatorEvent): boolean =>
  event.type === 'LOOK.CHANGED' && !isSameSkin(event.look.settings, skin);

export const takeMode = (context: SimulatorContext, event: SimulatorEvent): Partial<SimulatorContext> =>
  event.type === 'MODE.CHOSEN' ? { mode: event.mode, run: null, ...movedTo(context, 0) } : {};

export const noteRun = (event: SimulatorEvent): Partial<SimulatorContext> =>
  event.type === 'RUN.JUDGED' ? { run: { tally: event.tally, judged: event.judged } } : {};

export const hasSource = ({ source }: SimulatorContext): boolean => source !== null;

export const sourceOf = ({ context }: { context: SimulatorContext }): SoundSource => context.source;
export const skinOf = ({ context }: { context: SimulatorContext }): SkinChoice => context.skin;

/** Passes on what only the engine needs. */
export function passedOn(event: SimulatorEvent): EngineOrder {
  switch (event.type) {
    case 'HOST.CHANGED':
      return { type: 'ORDER.HOST', host: event.host };
    case 'CHART.CHOSEN':
      return { type: 'ORDER.CHART', chart: event.chart };
    case 'LOOK.CHANGED':
      return { type: 'ORDER.LOOK', look: event.look };
    default:
      return { type: 'ORDER.PAUSE' };
  }
}

export const modeOrder = ({ mode }: SimulatorContext): EngineOrder => ({ type: 'ORDER.MODE', mode });
export const playOrder = (): EngineOrder => ({ type: 'ORDER.PLAY' });
export const pauseOrder = (): EngineOrder => ({ type: 'ORDER.PAUSE' });
export const seekOrder = ({ seconds }: SimulatorContext): EngineOrder => ({ type: 'ORDER.SEEK', seconds });
export const rateOrder = ({ rate }: SimulatorContext): EngineOrder => ({ type: 'ORDER.RATE', rate });
export const loopOrder = ({ loop }: SimulatorContext): EngineOrder => ({ type: 'ORDER.LOOP', loop });
