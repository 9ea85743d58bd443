import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storage, tabs } from '#src/browser/storage/kept.ts';
import * as idle from '#src/browser/time/idle.ts';
import type { MusicActors } from '#src/features/music/music-source.ts';
import { createMusicSource } from '#src/features/music/sound/source.ts';
import * as start from '#src/features/music/sound/start.ts';

const KEY = 'music/listening';
const texts = new Map<string, string>();
const listeners: (() => void)[] = [];

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  texts.clear();
  localStorage.clear();
  listeners.length = 0;
  vi.spyOn(storage, 'get').mockImplementation(async (key) => texts.get(key) ?? null);
  vi.spyOn(tabs.broadcast, 'listen').mockImplementation((_, hear) => {
    listeners.push(hear);
    return () => undefined;
  });
  vi.spyOn(start, 'openMusic').mockImplementation(async () => ({ music: {}, playlists: {} }) as MusicActors);
  vi.spyOn(idle, 'whenIdle').mockImplementation((act) => act());
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the music of a visit', () => {
  test('is not loaded without a queue', async () => {
    texts.set(KEY, '{"songs":[],"volume":0.5}');
    const source = createMusicSource({} as never);
    await settled();
    expect(source.current()).toBeNull();
    expect(start.openMusic).not.toHaveBeenCalled();
  });

  test('is loaded when another tab begins a queue, and looks no more then', async () => {
    const source = createMusicSource({} as never);
    await settled();
    texts.set(KEY, '{"songs":[1]}');
    for (const hear of listeners) hear();
    await vi.waitFor(() => expect(source.current()).not.toBeNull());
    vi.mocked(storage.get).mockClear();
    for (const hear of listeners) hear();
    await settled();
    expect(storage.get).not.toHaveBeenCalled();
    expect(start.openMusic).toHaveBeenCalledOnce();
  });

  test('is loaded when the last visit closed before its queue was saved', async () => {
    localStorage.setItem(`last-words/${KEY}`, JSON.stringify({ text: '{"songs":[1]}', over: ['nothing'] }));
    const source = createMusicSource({} as never);
    await vi.waitFor(() => expect(source.current()).not.toBeNull());
  });
});
