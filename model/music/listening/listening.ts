import { asArray, asInteger, asNumber, asObject } from '../../records/reading.ts';
import { MODES, type Mode, VERSIONS, type Version } from './modes.ts';
import { currentSong, EMPTY_QUEUE, mergedQueue, type Queue, soundQueue } from './queue.ts';

/** What the player keeps for the next visit. */
export interface Listening {
  readonly queue: Queue;
  /** Where in the current song it stopped. */
  readonly seconds: number;
  /** 0 to 1, as the slider stands. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly version: Version;
  /** Whether a song begins where something is to be heard. */
  readonly skipsSilence: boolean;
}

export const FIRST_LISTENING: Listening = {
  queue: EMPTY_QUEUE,
  seconds: 0,
  volume: 1,
  isMuted: false,
  version: 'game',
  skipsSilence: false,
};

/** A volume within its limits; what is no number leaves the one before. */
export const volumeOf = (asked: number, before: number): number =>
  Number.isNaN(asked) ? before : Math.min(1, Math.max(0, asked));

const modeOf = (number: unknown): Mode => MODES[asInteger(number) ?? 0] ?? MODES[0];

/** The songs in the order in which they play are kept as places in the other list: they are the same ones. */
export function readListening(json: unknown): Listening {
  const { songs, order, at, mode, seconds, volume, isMuted, version, skipsSilence } = asObject(json);
  const added = asArray(songs) as readonly number[];
  const isOwnOrder = modeOf(mode) === 'shuffle' && Array.isArray(order);
  const queue = soundQueue({
    added,
    order: isOwnOrder ? asArray(order).flatMap((place) => added[asInteger(place) ?? -1] ?? []) : added,
    at: asInteger(at) ?? 0,
    mode: modeOf(mode),
  });
  // A place that is left out costs no song.
  const missing = soundQueue({ ...queue, added, order: [...queue.order, ...added] });
  return {
    queue: missing,
    seconds: currentSong(missing) === null ? 0 : Math.max(0, asNumber(seconds) ?? 0),
    volume: volumeOf(asNumber(volume) ?? 1, 1),
    isMuted: isMuted === true,
    version: VERSIONS.find((one) => one === version) ?? VERSIONS[0],
    skipsSilence: skipsSilence === true,
  };
}

export function writeListening({ queue, ...rest }: Listening): unknown {
  const { added, order, at, mode } = queue;
  const places = new Map(added.map((id, place) => [id, place]));
  return {
    ...rest,
    songs: added,
    ...(mode === 'shuffle' && { order: order.map((id) => places.get(id)) }),
    at,
    mode: MODES.indexOf(mode),
  };
}

/** Joins what two tabs heard; each choice is mine where I changed it. */
export function mergedListening(base: Listening, mine: Listening, theirs: Listening): Listening {
  const queue = mergedQueue(base.queue, mine.queue, theirs.queue);
  const isMine = (key: keyof Listening): boolean => mine[key] !== base[key];
  const pick = <Key extends keyof Listening>(key: Key): Listening[Key] => (isMine(key) ? mine : theirs)[key];
  const song = currentSong(queue);
  const hasMine =
    (isMine('seconds') || currentSong(mine.queue) !== currentSong(base.queue)) &&
    currentSong(mine.queue) === song;
  const source = hasMine ? mine : currentSong(theirs.queue) === song ? theirs : null;
  return {
    queue,
    seconds: song === null ? 0 : (source?.seconds ?? 0),
    volume: pick('volume'),
    isMuted: pick('isMuted'),
    version: pick('version'),
    skipsSilence: pick('skipsSilence'),
  };
}
