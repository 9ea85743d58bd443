import { describe, expect, test } from 'vitest';
import { firstFrom, isFlicked, isOver } from '#model/chart/judging/fingers';
import { inRounds } from '#model/chart/judging/in-rounds';
import { type ChartInput, keyFinger } from '#model/chart/judging/inputs';
import { FLICK_KEYS, laneOfKey } from '#model/chart/judging/keys';
import { HIT_LANES, type Target, targetsOf } from '#model/chart/judging/targets';
import { EDGE_SECONDS, JUDGEMENT_WINDOWS } from '#model/chart/judging/windows';
import { parseChart } from '#model/chart/parse';
import { playableChart } from '#model/chart/playing/playable';

const targets = (...rows: readonly object[]): readonly Target[] =>
  targetsOf(
    playableChart(parseChart([{ type: 'BPM', beat: 0, bpm: 60 }, ...rows])),
    JUDGEMENT_WINDOWS.standard,
  );
const only = (row: object): Target => {
  const [target] = targets(row);
  if (!target) throw new Error('the chart has a note');
  return target;
};
const single = (beat: number, more: object = {}) => ({ type: 'Single', beat, lane: 3, ...more });
const directional = (direction: string, width: number) =>
  only({ type: 'Directional', beat: 1, lane: 3, direction, width });
const slide = (...lanes: readonly number[]) => ({
  type: 'Slide',
  connections: lanes.map((lane, at) => ({ beat: at + 1, lane })),
});

describe('a target', () => {
  test('is hit from its left edge to its right one', () => {
    const { left, right, ...rest } = only(single(1));
    expect([left, right]).toEqual([3 - HIT_LANES, 3 + HIT_LANES]);
    const hits = (x: number) => isOver({ left, right, ...rest }, x);
    expect([left - 1e-6, left, right, right + 1e-6].map(hits)).toEqual([false, true, true, false]);
  });

  test('covers its lanes on the side to which it points', () => {
    const edges = ({ left, right }: Target) => [left + HIT_LANES, right - HIT_LANES];
    expect(edges(directional('Left', 2))).toEqual([2, 3]);
    expect(edges(directional('Right', 3))).toEqual([3, 5]);
  });

  test('at the end of a hold has two points in one lane, at that of a slide any others', () => {
    const last = (...lanes: readonly number[]) => targets(slide(...lanes)).at(-1)?.part;
    expect([last(3, 3), last(3, 4), last(3, 3, 3)]).toEqual(['holdEnd', 'slideEnd', 'slideEnd']);
  });

  test('is the first from a moment on that is not before it', () => {
    const list = targets(single(1), single(2), single(2, { lane: 4 }), single(3));
    expect([0.9, 1, 1.5, 2, 3, 3.1].map((time) => firstFrom(list, time))).toEqual([0, 0, 1, 1, 3, 4]);
  });
});

describe('a flick', () => {
  test('goes as far as it has to, but for a rounding', () => {
    const flick = only(single(1, { flick: true }));
    const goes = (way: number) => isFlicked(flick, 0, -way);
    expect([0.04, 0.04 - EDGE_SECONDS, 0.04 - 2 * EDGE_SECONDS].map(goes)).toEqual([true, true, false]);
  });

  test('goes its way for each lane, but for a rounding', () => {
    const goes = (target: Target, dx: number) => isFlicked(target, dx, 0);
    const [left, right] = [directional('Left', 1), directional('Right', 2)];
    expect([-0.01, -0.01 + EDGE_SECONDS, -0.01 + 2e-9].map((dx) => goes(left, dx))).toEqual([
      true,
      true,
      false,
    ]);
    expect([0.02, 0.02 - EDGE_SECONDS, 0.02 - 2e-9].map((dx) => goes(right, dx))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('inputs of one moment', () => {
  const down = (finger: number): ChartInput => ({ kind: 'down', finger, x: 3, time: 1 });
  const move = (finger: number): ChartInput => ({ kind: 'move', finger, x: 3, time: 1, dx: 0, dy: 0 });
  const flick = (finger: number): ChartInput => ({ kind: 'flick', finger, direction: null, time: 1 });
  const up = (finger: number): ChartInput => ({ kind: 'up', finger, time: 1 });

  test('come down, move, flick and go up, whatever the numbers of their fingers are', () => {
    const inOrder = [down(4), move(3), flick(2), up(1)];
    expect(inRounds(inOrder.toReversed())).toEqual(inOrder);
  });

  test('stay in their order where one finger does several', () => {
    const inputs = [up(1), down(1), move(1)];
    expect(inRounds(inputs)).toEqual(inputs);
    expect(inRounds([up(1), down(1), down(2)])).toEqual([down(2), up(1), down(1)]);
  });
});

describe('keys', () => {
  test('stand for the seven lanes, and others for none', () => {
    const codes = ['KeyS', 'KeyD', 'KeyF', 'Space', 'KeyJ', 'KeyK', 'KeyL', 'KeyA'];
    expect(codes.map(laneOfKey)).toEqual([0, 1, 2, 3, 4, 5, 6, null]);
    expect([...FLICK_KEYS.keys()].map(laneOfKey)).toEqual([null, null, null]);
  });

  test('are fingers that no touch is', () => {
    const fingers = [0, 1, 2, 3, 4, 5, 6].map(keyFinger);
    expect(new Set(fingers).size).toBe(7);
    expect(Math.max(...fingers)).toBeLessThan(0);
  });
});
