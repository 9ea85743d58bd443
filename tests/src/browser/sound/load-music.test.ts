import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadMusic } from '#src/browser/sound/load-music.ts';

const MUSIC = { duration: 3 } as AudioBuffer;
const decoder = {
  decodeAudioData: async (bytes: ArrayBuffer): Promise<AudioBuffer> => {
    if (new Uint8Array(bytes)[0] !== 7) throw new DOMException('not a sound', 'EncodingError');
    return MUSIC;
  },
};

const answering = (answer: () => Promise<Response> | Response): void => {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return answer();
  });
};
const sound = (bytes: readonly number[], headers: Record<string, string> = {}): Response =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'audio/mpeg', ...headers } });

async function load(from: string | Blob, onProgress: (share: number | null) => void = () => undefined) {
  return loadMusic(from, decoder, { signal: new AbortController().signal, onProgress });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadMusic', () => {
  test('gives what was decoded, and reports how much has come', async () => {
    answering(() => sound([7, 1, 2, 3], { 'content-length': '4' }));
    const shares: (number | null)[] = [];
    expect(await load('/a.mp3', (share) => shares.push(share))).toEqual({ kind: 'read', music: MUSIC });
    expect(shares.at(-1)).toBe(1);
  });

  test('does not guess how much there is', async () => {
    answering(() => sound([7, 1]));
    const shares: (number | null)[] = [];
    await load('/a.mp3', (share) => shares.push(share));
    expect(shares.every((share) => share === null)).toBe(true);
  });

  test('takes a file of the visitor', async () => {
    expect(await load(new Blob([new Uint8Array([7])]))).toEqual({ kind: 'read', music: MUSIC });
    expect(await load(new Blob([new Uint8Array([8])]))).toEqual({ kind: 'unreadable' });
  });

  test.each([
    ['missing', 'there is none', () => new Response('', { status: 404 })],
    [
      'missing',
      'the origin answers with its page',
      () => sound([7], { 'content-type': 'text/html; charset=utf-8' }),
    ],
    ['unreached', 'the origin is broken', () => new Response('', { status: 503 })],
    ['unreached', 'nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['unreadable', 'it is no sound', () => sound([1, 2])],
    ['unreadable', 'it is far too long', () => sound([7], { 'content-length': String(2 ** 30) })],
  ] as const)('says %s when %s', async (kind, _, answer) => {
    answering(answer);
    expect(await load('/a.mp3')).toEqual({ kind });
  });

  test('rejects when it is cancelled, before and while it decodes', async () => {
    answering(() => sound([7]));
    const gone = AbortSignal.abort();
    await expect(
      loadMusic('/a.mp3', decoder, { signal: gone, onProgress: () => undefined }),
    ).rejects.toThrow();
    const control = new AbortController();
    const slow = {
      decodeAudioData: async () => {
        control.abort();
        return MUSIC;
      },
    };
    const loading = { signal: control.signal, onProgress: () => undefined };
    await expect(loadMusic('/a.mp3', slow, loading)).rejects.toThrow();
  });
});
