import { expect, test } from 'vitest';
import { EMPTY_ABOUT } from '#model/writing/chart/about';
import { addressOf } from '#model/writing/work/draft-file';
import { draftLevel } from '#src/features/charteditor/files/draft-level.ts';

const fileOf = (digit: string) => ({ hash: digit.repeat(40), name: 'a', size: 1, type: 'audio/mpeg' });
const [AUDIO, COVER] = [fileOf('a'), fileOf('b')];
const around = {
  draftKey: 'charts/own_1',
  title: 'My own',
  author: 'mika',
  file: async (hash: string) => (hash === AUDIO.hash ? new Blob(['music']) : null),
};

test('describes a chart to music of its author, and has what is on the device', async () => {
  const music = { type: 'custom', audio: AUDIO, cover: COVER } as const;
  const level = draftLevel({ ...EMPTY_ABOUT, music, diff: 3, level: 27 }, around);
  expect(level?.facts).toEqual({
    name: 'charts-own_1',
    rating: 27,
    title: 'My own',
    artists: '',
    author: 'mika',
    difficulty: 'expert',
    cover: addressOf(COVER),
    bgm: addressOf(AUDIO),
    preview: null,
  });
  expect(new TextDecoder().decode((await level?.file(addressOf(AUDIO))) ?? undefined)).toBe('music');
  expect(await level?.file(addressOf(COVER))).toBeNull();
  expect(await level?.file('/sonolus/engines/list')).toBeNull();
});

test('describes a chart to a song of the game, and none without music', () => {
  const level = draftLevel({ ...EMPTY_ABOUT, music: { type: 'bandori', id: 7 } }, around);
  expect(level?.facts).toMatchObject({ bgm: '/sonolus/songs/7/bgm', difficulty: null, rating: 0 });
  for (const music of [
    null,
    { type: 'llsif', id: 7 },
    { type: 'custom', audio: null, cover: COVER },
  ] as const)
    expect(draftLevel({ ...EMPTY_ABOUT, music }, around)).toBeNull();
});
