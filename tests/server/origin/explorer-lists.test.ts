import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withExplorerOfOthers } from '#server/origin/explorer-lists';
import { openOrigin } from '#server/origin/open-origin';
import { readOriginOptions } from '#server/origin/options';
import { type DataRead, MISSING, type Origin, UNAVAILABLE } from '#server/origin/origin';
import { fakeOrigin, sendJson, sendPage } from '../fake-origin.ts';
import { tempFolder } from '../temp-folder.ts';

const INDEX = { bg: { scenario1: 2 }, 'sound.5': 1, movie: { mv: 3 } };
const UNKNOWN = 'explorer/en/assets/bg/none';

/** An origin with these values, and what it was asked. Undefined stands for an origin that is down. */
function origin(values: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  let now = 0;
  const bare: Origin = {
    kind: 'remote',
    label: 'x',
    version: 'v',
    async read(name, level = null): Promise<DataRead> {
      const whole = level === null ? name : `${name}.${level}`;
      asked.push(whole);
      if (!Object.hasOwn(values, whole)) return MISSING;
      const value = values[whole];
      return value === undefined ? UNAVAILABLE : { status: 'found', value, version: 'v', stale: false };
    },
    readAsset: async () => MISSING,
    readPlayer: async () => UNAVAILABLE,
    readTracker: async () => UNAVAILABLE,
    close: async () => {},
  };
  const whole = withExplorerOfOthers(bare, () => now);
  const ask = async (name: string, level: number | null = null): Promise<unknown> => {
    const read = await whole.read(name, level);
    return read.status === 'found' ? read.value : read.status;
  };
  return { asked, ask, wait: (ms: number) => (now += ms) };
}

describe('the index of a server', () => {
  test('is its own where it has one', async () => {
    const { ask } = origin({
      'explorer/jp/assets/_info': INDEX,
      'explorer/kr/assets/_info': { stamp: { '01': 1 } },
    });
    expect(await ask('explorer/kr/assets/_info')).toEqual({ stamp: { '01': 1 } });
  });

  test('is the first one that another server has', async () => {
    const { asked, ask } = origin({ 'explorer/tw/assets/_info': INDEX });
    expect(await ask('explorer/kr/assets/_info')).toEqual(INDEX);
    expect(asked).toEqual(['kr', 'jp', 'en', 'tw'].map((server) => `explorer/${server}/assets/_info`));
  });

  test('is missing where no one has any, and looked for again after a while', async () => {
    const { asked, ask, wait } = origin({});
    expect(await ask('explorer/en/assets/_info')).toBe('missing');
    expect(await ask('explorer/jp/assets/_info')).toBe('missing');
    expect(asked).toHaveLength(5);
    wait(60_001);
    await ask('explorer/jp/assets/_info');
    expect(asked).toHaveLength(10);
  });

  test('is unavailable while the origin is, and asked for again at once', async () => {
    const values: Record<string, unknown> = { 'explorer/en/assets/_info': undefined };
    const { ask } = origin(values);
    expect(await ask('explorer/en/assets/_info')).toBe('unavailable');
    values['explorer/en/assets/_info'] = INDEX;
    expect(await ask('explorer/en/assets/_info')).toEqual(INDEX);
  });
});

