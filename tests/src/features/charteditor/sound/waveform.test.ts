import { describe, expect, test } from 'vitest';
import { measurePeaks } from '#model/media/music/sound/peaks';
import { paintWaveform } from '#src/features/charteditor/sound/waveform.ts';
import { done } from '#tests/model/media/music/sound/drums';

const RATE = 8000;

/** Silent but for the second from 2 to 3. */
const samples = new Float32Array(RATE * 6).fill(0.5, RATE * 2, RATE * 3);
const peaks = done(measurePeaks([samples], RATE));

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function painted(from: number, to: number, height = 600): readonly Stroke[] {
  const strokes: Stroke[] = [];
  const context = {
    beginPath: () => undefined,
    rect: (x: number, y: number, width: number) => strokes.push({ x, y, width }),
    fill: () => undefined,
  };
  paintWaveform(context, peaks, from, to, 40, height);
  return strokes;
}

describe('paintWaveform', () => {
  test('puts what sounds at the height of its moment, around the middle', () => {
    const strokes = painted(0, 6);
    expect(strokes.length).toBeGreaterThan(40);
    for (const { x, y, width } of strokes) {
      // Six hundred pixels for six seconds, the start at the lower edge.
      expect(y).toBeGreaterThanOrEqual(298);
      expect(y).toBeLessThanOrEqual(400);
      expect(x + width / 2).toBeCloseTo(20, 9);
      expect(width).toBeCloseTo(20, 0);
    }
  });

  test('paints no more strokes the more is in sight, and none where nothing sounds', () => {
    expect(painted(0, 2)).toEqual([]);
    expect(painted(-3, 1.9)).toEqual([]);
    expect(painted(10, 20)).toEqual([]);
    expect(painted(0, 6000).length).toBeLessThanOrEqual(300);
    expect(painted(2, 3, 1000).length).toBeLessThanOrEqual(501);
  });

  test('keeps its strokes at their moments while the chart is scrolled', () => {
    const moments = (from: number) =>
      painted(from, from + 6).map(({ y }) => (from + 6 - (y * 6) / 600).toFixed(4));
    const [here, there] = [moments(0), new Set(moments(0.123))];
    expect(here.every((moment) => there.has(moment))).toBe(true);
  });
});
