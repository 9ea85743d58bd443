import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  loopOfNotes,
  notesOfLoop,
  pause,
  play,
  positionAt,
  seek,
  setLoop,
  setRate,
  stillTimeline,
  type Timeline,
  turnsBetween,
} from '#model/chart/clock/timeline';

const anySeconds = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
const anyRate = fc.double({ min: 0.5, max: 2, noNaN: true });

describe('positionAt', () => {
  test('stands still until it plays, goes on at its rate and freezes at a pause', () => {
    const playing = play(setRate(stillTimeline(3), 0, 0.5), 10);
    expect(positionAt(playing, 9)).toBe(3);
    expect(positionAt(playing, 14)).toBe(5);
    const paused = pause(playing, 14);
    expect(positionAt(paused, 500)).toBe(5);
    expect(positionAt(play(paused, 20), 22)).toBe(6);
  });

  test('goes on from the same position when the rate changes', () => {
    fc.assert(
      fc.property(anySeconds(300), anySeconds(60), anyRate, anyRate, (from, later, rate, other) => {
        const playing = play(setRate(stillTimeline(from), 0, rate), 1);
        const changed = setRate(playing, 1 + later, other);
        expect(positionAt(changed, 1 + later)).toBe(positionAt(playing, 1 + later));
        expect(positionAt(changed, 2 + later)).toBeCloseTo(positionAt(playing, 1 + later) + other, 9);
      }),
    );
  });

  test('keeps the rate within its bounds', () => {
    expect(setRate(stillTimeline(), 0, 9).rate).toBe(2);
    expect(setRate(stillTimeline(), 0, 0).rate).toBe(0.25);
  });

  test('knows what was heard before a change that has not reached the ear', () => {
    const playing = play(stillTimeline(), 0);
    const sought = seek(playing, 5, 100);
    expect(positionAt(sought, 4.9)).toBeCloseTo(4.9, 9);
    expect(positionAt(sought, 5)).toBe(100);
    const paused = pause(sought, 6);
    expect([5.9, 6, 7].map((at) => positionAt(paused, at))).toEqual([expect.closeTo(100.9, 9), 101, 101]);
    expect(positionAt(pause(play(stillTimeline(7), 2), 1), 3)).toBe(7);
  });

  test('shows at once what changes while it stands still, for none of it is on its way to the ear', () => {
    const paused = pause(play(stillTimeline(), 1), 5);
    const sought = seek(paused, 5.01, 100);
    expect(positionAt(sought, 4.9)).toBeCloseTo(3.9, 9);
    expect(positionAt(sought, 5.005)).toBe(100);
    expect(positionAt(seek(stillTimeline(), 0, 30), -0.05)).toBe(30);
    expect(positionAt(play(sought, 6), 5.99)).toBe(100);
  });

  test('remembers no more than the last seconds of a long drag', () => {
    let timeline: Timeline = play(stillTimeline(), 0);
    for (let i = 0; i < 1000; i += 1) timeline = seek(timeline, i / 60, i);
    let depth = 0;
    for (let at: Timeline | null = timeline; at; at = at.before) depth += 1;
    expect(depth).toBeLessThan(150);
  });

  test('stays in the loop and returns to the same place turn after turn, for hours', () => {
    fc.assert(
      fc.property(
        anySeconds(100),
        fc.double({ min: 0.2, max: 30, noNaN: true }),
        anyRate,
        fc.integer({ min: 0, max: 100_000 }),
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        (from, length, rate, turns, share) => {
          const loop = { from, to: from + length };
          const playing = play(setLoop(setRate(stillTimeline(from), 0, rate), 0, loop), 1);
          const position = positionAt(playing, 1 + ((turns + share) * length) / rate);
          expect(position).toBeGreaterThanOrEqual(loop.from);
          expect(position).toBeLessThan(loop.to);
          expect(Math.abs(position - (from + share * length))).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test('leads into a loop from before it, and begins at its start from its end or beyond', () => {
    const loop = { from: 10, to: 12 };
    const before = play(setLoop(stillTimeline(9), 0, loop), 0);
    expect([0, 1, 2.5, 3, 4].map((at) => positionAt(before, at))).toEqual([9, 10, 11.5, 10, 11]);
    expect(setLoop(stillTimeline(12), 0, loop).from).toBe(10);
    expect(seek(before, 1, 20).from).toBe(10);
    expect(positionAt(setLoop(before, 4, null), 20)).toBe(27);
  });

  test('takes a loop that is too short for none', () => {
    expect(setLoop(stillTimeline(), 0, { from: 1, to: 1 }).loop).toBeNull();
    expect(setLoop(stillTimeline(), 0, { from: 2, to: 1 }).loop).toBeNull();
  });
});

describe('turnsBetween', () => {
  test('gives turns that touch, and agree with the position, however late one asks', () => {
    fc.assert(
      fc.property(
        anySeconds(20),
        anySeconds(20),
        fc.double({ min: 0.5, max: 9, noNaN: true }),
        anyRate,
        anySeconds(5000),
        (from, loopFrom, length, rate, start) => {
          const loop = { from: loopFrom, to: loopFrom + length };
          const playing = play(setLoop(setRate(stillTimeline(from), 0, rate), 0, loop), 0);
          const turns = turnsBetween(playing, start, start + 20);
          expect(turns[0]?.start).toBeLessThanOrEqual(start);
          expect(turns.at(-1)?.end).toBeGreaterThanOrEqual(start + 20 - 1e-6);
          for (const [i, { start: at, end, from: first }] of turns.entries()) {
            if (i > 0) expect(at).toBe(turns[i - 1]?.end);
            const middle = (at + end) / 2;
            expect(Math.abs(positionAt(playing, middle) - (first + (middle - at) * rate))).toBeLessThan(1e-6);
          }
        },
      ),
    );
  });

  test('gives one endless turn without a loop, and none while it stands still', () => {
    const playing = play(stillTimeline(4), 1);
    expect(turnsBetween(playing, 0, 5)).toEqual([
      { start: 1, end: Number.POSITIVE_INFINITY, from: 4, to: Number.POSITIVE_INFINITY, rate: 1 },
    ]);
    expect(turnsBetween(playing, 0, 1)).toEqual([]);
    expect(turnsBetween(pause(playing, 2), 2, 9)).toEqual([]);
  });
});

describe('loopOfNotes', () => {
  const times = [1, 2, 2, 3];

  test('holds both notes, and parts none of one moment', () => {
    expect(loopOfNotes(times, 1, 1, 9)).toEqual({ from: 1, to: 2 });
    expect(loopOfNotes(times, 1, 2, 9)).toEqual({ from: 1, to: 3 });
    expect(loopOfNotes(times, 3, 3, 9)).toEqual({ from: 2, to: 3 });
  });

  test('goes to the end with the last note, and is none without notes or backwards', () => {
    expect(loopOfNotes(times, 4, 4, 9)).toEqual({ from: 3, to: 9 });
    expect(loopOfNotes(times, 4, 1, 9)).toBeNull();
    expect(loopOfNotes(times, 0, 2, 9)).toBeNull();
    expect(loopOfNotes(times, 1, 5, 9)).toBeNull();
    expect(loopOfNotes([], 1, 2, 9)).toBeNull();
  });

  test('is named by the notes it was made of, with those of their moments', () => {
    expect(notesOfLoop(times, { from: 0.5, to: 2.5 })).toEqual({ first: 1, last: 3 });
    expect(notesOfLoop(times, { from: 5, to: 6 })).toEqual({ first: 4, last: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        (some, a, b) => {
          const sorted = some.toSorted((one, other) => one - other);
          const [first = 1, last = 1] = [1 + (a % some.length), 1 + (b % some.length)].toSorted(
            (x, y) => x - y,
          );
          const loop = loopOfNotes(sorted, first, last, 50);
          if (!loop) throw new Error('no loop');
          const named = notesOfLoop(sorted, loop);
          expect(named.first).toBeLessThanOrEqual(first);
          expect(named.last).toBeGreaterThanOrEqual(last);
          expect(sorted[named.first - 1]).toBe(sorted[first - 1]);
          expect(sorted[named.last - 1]).toBe(sorted[last - 1]);
          expect(loopOfNotes(sorted, named.first, named.last, 50)).toEqual(loop);
        },
      ),
    );
  });
});
