import { beforeEach, expect, test, vi } from 'vitest';
import type { SoundAct, StoryFile } from '#model/media/story/script.types';
import type { Mixer, Voicing } from '#src/features/stories/engine/mixer.ts';
import { StoryAudio } from '#src/features/stories/engine/story-audio.ts';

const music = (name: string): StoryFile => ({ kind: 'music', of: 'game', path: `sound/bgm_rip/${name}.mp3` });
const voice = (name: string, delayMs = 0) => ({
  characterId: 7,
  file: { kind: 'voice', of: 'game', path: `sound/voice_rip/${name}.mp3` } as const,
  volume: 0.5,
  delayMs,
});
const FADE: SoundAct = {
  kind: 'sound',
  music: null,
  sound: null,
  isCrossFaded: true,
  volume: 1,
  durationMs: 800,
};

let heard: (readonly unknown[])[];
let missing: string[];
let mouths: (readonly [number, number | null])[];
let audio: StoryAudio;

beforeEach(() => {
  heard = [];
  missing = [];
  mouths = [];
  const mixer: Mixer = {
    setVolumes: () => undefined,
    playMusic: (file, volume, fadeMs) => void heard.push(['music', file?.size ?? null, volume, fadeMs]),
    playSound: (file, volume) => void heard.push(['sound', file.size, volume]),
    say: async (file: Blob, { volume, onMouth }: Voicing) => {
      heard.push(['voice', file.size, volume]);
      onMouth(0.5);
      onMouth(null);
      return true;
    },
    hold: () => undefined,
    close: () => undefined,
  };
  audio = new StoryAudio({
    server: 'jp',
    mixer,
    sounds: { load: async (address) => (address.includes('lost') ? null : new Blob([address])) },
    onMouth: (characterId, share) => mouths.push([characterId, share]),
    onMissing: (address) => missing.push(address),
  });
});

const sizeOf = (name: string): number => `/assets/jp/sound/bgm_rip/${name}.mp3`.length;

test('plays music until the story says otherwise', async () => {
  audio.follow(music('calm'), 0.8, null);
  await vi.waitFor(() => expect(heard).toEqual([['music', sizeOf('calm'), 0.8, 0]]));
  audio.follow(music('calm'), 0.8, null);
  audio.follow(music('merry'), 1, FADE);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(['music', sizeOf('merry'), 1, 800]));
  audio.follow(null, 1, null);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(['music', null, 1, 0]));
  expect(heard.length).toBe(3);
});

test('ends the music where the next one is missing, and names it', async () => {
  audio.follow(music('lost'), 1, null);
  await vi.waitFor(() => expect(heard).toEqual([['music', null, 1, 0]]));
  expect(missing).toEqual(['/assets/jp/sound/bgm_rip/lost.mp3']);
});

test('says a line with its mouth, and is done at once where nothing is there', async () => {
  await audio.speak([voice('hello'), voice('lost')], new AbortController().signal);
  expect(heard.length).toBe(1);
  expect(mouths).toEqual([
    [7, 0.5],
    [7, null],
  ]);
  expect(missing).toEqual(['/assets/jp/sound/voice_rip/lost.mp3']);
});

test('says nothing more once it is cut off', async () => {
  const ending = new AbortController();
  const spoken = audio.speak([voice('later', 60_000)], ending.signal);
  ending.abort();
  await spoken;
  expect(heard).toEqual([]);
});
