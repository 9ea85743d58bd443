import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetPainting, paintInTurn } from '#src/features/charts/chart/paint-queue.ts';

let frames: FrameRequestCallback[] = [];
const nextFrame = () => {
  for (const frame of frames.splice(0)) frame(0);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});
afterEach(() => vi.unstubAllGlobals());

test('paints the first piece at once and one more a frame, without those that went out of sight', () => {
  const painted: number[] = [];
  const pieces = [0, 1, 2, 3].map(() => document.createElement('canvas'));
  for (const [i, piece] of pieces.entries()) paintInTurn(piece, () => painted.push(i));
  expect(painted).toEqual([0]);
  if (pieces[1]) forgetPainting(pieces[1]);
  nextFrame();
  expect(painted).toEqual([0, 2]);
  nextFrame();
  nextFrame();
  expect(painted).toEqual([0, 2, 3]);
  nextFrame();
  expect(frames).toEqual([]);
  paintInTurn(document.createElement('canvas'), () => painted.push(4));
  expect(painted).toEqual([0, 2, 3, 4]);
});
