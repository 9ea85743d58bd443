import { decompressSync, hash, type LevelData, type LevelItem, type ServerItemList } from '@sonolus/core';
import { bestdoriToLevelData } from 'sonolus-bandori-engine';
import { afterAll, describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { demoOrigin } from '#server/origin/demo-origin';
import { openMemberSite } from '../accounts/member-site.ts';
import { write } from '../community/site.ts';
import { openSite, siteOfFile } from '../site.ts';
import { onEachEngine } from '../store/engines.ts';
import { picture, sha1, upload } from '../uploads/upload-site.ts';
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

interface Resource {
  readonly hash?: string;
  readonly url: string;
}

async function ask(path: string, headers: Record<string, string> = {}) {
  const { app } = await open();
  return app.inject({ url: `/sonolus/${path}`, headers: { host: 'setori.example', ...headers } });
}

const listed = async (query: string): Promise<ServerItemList<LevelItem>> => {
  const answer = await ask(`levels/list?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

describe('the Sonolus server', () => {
  test('answers everything in the types that the package of the app publishes', async () => {
    const asked = [
      ['S.ServerInfo', 'info?localization=ja'],
      ['S.ServerItemInfo', 'levels/info?localization=zht'],
      ['S.ServerItemList<S.LevelItem>', 'levels/list?type=quick&keywords=a&page=0&localization=fr'],
      ['S.ServerItemDetails<S.LevelItem>', `levels/${NAME}`],
      ['S.ServerLevelResultInfo', 'levels/result/info'],
      ['S.ServerItemInfo', 'engines/info'],
      ['S.ServerItemList<S.EngineItem>', 'engines/list'],
      ['S.ServerItemDetails<S.EngineItem>', 'engines/bandori'],
      ['S.ServerItemList<S.SkinItem>', 'skins/list'],
      ['S.ServerItemDetails<S.SkinItem>', 'skins/pixel'],
      ['S.ServerItemDetails<S.BackgroundItem>', 'backgrounds/vanilla'],
      ['S.ServerItemDetails<S.EffectItem>', 'effects/8bit'],
      ['S.ServerItemDetails<S.ParticleItem>', 'particles/pixel'],
    ] as const;
    const answers = await Promise.all(
      asked.map(async ([type, path]) => {
        const { statusCode, body, headers } = await ask(path);
        expect([path, statusCode, headers['content-type']]).toEqual([
          path,
          200,
          'application/json; charset=utf-8',
        ]);
        return [type, body] as const;
      }),
    );
    const data = await ask(`levels/${NAME}/data`);
    const level = JSON.stringify(decompressSync(data.rawPayload));
    expect(await complaintsAbout([...answers, ['S.LevelData', level]])).toBe('');
    // A check that cannot fail would say nothing.
    expect(await complaintsAbout([['S.ServerInfo', '{ title: 1, extra: true }']])).toContain('error TS');
  });

  test('gives level data that are packed, named by their hash, and those of the converter of the engine', async () => {
    const details = (await ask(`levels/${NAME}`)).json();
    const { data } = details.item;
    const file = await ask(data.url.replace('/sonolus/', ''));
    expect(file.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
    expect(file.headers['content-encoding']).toBeUndefined();
    expect(hash(file.rawPayload)).toBe(data.hash);
    const chart = structuredClone(demo.json('charts/1/expert'));
    const { entities } = decompressSync<LevelData>(file.rawPayload);
    expect(entities).toEqual(bestdoriToLevelData(chart as never).entities);
    const again = await ask(`levels/${NAME}/data`, { 'if-none-match': String(file.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  test('gives every file that an item names, with the hash that it is named by', async () => {
    const { item } = (await ask(`levels/${NAME}`)).json();
    const resourcesOf = (value: unknown): Resource[] => {
      if (typeof value !== 'object' || value === null) return [];
      return 'url' in value ? [value as Resource] : Object.values(value).flatMap(resourcesOf);
    };
    const files = resourcesOf(item);
    expect(files.length).toBeGreaterThan(15);
    for (const { url, hash: named } of files) {
      if (/\/(bgm|preview)$/.test(url)) continue;
      const file = await ask(url.replace('/sonolus/', ''));
      expect([url, file.statusCode]).toEqual([url, 200]);
      if (named !== undefined) expect([url, hash(file.rawPayload)]).toEqual([url, named]);
    }
  });

  test('lists charts by pages, the newest first, and each once', async () => {
    const first = await listed('page=0');
    expect(first.items).toHaveLength(20);
    const names = new Set<string>();
    for (let page = 0; page < first.pageCount; page++) {
      for (const { name } of (await listed(`page=${page}`)).items) names.add(name);
    }
    const songs: Record<string, { difficulty: object }> = demo.json('songs/all') as never;
    expect(names.size).toBeGreaterThan(Object.keys(songs).length);
    expect((await listed(`page=${first.pageCount}`)).items).toEqual([]);
  });

  test('finds charts by title, artist, difficulty and level', async () => {
    const { items } = await listed(
      'type=advanced&difficulty=expert&minRating=26&maxRating=26.0&kind=official',
    );
    expect(items.length).toBeGreaterThan(0);
    for (const { rating, tags } of items) expect([rating, tags]).toEqual([26, [{ title: '#EXPERT' }]]);
    const [one] = items;
    const title = encodeURIComponent(one?.title ?? '');
    const artists = encodeURIComponent(one?.artists ?? '');
    const same = await listed(`type=advanced&title=${title}&artists=${artists}&difficulty=expert`);
    expect(same.items.map(({ name }) => name)).toContain(one?.name);
    const quick = await listed(`type=quick&keywords=${title}+26`);
    expect(quick.items.map(({ name }) => name)).toContain(one?.name);
    expect((await listed('type=quick&keywords=no-such-song-anywhere')).items).toEqual([]);
  });

  test('speaks the language of the player', async () => {
    const english = (await ask('info?localization=en')).json();
    const japanese = (await ask('info?localization=ja')).json();
    expect(japanese.description).not.toBe(english.description);
    expect((await ask('info?localization=tr')).json()).toEqual(english);
    expect((await ask('info')).headers).toMatchObject({
      'sonolus-version': '1.0.2',
      'access-control-allow-origin': '*',
    });
  });

  test.each([
    ['levels/list?page=-1', 'page'],
    ['levels/list?page=1.5', 'page'],
    ['levels/list?page=1e9', 'page'],
    ['levels/list?page=1&page=2', 'page'],
    ['levels/list?minRating=NaN', 'minRating'],
    ['levels/list?maxRating=101', 'maxRating'],
    ['levels/list?difficulty=lunatic', 'difficulty'],
    ['levels/list?kind=__proto__', 'kind'],
    [`levels/list?keywords=${'x'.repeat(101)}`, 'keywords'],
    ['levels/list?title[$ne]=1&title=a&title=b', 'title'],
  ])('refuses %s', async (path, field) => {
    const answer = await ask(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: { [field]: 'INVALID' } });
  });

  test.each([
    'levels/official-1-lunatic',
    'levels/official-999999999-expert',
    'levels/official-1-expert%2f..%2f..',
    'levels/chart-99999999999999999',
    'levels/__proto__',
    'levels/constructor/data',
    'repository/..%2f..%2fpackage.json',
    `repository/${'0'.repeat(40)}`,
    'songs/1/__proto__',
    'songs/999999999/bgm',
    'songs/1e3/cover',
    'constructor/list',
    'engines/constructor',
    'posts/list',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path)).statusCode).toBe(404);
  });

  test('lists nothing, and says why, where it has no engine', async () => {
    const { app } = await openSite({ origin: origin() });
    const get = async (path: string) => app.inject({ url: `/sonolus/${path}` });
    const info = (await get('info')).json();
    expect(info).toMatchObject({ buttons: [], description: expect.stringContaining('no engine') });
    expect((await get('levels/list')).json()).toEqual({ pageCount: 0, items: [], searches: [] });
    expect((await get('levels/info')).json()).toEqual({ searches: [], sections: [] });
    expect((await get(`levels/${NAME}`)).statusCode).toBe(404);
    expect((await get(`levels/${NAME}/data`)).statusCode).toBe(404);
  });
});

const CHART = [
  { type: 'BPM', beat: 0, bpm: 120 },
  { type: 'Single', beat: 4, lane: 2 },
  {
    type: 'Slide',
    connections: [
      { beat: 5, lane: 1 },
      { beat: 6, lane: 3, flick: true },
    ],
  },
];

const ofChart = (title: string, more: object = {}) => ({
  categoryName: 'SELF_POST',
  categoryId: 'chart',
  title,
  song: { type: 'bandori', id: 1 },
  diff: 3,
  level: 27,
  chart: CHART,
  artists: 'The Inventors',
  content: [{ type: 'text', data: 'Try it' }],
  ...more,
});

onEachEngine('charts by members', (engine) => {
  test('are levels as those of the game, while everybody may see them', async () => {
    const site = await openMemberSite(await engine.fresh(), {}, { origin: origin(), resources });
    const mika = await site.join('mika');
    const id = await write(site, mika, ofChart('A quiet morning'));
    const mature = await write(site, mika, ofChart('Not for everybody', { rating: 3 }));
    const other = await write(site, mika, ofChart('Of another game', { song: { type: 'llsif', id: 1 } }));
    const get = async (path: string) => site.app.inject({ url: `/sonolus/${path}` });
    const { items } = (await get('levels/list?type=advanced&kind=community')).json();
    expect(items.map(({ name }: LevelItem) => name)).toEqual([`chart-${id}`]);
    expect(items[0]).toMatchObject({
      title: 'A quiet morning',
      artists: 'The Inventors',
      author: 'mika',
      rating: 27,
    });
    expect((await get('levels/list?keywords=MIKA+quiet')).json().items).toHaveLength(1);
    const details = await get(`levels/chart-${id}`);
    expect(await complaintsAbout([['S.ServerItemDetails<S.LevelItem>', details.body]])).toBe('');
    const { data } = details.json().item;
    const file = await site.app.inject({ url: data.url });
    expect(hash(file.rawPayload)).toBe(data.hash);
    expect(decompressSync<LevelData>(file.rawPayload).entities).toEqual(
      bestdoriToLevelData(structuredClone(CHART) as never).entities,
    );
    for (const hidden of [mature, other]) expect((await get(`levels/chart-${hidden}`)).statusCode).toBe(404);
    await site.post('post/delete', { id }, mika);
    expect((await get(`levels/chart-${id}`)).statusCode).toBe(404);
    expect((await get(`levels/chart-${id}/data`)).statusCode).toBe(404);
    expect((await get('levels/list?kind=community')).json().items).toEqual([]);
  });

  test('name uploaded music by its bytes, but no redrawn cover', async () => {
    const site = await openMemberSite(await engine.fresh(), {}, { origin: origin(), resources });
    const mika = await site.join('mika');
    const [music, cover] = [
      Buffer.concat([
        Buffer.from('ID3\x04\0\0\0\0\0\0'),
        Buffer.from([0xff, 0xfb, 0x90, 0x64]),
        Buffer.alloc(400, 1),
      ]),
      await picture(),
    ];
    for (const bytes of [music, cover]) expect((await upload(site, mika, bytes)).status).toBe(200);
    const [audio, drawn] = [music, cover].map((bytes) => `/api/upload/file/${sha1(bytes)}`);
    const id = await write(
      site,
      mika,
      ofChart('To its own music', { song: { type: 'custom', audio, cover: drawn } }),
    );
    const { item } = (await site.app.inject({ url: `/sonolus/levels/chart-${id}` })).json();
    expect(item.bgm).toEqual({ url: audio, hash: sha1(music) });
    expect(hash((await site.app.inject({ url: item.bgm.url })).rawPayload)).toBe(item.bgm.hash);
    expect(item.cover).toEqual({ url: drawn });
  });

  test('are all listed where their posts are too large for one answer, and narrowed by difficulty and level', async () => {
    const site = await openMemberSite(await engine.fresh(), {}, { origin: origin(), resources });
    const authors = [];
    for (const name of ['mika', 'rin', 'sora', 'yui']) authors.push(await site.join(name));
    const made: string[] = [];
    for (let nth = 0; nth < 40; nth++) {
      const facts = { summary: '長'.repeat(1_990), diff: nth % 5, level: nth + 1 };
      const id = await write(site, authors[nth % authors.length] ?? '', ofChart(`Chart ${nth}`, facts));
      made.push(`chart-${id}`);
    }
    const listedNow = async (query: string): Promise<readonly LevelItem[]> => {
      const items: LevelItem[] = [];
      for (const page of [0, 1, 2]) {
        const url = `/sonolus/levels/list?kind=community&page=${page}&${query}`;
        items.push(...(await site.app.inject({ url })).json().items);
      }
      return items;
    };
    const names = (items: readonly LevelItem[]) => items.map(({ name }) => name);
    expect(names(await listedNow(''))).toEqual(made.toReversed());
    const hard = made.filter((_name, nth) => nth % 5 === 2).toReversed();
    expect(names(await listedNow('difficulty=hard'))).toEqual(hard);
    const rated = made.slice(9, 20).toReversed();
    expect(names(await listedNow('minRating=9.5&maxRating=20.5'))).toEqual(rated);
    const related = (await site.app.inject({ url: `/sonolus/levels/${made[0]}` })).json().sections;
    expect(related[0].items.map(({ name }: LevelItem) => name)).toEqual(made.slice(-5).toReversed());
  });
});
