import { hash } from '@sonolus/core';
import { unzipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { exportChart } from '#model/chart/formats/export';
import { parseChart } from '#model/chart/parse';
import { demoOrigin } from '#server/origin/demo-origin';
import { packFiles, packLevelData, unpackChart } from '#src/browser/files/packed-chart.ts';
import { collectionOf, packableDraft, packableLevel } from '#src/features/charts/file/collection.ts';
import { openSite, siteOfFile } from '../site.ts';
import { packResources } from './pack.ts';
import { complaintsAbout } from './types.ts';

const demo = createDemo();
const origin = () => demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo);
const cleaning: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const clean of cleaning) await clean();
});
const resources = await packResources((clean) => cleaning.push(clean));
const open = siteOfFile(() => ({ origin: origin(), resources }));
const NAME = 'official-1-expert';

/** As a browser gets them; music takes a program of its own to make, so something stands in for it. */
const getter =
  ({ app }: Awaited<ReturnType<typeof open>>) =>
  async (path: string) => {
    if (/\/(bgm|preview)$/.test(path)) return new TextEncoder().encode(`music of ${path}`);
    const answer = await app.inject({ url: path });
    return answer.statusCode === 200 ? new Uint8Array(answer.rawPayload) : null;
  };

function levelData() {
  const made = exportChart(parseChart(demo.json('charts/1/expert')), 'levelData');
  if (!made.ok) throw new Error(made.fault);
  return { text: made.text, bytes: packLevelData(made.text) };
}

type Get = ReturnType<typeof getter>;

async function made(get: Get, name = NAME) {
  const item = await packableLevel(name, get);
  return item && collectionOf(item, levelData().bytes, get);
}

describe('a collection package', () => {
  test('holds a level and every file that it is played with, each named by its hash', async () => {
    const { text } = levelData();
    const files = await made(getter(await open()));
    const packed = packFiles(files ?? new Map());
    expect(unpackChart(packed)).toEqual({ ok: true, text });
    const read = unzipSync(packed);
    const textAt = (path: string): string => new TextDecoder().decode(read[path]);
    const names = Object.keys(read);
    const repository = names.filter((name) => name.startsWith('sonolus/repository/'));
    expect(repository.length).toBeGreaterThan(15);
    for (const name of repository)
      expect(name).toBe(`sonolus/repository/${hash(Buffer.from(read[name] ?? []))}`);
    const named = [...textAt(`sonolus/levels/${NAME}`).matchAll(/"url":"\/([^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(new Set(named)).toEqual(new Set(repository));
    const answers = [
      ['S.PackageInfo', 'package'],
      ['S.ServerInfo', 'info'],
      ['S.ServerItemInfo', 'levels/info'],
      ['S.ServerItemList<S.LevelItem>', 'levels/list'],
      ['S.ServerItemDetails<S.LevelItem>', `levels/${NAME}`],
      ['S.ServerItemDetails<S.EngineItem>', 'engines/bandori'],
      ['S.ServerItemList<S.SkinItem>', 'skins/list'],
      ['S.ServerItemInfo', 'replays/info'],
    ] as const;
    const given = answers.map(([type, path]) => [type, textAt(`sonolus/${path}`)] as const);
    expect(await complaintsAbout(given)).toBe('');
  });

  test('is the same bytes for the same level', async () => {
    const get = getter(await open());
    const [a, b] = await Promise.all([0, 1].map(() => made(get)));
    expect(packFiles(a ?? new Map())).toEqual(packFiles(b ?? new Map()));
  });

  test('cannot be made where there is no engine, or no such level', async () => {
    const get = getter(await open());
    expect(await made(get, 'official-999999-expert')).toBeNull();
    const without = getter(await openSite({ origin: origin() }));
    const missing: string[] = [];
    const watched = async (path: string) => {
      const file = await without(path);
      if (file === null) missing.push(path);
      return file;
    };
    expect(await made(watched)).toBeNull();
    expect(missing).toEqual([]);
  });

  test('fetches no music before it is written, and nothing of another site', async () => {
    const get = getter(await open());
    const asked: string[] = [];
    const watched: Get = async (path) => {
      asked.push(path);
      return get(path);
    };
    expect(await packableLevel(NAME, watched)).not.toBeNull();
    expect(asked).toEqual(['/sonolus/engines/list', `/sonolus/levels/${NAME}`]);
    const elsewhere: Get = async (path) => {
      const file = await get(path);
      if (file === null || path !== `/sonolus/levels/${NAME}`) return file;
      const text = new TextDecoder().decode(file);
      const moved = text.replace(/"url":"(\/sonolus\/repository\/[^"]+)"/, '"url":"https://pack.example$1"');
      expect(moved).not.toBe(text);
      return new TextEncoder().encode(moved);
    };
    expect(await packableLevel(NAME, elsewhere)).toBeNull();
  });

  test("holds a chart of the visitor's own with music and cover from their device", async () => {
    const facts = {
      name: 'charts-1',
      rating: 25,
      title: 'My own',
      artists: '',
      author: 'mika',
      difficulty: 'expert',
      cover: null,
      bgm: '/api/upload/file/1',
      preview: null,
    } as const;
    const music = new TextEncoder().encode('my own music');
    const site = getter(await open());
    const get: Get = async (path) => (path === facts.bgm ? music : site(path));
    const item = await packableDraft(facts, get);
    const files = await collectionOf(item ?? {}, levelData().bytes, get);
    expect(files.get(`sonolus/repository/${hash(Buffer.from(music))}`)).toEqual(music);
    const level = new TextDecoder().decode(files.get('sonolus/levels/charts-1'));
    expect(await complaintsAbout([['S.ServerItemDetails<S.LevelItem>', level]])).toBe('');
    expect(JSON.parse(level)).toMatchObject({
      item: { name: 'charts-1', title: 'My own', tags: [{ title: '#EXPERT' }], cover: {} },
    });
    expect(await packableDraft(facts, getter(await openSite({ origin: origin() })))).toBeNull();
  });
});
