import { FIRST_LISTENING, type Listening, volumeOf } from '#model/media/music/listening';
import {
  currentSong,
  EMPTY_QUEUE,
  type Queue,
  stepped,
  validQueue,
  withCurrent,
  withMode,
  withMore,
  withMoved,
  withoutSong,
  withSongs,
} from '#model/media/music/queue';
import type { AlarmOrder, MusicContext, MusicEvent, Sleep, SoundOrder } from './music.types.ts';

/** Without input, such as in an editor, the queue is empty. */
export const initialContext = ({ input }: { readonly input: Partial<Listening> }): MusicContext => ({
  ...(input.queue ? { ...FIRST_LISTENING, ...input } : FIRST_LISTENING),
  length: null,
  unavailable: [],
  heading: 1,
  started: null,
  sleep: null,
});

export const isEmpty = ({ queue }: MusicContext): boolean => currentSong(queue) === null;

/** Another song is current than the one that was started. */
export const isOther = ({ queue, started }: MusicContext): boolean => currentSong(queue) !== started;

/** Whether the queue has another song that may be available. */
export const hasPlayable = ({ queue, unavailable }: MusicContext): boolean =>
  queue.order.some((song) => song !== currentSong(queue) && !unavailable.includes(song));

export const stopsAtEnd = ({ sleep }: MusicContext): boolean => sleep === 'song';

/** Takes another queue; a new current song begins at its start. */
function withQueue(context: MusicContext, queue: Queue): Partial<MusicContext> {
  if (queue === context.queue) return {};
  const isSame = currentSong(queue) === currentSong(context.queue);
  return isSame ? { queue } : { queue, seconds: 0, length: null };
}

/** The queue after a command. */
export function editQueue(context: MusicContext, event: MusicEvent): Partial<MusicContext> {
  const { queue } = context;
  switch (event.type) {
    case 'SONGS.ADDED':
      return withQueue(context, withMore(queue, event.songs));
    case 'SONGS.PLAYED': {
      const next = withSongs(queue, event.songs, event.start, event.seed);
      return { ...withQueue(context, next), seconds: 0, unavailable: [], heading: 1 };
    }
    case 'SONG.PLAYED': {
      const next = withCurrent(queue, event.song);
      return {
        ...withQueue(context, next),
        unavailable: context.unavailable.filter((song) => song !== event.song),
      };
    }
    case 'SONG.REMOVED':
      return withQueue(context, withoutSong(queue, event.song));
    case 'SONG.MOVED':
      return withQueue(context, withMoved(queue, event.from, event.to));
    case 'QUEUE.CLEARED':
      return { ...withQueue(context, { ...EMPTY_QUEUE, mode: queue.mode }), unavailable: [] };
    case 'MODE.CHOSEN':
      return withQueue(context, withMode(queue, event.mode, event.seed));
    default:
      return {};
  }
}

/** Whether a command leaves a song to play. */
export function hasSongs(context: MusicContext, event: MusicEvent): boolean {
  const queue = editQueue(context, event).queue ?? context.queue;
  if (event.type === 'SONGS.PLAYED') return currentSong(queue) !== null;
  return event.type === 'SONG.PLAYED' && currentSong(queue) === event.song;
}

/** After so many seconds of a song "previous" is its beginning (reference R75). */
const SECONDS_TO_BEGINNING = 3;

/** The next or the previous song, in a circle; or the beginning of this one. */
export function step(context: MusicContext, event: MusicEvent): Partial<MusicContext> {
  if (event.type === 'MUSIC.PREVIOUS' && context.seconds > SECONDS_TO_BEGINNING) return { seconds: 0 };
  const heading = event.type === 'MUSIC.PREVIOUS' ? -1 : 1;
  const queue = stepped(context.queue, heading, context.unavailable);
  return { queue, heading, seconds: 0, length: null };
}

/** When a song ends: in repeat the same one again, else the next one. */
export function advance(context: MusicContext): Partial<MusicContext> {
  const { queue, unavailable } = context;
  const next = queue.mode === 'repeat' ? queue : stepped(queue, 1, unavailable);
  return { ...withQueue(context, next), heading: 1, seconds: 0 };
}

