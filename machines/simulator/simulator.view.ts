import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Loop } from '#model/chart/clock/timeline';
import type { PlayableChart } from '#model/chart/playing/playable';
import { lengthOf } from './simulator.logic.ts';
import type { simulatorMachine } from './simulator.machine.ts';
import type { Look, RunMode, RunState, Silence, SimulatorEvent, SoundSource } from './simulator.types.ts';

export type { RunState, SoundSource };
export type SimulatorLogic = typeof simulatorMachine;
export type SimulatorActor = ActorRefFrom<SimulatorLogic>;

export interface SimulatorView {
  readonly status: 'waiting' | 'paused' | 'playing' | 'ended';
  readonly picture: 'awaiting' | 'shown' | 'lost' | 'refused';
  readonly sound: 'loading' | 'ready' | 'silent';
  readonly skin: 'usual' | 'loading' | 'ready' | 'missing';
  /** Why there is no sound; null where none was asked for, or it is there. */
  readonly silence: Silence | null;
  /** 0–1, of the sound on its way. */
  readonly progress: number;
  readonly seconds: number;
  /** Of chart and sound; 0 without a chart. */
  readonly length: number;
  readonly framesPerSecond: number;
  readonly rate: number;
  readonly loop: Loop | null;
  readonly canPlay: boolean;
  readonly mode: RunMode;
  /** Of the visitor who plays; null while the chart plays itself. */
  readonly run: RunState | null;
  /** The run goes slower than the music, or over a part of the chart alone. */
  readonly isPractice: boolean;
  choose(chart: PlayableChart, keepsTime: boolean): void;
  chooseSound(source: SoundSource): void;
  retrySound(): void;
  drawIn(host: object | null): void;
  take(look: Look): void;
  /** Starts over. */
  chooseMode(mode: RunMode): void;
  play(): void;
  pause(): void;
  toggle(): void;
  seek(seconds: number): void;
  /** Pauses and moves by so many seconds. */
  step(seconds: number): void;
  setRate(rate: number): void;
  setLoop(loop: Loop | null): void;
}

export function simulatorView(
  snapshot: SnapshotFrom<SimulatorLogic>,
  send: (event: SimulatorEvent) => void,
): SimulatorView {
  const { value, context } = snapshot;
  const isMoving = snapshot.hasTag('moving');
  return {
    status: value.play,
    picture: value.picture,
    sound: value.sound,
    skin: value.skin,
    silence: context.silence,
    progress: context.progress,
    seconds: context.seconds,
    length: lengthOf(context),
    framesPerSecond: context.framesPerSecond,
    rate: context.rate,
    loop: context.loop,
    canPlay: value.play !== 'waiting',
    mode: context.mode,
    run: context.run,
    isPractice: context.isPractice,
    chooseMode: (mode) => send({ type: 'MODE.CHOSEN', mode }),
    choose: (chart, keepsTime) => send({ type: 'CHART.CHOSEN', chart, keepsTime }),
    chooseSound: (source) => send({ type: 'SOUND.CHOSEN', source }),
    retrySound: () => send({ type: 'SOUND.RETRY' }),
    drawIn: (host) => send({ type: 'HOST.CHANGED', host }),
    take: (look) => send({ type: 'LOOK.CHANGED', look }),
    play: () => send({ type: 'SIMULATOR.PLAY' }),
    pause: () => send({ type: 'SIMULATOR.PAUSE' }),
    toggle: () => send({ type: isMoving ? 'SIMULATOR.PAUSE' : 'SIMULATOR.PLAY' }),
    seek: (seconds) => send({ type: 'SIMULATOR.SEEK', seconds }),
    step: (seconds) => send({ type: 'SIMULATOR.STEP', seconds }),
    setRate: (rate) => send({ type: 'RATE.SET', rate }),
    setLoop: (loop) => send(loop ? { type: 'LOOP.SET', loop } : { type: 'LOOP.CLEARED' }),
  };
}
