import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MusicQueue } from '#model/chart/clock/music-queue';
import { pause, play, positionAt, setLoop, stillTimeline } from '#model/chart/clock/timeline';

describe('MusicQueue', () => {
  test('begins once without a loop', () => {
    const queue = new MusicQueue();
    queue.restart(play(stillTimeline(3), 5));
    expect(queue.pump(4.8, 0.1)).toEqual([]);
    expect(queue.pump(4.95, 0.1).map(({ start, from }) => [start, from])).toEqual([[5, 3]]);
    expect(queue.pump(6, 0.1)).toEqual([]);
  });

  test('begins late with a turn that should have begun, and with none that is over', () => {
    const queue = new MusicQueue();
    queue.restart(play(setLoop(stillTimeline(), 0, { from: 0, to: 1 }), 0));
    expect(queue.pump(3.5, 0.1).map(({ start }) => start)).toEqual([3]);
  });

  test('has nothing while it stands still, and starts over after a change', () => {
    const queue = new MusicQueue();
    const playing = play(stillTimeline(), 0);
    queue.restart(playing);
    expect(queue.pump(0, 1)).toHaveLength(1);
    const paused = pause(playing, 2);
    queue.restart(paused);
    expect(queue.pump(2, 1)).toEqual([]);
    queue.restart(play(paused, 4));
    expect(queue.pump(4, 1).map(({ start, from }) => [start, from])).toEqual([[4, 2]]);
  });

  test('keeps in step with the chart in a loop, each turn once', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.double({ min: 0.2, max: 4, noNaN: true }),
        fc.array(fc.double({ min: 0.01, max: 2, noNaN: true }), { maxLength: 60 }),
        (from, length, gaps) => {
          const playing = play(setLoop(stillTimeline(from), 0, { from, to: from + length }), 1);
          const queue = new MusicQueue();
          queue.restart(playing);
          let now = 1;
          const turns = [...queue.pump(now, 2)];
          for (const gap of gaps) {
            now += gap;
            turns.push(...queue.pump(now, 2));
          }
          for (const [i, turn] of turns.entries()) {
            if (i > 0) expect(turn.start).toBe(turns[i - 1]?.end);
            const middle = (turn.start + turn.end) / 2;
            expect(positionAt(playing, middle)).toBeCloseTo(turn.from + length / 2, 6);
          }
        },
      ),
    );
  });
});
