import { afterEach, describe, expect, test, vi } from 'vitest';
import { SPRITES, type Sprite } from '#model/chart/stage/draw-list';
import { skinChoice, USUAL_SETTINGS } from '#model/chart/stage/settings';
import { CONTRAST_SKIN, DRAWN_SKINS, SETORI_SKIN } from '#src/browser/stage/drawn-skin.ts';
import { loadSkin } from '#src/browser/stage/pictures/load-skin.ts';
import { pictureSkin, type SpritePart } from '#src/browser/stage/pictures/picture-skin.ts';

const LANES = [0, 1, 2, 3, 4, 5, 6];

describe('drawn skins', () => {
  test('have a picture of every kind on every lane', () => {
    for (const skin of DRAWN_SKINS)
      for (const sprite of SPRITES)
        for (const lane of LANES) expect(skin.picture(sprite, lane).width).toBeGreaterThan(0);
  });

  test('give each kind that must be distinguished while falling a colour of its own', () => {
    const kinds: readonly Sprite[] = ['tap', 'offBeat', 'flick', 'skill', 'hold', 'left', 'right'];
    for (const { colours } of DRAWN_SKINS)
      expect(new Set(kinds.map((kind) => colours[kind])).size).toBe(kinds.length);
  });
});

describe('a skin out of pictures', () => {
  const part = (width: number, height: number, seen = width): SpritePart => ({
    from: { image: {} as CanvasImageSource, width: 2048, height: 1024 },
    rect: { x: 0, y: 0, width, height },
    seen,
  });
  const skinOf = (parts: Readonly<Record<string, SpritePart>>) =>
    pictureSkin(
      { parts: new Map(Object.entries(parts)), ribbon: null, tie: null, field: null },
      CONTRAST_SKIN,
    );

  test('takes the lane’s own picture, then that of the lane in the middle, then the drawn one', () => {
    const skin = skinOf({ note_normal_3: part(200, 100), note_normal_5: part(200, 50) });
    expect(skin.picture('tap', 5).height).toBeCloseTo(skin.picture('tap', 3).height / 2);
    expect(skin.picture('tap', 0).height).toBeCloseTo(skin.picture('tap', 3).height);
    expect(skin.picture('flick', 1)).toBe(CONTRAST_SKIN.picture('flick', 1));
    expect(skin.ribbon).toBe(CONTRAST_SKIN.ribbon);
  });

  test('makes what is seen of a note as wide as a drawn one, whatever clear border its file leaves', () => {
    const { bodyWidth } = CONTRAST_SKIN.picture('tap', 3);
    for (const seen of [308, 154, 77]) {
      const { width, height } = skinOf({ note_normal_3: part(308, 120, seen) }).picture('tap', 3);
      expect(width * (seen / 308)).toBeCloseTo(bodyWidth);
      expect(width / height).toBeCloseTo(308 / 120);
    }
  });
});

describe('a skin of the data', () => {
  const BELOW = '/assets/jp/ingameskin';
  const CHOICE = skinChoice({ ...USUAL_SETTINGS, noteSkin: 'jp/skin01', laneSkin: 'jp/skin02' });
  const { signal } = new AbortController();

  function serve(files: Readonly<Record<string, string>>): void {
    vi.stubGlobal('fetch', async (address: string) =>
      files[address] === undefined ? new Response('{}', { status: 404 }) : new Response(files[address]),
    );
    vi.stubGlobal('createImageBitmap', async (blob: Blob) => {
      if ((await blob.text()) !== 'picture') throw new Error('no picture');
      return { width: 512, height: 256 };
    });
  }

  afterEach(() => vi.unstubAllGlobals());

  test('is loaded from its files', async () => {
    serve({
      [`${BELOW}/noteskin/skin01_rip/RhythmGameSprites.png`]: 'picture',
      [`${BELOW}/noteskin/skin01_rip/.sprites`]: '[]',
      [`${BELOW}/noteskin/skin01_rip/longNoteLine.png`]: 'picture',
      [`${BELOW}/noteskin/skin01_rip/simultaneous_line.png`]: 'picture',
      [`${BELOW}/fieldskin/skin02_rip/bg_line_rhythm.png`]: 'picture',
      [`${BELOW}/fieldskin/skin02_rip/game_play_line.png`]: 'picture',
    });
    const { skin, missing } = await loadSkin(CHOICE, SETORI_SKIN, signal);
    expect(missing).toEqual([]);
    expect(skin.ribbon).not.toBe(SETORI_SKIN.ribbon);
    expect(skin.tie).not.toBe(SETORI_SKIN.tie);
    expect([skin.field?.lanes?.width, skin.field?.line?.width]).toEqual([512, 512]);
  });

  test('looks like the drawn one where files are missing, are pages or no pictures, and names them', async () => {
    serve({
      [`${BELOW}/noteskin/skin01_rip/RhythmGameSprites.png`]: 'picture',
      [`${BELOW}/noteskin/skin01_rip/.sprites`]: '<!doctype html>',
      [`${BELOW}/noteskin/skin01_rip/longNoteLine.png`]: 'text',
      [`${BELOW}/noteskin/skin01_rip/simultaneous_line.png`]: 'picture',
    });
    const { skin, missing } = await loadSkin(CHOICE, SETORI_SKIN, signal);
    expect(new Set(missing)).toEqual(
      new Set([
        `${BELOW}/noteskin/skin01_rip/.sprites`,
        `${BELOW}/noteskin/skin01_rip/longNoteLine.png`,
        `${BELOW}/fieldskin/skin02_rip/bg_line_rhythm.png`,
        `${BELOW}/fieldskin/skin02_rip/game_play_line.png`,
      ]),
    );
    expect(skin.picture('tap', 0)).toBe(SETORI_SKIN.picture('tap', 0));
    expect(skin.ribbon).toBe(SETORI_SKIN.ribbon);
  });

  test('rejects when another one was chosen meanwhile', async () => {
    serve({});
    const ending = new AbortController();
    const loading = loadSkin(CHOICE, SETORI_SKIN, ending.signal);
    ending.abort();
    await expect(loading).rejects.toThrow();
  });
});

test('skins have names of their own', () => {
  expect(SETORI_SKIN.name).not.toBe(CONTRAST_SKIN.name);
});
