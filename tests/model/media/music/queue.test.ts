import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FIRST_LISTENING,
  mergedListening,
  readListening,
  writeListening,
} from '#model/media/music/listening';
import { MODES } from '#model/media/music/modes';
import {
  currentSong,
  EMPTY_QUEUE,
  mergedQueue,
  type Queue,
  stepped,
  withCurrent,
  withMode,
  withMore,
  withMoved,
  withoutSong,
  withSongs,
} from '#model/media/music/queue';

const song = fc.integer({ min: 1, max: 12 });
const songs = fc.array(song, { maxLength: 9 });
const mode = fc.constantFrom(...MODES);
const seed = fc.nat(2 ** 32 - 1);
const place = fc.oneof(fc.integer({ min: -2, max: 10 }), fc.constantFrom(Number.NaN, 0.5));

type Step = (queue: Queue) => Queue;
const step: fc.Arbitrary<Step> = fc.oneof(
  songs.map((ids) => (queue: Queue) => withMore(queue, ids)),
  fc.tuple(songs, fc.option(song), seed).map(
    ([ids, start, by]) =>
      (queue: Queue) =>
        withSongs(queue, ids, start, by),
  ),
  song.map((id) => (queue: Queue) => withCurrent(queue, id)),
  song.map((id) => (queue: Queue) => withoutSong(queue, id)),
  fc.tuple(place, place).map(
    ([from, to]) =>
      (queue: Queue) =>
        withMoved(queue, from, to),
  ),
  fc.tuple(mode, seed).map(
    ([next, by]) =>
      (queue: Queue) =>
        withMode(queue, next, by),
  ),
  fc.constantFrom(1 as const, -1 as const).map((by) => (queue: Queue) => stepped(queue, by)),
);
const queue = fc
  .array(step, { maxLength: 12 })
  .map((steps) => steps.reduce((before, change) => change(before), EMPTY_QUEUE));

const sorted = (ids: readonly number[]): readonly number[] => [...ids].sort((a, b) => a - b);

function isSound({ added, order, at, mode: way }: Queue): void {
  expect(new Set(order).size).toBe(order.length);
  expect(sorted(added)).toEqual(sorted(order));
  if (way !== 'shuffle') expect(order).toEqual(added);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThan(Math.max(1, order.length));
}

