import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Mode, Version } from '#model/media/music/modes';
import { currentSong } from '#model/media/music/queue';
import type { musicMachine } from './music.machine.ts';
import type { Listening, MusicCommand, Sleep } from './music.types.ts';

export type MusicSnapshot = SnapshotFrom<typeof musicMachine>;
export type MusicActor = ActorRefFrom<typeof musicMachine>;
type Leaf<Value> = Value extends string ? Value : Value[keyof Value];
type MusicStatus = Leaf<MusicSnapshot['value']>;

function statusOf({ value }: MusicSnapshot): MusicStatus {
  if (typeof value === 'string') return value;
  return 'sounding' in value ? value.sounding : value.stopped;
}

export interface MusicView {
  readonly status: MusicStatus;
  /** Whether there is no song to play. */
  readonly isEmpty: boolean;
  /** Whether it plays, or will as soon as it can. */
  readonly isSounding: boolean;
  readonly isBusy: boolean;
  readonly song: number | null;
  /** Songs in the order in which they are played. */
  readonly order: readonly number[];
  readonly at: number;
  readonly mode: Mode;
  readonly seconds: number;
  /** Null until it is known. */
  readonly length: number | null;
  readonly unavailable: readonly number[];
  readonly volume: number;
  readonly isMuted: boolean;
  readonly version: Version;
  readonly skipsSilence: boolean;
  readonly sleep: Sleep | null;
  play(): void;
  pause(): void;
  /** Plays when it is paused, else pauses. */
  toggle(): void;
  next(): void;
  previous(): void;
  seek(seconds: number): void;
  /** By some seconds, back when negative. */
  skip(seconds: number): void;
  /** Replaces the queue, and plays from `start` on. */
  playAll(songs: readonly number[], start?: number): void;
  playSong(song: number): void;
  /** Plays a song of a list, and goes on through the list after what is in the queue. */
  playFrom(songs: readonly number[], song: number): void;
  add(songs: readonly number[]): void;
  remove(song: number): void;
  move(from: number, to: number): void;
  clear(): void;
  chooseMode(mode: Mode): void;
  chooseVersion(version: Version): void;
  setVolume(volume: number): void;
  toggleMute(): void;
  toggleSilence(): void;
  setSleep(sleep: Sleep | null): void;
}

/** What is kept for the next visit. While it plays the position moves in steps, so that not every second is written. */
export function keptOf(snapshot: MusicSnapshot, stepSeconds: number): Listening {
  const { queue, seconds, volume, isMuted, version, skipsSilence } = snapshot.context;
  const place = snapshot.hasTag('sounding') ? Math.floor(seconds / stepSeconds) * stepSeconds : seconds;
  return { queue, seconds: place, volume, isMuted, version, skipsSilence };
}

const SEEDS = 0x1_0000_0000;

/** State and commands for a page. `chance` in [0, 1) decides a shuffled order. */
export function musicView(
  snapshot: MusicSnapshot,
  send: (event: MusicCommand) => void,
  chance: () => number,
): MusicView {
  const { queue, seconds, length, unavailable, volume, isMuted, version, skipsSilence, sleep } =
    snapshot.context;
  const isSounding = snapshot.hasTag('sounding');
  const seed = (): number => Math.floor(chance() * SEEDS);
  return {
    status: statusOf(snapshot),
    isEmpty: currentSong(queue) === null,
    isSounding,
    isBusy: snapshot.hasTag('busy'),
    song: currentSong(queue),
    order: queue.order,
    at: queue.at,
    mode: queue.mode,
    seconds,
    length,
    unavailable,
    volume,
    isMuted,
    version,
    skipsSilence,
    sleep,
    play: () => send({ type: 'MUSIC.PLAY' }),
    pause: () => send({ type: 'MUSIC.PAUSE' }),
    toggle: () => send({ type: isSounding ? 'MUSIC.PAUSE' : 'MUSIC.PLAY' }),
    next: () => send({ type: 'MUSIC.NEXT' }),
    previous: () => send({ type: 'MUSIC.PREVIOUS' }),
    seek: (to) => send({ type: 'MUSIC.SEEK', seconds: to }),
    skip: (by) => send({ type: 'MUSIC.SEEK', seconds: seconds + by }),
    playAll: (songs, start) => send({ type: 'SONGS.PLAYED', songs, start: start ?? null, seed: seed() }),
    playSong: (song) => send({ type: 'SONG.PLAYED', song }),
    playFrom: (songs, song) => {
      if (currentSong(queue) === null) {
        send({ type: 'SONGS.PLAYED', songs, start: song, seed: seed() });
        return;
      }
      send({ type: 'SONG.PLAYED', song });
      send({ type: 'SONGS.ADDED', songs: songs.slice(songs.indexOf(song) + 1) });
    },
    add: (songs) => send({ type: 'SONGS.ADDED', songs }),
    remove: (song) => send({ type: 'SONG.REMOVED', song }),
    move: (from, to) => send({ type: 'SONG.MOVED', from, to }),
    clear: () => send({ type: 'QUEUE.CLEARED' }),
    chooseMode: (mode) => send({ type: 'MODE.CHOSEN', mode, seed: seed() }),
    chooseVersion: (to) => send({ type: 'VERSION.CHOSEN', version: to }),
    setVolume: (to) => send({ type: 'VOLUME.SET', volume: to }),
    toggleMute: () => send({ type: 'MUTE.TOGGLED' }),
    toggleSilence: () => send({ type: 'SILENCE.TOGGLED' }),
    setSleep: (to) => send({ type: 'SLEEP.SET', sleep: to }),
  };
}
