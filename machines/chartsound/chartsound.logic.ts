import { type Loop, SHORTEST_LOOP } from '#model/chart/clock/timeline';
import type { SoundRange } from '#model/media/music/sound/tempo';
import type { SoundSource } from '../simulator/simulator.types.ts';
import type { ChartSoundContext, ChartSoundEvent, EarOrder } from './chartsound.types.ts';

const EDITOR_RATES = { least: 0.25, most: 1.5 } as const;
/** Chart and sound are never this long (reference R77); a place beyond is a mistake. */
const MAX_SECONDS = 36_000;

export const initialContext = (): ChartSoundContext => ({
  source: null,
  progress: 0,
  refusal: null,
  soundSeconds: 0,
  chartSeconds: 0,
  seconds: 0,
  rate: 1,
  loop: null,
  range: null,
  measured: 0,
  candidates: [],
});

/** How long chart and sound last. */
export const lengthOf = ({ chartSeconds, soundSeconds }: ChartSoundContext): number =>
  Math.max(chartSeconds, soundSeconds);

const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Number.isFinite(value) ? value : least));

export function takeSource(event: ChartSoundEvent): Partial<ChartSoundContext> {
  if (event.type !== 'SOUND.CHOSEN') return {};
  return { source: event.source, refusal: null, soundSeconds: 0, candidates: [] };
}

export const isSource = (event: ChartSoundEvent): boolean =>
  event.type === 'SOUND.CHOSEN' && event.source !== null;

export const beginLoading = (): Partial<ChartSoundContext> => ({
  progress: 0,
  refusal: null,
  soundSeconds: 0,
});

export const noteProgress = (event: ChartSoundEvent): Partial<ChartSoundContext> =>
  event.type === 'SOUND.PROGRESS' ? { progress: clamp(event.share, 0, 1) } : {};

export const noteSound = (event: ChartSoundEvent): Partial<ChartSoundContext> =>
  event.type === 'SOUND.READY' ? { soundSeconds: event.seconds } : {};

export const noteRefusal = (event: ChartSoundEvent): Partial<ChartSoundContext> => ({
  refusal: event.type === 'SOUND.REFUSED' ? event.refusal : 'unreadable',
});

export const takeScore = (event: ChartSoundEvent): Partial<ChartSoundContext> =>
  event.type === 'SCORE.CHANGED' ? { chartSeconds: clamp(event.seconds, 0, MAX_SECONDS) } : {};

export function takeTime(event: ChartSoundEvent): Partial<ChartSoundContext> {
  if (event.type === 'ENGINE.TIME') return { seconds: event.seconds };
  // Notes may be put beyond the end of both.
  return event.type === 'PLAYBACK.SEEK' ? { seconds: clamp(event.seconds, 0, MAX_SECONDS) } : {};
}

export const isAtEnd = (context: ChartSoundContext): boolean => context.seconds >= lengthOf(context);

export const rewind = (): Partial<ChartSoundContext> => ({ seconds: 0 });

export const takeRate = (event: ChartSoundEvent): Partial<ChartSoundContext> =>
  event.type === 'RATE.SET' ? { rate: clamp(event.rate, EDITOR_RATES.least, EDITOR_RATES.most) } : {};

const lasting = (loop: Loop | null): Loop | null =>
  loop && loop.from >= 0 && loop.to - loop.from >= SHORTEST_LOOP ? loop : null;

export const takeLoop = (event: ChartSoundEvent): Partial<ChartSoundContext> =>
  event.type === 'LOOP.SET' ? { loop: lasting(event.loop) } : {};

export const hasSource = ({ source }: ChartSoundContext): boolean => source !== null;
export const hasSound = ({ soundSeconds }: ChartSoundContext): boolean => soundSeconds > 0;

export const beginMeasuring = (event: ChartSoundEvent): Partial<ChartSoundContext> => ({
  range: event.type === 'TEMPO.MEASURE' ? event.range : null,
  measured: 0,
  candidates: [],
});

export const noteMeasured = (event: ChartSoundEvent): Partial<ChartSoundContext> =>
  event.type === 'TEMPO.PROGRESS' ? { measured: clamp(event.share, 0, 1) } : {};

export const takeCandidates = (event: ChartSoundEvent): Partial<ChartSoundContext> =>
  event.type === 'TEMPO.PROPOSED' ? { candidates: event.candidates } : {};

export const hasCandidates = (event: ChartSoundEvent): boolean =>
  event.type === 'TEMPO.PROPOSED' && event.candidates.length > 0;

export const sourceOf = ({ context }: { context: ChartSoundContext }): SoundSource => context.source;
export const rangeOf = ({ context }: { context: ChartSoundContext }): SoundRange | null => context.range;

/** Passes on what only the engine needs. */
export function passedOn(event: ChartSoundEvent): EarOrder {
  if (event.type === 'SCORE.CHANGED') return { type: 'ORDER.HITS', hits: event.hits };
  return event.type === 'VOLUMES.CHANGED'
    ? { type: 'ORDER.VOLUMES', volumes: event.volumes }
    : { type: 'ORDER.PAUSE' };
}

export const playOrder = (): EarOrder => ({ type: 'ORDER.PLAY' });
export const pauseOrder = (): EarOrder => ({ type: 'ORDER.PAUSE' });
export const seekOrder = ({ seconds }: ChartSoundContext): EarOrder => ({ type: 'ORDER.SEEK', seconds });
export const rateOrder = ({ rate }: ChartSoundContext): EarOrder => ({ type: 'ORDER.RATE', rate });
export const loopOrder = ({ loop }: ChartSoundContext): EarOrder => ({ type: 'ORDER.LOOP', loop });
export const lengthOrder = (context: ChartSoundContext): EarOrder => ({
  type: 'ORDER.LENGTH',
  seconds: lengthOf(context),
});