describe('the queue', () => {
  test('holds each song once and a place within it, whatever is done', () => {
    fc.assert(fc.property(queue, isSound));
  });

  test('is rebuilt around the current song when the mode changes', () => {
    fc.assert(
      fc.property(queue, mode, seed, (before, next, by) => {
        const after = withMode(before, next, by);
        expect(currentSong(after)).toBe(currentSong(before));
        expect(sorted(after.order)).toEqual(sorted(before.order));
        if (next === before.mode) expect(after).toBe(before);
        else if (next === 'shuffle') expect(after.at).toBe(0);
        else expect(after.order).toEqual(before.added);
      }),
    );
  });

  test('comes back to where it was after as many steps as it has songs, on or back', () => {
    fc.assert(
      fc.property(queue, fc.constantFrom(1 as const, -1 as const), (before, by) => {
        fc.pre(before.mode !== 'shuffle' || by === -1);
        let now = before;
        const heard = before.order.map(() => {
          now = stepped(now, by);
          return currentSong(now) as number;
        });
        expect(now).toEqual(before);
        expect(sorted(heard)).toEqual(sorted(before.order));
      }),
    );
  });

  test('has another order in each round when it is shuffled, without the same song twice in a row', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 60 }), seed, (ids, by) => {
        let now = withSongs({ ...EMPTY_QUEUE, mode: 'shuffle' }, ids, null, by);
        const round = () =>
          ids.map(() => {
            const song = currentSong(now);
            now = stepped(now, 1);
            return song;
          });
        const rounds = [round(), round(), round()];
        for (const [nth, heard] of rounds.entries()) {
          expect(new Set(heard).size).toBe(ids.length);
          if (ids.length > 1 && nth > 0) expect(heard[0]).not.toBe(rounds[nth - 1]?.at(-1));
          if (ids.length > 20 && nth > 0) expect(heard).not.toEqual(rounds[nth - 1]);
        }
      }),
    );
  });

  test('mixes what is added with what is still to come when it is shuffled', () => {
    const ids = Array.from({ length: 20 }, (_, at) => at + 1);
    let now = withSongs({ ...EMPTY_QUEUE, mode: 'shuffle' }, ids, 5, 3);
    for (let step = 0; step < 6; step++) now = stepped(now, 1);
    const more = withMore(now, [101, 102, 103, 104, 105, 106]);
    expect(more.order.slice(0, 7)).toEqual(now.order.slice(0, 7));
    const coming = more.order.slice(7);
    expect(coming.filter((song) => song < 100)).toEqual(now.order.slice(7));
    expect(coming.slice(-6)).not.toEqual([101, 102, 103, 104, 105, 106]);
    expect(coming.filter((song) => song > 100)).not.toEqual([101, 102, 103, 104, 105, 106]);
  });

  test('goes from the last song to the first, and back', () => {
    const last = { ...withMore(EMPTY_QUEUE, [4, 5, 6]), at: 2 };
    expect(stepped(last, 1).at).toBe(0);
    expect(stepped({ ...last, at: 0 }, -1).at).toBe(2);
  });

  test('passes over songs that cannot be heard, unless none can', () => {
    fc.assert(
      fc.property(queue, songs, (before, unavailable) => {
        fc.pre(before.order.length > 0);
        const next = currentSong(stepped(before, 1, unavailable)) as number;
        const isHopeless = before.order.every((id) => unavailable.includes(id));
        expect(unavailable.includes(next)).toBe(isHopeless);
      }),
    );
  });

  test('moves a song only where both are places, and stays at the current one', () => {
    fc.assert(
      fc.property(queue, place, place, (before, from, to) => {
        const after = withMoved(before, from, to);
        const is = (at: number) => Number.isInteger(at) && at >= 0 && at < before.order.length;
        expect(currentSong(after)).toBe(currentSong(before));
        if (is(from) && is(to)) expect(after.order[to]).toBe(before.order[from]);
        else expect(after).toBe(before);
      }),
    );
  });

  test('ignores songs that it has, and what is no song', () => {
    const before = withMore(EMPTY_QUEUE, [3, 1, 3, 2.5, -1, Number.NaN]);
    expect(before.order).toEqual([3, 1]);
    expect(withMore(before, [1, 3])).toBe(before);
  });

  test('is the same for a seed, and in time another for another one', () => {
    const ids = Array.from({ length: 30 }, (_, at) => at + 1);
    const shuffle = { ...EMPTY_QUEUE, mode: 'shuffle' as const };
    expect(withSongs(shuffle, ids, 7, 1)).toEqual(withSongs(shuffle, ids, 7, 1));
    expect(withSongs(shuffle, ids, 7, 1).order).not.toEqual(withSongs(shuffle, ids, 7, 2).order);
    expect(currentSong(withSongs(shuffle, ids, 7, 1))).toBe(7);
  });

  test('keeps what either tab added and drops what either removed when two versions are joined', () => {
    fc.assert(
      fc.property(queue, queue, queue, (base, mine, theirs) => {
        const joined = mergedQueue(base, mine, theirs);
        isSound(joined);
        const had = (id: number) => base.order.includes(id);
        const both = (id: number) => mine.order.includes(id) && theirs.order.includes(id);
        const either = (id: number) => mine.order.includes(id) || theirs.order.includes(id);
        const all = [...new Set([...base.order, ...mine.order, ...theirs.order])];
        expect(sorted(joined.order)).toEqual(
          sorted(
            all
              .filter(had)
              .filter(both)
              .concat(all.filter((id) => !had(id) && either(id))),
          ),
        );
      }),
    );
  });
});

const listening = fc.record({
  queue,
  seconds: fc.constant(0),
  volume: fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0),
  isMuted: fc.boolean(),
  version: fc.constantFrom('game' as const, 'chorus' as const),
  skipsSilence: fc.boolean(),
});

describe('what the player keeps', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(listening, (value) => {
        expect(readListening(JSON.parse(JSON.stringify(writeListening(value))))).toEqual(value);
      }),
    );
  });

  test('is sound whatever was kept', () => {
    fc.assert(fc.property(fc.anything(), (json) => isSound(readListening(json).queue)));
    const fields = ['songs', 'order', 'at', 'mode', 'seconds', 'volume'];
    const damaged = fc.record(Object.fromEntries(fields.map((field) => [field, fc.jsonValue()])));
    fc.assert(
      fc.property(damaged, (json) => {
        const read = readListening(json);
        isSound(read.queue);
        expect(read.volume).toBeGreaterThanOrEqual(0);
        expect(read.volume).toBeLessThanOrEqual(1);
      }),
    );
    expect(readListening(null)).toEqual(FIRST_LISTENING);
  });

  test('is joined with an unchanged version into the changed one', () => {
    fc.assert(
      fc.property(listening, listening, (base, changed) => {
        expect(mergedListening(base, base, changed)).toEqual(changed);
        expect(mergedListening(base, changed, base)).toEqual(changed);
      }),
    );
  });
});
