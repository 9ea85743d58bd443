import type { Loop } from '#model/chart/clock/timeline';
import type { Judged } from '#model/chart/judging/judge';
import type { Tally } from '#model/chart/judging/tally';
import type { WindowPreset } from '#model/chart/judging/windows';
import type { PlayableChart } from '#model/chart/playing/playable';
import type { SkinChoice, StageSettings } from '#model/chart/stage/settings';
import type { ServerIndex } from '#model/vocabulary/servers';

/** Where the sound of a chart comes from; null where it has none. */
export type SoundSource =
  /** Asked of these servers first. */
  | { readonly kind: 'song'; readonly song: number; readonly servers: readonly ServerIndex[] }
  /** At an address of this site. */
  | { readonly kind: 'address'; readonly address: string }
  /** Chosen by the visitor; it stays in the browser. Only the slot looks inside. It begins `offset` seconds after the chart. */
  | { readonly kind: 'file'; readonly file: object; readonly offset: number }
  | null;

/** Why it is silent. */
export type Silence = 'none' | 'missing' | 'unreached' | 'unreadable';

/** Whether the chart plays itself, or the visitor plays it, by which windows. */
export type RunMode = { readonly kind: 'watch' } | { readonly kind: 'play'; readonly preset: WindowPreset };

/** What a run has come to. */
export interface RunState {
  readonly tally: Tally;
  /** In the order in which notes were judged. */
  readonly judged: readonly Judged[];
}

export interface SimulatorContext {
  /** Of the last note, with time to let it fade; 0 without a chart. */
  readonly chartSeconds: number;
  /** Of the sound; 0 before it is known. */
  readonly soundSeconds: number;
  /** Where the chart is, some ten times a second. */
  readonly seconds: number;
  readonly framesPerSecond: number;
  readonly rate: number;
  readonly loop: Loop | null;
  readonly source: SoundSource;
  /** 0–1, of the sound on its way. */
  readonly progress: number;
  readonly silence: Silence | null;
  readonly skin: SkinChoice;
  readonly mode: RunMode;
  /** Null while the chart plays itself. */
  readonly run: RunState | null;
  /** The run goes slower than the music, or over a part of the chart alone: it never counts as a best run. */
  readonly isPractice: boolean;
}

/** What the slot `engine` receives. */
export type EngineOrder =
  /** The element to draw in; null takes the picture away. Only the slot looks inside. */
  | { readonly type: 'ORDER.HOST'; readonly host: object | null }
  | { readonly type: 'ORDER.CHART'; readonly chart: PlayableChart }
  | { readonly type: 'ORDER.LOOK'; readonly look: Look }
  | { readonly type: 'ORDER.MODE'; readonly mode: RunMode }
  | { readonly type: 'ORDER.PLAY' }
  | { readonly type: 'ORDER.PAUSE' }
  | { readonly type: 'ORDER.SEEK'; readonly seconds: number }
  | { readonly type: 'ORDER.RATE'; readonly rate: number }
  | { readonly type: 'ORDER.LOOP'; readonly loop: Loop | null };

/** How the picture and the sound are to be. */
export interface Look {
  readonly settings: StageSettings;
  /** Less motion is wanted. */
  readonly isStill: boolean;
  /** '#rrggbb' of the lights. */
  readonly colour: string;
}

type SimulatorCommand =
  /** Another chart; it rests at its start unless `keepsTime`: then it goes on as before. */
  | { readonly type: 'CHART.CHOSEN'; readonly chart: PlayableChart; readonly keepsTime: boolean }
  | { readonly type: 'SOUND.CHOSEN'; readonly source: SoundSource }
  | { readonly type: 'SOUND.RETRY' }
  | { readonly type: 'HOST.CHANGED'; readonly host: object | null }
  | { readonly type: 'LOOK.CHANGED'; readonly look: Look }
  /** Starts over. */
  | { readonly type: 'MODE.CHOSEN'; readonly mode: RunMode }
  | { readonly type: 'SIMULATOR.PLAY' }
  | { readonly type: 'SIMULATOR.PAUSE' }
  /** Clamped to the chart. */
  | { readonly type: 'SIMULATOR.SEEK'; readonly seconds: number }
  /** Pauses, and goes on by so many seconds. */
  | { readonly type: 'SIMULATOR.STEP'; readonly seconds: number }
  /** Clamped to 0.25–2. */
  | { readonly type: 'RATE.SET'; readonly rate: number }
  /** Ignored unless it lasts. */
  | { readonly type: 'LOOP.SET'; readonly loop: Loop }
  | { readonly type: 'LOOP.CLEARED' };

export type SimulatorEvent =
  | SimulatorCommand
  /** From `engine`. */
  | { readonly type: 'ENGINE.TIME'; readonly seconds: number; readonly framesPerSecond: number }
  | { readonly type: 'ENGINE.ENDED' }
  | ({ readonly type: 'RUN.JUDGED' } & RunState)
  /** The browser lets nothing sound before the page is touched. */
  | { readonly type: 'ENGINE.BLOCKED' }
  | { readonly type: 'PICTURE.SHOWN' }
  | { readonly type: 'PICTURE.LOST' }
  | { readonly type: 'PICTURE.REFUSED' }
  /** Something else on the site is heard now. */
  | { readonly type: 'FOCUS.LOST' }
  /** From `sound`. */
  | { readonly type: 'SOUND.PROGRESS'; readonly share: number }
  | { readonly type: 'SOUND.READY'; readonly seconds: number }
  | { readonly type: 'SOUND.MISSING'; readonly silence: Silence }
  | { readonly type: 'xstate.error.actor.engine'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.sound'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.skin'; readonly output: readonly string[] }
  | { readonly type: 'xstate.error.actor.skin'; readonly error: unknown };
