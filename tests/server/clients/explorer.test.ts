import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { asArray, asObject, asText } from '#model/records/reading';
import { SERVERS } from '#model/vocabulary/servers';
import { demoOrigin } from '#server/origin/demo-origin';
import { openOrigin } from '#server/origin/open-origin';
import { readOriginOptions } from '#server/origin/options';
import type { Origin } from '#server/origin/origin';
import { fakeOrigin, sendPage } from '../fake-origin.ts';
import { openSite, type Site, siteOfFile } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

/** Requests as programs send them that save figures, voices and skins from such sites (reference R120). */

const PLAN = { seed: 1, date: '2026-03-01' };
const demoSite = siteOfFile(() => ({ origin: demoOrigin(PLAN, async () => createDemo(PLAN)) }));

type App = Site['app'];

async function json(app: App, url: string): Promise<unknown> {
  const answer = await app.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

/** Leaves below a folder, by their paths. */
function leaves(folder: unknown, path: string): readonly string[] {
  return typeof folder === 'number'
    ? [path]
    : Object.entries(asObject(folder)).flatMap(([part, inner]) => leaves(inner, `${path}/${part}`));
}

const listOf = async (app: App, server: string, path: string): Promise<readonly string[]> =>
  asArray(await json(app, `/api/explorer/${server}/assets/${path}.json`)).map(String);

const every = <T>(values: readonly T[], count: number): readonly T[] =>
  values.filter((_, at) => at % Math.ceil(values.length / count) === 0);

describe('on the demo set', () => {
  test('a program finds the voice of each line of a story', async () => {
    const { app } = await demoSite();
    const index = asObject(await json(app, '/api/explorer/jp/assets/_info.json'));
    const voices = new Set<string>();
    for (const path of leaves(asObject(index.sound).voice, 'sound/voice'))
      for (const file of await listOf(app, 'jp', path)) voices.add(file);
    const stories = leaves(index.scenario, 'scenario');
    expect(stories.length).toBeGreaterThan(100);
    let lines = 0;
    for (const path of every(stories, 20)) {
      for (const file of every(await listOf(app, 'jp', path), 2)) {
        const answer = await app.inject(`/assets/jp/${path}_rip/${file}`);
        expect(answer.headers['content-type']).toMatch(/^application\/json/);
        for (const talk of asArray(asObject(answer.json().Base).talkData)) {
          const { body, voices: heard } = asObject(talk);
          expect(asText(body)).not.toBeNull();
          for (const voice of asArray(heard)) {
            expect(voices).toContain(`${asObject(voice).voiceId}.mp3`);
            lines += 1;
          }
        }
      }
    }
    expect(lines).toBeGreaterThan(50);
  });

  test('a program saves all files of a figure that an index names', async () => {
    const { app } = await demoSite();
    for (const server of SERVERS) {
      const { live2d } = asObject(await json(app, `/api/explorer/${server}/assets/_info.json`));
      const figures = Object.keys(asObject(asObject(live2d).chara));
      expect(figures.length).toBeGreaterThan(1_000);
      const name = figures.findLast((figure) => !figure.endsWith('_general')) ?? '';
      const built = asObject(await json(app, `/assets/${server}/live2d/chara/${name}_rip/buildData.asset`));
      const { model, physics, transition, textures, motions, expressions } = asObject(built.Base);
      const files = [model, physics, transition, ...[textures, motions, expressions].flatMap(asArray)].map(
        asObject,
      );
      expect(files.length).toBeGreaterThan(6);
      for (const { bundleName, fileName } of files) {
        const file = String(fileName).replace('.bytes', '');
        const published = file.includes('.') ? file : `${file}.png`;
        const answer = await app.inject(`/assets/${server}/${bundleName}_rip/${published}`);
        expect([published, answer.statusCode]).toEqual([published, 200]);
        expect(answer.headers['content-type']).not.toMatch(/html/);
      }
    }
  });

  test('a program lists stamps, skins and voices of pulls', async () => {
    const { app } = await demoSite();
    for (const path of [
      'sound/voice_stamp',
      'stamp/01',
      ...['spin', 'birthdayspin', 'limitedspin'].map((pull) => `sound/voice/gacha/${pull}`),
      'ingameskin/noteskin/skin00',
      'ingameskin/fieldskin/skin00',
      'ingameskin/bgskin/skin01',
      'sound/tapseskin/skin00',
    ]) {
      const files = await listOf(app, 'en', path);
      expect([path, files.length > 0]).toEqual([path, true]);
      for (const file of every(files, 2)) {
        const answer = await app.inject(`/assets/en/${path}_rip/${file}`);
        expect([file, answer.statusCode]).toEqual([file, 200]);
      }
    }
  });

  test('the index is packed once, and not sent to who has it', async () => {
    const { app } = await demoSite();
    const url = '/api/explorer/jp/assets/_info.json';
    const whole = await app.inject(url);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 3);
    const again = await app.inject({
      url,
      headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

const FILES = {
  'api/explorer/jp/assets/_info.json': {
    bg: { scenario1: 1 },
    live2d: { chara: { '001_x': 1, '002_y': 1 } },
  },
  'api/explorer/jp/assets/bg/scenario1.json': ['bg00010.png'],
  'api/explorer/jp/assets/live2d/chara/001_x.json': ['buildData.asset'],
  'assets/jp/bg/scenario1_rip/bg00010.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
  'assets/jp/bg/scenario1_rip/page.mp3': '\n<!DOCTYPE html><title>Not found</title>',
  'assets/jp/live2d/chara/001_x_rip/buildData.asset': { Base: { model: {} } },
} as const;

const open = async (flags: { readonly data?: string; readonly origin?: string }): Promise<Origin> => {
  const env = { DATA_DIR: await tempFolder() };
  return openOrigin(readOriginOptions(flags, env, new Date('2026-11-20T12:00:00Z')), () => {});
};

/** Another site with these files, which answers all else with its page and status 200. */
async function otherSite(): Promise<string> {
  const site = await fakeOrigin((request, response) => {
    const found = Object.entries(FILES).find(([path]) => request.url === `/${path}`);
    if (!found) return sendPage(request, response);
    const [path, content] = found;
    const type = /\.json$|\.asset$/.test(path) ? 'application/json' : 'application/octet-stream';
    response.writeHead(200, { 'content-type': type });
    response.end(
      typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
  });
  return site.base.href;
}

describe.each([
  ['a folder', async () => open({ data: await tempFolder(FILES) })],
  ['another site', async () => open({ origin: await otherSite() })],
])('on %s with Japan alone', (_, origin) => {
  test('programs read index, lists and files of every server', async () => {
    const { app } = await openSite({ origin: await origin() });
    for (const server of SERVERS) {
      expect(await json(app, `/api/explorer/${server}/assets/_info.json`)).toEqual(
        FILES['api/explorer/jp/assets/_info.json'],
      );
      expect(await listOf(app, server, 'bg/scenario1')).toEqual(['bg00010.png']);
      const picture = await app.inject(`/assets/${server}/bg/scenario1_rip/bg00010.png`);
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
      expect(await json(app, `/assets/${server}/live2d/chara/001_x_rip/buildData.asset`)).toEqual({
        Base: { model: {} },
      });
    }
  });

  test.each([
    '/api/explorer/en/assets/bg/none.json',
    '/api/explorer/en/assets/bg.json',
    '/api/explorer/en/assets/live2d/chara/002_y.json',
    '/api/explorer/xx/assets/_info.json',
    '/api/explorer/en/assets/..%2f..%2f_info.json',
    '/api/explorer/en/assets/%2e%2e/x.json',
    '/api/explorer/en/assets/bg//scenario1.json',
    '/api/explorer/en/assets/.git.json',
    '/api/explorer/en/assets/__proto__.json',
    `/api/explorer/en/assets/${'a/'.repeat(200)}a.json`,
  ])('a bundle that is not there is a true 404: %s', async (url) => {
    const { app } = await openSite({ origin: await origin() });
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a page in place of a file is a 404', async () => {
    const { app } = await openSite({ origin: await origin() });
    for (const file of ['none.png', 'page.mp3'])
      expect((await app.inject(`/assets/en/bg/scenario1_rip/${file}`)).statusCode).toBe(404);
  });
});
