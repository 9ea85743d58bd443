import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMusicSource } from '#src/features/music/sound/source.ts';

const KEY = 'music/listening';
const { texts, get, listeners, openMusic } = vi.hoisted(() => {
  const texts = new Map<string, string>();
  return {
    texts,
    get: vi.fn(async (key: string) => texts.get(key) ?? null),
    listeners: [] as (() => void)[],
    openMusic: vi.fn(async () => ({ music: {}, playlists: {} })),
  };
});
// Files share their modules: here they are fetched again, from the mocks.
vi.hoisted(() => vi.resetModules());
vi.mock('#src/browser/storage/kept.ts', () => ({
  storage: { get },
  tabs: {
    broadcast: {
      post: () => undefined,
      listen: (_: string, hear: () => void) => {
        listeners.push(hear);
        return () => undefined;
      },
    },
  },
}));
vi.mock('#src/features/music/sound/start.ts', () => ({ openMusic }));
vi.mock('#src/browser/time/idle.ts', () => ({ whenIdle: (act: () => void) => act() }));

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  texts.clear();
  localStorage.clear();
  get.mockClear();
  openMusic.mockClear();
  listeners.length = 0;
});

describe('the music of a visit', () => {
  test('is not loaded without a queue', async () => {
    texts.set(KEY, '{"songs":[],"volume":0.5}');
    const source = createMusicSource({} as never);
    await settled();
    expect(source.current()).toBeNull();
    expect(openMusic).not.toHaveBeenCalled();
  });

  test('is loaded when another tab begins a queue, and looks no more then', async () => {
    const source = createMusicSource({} as never);
    await settled();
    texts.set(KEY, '{"songs":[1]}');
    for (const hear of listeners) hear();
    await vi.waitFor(() => expect(source.current()).not.toBeNull());
    get.mockClear();
    for (const hear of listeners) hear();
    await settled();
    expect(get).not.toHaveBeenCalled();
    expect(openMusic).toHaveBeenCalledOnce();
  });

  test('is loaded when the last visit closed before its queue was saved', async () => {
    localStorage.setItem(`last-words/${KEY}`, JSON.stringify({ text: '{"songs":[1]}', over: ['nothing'] }));
    const source = createMusicSource({} as never);
    await vi.waitFor(() => expect(source.current()).not.toBeNull());
  });
});
