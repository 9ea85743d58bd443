import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createDemo } from '#demo/demo';
import type { DemoSound } from '#demo/demo.types';
import { FRAME_BYTES, fileSize } from '#demo/sound/frames';
import { MUSIC_VERSION, type SongSounds, type SoundOptions, songSounds } from '#demo/sound/song-sounds';
import { demoOrigin } from '#server/origin/demo-origin';
import { MusicProgram } from '#server/origin/music-program/music-program';
import { openSite } from '../../server/site.ts';
import { tempFolder } from '../../server/temp-folder.ts';

const DATE = '2026-01-01';
const CHORUS = '/assets/jp/musicscore/musicscore10_rip/bgm004_chorus.mp3';
const demo = createDemo({ seed: 1, date: DATE });
const chorus = demo.sound(CHORUS) as DemoSound;

/** Sounds of a folder of their own, with nothing kept. */
async function openSounds(more: Partial<SoundOptions> = {}): Promise<SongSounds> {
  const sounds = songSounds({
    seed: 1,
    folder: await tempFolder(),
    log: () => {},
    maker: new MusicProgram(),
    ...more,
  });
  onTestFinished(() => sounds.close());
  return sounds;
}

const bytesOf = async (sounds: SongSounds, sound: DemoSound): Promise<Buffer> => {
  const source = sounds.open(sound);
  const bytes = await source.read(0, source.size - 1);
  if (!bytes) throw new Error('not made');
  return buffer(bytes);
};
const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

class CountingProgram extends MusicProgram {
  orders = 0;

  override make(...given: Parameters<MusicProgram['make']>): void {
    this.orders += 1;
    super.make(...given);
  }
}

/** A song, and the chorus of another in another style. When any of these bytes change, `MUSIC_VERSION` goes up. */
const KNOWN = {
  version: 2,
  sounds: {
    'sound/bgm007_rip/bgm007.mp3': 'f8b3c63799ac815f',
    'musicscore/musicscore10_rip/bgm004_chorus.mp3': '60e4ca7984272a41',
  },
};

describe('music as a file', () => {
  test('has the bytes that its version stands for, whichever process makes it', async () => {
    const sounds = await openSounds();
    const hashes = Object.keys(KNOWN.sounds).map(async (path) => {
      const bytes = await bytesOf(sounds, demo.sound(path) as DemoSound);
      return [path, sha(bytes)];
    });
    expect({ version: MUSIC_VERSION, sounds: Object.fromEntries(await Promise.all(hashes)) }).toEqual(KNOWN);
  });

  test('is whole frames of one size that last as long as the sound', async () => {
    const sounds = await openSounds();
    const bytes = await bytesOf(sounds, chorus);
    expect(bytes.length).toBe(fileSize(chorus.seconds));
    for (let at = 0; at < bytes.length; at += FRAME_BYTES) {
      // MPEG 1, layer 3, 96 kbit/s, 32 kHz.
      expect([bytes[at], bytes[at + 1], bytes[at + 2]]).toEqual([0xff, 0xfb, 0x78]);
    }
    const seconds = ((bytes.length / FRAME_BYTES) * 1152) / 32_000;
    expect(seconds - chorus.seconds).toBeGreaterThanOrEqual(0);
    expect(seconds - chorus.seconds).toBeLessThan(0.04);
  });

  test('is made once for all who ask, and lies on the disk afterwards', async () => {
    const folder = await tempFolder();
    const program = new CountingProgram();
    const sounds = await openSounds({ folder, maker: program });
    const both = await Promise.all([bytesOf(sounds, chorus), bytesOf(sounds, chorus)]);
    expect(both[0]?.equals(both[1] ?? Buffer.alloc(0))).toBe(true);
    await expect
      .poll(async () => (await readdir(folder)).filter((name) => name.endsWith('.mp3')).length)
      .toBe(1);
    expect((await bytesOf(sounds, chorus)).equals(both[0] ?? Buffer.alloc(0))).toBe(true);
    expect(program.orders).toBe(1);
  });

  test('cannot be had when its program dies, and is made by another one at the next question', async () => {
    const program = new MusicProgram();
    const lines: string[] = [];
    const sounds = await openSounds({ log: (line) => lines.push(line), maker: program });
    const asked = sounds.open(chorus).read(0, 99);
    await expect.poll(() => program.pid).not.toBeNull();
    process.kill(program.pid ?? 0, 'SIGKILL');
    expect(await asked).toBeNull();
    await expect.poll(() => lines).toEqual([expect.stringContaining('Music is not made')]);
    expect((await bytesOf(sounds, chorus)).length).toBe(fileSize(chorus.seconds));
  });
});

