import { afterEach, describe, expect, test, vi } from 'vitest';
import { SPRITES, type Sprite } from '#model/chart/stage/draw-list';
import { CONTRAST_SKIN, DRAWN_SKINS, SETORI_SKIN } from '#src/platform/stage/drawn-skin.ts';
import { loadOperatorSkin, type SkinFiles, skinOfParts } from '#src/platform/stage/operator-skin.ts';
import { ofLane } from '#src/platform/stage/skin.ts';

const LANES = [0, 1, 2, 3, 4, 5, 6];
const from = { image: {} as CanvasImageSource, width: 512, height: 256 };
const part = { from, rect: { x: 0, y: 0, width: 200, height: 100 } };
const NOTHING = { ribbon: null, tie: null, lanes: null, line: null };

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

describe('a skin out of parts', () => {
  test('takes the lane’s own picture, then that of the lane in the middle, then ours', () => {
    const parts = new Map([
      ['note_normal_3', part],
      ['note_normal_5', { from, rect: { x: 0, y: 0, width: 200, height: 50 } }],
      ['note_skill_0', part],
    ]);
    const skin = skinOfParts('of the operator', parts, NOTHING);
    expect(skin.picture('tap', 5).height).toBeCloseTo(skin.picture('tap', 3).height / 2);
    expect(skin.picture('tap', 0).height).toBeCloseTo(skin.picture('tap', 3).height);
    expect(skin.picture('skill', 6)).toBe(SETORI_SKIN.picture('skill', 6));
    expect(skin.picture('flick', 1)).toBe(SETORI_SKIN.picture('flick', 1));
    expect(skin.ribbon).toBe(SETORI_SKIN.ribbon);
    expect(skin.field).toBeNull();
  });

  test('keeps the proportions of its pictures', () => {
    const parts = new Map([
      ['note_normal_3', part],
      ['note_flick_top', part],
      ['note_flick_l_3', part],
    ]);
    const skin = skinOfParts('of the operator', parts, NOTHING);
    for (const sprite of ['tap', 'flickTop', 'left'] as const) {
      const { width, height } = skin.picture(sprite, 3);
      expect(width / height).toBeCloseTo(2);
    }
  });
});

test('a lane without a picture of its own has that of the middle', () => {
  expect(ofLane(['a', undefined, 'c', 'd'], 1)).toBe('d');
  expect(ofLane(['a', undefined, 'c', 'd'], 2)).toBe('c');
  expect(ofLane([], 2)).toBeUndefined();
});

describe('an operator’s skin', () => {
  const FILES: SkinFiles = {
    notes: '/notes.png',
    noteSprites: '/notes.sprites',
    directional: null,
    directionalSprites: null,
    ribbon: '/ribbon.png',
    tie: null,
    lanes: null,
    line: '/line.png',
  };
  const SPRITE = { Base: { m_Name: 'note_normal_3', m_Rect: { x: 0, y: 0, width: 200, height: 100 } } };

  function answer(files: Readonly<Record<string, string>>): void {
    vi.stubGlobal('fetch', async (address: string) =>
      files[address] === undefined
        ? new Response('<!doctype html>', { status: 404 })
        : new Response(files[address]),
    );
    vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
      if ((await blob.text()) !== 'picture') throw new Error('no picture');
      return { width: 512, height: 256 };
    });
  }

  afterEach(() => vi.unstubAllGlobals());

  test('is read from its files', async () => {
    answer({
      '/notes.png': 'picture',
      '/notes.sprites': JSON.stringify([SPRITE]),
      '/ribbon.png': 'picture',
      '/line.png': 'picture',
    });
    const { skin, problems } = await loadOperatorSkin('theirs', FILES);
    expect(problems).toEqual([]);
    expect(skin.name).toBe('theirs');
    expect(skin.picture('tap', 0)).not.toBe(SETORI_SKIN.picture('tap', 0));
    expect(skin.ribbon).not.toBe(SETORI_SKIN.ribbon);
    expect(skin.field?.line?.width).toBe(512);
    expect(skin.field?.lanes).toBeNull();
  });

  test('looks like ours where files are missing, are pages or no pictures, and names them', async () => {
    answer({ '/notes.png': 'picture', '/notes.sprites': '<!doctype html>', '/ribbon.png': 'text' });
    const { skin, problems } = await loadOperatorSkin('theirs', FILES);
    expect(problems).toEqual(
      expect.arrayContaining([
        { kind: 'notJson', file: '/notes.sprites' },
        { kind: 'missing', file: '/ribbon.png' },
        { kind: 'missing', file: '/line.png' },
      ]),
    );
    expect(problems).toHaveLength(3);
    expect(skin.picture('tap', 0)).toBe(SETORI_SKIN.picture('tap', 0));
    expect(skin.ribbon).toBe(SETORI_SKIN.ribbon);
    expect(skin.field).toBeNull();
  });
});

test('skins have names of their own', () => {
  expect(SETORI_SKIN.name).not.toBe(CONTRAST_SKIN.name);
});
