import type { QueuedHit } from '#model/chart/clock/hit-queue';
import type { Loop } from '#model/chart/clock/timeline';
import type { SoundRefusal } from '#model/media/music/sound/sound-bounds';
import type { SoundRange, TempoCandidate } from '#model/media/music/sound/tempo';
import type { SoundSource } from '../simulator/simulator.types.ts';

/** As sliders stand, 0 to 1. */
export interface EditorVolumes {
  readonly music: number;
  readonly hits: number;
  /** Of the metronome; 0 while it is off. */
  readonly beats: number;
}

export interface ChartSoundContext {
  readonly source: SoundSource;
  /** 0–1, of the sound on its way. */
  readonly progress: number;
  /** Null unless the sound was refused. */
  readonly refusal: SoundRefusal | null;
  /** Of the sound; 0 before it is there. */
  readonly soundSeconds: number;
  /** Up to the last note. */
  readonly chartSeconds: number;
  /** Where playback is, some ten times a second. */
  readonly seconds: number;
  readonly rate: number;
  readonly loop: Loop | null;
  /** The stretch whose tempo is measured; null for all. */
  readonly range: SoundRange | null;
  /** 0–1, of the tempo that is being measured. */
  readonly measured: number;
  readonly candidates: readonly TempoCandidate[];
}

/** What the slot `engine` receives. */
export type EarOrder =
  | { readonly type: 'ORDER.PLAY' }
  | { readonly type: 'ORDER.PAUSE' }
  | { readonly type: 'ORDER.SEEK'; readonly seconds: number }
  | { readonly type: 'ORDER.RATE'; readonly rate: number }
  | { readonly type: 'ORDER.LOOP'; readonly loop: Loop | null }
  | { readonly type: 'ORDER.LENGTH'; readonly seconds: number }
  | { readonly type: 'ORDER.HITS'; readonly hits: readonly QueuedHit[] }
  | { readonly type: 'ORDER.VOLUMES'; readonly volumes: EditorVolumes };

type ChartSoundCommand =
  /** Null takes the sound away. */
  | { readonly type: 'SOUND.CHOSEN'; readonly source: SoundSource }
  | { readonly type: 'SOUND.RETRY' }
  /** Notes and beats as they sound, by time; and where the last note is. */
  | { readonly type: 'SCORE.CHANGED'; readonly hits: readonly QueuedHit[]; readonly seconds: number }
  | { readonly type: 'VOLUMES.CHANGED'; readonly volumes: EditorVolumes }
  /** From where it is; at the end from the start. */
  | { readonly type: 'PLAYBACK.PLAY' }
  | { readonly type: 'PLAYBACK.PAUSE' }
  | { readonly type: 'PLAYBACK.SEEK'; readonly seconds: number }
  /** Clamped to 0.25–1.5. */
  | { readonly type: 'RATE.SET'; readonly rate: number }
  /** Null, or one that is too short, ends the loop. */
  | { readonly type: 'LOOP.SET'; readonly loop: Loop | null }
  | { readonly type: 'TEMPO.MEASURE'; readonly range: SoundRange | null }
  | { readonly type: 'TEMPO.CANCEL' };

export type ChartSoundEvent =
  | ChartSoundCommand
  /** From `engine`. */
  | { readonly type: 'ENGINE.TIME'; readonly seconds: number }
  | { readonly type: 'ENGINE.ENDED' }
  /** The browser lets nothing sound before the page is touched. */
  | { readonly type: 'ENGINE.BLOCKED' }
  /** Something else on the site is heard now. */
  | { readonly type: 'FOCUS.LOST' }
  /** From `sound`. */
  | { readonly type: 'SOUND.PROGRESS'; readonly share: number }
  | { readonly type: 'SOUND.READY'; readonly seconds: number }
  | { readonly type: 'SOUND.REFUSED'; readonly refusal: SoundRefusal }
  /** From `tempo`. */
  | { readonly type: 'TEMPO.PROGRESS'; readonly share: number }
  | { readonly type: 'TEMPO.PROPOSED'; readonly candidates: readonly TempoCandidate[] }
  | { readonly type: 'xstate.error.actor.engine'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.sound'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.tempo'; readonly error: unknown };
