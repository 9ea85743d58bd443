import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { QueuedHit } from '#model/chart/clock/hit-queue';
import type { Loop } from '#model/chart/clock/timeline';
import type { SoundRefusal } from '#model/media/music/sound/sound-bounds';
import type { SoundRange, TempoCandidate } from '#model/media/music/sound/tempo';
import type { SoundSource } from '../simulator/simulator.types.ts';
import { lengthOf } from './chartsound.logic.ts';
import type { chartsoundMachine } from './chartsound.machine.ts';
import type { ChartSoundEvent, EditorVolumes } from './chartsound.types.ts';

export type ChartSoundLogic = typeof chartsoundMachine;
export type ChartSoundActor = ActorRefFrom<ChartSoundLogic>;

export interface ChartSoundView {
  readonly sound: 'absent' | 'loading' | 'ready' | 'refused';
  readonly play: 'paused' | 'playing' | 'broken';
  readonly tempo: 'resting' | 'measuring' | 'proposed' | 'unclear';
  readonly source: SoundSource;
  readonly refusal: SoundRefusal | null;
  /** 0–1, of the sound on its way. */
  readonly progress: number;
  /** Of the sound; 0 before it is there. */
  readonly soundSeconds: number;
  /** Of chart and sound. */
  readonly length: number;
  /** Some ten times a second; `playhead` of the engine goes with each frame. */
  readonly seconds: number;
  readonly rate: number;
  readonly loop: Loop | null;
  /** 0–1, of the tempo that is being measured. */
  readonly measured: number;
  readonly range: SoundRange | null;
  readonly candidates: readonly TempoCandidate[];
  chooseSound(source: SoundSource): void;
  retrySound(): void;
  /** Notes and beats by time, and where the last note is. */
  takeScore(hits: readonly QueuedHit[], seconds: number): void;
  setVolumes(volumes: EditorVolumes): void;
  toggle(): void;
  pause(): void;
  seek(seconds: number): void;
  setRate(rate: number): void;
  setLoop(loop: Loop | null): void;
  /** Null for all of the sound. */
  measureTempo(range: SoundRange | null): void;
  /** Also when one was taken. */
  endTempo(): void;
}

export function chartSoundView(
  snapshot: SnapshotFrom<ChartSoundLogic>,
  send: (event: ChartSoundEvent) => void,
): ChartSoundView {
  const { value, context } = snapshot;
  const isMoving = snapshot.hasTag('moving');
  return {
    sound: value.sound,
    play: value.play,
    tempo: value.tempo,
    source: context.source,
    refusal: context.refusal,
    progress: context.progress,
    soundSeconds: context.soundSeconds,
    length: lengthOf(context),
    seconds: context.seconds,
    rate: context.rate,
    loop: context.loop,
    measured: context.measured,
    range: context.range,
    candidates: context.candidates,
    chooseSound: (source) => send({ type: 'SOUND.CHOSEN', source }),
    retrySound: () => send({ type: 'SOUND.RETRY' }),
    takeScore: (hits, seconds) => send({ type: 'SCORE.CHANGED', hits, seconds }),
    setVolumes: (volumes) => send({ type: 'VOLUMES.CHANGED', volumes }),
    toggle: () => send({ type: isMoving ? 'PLAYBACK.PAUSE' : 'PLAYBACK.PLAY' }),
    pause: () => send({ type: 'PLAYBACK.PAUSE' }),
    seek: (seconds) => send({ type: 'PLAYBACK.SEEK', seconds }),
    setRate: (rate) => send({ type: 'RATE.SET', rate }),
    setLoop: (loop) => send({ type: 'LOOP.SET', loop }),
    measureTempo: (range) => send({ type: 'TEMPO.MEASURE', range }),
    endTempo: () => send({ type: 'TEMPO.CANCEL' }),
  };
}
