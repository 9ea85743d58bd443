import type { Listening } from '#model/media/music/listening';
import type { Mode, Version } from '#model/media/music/modes';

export type { Listening };

/** When the sleep timer pauses the music: after so many minutes, or when the song ends. */
export type Sleep = number | 'song';

export interface MusicContext extends Listening {
  /** Of the current song; null until it is known. */
  readonly length: number | null;
  /** Songs without audio; they are skipped. */
  readonly unavailable: readonly number[];
  /** Direction in which the listener goes through the queue. */
  readonly heading: 1 | -1;
  /** The song that was started last; null if even that one must be restarted. */
  readonly started: number | null;
  readonly sleep: Sleep | null;
}

/** What a song is started with. */
export interface SongStart {
  readonly song: number;
  readonly version: Version;
  readonly seconds: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly skipsSilence: boolean;
}

/** Orders to the slot `sound`. */
export type SoundOrder =
  | ({ readonly type: 'ORDER.START' } & SongStart)
  | { readonly type: 'ORDER.PAUSE' }
  | { readonly type: 'ORDER.SEEK'; readonly seconds: number }
  | { readonly type: 'ORDER.VOLUME'; readonly volume: number; readonly isMuted: boolean };

/** Order to the slot `alarm`: when to report `SLEEP.ENDED`; null for never. */
export interface AlarmOrder {
  readonly type: 'ORDER.ALARM';
  readonly minutes: number | null;
}

export type MusicCommand =
  /** Appends songs to the queue. */
  | { readonly type: 'SONGS.ADDED'; readonly songs: readonly number[] }
  /** Replaces the queue and plays at once. The seed decides a shuffled order. */
  | {
      readonly type: 'SONGS.PLAYED';
      readonly songs: readonly number[];
      readonly start: number | null;
      readonly seed: number;
    }
  /** Plays one song at once; it joins the queue if it is not in it. */
  | { readonly type: 'SONG.PLAYED'; readonly song: number }
  | { readonly type: 'SONG.REMOVED'; readonly song: number }
  /** Ignored unless both are places of the queue. */
  | { readonly type: 'SONG.MOVED'; readonly from: number; readonly to: number }
  | { readonly type: 'QUEUE.CLEARED' }
  | { readonly type: 'MODE.CHOSEN'; readonly mode: Mode; readonly seed: number }
  | { readonly type: 'VERSION.CHOSEN'; readonly version: Version }
  /** Clamped to 0–1. */
  | { readonly type: 'VOLUME.SET'; readonly volume: number }
  | { readonly type: 'MUTE.TOGGLED' }
  | { readonly type: 'SILENCE.TOGGLED' }
  | { readonly type: 'SLEEP.SET'; readonly sleep: Sleep | null }
  | { readonly type: 'MUSIC.PLAY' }
  | { readonly type: 'MUSIC.PAUSE' }
  | { readonly type: 'MUSIC.NEXT' }
  | { readonly type: 'MUSIC.PREVIOUS' }
  /** Clamped to the song. */
  | { readonly type: 'MUSIC.SEEK'; readonly seconds: number };

export type MusicEvent =
  | MusicCommand
  /** Another tab changed what is kept. */
  | { readonly type: 'QUEUE.TAKEN'; readonly listening: Listening }
  /** From `sound`. */
  | { readonly type: 'SOUND.PLAYING' }
  | { readonly type: 'SOUND.WAITING' }
  | { readonly type: 'SOUND.PAUSED' }
  | { readonly type: 'SOUND.ENDED' }
  | { readonly type: 'SOUND.BLOCKED' }
  | { readonly type: 'SOUND.UNAVAILABLE' }
  | { readonly type: 'SOUND.UNREACHED' }
  | { readonly type: 'SOUND.TIME'; readonly seconds: number; readonly length: number | null }
  /** Something else on the site plays now. */
  | { readonly type: 'FOCUS.LOST' }
  /** From `alarm`. */
  | { readonly type: 'SLEEP.ENDED' }
  | { readonly type: 'xstate.error.actor.sound'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.alarm'; readonly error: unknown };
