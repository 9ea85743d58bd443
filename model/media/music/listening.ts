import { asArray, asInteger, asNumber, asObject } from '../../records/reading.ts';
import { MODES, type Mode, VERSIONS, type Version } from './modes.ts';
import { currentSong, EMPTY_QUEUE, mergedQueue, type Queue, validQueue } from './queue.ts';

/** What the player keeps for the next visit. */
export interface Listening {
  readonly queue: Queue;
  /** Position in the current song. */
  readonly seconds: number;
  /** Position of the slider, 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly version: Version;
  /** Whether silence at the start of a song is skipped. */
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

/** A volume within its limits; NaN leaves it as it was. */
export const volumeOf = (asked: number, before: number): number =>
  Number.isNaN(asked) ? before : Math.min(1, Math.max(0, asked));

const modeOf = (number: unknown): Mode => MODES[asInteger(number) ?? 0] ?? MODES[0];

/** The order is stored as places in the other list, since both have the same songs. */
export function readListening(json: unknown): Listening {
  const { songs, order, at, mode, seconds, volume, isMuted, version, skipsSilence } = asObject(json);
  const added = asArray(songs) as readonly number[];
  const isOwnOrder = modeOf(mode) === 'shuffle' && Array.isArray(order);
  const queue = validQueue({
    added,
    order: isOwnOrder ? asArray(order).flatMap((place) => added[asInteger(place) ?? -1] ?? []) : added,
    at: asInteger(at) ?? 0,
    mode: modeOf(mode),
  });
  // A song whose place is missing is played last.
  const whole = validQueue({ ...queue, added, order: [...queue.order, ...added] });
  return {
    queue: whole,
    seconds: currentSong(whole) === null ? 0 : Math.max(0, asNumber(seconds) ?? 0),
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

/** Merges what two tabs changed; each choice is mine if I changed it. */
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
