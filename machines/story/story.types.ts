import type { StoryScript, StoryStep, StoryVoice } from '#model/media/story/script.types';
import type { StoryStage } from '#model/media/story/story-state';
import type { TextSpeed } from '#model/media/story/story-times';
import type { StoryTimeline } from '#model/media/story/timeline';

/** What the current step does: its delay, its animation, its text; or it waits for the visitor. */
export type StoryMoment = 'delaying' | 'animating' | 'typing' | 'waiting' | 'choosing' | 'ended';

/** What a story is begun with. */
export interface StoryInput {
  readonly script: StoryScript;
  /** Index of the step to begin at; below 0 the opening. */
  readonly at: number;
  readonly textSpeed: TextSpeed;
  readonly isAuto: boolean;
}

/** How far its files are. */
export interface StoryLoading {
  readonly done: number;
  readonly total: number;
  /** Whether nothing more comes. */
  readonly isOver: boolean;
  /** Addresses of files that no server has; each costs itself only. What a model lacks stands behind its address. */
  readonly missing: readonly string[];
}

export interface StoryContext {
  readonly timeline: StoryTimeline;
  /** False once the stage has failed. */
  readonly hasStage: boolean;
  /** Places of the steps at which the story stops for the visitor, in order. */
  readonly stops: readonly number[];
  /** Place of the current step; -1 before the first. */
  readonly position: number;
  /** Whether the stage shows the current step; not yet while it is delayed. */
  readonly hasBegun: boolean;
  readonly moment: StoryMoment;
  /** The steps that the last move forward began, in order. */
  readonly begun: readonly StoryStep[];
  readonly files: StoryLoading;
  readonly textSpeed: TextSpeed;
  readonly isAuto: boolean;
  readonly isSkipping: boolean;
  readonly isWindowHidden: boolean;
  readonly isLogOpen: boolean;
  readonly isSpeaking: boolean;
  /** What the slot `speak` says. */
  readonly voices: readonly StoryVoice[];
  /** Which option the visitor took, by the index of the choice. */
  readonly chosen: ReadonlyMap<number, number>;
}

/** What the slot `stage` receives. */
export type StoryOrder =
  /** The story went on: play what these steps do, in order. One that waits is answered with `STEP.DONE`. `stage` is what remains. */
  | {
      readonly type: 'ORDER.PLAY';
      readonly steps: readonly StoryStep[];
      readonly stage: StoryStage;
      /** Skipped: nothing moves and nothing sounds. */
      readonly isInstant: boolean;
    }
  /** Another place: show this at once. */
  | { readonly type: 'ORDER.SHOW'; readonly stage: StoryStage }
  | { readonly type: 'ORDER.REST' }
  | { readonly type: 'ORDER.RUN' };

export type StoryControl =
  /** Begins, also before all files are there; once more from the beginning when the story has ended. */
  | { readonly type: 'PLAY.START' }
  | { readonly type: 'PLAY.PAUSE' }
  | { readonly type: 'PLAY.RESUME' }
  /** Shows the whole line, then goes on; takes the first option of a choice. */
  | { readonly type: 'LINE.NEXT' }
  | { readonly type: 'LINE.BACK' }
  /** To the first line or choice that is no earlier than this index; below 0 to the beginning. */
  | { readonly type: 'LINE.GO'; readonly index: number }
  | { readonly type: 'CHOICE.MADE'; readonly option: number }
  | { readonly type: 'AUTO.SET'; readonly isOn: boolean }
  | { readonly type: 'SKIP.SET'; readonly isOn: boolean }
  | { readonly type: 'WINDOW.HIDE' }
  | { readonly type: 'WINDOW.SHOW' }
  | { readonly type: 'LOG.OPEN' }
  | { readonly type: 'LOG.CLOSE' }
  | { readonly type: 'SPEED.SET'; readonly textSpeed: TextSpeed }
  /** Says the voices of a line once more. */
  | { readonly type: 'VOICE.REPLAY'; readonly index: number };

export type StoryEvent =
  | StoryControl
  /** From `load`. */
  | { readonly type: 'FILES.LOADED'; readonly done: number; readonly total: number }
  /** `part`: a motion or an expression that the model at this address lacks. */
  | { readonly type: 'FILE.MISSING'; readonly address: string; readonly part: string | null }
  | { readonly type: 'FILES.DONE' }
  /** From `stage`: the step with this index was played. */
  | { readonly type: 'STEP.DONE'; readonly index: number }
  /** From `speak`. */
  | { readonly type: 'VOICES.ENDED' }
  /** From the chart itself. */
  | { readonly type: 'VOICES.BEGUN' }
  | { readonly type: 'VOICES.LEFT' };