describe('music of the site', () => {
  const open = async (given?: SongSounds) => {
    const sounds = given ?? (await openSounds());
    const origin = demoOrigin({ seed: 1, date: DATE }, async () => demo, Date.now, sounds);
    return openSite({ origin });
  };

  test('is sent whole and in ranges', async () => {
    const { app } = await open();
    const whole = await app.inject(CHORUS);
    const size = fileSize(chorus.seconds);
    expect([whole.statusCode, whole.headers['content-type'], whole.headers['content-length']]).toEqual([
      200,
      'audio/mpeg',
      String(size),
    ]);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    expect(whole.rawPayload.length).toBe(size);
    for (const [range, from, to] of [
      ['bytes=0-', 0, size - 1],
      ['bytes=1000-1999', 1_000, 1_999],
      ['bytes=-500', size - 500, size - 1],
    ] as const) {
      const part = await app.inject({ url: CHORUS.replace('jp', 'kr'), headers: { range } });
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${size}`]);
      expect(part.rawPayload.equals(whole.rawPayload.subarray(from, to + 1)), range).toBe(true);
    }
  });

  test('is not made for who has it, asks beyond its end, or wants its headers alone', async () => {
    const program = new CountingProgram();
    const { app } = await open(await openSounds({ maker: program }));
    const size = fileSize(chorus.seconds);
    const head = await app.inject({ method: 'HEAD', url: CHORUS });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(size),
      0,
    ]);
    const kept = { 'if-none-match': String(head.headers.etag) };
    expect((await app.inject({ url: CHORUS, headers: kept })).statusCode).toBe(304);
    const outside = await app.inject({ url: CHORUS, headers: { range: `bytes=${size}-` } });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${size}`]);
    expect(program.orders).toBe(0);
  });

  test('takes no place of other requests while its first bytes are made', async () => {
    const readers: ((bytes: Readable) => void)[] = [];
    const read = () => new Promise<Readable>((resolve) => readers.push(resolve));
    const { app } = await open({ open: () => ({ size: 3, tag: '"x"', read }), close: async () => {} });
    const ask = () => Array.from({ length: 200 }, () => app.inject(CHORUS));
    // As many as one address may have in work, and once more.
    const waiting = ask();
    await expect.poll(() => readers.length).toBe(200);
    waiting.push(...ask());
    await expect.poll(() => readers.length).toBe(400);
    expect((await app.inject('/assets/jp/sound/bgm020_rip/bgm020.mp3')).statusCode).toBe(404);
    for (const resolve of readers) resolve(Readable.from([Buffer.from('abc')]));
    expect((await Promise.all(waiting)).every(({ body }) => body === 'abc')).toBe(true);
  });

  test('is a true 404 for a song that is not there', async () => {
    const { app } = await open();
    expect((await app.inject('/assets/jp/sound/bgm020_rip/bgm020.mp3')).statusCode).toBe(404);
  });

  test('answers 503 when it cannot be made', async () => {
    const source = { size: 3, tag: '"x"', read: async () => null };
    const { app } = await open({ open: () => source, close: async () => {} });
    const answer = await app.inject(CHORUS);
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'ORIGIN_UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('30');
    expect(answer.headers).not.toHaveProperty('etag');
  });
});