/** Marks the current song as unavailable and goes on in the same direction. */
export function skip(context: MusicContext): Partial<MusicContext> {
  const marked = { ...context, ...mark(context) };
  const { queue, heading, unavailable } = marked;
  return { unavailable, queue: stepped(queue, heading, unavailable), seconds: 0, length: null };
}

export function mark({ queue, unavailable }: MusicContext): Pick<MusicContext, 'unavailable'> {
  const song = currentSong(queue);
  return { unavailable: song === null || unavailable.includes(song) ? unavailable : [...unavailable, song] };
}

/** The current song is tried again. */
export const forget = ({ queue, unavailable }: MusicContext): Pick<MusicContext, 'unavailable'> => ({
  unavailable: unavailable.filter((song) => song !== currentSong(queue)),
});

export const noteStart = ({ queue }: MusicContext): Partial<MusicContext> => ({
  started: currentSong(queue),
});

/** Another version is another sound: a song that plays is restarted. */
const ANEW = { seconds: 0, length: null, started: null } as const;

/** Takes what another tab changed. */
export function takeAll(context: MusicContext, event: MusicEvent): Partial<MusicContext> {
  if (event.type !== 'QUEUE.TAKEN') return {};
  const { listening } = event;
  if (listening.version !== context.version) return { ...ANEW, ...listening };
  const isSame = currentSong(listening.queue) === currentSong(context.queue);
  return { ...listening, length: isSame ? context.length : null };
}

/** The same while a song sounds: it stays the current one if it is still in the queue. */
export function takeAround(context: MusicContext, event: MusicEvent): Partial<MusicContext> {
  if (event.type !== 'QUEUE.TAKEN') return {};
  const { queue, version } = event.listening;
  const song = currentSong(context.queue);
  const at = song === null ? -1 : queue.order.indexOf(song);
  if (at < 0) return takeAll(context, event);
  const taken = { ...event.listening, queue: validQueue({ ...queue, at }) };
  return version === context.version ? { ...taken, seconds: context.seconds } : { ...taken, ...ANEW };
}

const sleepOf = (asked: Sleep | null): Sleep | null => (asked === 'song' || (asked ?? 0) > 0 ? asked : null);

/** A choice besides the queue. */
export function choose(context: MusicContext, event: MusicEvent): Partial<MusicContext> {
  switch (event.type) {
    case 'VERSION.CHOSEN':
      return event.version === context.version ? {} : { ...ANEW, version: event.version };
    case 'VOLUME.SET':
      return { volume: volumeOf(event.volume, context.volume), isMuted: false };
    case 'MUTE.TOGGLED':
      return { isMuted: !context.isMuted };
    case 'SILENCE.TOGGLED':
      return { skipsSilence: !context.skipsSilence };
    case 'SLEEP.SET':
      return { sleep: sleepOf(event.sleep) };
    default:
      return {};
  }
}

export const wakeUp = (): Pick<MusicContext, 'sleep'> => ({ sleep: null });

export function seek({ seconds, length }: MusicContext, event: MusicEvent): Partial<MusicContext> {
  if (event.type !== 'MUSIC.SEEK' || !Number.isFinite(event.seconds)) return { seconds };
  return { seconds: Math.min(length ?? Number.POSITIVE_INFINITY, Math.max(0, event.seconds)) };
}

export const noteTime = (event: MusicEvent): Partial<MusicContext> =>
  event.type === 'SOUND.TIME' ? { seconds: event.seconds, length: event.length } : {};

const NONE = 0;

export const startOrder = (context: MusicContext): SoundOrder => {
  const { version, seconds, volume, isMuted, skipsSilence } = context;
  const song = currentSong(context.queue) ?? NONE;
  return { type: 'ORDER.START', song, version, seconds, volume, isMuted, skipsSilence };
};
export const seekOrder = ({ seconds }: MusicContext): SoundOrder => ({ type: 'ORDER.SEEK', seconds });
export const volumeOrder = ({ volume, isMuted }: MusicContext): SoundOrder => ({
  type: 'ORDER.VOLUME',
  volume,
  isMuted,
});
export const pauseOrder = (): SoundOrder => ({ type: 'ORDER.PAUSE' });

export const alarmOrder = ({ sleep }: MusicContext): AlarmOrder => ({
  type: 'ORDER.ALARM',
  minutes: typeof sleep === 'number' ? sleep : null,
});
