import { describe, expect, test } from 'vitest';
import { storyFileAddress } from '#model/media/story/files';
import {
  fileOf,
  fileTitle,
  gameFile,
  sampleAddress,
  voiceName,
  voiceOf,
} from '#src/features/storyeditor/pickers/file-kinds.ts';

const addressOf = (file: Parameters<typeof storyFileAddress>[1] | null) =>
  file && storyFileAddress('en', file);

describe('a file that was chosen', () => {
  test.each([
    ['background', 'bg/scenario1', 'bg001.png', '/assets/en/bg/scenario1_rip/bg001.png'],
    [
      'music',
      'sound/scenario/bgm/after_bell',
      'After_Bell.mp3',
      '/assets/en/sound/scenario/bgm/after_bell_rip/After_Bell.mp3',
    ],
    ['sound', 'sound/se/door', 'knock.mp3', '/assets/en/sound/se/door_rip/knock.mp3'],
    ['sound', 'sound/scenario/se', 'se_rain.mp3', '/assets/en/sound/scenario/se_rip/se_rain.mp3'],
  ] as const)('is named as a source names a %s, and found again', (kind, bundle, file, address) => {
    const value = gameFile(kind, bundle, file);
    expect(addressOf(fileOf(kind, value))).toBe(address);
    expect(fileTitle(value)).toBe(file.replace(/\.\w+$/, ''));
  });

  test('of voices has its bundle before the name, unless it is the story’s own', () => {
    const bundle = 'sound/voice/scenario/eventstory12_0';
    expect(voiceName('eventstory12_0', bundle, 'ran_1.mp3')).toBe('ran_1');
    const name = voiceName('', bundle, 'ran_1.mp3');
    expect(addressOf(voiceOf('', name))).toBe(`/assets/en/${bundle}_rip/ran_1.mp3`);
    expect(voiceOf('', 'https://example.org/ran.mp3')).toMatchObject({ of: 'own' });
    expect(voiceOf('', '')).toBeNull();
  });

  test('of one’s own is titled by the end of its address, and is none where the address is bad', () => {
    const value = { type: 'custom', url: 'https://example.org/a/room.png' };
    expect([fileTitle(value), fileOf('background', value)?.of]).toEqual(['room.png', 'own']);
    expect(fileOf('background', { type: 'custom', url: 'http://example.org/room.png' })).toBeNull();
    expect([fileTitle(null), fileTitle(undefined), fileTitle('x')]).toEqual(['', '', '']);
  });
});

test('what lies on another site is neither shown nor played, however the source names it', () => {
  const outside = [
    fileOf('background', { type: 'custom', url: 'https://example.org/room.png' }),
    fileOf('sound', { type: 'common', bundle: 'BESTDORI##URL', se: 'https://example.org/a.mp3' }),
    voiceOf('', 'https://example.org/ran.mp3'),
    voiceOf('own', 'BESTDORI##URL:https://example.org/ran.mp3'),
  ];
  for (const file of outside) {
    expect(file?.of).toBe('own');
    expect(sampleAddress('en', file)).toBeNull();
  }
  expect(sampleAddress('en', voiceOf('story', 'ran_1'))).toMatch(/^\/assets\/en\//);
  const upload = `/api/upload/file/${'0a'.repeat(20)}`;
  expect(sampleAddress('en', fileOf('background', { type: 'custom', url: upload }))).toBe(upload);
  expect(sampleAddress('en', null)).toBeNull();
});
