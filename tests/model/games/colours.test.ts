import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOURS, colourOf, coloursIn, isDescribed } from '#model/games/colours';

const part = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(part, part, part);

test.each([
  ['black', [10, 10, 12]],
  ['white', [250, 250, 250]],
  ['grey', [128, 130, 128]],
  ['red', [220, 30, 40]],
  ['brown', [120, 70, 20]],
  ['yellow', [250, 230, 60]],
  ['green', [40, 180, 80]],
  ['lightBlue', [90, 200, 240]],
  ['blue', [40, 70, 220]],
  ['purple', [140, 60, 220]],
  ['pink', [250, 130, 190]],
] as const)('calls a colour %s', (colour, [red, green, blue]) => {
  expect(colourOf(red, green, blue)).toBe(colour);
});

test.each([
  ['orange', [200, 50, 0]],
  ['pink', [255, 180, 180]],
  ['green', [180, 255, 180]],
  ['red', [200, 49, 0]],
] as const)('calls a colour at the end of another %s', (colour, [red, green, blue]) => {
  expect(colourOf(red, green, blue)).toBe(colour);
});

test.each([
  ['orange', [200, 50, 0], [200, 49, 0]],
  ['yellow', [200, 140, 0], [200, 139, 0]],
  ['green', [130, 150, 0], [131, 150, 0]],
  ['lightBlue', [0, 200, 150], [0, 200, 149]],
  ['blue', [0, 140, 240], [0, 141, 240]],
  ['purple', [50, 0, 200], [49, 0, 200]],
  ['pink', [200, 0, 240], [199, 0, 240]],
  ['red', [200, 0, 50], [200, 0, 51]],
] as const)('begins %s where the colour before it ends', (colour, [red, green, blue], before) => {
  expect(colourOf(red, green, blue)).toBe(colour);
  expect(colourOf(before[0], before[1], before[2])).not.toBe(colour);
});

test('calls a colour dark or pale by the parts of 255 that it has', () => {
  expect(colourOf(45, 0, 0)).toBe('black');
  expect(colourOf(46, 0, 0)).toBe('red');
});

test('gives four colours at most, in the order of their names where they take as much', () => {
  const pixels = [
    [40, 70, 220],
    [220, 30, 40],
    [40, 180, 80],
    [250, 230, 60],
    [140, 60, 220],
  ].flatMap((pixel) => [...pixel, 255]);
  expect(coloursIn(pixels).map(({ colour }) => colour)).toEqual(['red', 'yellow', 'green', 'blue']);
});

test('gives what takes a twentieth of all pixels, and leaves out less', () => {
  const pixels = (red: number) => [
    ...Array.from({ length: red }, () => [220, 30, 40, 255]).flat(),
    ...[40, 70, 220, 255],
  ];
  expect(coloursIn(pixels(19))).toEqual([
    { colour: 'red', share: 0.95 },
    { colour: 'blue', share: 0.05 },
  ]);
  expect(coloursIn(pixels(20)).map(({ colour }) => colour)).toEqual(['red']);
});

test('passes over a pixel that is cut off', () => {
  expect(coloursIn([220, 30, 40, 255, 40, 70, 220])).toEqual([{ colour: 'red', share: 1 }]);
  expect(coloursIn([])).toEqual([]);
});

test('gives shares of all pixels, the largest first, and only of colours that are in the picture', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1, maxLength: 60 }), (pixels) => {
      const found = coloursIn(pixels.flatMap(([red, green, blue]) => [red, green, blue, 255]));
      const seen = new Set(pixels.map(([red, green, blue]) => colourOf(red, green, blue)));
      expect(found.every(({ colour }) => seen.has(colour) && COLOURS.includes(colour))).toBe(true);
      expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).sort((a, b) => b - a));
      expect(found.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('describes parts in easier games alone', () => {
  expect((['easy', 'normal', 'hard', 'extreme'] as const).map(isDescribed)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
