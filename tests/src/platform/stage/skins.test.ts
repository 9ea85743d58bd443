import { describe, expect, test } from 'vitest';
import { SPRITES, type Sprite } from '#model/chart/stage/draw-list';
import { CONTRAST_SKIN, DRAWN_SKINS, SETORI_SKIN } from '#src/platform/stage/drawn-skin.ts';

const LANES = [0, 1, 2, 3, 4, 5, 6];

describe('drawn skins', () => {
  test('have a picture of every kind on every lane', () => {
    for (const skin of DRAWN_SKINS)
      for (const sprite of SPRITES)
        for (const lane of LANES) expect(skin.picture(sprite, lane).width).toBeGreaterThan(0);
  });

  test('give kinds that are told apart while they fall a colour each', () => {
    const kinds: readonly Sprite[] = ['tap', 'offBeat', 'flick', 'skill', 'hold', 'left', 'right'];
    for (const { colours } of DRAWN_SKINS)
      expect(new Set(kinds.map((kind) => colours[kind])).size).toBe(kinds.length);
  });
});

test('skins have names of their own', () => {
  expect(SETORI_SKIN.name).not.toBe(CONTRAST_SKIN.name);
});
