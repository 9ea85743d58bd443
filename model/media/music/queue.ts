import { uniformAt } from '../../gacha/dice.ts';
import type { Mode } from './modes.ts';
import { arePlaces, mergedSongs, movedTo, songsOnce } from './songs.ts';

/** What is played, and in which order (reference R75). */
export interface Queue {
  /** In the listener's order; sequence and repeat play them so. */
  readonly added: readonly number[];
  /** The same songs in the order in which they are played. */
  readonly order: readonly number[];
  /** Place of the current song in the order; 0 in an empty queue. */
  readonly at: number;
  readonly mode: Mode;
}

export const EMPTY_QUEUE: Queue = { added: [], order: [], at: 0, mode: 'sequence' };

/** The current song; null in an empty queue. */
export const currentSong = ({ order, at }: Queue): number | null => order[at] ?? null;

/** The songs shuffled, as the seed decides. */
function shuffled(songs: readonly number[], seed: number): readonly number[] {
  const cards = [...songs];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(uniformAt(seed, last) * (last + 1));
    [cards[last], cards[other]] = [cards[other] as number, cards[last] as number];
  }
  return cards;
}

const MULTIPLIER = 31;

/** A seed out of what is there: other songs, or the same in another order, give another one. */
const seedOf = (songs: readonly number[]): number =>
  songs.reduce((seed, song) => (Math.imul(seed, MULTIPLIER) + song) | 0, songs.length);

/** The next round of a shuffled queue: another order, which does not begin with the song just heard. */
function nextRound(order: readonly number[], heard: number | null): readonly number[] {
  const round = shuffled(order, seedOf(order));
  return round[0] === heard ? [...round.slice(1), ...round.slice(0, 1)] : round;
}

/** The songs at places of their own among those still to come. */
function mixedIn(coming: readonly number[], more: readonly number[]): readonly number[] {
  const seed = seedOf([...coming, ...more]);
  return more.reduce<readonly number[]>(
    (songs, song, nth) => songs.toSpliced(Math.floor(uniformAt(seed, nth) * (songs.length + 1)), 0, song),
    coming,
  );
}

/** A queue of these songs with one of them as the current one: a shuffled order begins with it. */
function around(added: readonly number[], song: number | null, mode: Mode, seed: number): Queue {
  const at = song === null ? 0 : Math.max(0, added.indexOf(song));
  const first = added[at];
  if (mode !== 'shuffle' || first === undefined) return { added, order: added, at, mode };
  return { added, order: [first, ...shuffled(added.toSpliced(at, 1), seed)], at: 0, mode };
}

/** Another mode rebuilds the order around the current song. */
export const withMode = (queue: Queue, mode: Mode, seed: number): Queue =>
  mode === queue.mode ? queue : around(queue.added, currentSong(queue), mode, seed);

/** Replaces the songs. Without a song to begin with, a shuffled queue begins with a random one. */
export function withSongs(queue: Queue, ids: readonly number[], start: number | null, seed: number): Queue {
  const added = songsOnce(ids);
  const any =
    queue.mode === 'shuffle' ? (added[Math.floor(uniformAt(seed, 0) * added.length)] ?? null) : null;
  return around(added, start !== null && added.includes(start) ? start : any, queue.mode, seed);
}

/** Adds songs; those in the queue already are ignored. A shuffled queue mixes them with those still to come. */
export function withMore(queue: Queue, ids: readonly number[]): Queue {
  const added = songsOnce([...queue.added, ...ids]);
  if (added.length === queue.added.length) return queue;
  const more = added.slice(queue.added.length);
  if (queue.mode !== 'shuffle') return { ...queue, added, order: [...queue.order, ...more] };
  const heard = queue.order.slice(0, queue.at + 1);
  return { ...queue, added, order: [...heard, ...mixedIn(queue.order.slice(heard.length), more)] };
}

/** Makes the song the current one; one that is not in the queue is inserted after the current one. */
export function withCurrent(queue: Queue, song: number): Queue {
  const place = queue.order.indexOf(song);
  if (place >= 0) return { ...queue, at: place };
  const [id] = songsOnce([song]);
  if (id === undefined) return queue;
  const before = currentSong(queue);
  const inserted = (songs: readonly number[]): readonly number[] =>
    songsOnce(before === null ? [...songs, id] : songs.toSpliced(songs.indexOf(before) + 1, 0, id));
  const order = inserted(queue.order);
  const at = order.indexOf(id);
  return { ...queue, added: inserted(queue.added), order, at };
}

/** Removes a song. After the current one the next one is current, after the last one the first. */
export function withoutSong(queue: Queue, song: number): Queue {
  const place = queue.order.indexOf(song);
  if (place < 0) return queue;
  const order = queue.order.toSpliced(place, 1);
  const at = place < queue.at ? queue.at - 1 : queue.at;
  return {
    ...queue,
    added: queue.added.filter((id) => id !== song),
    order,
    at: at < order.length ? at : 0,
  };
}

/** Moves a song if both are places of the queue. The current song stays the current one. */
export function withMoved(queue: Queue, from: number, to: number): Queue {
  const order = movedTo(queue.order, from, to);
  if (order === queue.order) return queue;
  const song = currentSong(queue);
  const at = song === null ? 0 : order.indexOf(song);
  return { ...queue, order, added: queue.mode === 'shuffle' ? queue.added : order, at };
}

/** One song forward or back, in a circle. Unavailable ones are skipped, unless all are. A shuffled queue that begins again has another order. */
export function stepped(queue: Queue, by: 1 | -1, unavailable: readonly number[] = []): Queue {
  const { order, at } = queue;
  const { length } = order;
  if (length === 0) return queue;
  const isAvailable = (song: number): boolean => !unavailable.includes(song);
  const isLast = !order.some((song, place) => place > at && isAvailable(song));
  if (queue.mode === 'shuffle' && by === 1 && isLast) {
    const round = nextRound(order, currentSong(queue));
    return { ...queue, order: round, at: Math.max(0, round.findIndex(isAvailable)) };
  }
  for (let step = 1; step <= length; step++) {
    const place = (at + by * step + length * step) % length;
    if (isAvailable(order[place] as number)) return { ...queue, at: place };
  }
  return { ...queue, at: (at + by + length) % length };
}

/** Merges two versions of a queue that were both made from `base`; no song that either added is lost. */
export function mergedQueue(base: Queue, mine: Queue, theirs: Queue): Queue {
  const mode = mine.mode === base.mode ? theirs.mode : mine.mode;
  const isMine = currentSong(mine) !== currentSong(base);
  const order = mergedSongs(base.order, mine.order, theirs.order);
  const song = currentSong(isMine ? mine : theirs);
  const at = song === null ? 0 : Math.max(0, order.indexOf(song));
  const added = mode === 'shuffle' ? mergedSongs(base.added, mine.added, theirs.added) : order;
  return validQueue({ added, order, at, mode });
}

/** A queue whose lists have the same songs, and whose place is one of them. */
export function validQueue({ added, order, at, mode }: Queue): Queue {
  const songs = songsOnce(order);
  const first = songsOnce(added).filter((id) => songs.includes(id));
  const all = mode === 'shuffle' ? songsOnce([...first, ...songs]) : songs;
  return { added: all, order: songs, at: arePlaces(songs, at) ? at : 0, mode };
}
