import { describe, expect, test } from 'vitest';
import type { ChartInput } from '#model/chart/judging/inputs';
import { Judge, type Judged } from '#model/chart/judging/judge';
import { JUDGEMENT_WINDOWS } from '#model/chart/judging/windows';
import { parseChart } from '#model/chart/parse';
import { type PlayableChart, playableChart } from '#model/chart/playing/playable';

const playable = (...rows: readonly object[]): PlayableChart =>
  playableChart(parseChart([{ type: 'BPM', beat: 0, bpm: 60 }, ...rows]));
const single = (beat: number, lane: number, more: object = {}) => ({ type: 'Single', beat, lane, ...more });
const hold = (from: number, to: number, lane: number) => ({
  type: 'Long',
  connections: [
    { beat: from, lane },
    { beat: to, lane },
  ],
});

const down = (time: number, x: number, finger = 1): ChartInput => ({ kind: 'down', finger, x, time });
const up = (time: number, finger = 1): ChartInput => ({ kind: 'up', finger, time });
const move = (time: number, x: number, finger = 1, dx = 0): ChartInput => ({
  kind: 'move',
  finger,
  x,
  time,
  dx,
  dy: 0,
});

const words = (list: readonly Judged[]): readonly string[] =>
  list
    .toSorted((a, b) => a.note - b.note)
    .map(({ judgement, error }) => (error === null ? judgement : `${judgement} ${Math.round(error * 1000)}`));

function played(chart: PlayableChart, inputs: readonly ChartInput[], from?: number): readonly string[] {
  const judge = new Judge(chart, JUDGEMENT_WINDOWS.standard);
  if (from !== undefined) judge.reset(from);
  const judged = inputs.flatMap((input) => judge.input(input));
  return words([...judged, ...judge.advance(Number.POSITIVE_INFINITY)]);
}

describe('a flick that was touched early', () => {
  const flick = playable(single(1, 3, { flick: true }));
  test('may be completed until the end of its window', () => {
    expect(played(flick, [down(0.93, 3), move(1.14, 3, 1, 0.05)])).toEqual(['great -70']);
    expect(played(flick, [down(0.93, 3), move(1.16, 3, 1, 0.05)])).toEqual(['miss']);
  });
});

describe('a finger that comes down between two notes', () => {
  test('hits the nearer one, where a lane to the side counts as 50 ms', () => {
    expect(played(playable(single(1, 3), single(1.04, 2)), [down(1, 2)])).toEqual(['miss', 'perfect -40']);
    expect(played(playable(single(1, 3), single(1.06, 2)), [down(1, 2)])).toEqual(['perfect 0', 'miss']);
  });

  test('hits the first of two that are as near', () => {
    expect(played(playable(single(1, 3), single(1, 4)), [down(1, 3.5)])).toEqual(['perfect 0', 'miss']);
  });
});

describe('a finger that holds nothing', () => {
  test('is judged at an inner node as soon as that comes', () => {
    const connections = [1, 2, 3].map((beat) => ({ beat, lane: 3 }));
    const judge = new Judge(playable({ type: 'Slide', connections }), JUDGEMENT_WINDOWS.standard);
    judge.input(down(1, 3));
    judge.advance(1.5);
    expect(words(judge.advance(2))).toEqual(['perfect 0']);
  });

  test('does not catch a hold that has still to begin after a seek', () => {
    expect(played(playable(hold(1, 2, 3)), [down(0.6, 3), up(2)], 0.5)).toEqual(['miss', 'miss']);
  });

  test('catches a hold from 1.175 lanes away, and the nearest of two', () => {
    expect(played(playable(hold(1, 2, 0)), [down(1.5, 1.175), up(2)])).toEqual(['miss', 'perfect 0']);
    // Once the window of its end is open it is too late.
    const beside = [down(1.5, 1.176), move(1.9, 0), up(2)];
    expect(played(playable(hold(1, 2, 0)), beside)).toEqual(['miss', 'miss']);
    const two = playable(hold(1, 2, 2), hold(1, 2, 3));
    expect(played(two, [down(1.5, 2.9), up(2)])).toEqual(['miss', 'miss', 'miss', 'perfect 0']);
    expect(played(two, [down(1.5, 2.1), up(2)])).toEqual(['miss', 'miss', 'perfect 0', 'miss']);
    expect(played(two, [down(1.5, 2.5), up(2)])).toEqual(['miss', 'miss', 'perfect 0', 'miss']);
  });

  test('takes a hold over from 1.175 lanes away', () => {
    const inputs = [down(1, 0), down(1.5, 1.175, 2), up(1.6), up(2, 2)];
    expect(played(playable(hold(1, 2, 0)), inputs)).toEqual(['perfect 0', 'perfect 0']);
  });
});

describe('a hold that is over', () => {
  test('leaves its finger free for another one', () => {
    const chart = playable(hold(1, 2, 3), hold(1.8, 4, 4));
    const inputs = [down(1, 3), move(2.5, 4), up(4)];
    expect(played(chart, inputs)).toEqual(['perfect 0', 'miss', 'miss', 'perfect 0']);
  });

  test('is not handed on to a finger beside the one that let go', () => {
    const chart = playable(hold(1, 2, 3), hold(2.5, 4, 3));
    const inputs = [down(1, 3), down(1.7, 3, 2), up(2), move(2.8, 3, 2), up(4, 2)];
    expect(played(chart, inputs)).toEqual(['perfect 0', 'perfect 0', 'miss', 'perfect 0']);
  });
});