describe('the list of a bundle', () => {
  const FILES = ['bg-scenario1.bundle', 'bg00010.png'];

  test('comes from the server whose index is shown', async () => {
    const { ask } = origin({
      'explorer/tw/assets/_info': INDEX,
      'explorer/tw/assets/bg/scenario1': FILES,
      'explorer/tw/assets/sound.5': ['a.mp3'],
      'explorer/jp/assets/bg/scenario1': ['other.png'],
    });
    expect(await ask('explorer/en/assets/bg/scenario1')).toEqual(FILES);
    expect(await ask('explorer/en/assets/sound', 5)).toEqual(['a.mp3']);
  });

  test('is its own first, even without an index', async () => {
    const { ask } = origin({
      'explorer/jp/assets/_info': INDEX,
      'explorer/jp/assets/bg/scenario1': FILES,
      'explorer/en/assets/bg/scenario1': ['own.png'],
    });
    expect(await ask('explorer/en/assets/bg/scenario1')).toEqual(['own.png']);
  });

  test('is missing where the own index does not list it, though another server has it', async () => {
    const { asked, ask } = origin({
      'explorer/en/assets/_info': INDEX,
      'explorer/jp/assets/bg/none': FILES,
    });
    expect(await ask(UNKNOWN)).toBe('missing');
    expect(asked).toEqual([UNKNOWN, 'explorer/en/assets/_info']);
  });

  test('comes from another server where the own index lists it and the list is not there', async () => {
    const { ask } = origin({
      'explorer/en/assets/_info': INDEX,
      'explorer/kr/assets/bg/scenario1': FILES,
    });
    expect(await ask('explorer/en/assets/bg/scenario1')).toEqual(FILES);
  });

  test('comes from another server where no one has an index', async () => {
    const { ask } = origin({ 'explorer/jp/assets/sound/voice_stamp': ['stamp_001001.mp3'] });
    expect(await ask('explorer/cn/assets/sound/voice_stamp')).toEqual(['stamp_001001.mp3']);
  });

  test('takes no part of the language for a folder, and no folder for a bundle', async () => {
    const { ask } = origin({
      'explorer/jp/assets/_info': INDEX,
      'explorer/jp/assets/bg': FILES,
      'explorer/jp/assets/constructor': FILES,
      'explorer/jp/assets/__proto__/x': FILES,
    });
    for (const path of ['bg', 'constructor', '__proto__/x', 'bg/scenario1/toString'])
      expect([path, await ask(`explorer/en/assets/${path}`)]).toEqual([path, 'missing']);
  });

  test('is asked for once or twice where an index says that it is not there, whatever its name', async () => {
    const part = fc.constantFrom('bg', 'scenario1', 'movie', 'x', '_info', 'sound.5', 'valueOf');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const path = parts.join('/');
        if (['bg/scenario1', 'sound.5', '_info'].includes(path)) return;
        const { asked, ask } = origin({ 'explorer/en/assets/_info': INDEX });
        expect(await ask(`explorer/en/assets/${path}`)).toBe('missing');
        expect(asked).toHaveLength(2);
      }),
    );
  });
});

test('other names are asked for as they are', async () => {
  const { asked, ask } = origin({ 'cards/all.5': { 1: {} } });
  expect(await ask('cards/all', 5)).toEqual({ 1: {} });
  expect(await ask('explorer/xx/assets/_info')).toBe('missing');
  expect(asked).toEqual(['cards/all.5', 'explorer/xx/assets/_info']);
});

const open = (flags: { readonly data?: string; readonly origin?: string }, cache: string) =>
  openOrigin(readOriginOptions(flags, { DATA_DIR: cache }, new Date('2026-11-20T12:00:00Z')), () => {});

test('a folder with Japan alone lists and serves the same files on every server', async () => {
  const data = await tempFolder({
    'api/explorer/jp/assets/_info.json': { bg: { scenario1: 2 } },
    'api/explorer/jp/assets/bg/scenario1.json': ['a.png', 'page.png'],
    'assets/jp/bg/scenario1_rip/a.png': 'png',
    'assets/jp/bg/scenario1_rip/page.png': '<!DOCTYPE html><title>Not found</title>',
  });
  const opened = await open({ data }, await tempFolder());
  for (const server of ['jp', 'en', 'tw', 'cn', 'kr']) {
    expect(await opened.read(`explorer/${server}/assets/_info`)).toMatchObject({
      value: { bg: { scenario1: 2 } },
    });
    expect(await opened.read(`explorer/${server}/assets/bg/scenario1`)).toMatchObject({
      value: ['a.png', 'page.png'],
    });
    expect(await opened.readAsset(`assets/${server}/bg/scenario1_rip/a.png`)).toMatchObject({
      status: 'found',
    });
    expect(await opened.readAsset(`assets/${server}/bg/scenario1_rip/page.png`)).toEqual(MISSING);
    expect(await opened.read(`explorer/${server}/assets/bg/../bg/scenario1`)).toEqual(MISSING);
  }
});

test('another site with one index serves it for every server, and its pages count as missing', async () => {
  const site = await fakeOrigin((request, response) => {
    const { url = '' } = request;
    const answer =
      url === '/api/explorer/jp/assets/_info.json'
        ? sendJson(INDEX)
        : url === '/api/explorer/jp/assets/bg/scenario1.json'
          ? sendJson(['a.png', 'b.png'])
          : sendPage;
    answer(request, response);
  });
  const opened = await open({ origin: site.base.href }, await tempFolder());
  expect(await opened.read('explorer/kr/assets/_info')).toMatchObject({ value: INDEX });
  expect(await opened.read('explorer/kr/assets/bg/scenario1')).toMatchObject({ value: ['a.png', 'b.png'] });
  expect(await opened.read('explorer/kr/assets/movie/mv')).toEqual(MISSING);
  expect(await opened.readAsset('assets/kr/bg/scenario1_rip/a.png')).toEqual(MISSING);
});
