import type uPlot from 'uplot';
import { afterEach, expect, test, vi } from 'vitest';
import { paintMarks } from '#src/kit/curve/ground.ts';

afterEach(() => vi.unstubAllGlobals());

test('draws marks without the dashes of a line drawn before', () => {
  vi.stubGlobal('devicePixelRatio', 1);
  let dashes: readonly number[] = [6, 4];
  const drawn: (readonly number[])[] = [];
  const nothing = () => undefined;
  const ctx = {
    save: nothing,
    restore: nothing,
    beginPath: nothing,
    moveTo: nothing,
    lineTo: nothing,
    fillText: nothing,
    fill: nothing,
    roundRect: nothing,
    measureText: () => ({ width: 10 }),
    setLineDash: (next: readonly number[]) => {
      dashes = next;
    },
    stroke: () => void drawn.push(dashes),
  };
  const plot = { ctx, bbox: { left: 0, top: 0, width: 100, height: 50 }, valToPos: (time: number) => time };
  const marks = [
    { time: 20, label: 'Start' },
    { time: 60, label: 'Now', isStrong: true },
  ];
  paintMarks(plot as unknown as uPlot, marks, {
    of: () => '#000',
    font: '12px sans',
    fontAt: () => '12px sans',
  });
  expect(drawn).toEqual([[], []]);
});
