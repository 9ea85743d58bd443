import { describe, expect, test } from 'vitest';
import {
  EDGE_SECONDS,
  JUDGEMENT_WINDOWS,
  type JudgementWindow,
  judgementAt,
} from '#model/chart/judging/windows';

/** PERFECT, GREAT, GOOD and BAD to either side, in milliseconds. */
const milliseconds = ({ early, late }: JudgementWindow) =>
  [early, late].map((side) =>
    [side.perfect, side.great, side.good, side.bad].map((s) => Math.round(s * 1e6) / 1e3),
  );

const THREE = [50, 100, 150, 150];
const ENDS = [70, 120, 150, 170];
const BAD = [50, 100, 125, 150];
const LENIENT = [200, 200, 200, 200];
const NONE = [0, 0, 0, 0];

describe('the windows of judgement', () => {
  // reference R80
  test.each([
    ['standard', 'press', THREE, THREE],
    ['standard', 'tick', NONE, LENIENT],
    ['standard', 'holdEnd', THREE, LENIENT],
    ['standard', 'slideEnd', THREE, LENIENT],
    ['strict', 'press', THREE, THREE],
    ['strict', 'tick', NONE, THREE],
    ['strict', 'holdEnd', THREE, THREE],
    ['strict', 'slideEnd', THREE, THREE],
    ['withBad', 'press', BAD, BAD],
    ['withBad', 'tick', NONE, LENIENT],
    ['withBad', 'holdEnd', ENDS, ENDS],
    ['withBad', 'slideEnd', ENDS, LENIENT],
  ] as const)('%s, %s', (preset, part, early, late) => {
    expect(milliseconds(JUDGEMENT_WINDOWS[preset][part])).toEqual([early, late]);
  });

  test('reach a rounding beyond their edges and no further', () => {
    const { press } = JUDGEMENT_WINDOWS.standard;
    expect(EDGE_SECONDS).toBe(1e-9);
    expect(judgementAt(press, 0.05 + EDGE_SECONDS)).toBe('perfect');
    expect(judgementAt(press, 0.05 + 2e-9)).toBe('great');
    expect(judgementAt(press, -0.15 - EDGE_SECONDS)).toBe('good');
    expect(judgementAt(press, -0.15 - 2e-9)).toBeNull();
  });
});
