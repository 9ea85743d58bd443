/** One voice of a line, where its file is and what it is called. */
export interface HeardVoice {
  readonly address: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly volume: number;
  readonly delayMs: number;
}

/** What is heard at one step of a story: several voices speak together. */
export interface VoiceCue {
  /** Of the step. */
  readonly index: number;
  readonly voices: readonly HeardVoice[];
}

/** How a cue ended: `taken` when something else on the site is heard, `blocked` when the browser lets nothing sound yet. */
export interface CueEnd {
  readonly kind: 'over' | 'taken' | 'blocked';
  /** Names of the voices that did not come. */
  readonly missing: readonly string[];
}

export interface VoicesContext {
  /** What is heard in turn; one for a single line. */
  readonly cues: readonly VoiceCue[];
  /** Of the cue that is heard now, or would be next. */
  readonly at: number;
  /** Voices are heard in turn, and the place in the story goes with them. */
  readonly isInTurn: boolean;
  /** Names of all voices that did not come, each once. */
  readonly missing: readonly string[];
  /** Cues at the end of which nothing had been heard, without one between them that was. */
  readonly silentInRow: number;
  /** Why it stopped before its end. */
  readonly fault: 'blocked' | 'absent' | null;
}

/** What a visitor can do. */
export type VoicesCommand =
  /** All voices in turn, from a step on. */
  | { readonly type: 'VOICES.READ'; readonly cues: readonly VoiceCue[]; readonly from: number }
  /** Those of one line. */
  | { readonly type: 'VOICES.SAY'; readonly cue: VoiceCue }
  | { readonly type: 'VOICES.STOP' };

export type VoicesEvent =
  | VoicesCommand
  | { readonly type: 'xstate.done.actor.voice'; readonly output: CueEnd }
  | { readonly type: 'xstate.error.actor.voice'; readonly error: unknown };
