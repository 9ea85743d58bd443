import { expect, test } from 'vitest';
import { refusalOfFile, refusalOfSound } from '#model/media/music/sound/sound-bounds';

test.each([
  [0, 'empty'],
  [1, null],
  [32 * 1024 * 1024, null],
  [32 * 1024 * 1024 + 1, 'tooLarge'],
])('of a file of %d bytes says %s', (size, refusal) => {
  expect(refusalOfFile({ size })).toBe(refusal);
});

test.each([
  [0, 2, 'empty'],
  [600, 8, null],
  [600.1, 2, 'tooLong'],
  [90, 9, 'tooManyChannels'],
])('of %d seconds in %d channels says %s', (duration, numberOfChannels, refusal) => {
  expect(refusalOfSound({ duration, numberOfChannels })).toBe(refusal);
});
