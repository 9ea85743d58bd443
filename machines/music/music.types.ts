import type { Listening } from '#model/music/listening/listening';
import type { Mode, Version } from '#model/music/listening/modes';

export type { Listening };

/** When the music stops by itself: after so many minutes, or when the song is over. */
export type Sleep = number | 'song';

export interface MusicContext extends Listening {
  /** Of the sound that plays; null before it is known. */
  readonly length: number | null;
  /** Songs whose sound did not come; they are passed over. */
  readonly lost: readonly number[];
  /** Which way the listener goes through the queue. */
  readonly heading: 1 | -1;
  /** The song that was started last, to find out whether another one is current. */
  readonly started: number | null;
  readonly sleep: Sleep | null;
}

/** What a song is started with. */
export interface Start {
  readonly song: number;
  readonly version: Version;
  readonly seconds: number;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly skipsSilence: boolean;
}

/** What the slot `sound` is told. */
export type SoundOrder =
  | ({ readonly type: 'ORDER.START' } & Start)
  | { readonly type: 'ORDER.PAUSE' }
  | { readonly type: 'ORDER.SEEK'; readonly seconds: number }
  | { readonly type: 'ORDER.VOLUME'; readonly volume: number; readonly isMuted: boolean };

export type MusicCommand =
  /** More songs at the end of the queue. */
  | { readonly type: 'SONGS.ADDED'; readonly songs: readonly number[] }
  /** These songs in place of the queue, to be heard at once. A seed decides an order of chance. */
  | {
      readonly type: 'SONGS.PLAYED';
      readonly songs: readonly number[];
      readonly start: number | null;
      readonly seed: number;
    }
  /** One song to be heard at once; it joins the queue where it is not in it. */
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
  /** What is kept is newer than what is here: another tab changed it. */
  | { readonly type: 'QUEUE.TAKEN'; readonly listening: Listening }
  /** From `sound`. */
  | { readonly type: 'SOUND.PLAYING' }
  | { readonly type: 'SOUND.WAITING' }
  | { readonly type: 'SOUND.PAUSED' }
  | { readonly type: 'SOUND.ENDED' }
  | { readonly type: 'SOUND.BLOCKED' }
  | { readonly type: 'SOUND.LOST' }
  | { readonly type: 'SOUND.UNREACHED' }
  | { readonly type: 'SOUND.TIME'; readonly seconds: number; readonly length: number | null }
  /** Something else on the site is heard now. */
  | { readonly type: 'FOCUS.LOST' }
  | { readonly type: 'xstate.error.actor.sound'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.alarm'; readonly output: undefined }
  | { readonly type: 'xstate.error.actor.alarm'; readonly error: unknown };
