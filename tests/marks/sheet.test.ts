import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { drawSheet, SHEET_FILE } from './draw-sheet.tsx';

/** `npm run marks` redraws it. */
beforeAll(async () => {
  if (process.env.MARKS === 'write') await drawSheet().webp({ lossless: true, effort: 6 }).toFile(SHEET_FILE);
});

/** Mean difference of a channel, of 255: other versions of the drawing library smooth edges differently. */
const SMOOTHING = 0.5;

test('the sheet of marks is what the glyphs, colours and frames of today draw (npm run marks)', async () => {
  const kept = await sharp(SHEET_FILE).ensureAlpha().raw().toBuffer();
  const drawn = await drawSheet().ensureAlpha().raw().toBuffer();
  expect(kept.length).toBe(drawn.length);
  const difference = kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0);
  expect(difference / kept.length).toBeLessThan(SMOOTHING);
});
