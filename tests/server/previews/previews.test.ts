import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/config';
import { openMembers } from '#server/members';
import { demoOrigin } from '#server/origin/demo-origin';
import { type AssetRead, MISSING } from '#server/origin/origin';
import { NO_FONTS } from '#server/services/previews/fonts';
import { demo } from '../../demo/demo-set.ts';
import { NAUGHTY } from '../contract/naughty.ts';
import { card, cardsOf, originOf } from '../own-lists.ts';
import { openSite, siteOfFile } from '../site.ts';
import { tempFolder } from '../temp-folder.ts';

const BROWSER = { accept: 'text/html', host: 'setori.example.org' };
const demoSite = siteOfFile(() => ({
  origin: demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo),
}));
/** A site with one card, and one with no list. */
const cardSite = siteOfFile(() => ({ origin: originOf({ lists: cardsOf('One') }) }));
const bareSite = siteOfFile(() => ({ origin: originOf({ lists: {} }) }));

const tagsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

describe('the page of a thing that is not there', () => {
  test.each([
    '/home/news/999999/some-name',
    '/home/news/some-name',
    '/info/cards/999999',
    '/info/characters/0',
    '/info/songs/999999',
    '/info/songmeta/999999',
    '/tool/chart/999999/expert',
    '/info/events/1.5',
    '/info/eventarchives/jp/999999',
    '/info/eventarchives/xx/270',
    '/info/eventarchives/jp/first',
    '/info/others/nothing',
    '/info/others/toString',
  ])('%s is answered 404, with the site’s page for browsers', async (url) => {
    const { app } = await demoSite();
    const page = await app.inject({ url, headers: BROWSER });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<main class="skeleton"');
    expect(tagsOf(page.body)).toEqual({});
    const other = await app.inject({ url, headers: { accept: 'application/json' } });
    expect([other.statusCode, other.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test.each([
    '/home/news/59',
    '/info/cards/01750/whatever',
    '/info/songmeta',
    '/info/events/280',
    '/info/eventarchives/jp/270/any',
    '/info/others',
    '/info/others/stamps',
  ])('%s is answered 200', async (url) => {
    const { app } = await demoSite();
    expect((await app.inject({ url, headers: BROWSER })).statusCode).toBe(200);
  });

  test('may be there as long as its list cannot be read', async () => {
    const { app } = await bareSite();
    expect((await app.inject({ url: '/home/news/999999', headers: BROWSER })).statusCode).toBe(200);
  });
});

describe('the page of a thing', () => {
  test.each([
    ['/info/cards/1/whatever', 'cards', /★/],
    ['/info/characters/1', 'characters', /Poppin/],
    ['/info/songs/1', 'songs', /EX \d+/],
    ['/info/songmeta/1', 'songs', /EX \d+/],
    ['/tool/chart/1/expert', 'songs', /EX \d+/],
    ['/info/events/1', 'events', /–/],
  ])('%s says in links what it is', async (url, kind, fact) => {
    const { app } = await demoSite();
    const { body, statusCode } = await app.inject({ url, headers: BROWSER });
    const tags = tagsOf(body);
    expect(statusCode).toBe(200);
    expect(tags['og:title']).not.toBe('');
    expect(tags['og:description']).toMatch(fact);
    expect(tags['og:url']).toMatch(
      new RegExp(`^http://setori\\.example\\.org${url.replace(/\/whatever$/, '')}/.+`),
    );
    expect(tags).toMatchObject({
      'og:site_name': 'Setori',
      'og:image': `http://setori.example.org/preview/en/${kind}/1.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:image:alt']).toContain(tags['og:title']);
    expect(body).toContain(`<title>${tags['og:title']} · Setori</title>`);
    expect(body).toContain(`<link rel="canonical" href="${tags['og:url']}">`);
  });

  test('of an archive shows how the event ended on that server', async () => {
    const { app } = await demoSite();
    const of = async (server: string, language = 'en', id = 270) => {
      const url = `/info/eventarchives/${server}/${id}`;
      return tagsOf((await app.inject({ url, headers: { ...BROWSER, 'accept-language': language } })).body);
    };
    const archives: Readonly<Record<string, { readonly cutoff: readonly object[] }>> = Object(
      demo.json('archives/all'),
    );
    const unkept = Object.keys(archives).find(
      (id) => Object.keys(archives[id]?.cutoff[1] ?? {}).length === 0,
    );
    const [japan, english, nothing] = [await of('jp'), await of('en'), await of('en', 'en', Number(unkept))];
    expect(japan['og:description']).toMatch(
      /^Event archive · .+ · Japan · .*20\d\d.* · T100 [\d,]+ · T1000 [\d,]+$/,
    );
    expect(english['og:description']).toContain('Worldwide');
    expect(nothing['og:description']).toMatch(/Worldwide.* · No cutoffs recorded$/);
    expect(japan['og:title']).toBe(english['og:title']);
    expect(japan['og:url']).toMatch(/\/info\/eventarchives\/jp\/270\/.+/);
    expect(japan['og:image']).toBe('http://setori.example.org/preview/en/eventarchives/jp-270.png');
    const picture = await app.inject('/preview/en/eventarchives/jp-270.png');
    expect([picture.statusCode, await sizeOf(picture.rawPayload)]).toEqual([200, PREVIEW]);
    expect((await of('jp', 'ja'))['og:description']).toContain('日本');
  });

  test('of an article carries its title and date', async () => {
    const { app } = await demoSite();
    const [id] = Object.keys(Object(demo.json('news/all')));
    const tags = tagsOf((await app.inject({ url: `/home/news/${id}`, headers: BROWSER })).body);
    expect(tags['og:title']).not.toBe('');
    expect(tags['og:description']).toMatch(/20\d\d/);
  });

  test('speaks the language of the caller, as far as the data does', async () => {
    const { app } = await demoSite();
    const said = async (language: string) =>
      tagsOf(
        (await app.inject({ url: '/info/cards/1', headers: { ...BROWSER, 'accept-language': language } }))
          .body,
      );
    const [english, japanese] = [await said('en'), await said('ja,en;q=0.5')];
    expect(japanese['og:locale']).toBe('ja_JP');
    expect(japanese['og:image']).toContain('/preview/ja/cards/1.png');
    expect(japanese['og:title']).not.toBe(english['og:title']);
    expect(japanese['og:description']).toMatch(/パワフル|クール|ハッピー|ピュア/);
  });

  test('writes names of the data as text, whatever they are', async () => {
    const hostile = '"><script>alert(1)</script><meta x="$&$`\' onload=y\u0000\u202e\n&amp;';
    const { app } = await openSite({ origin: originOf({ lists: cardsOf(hostile) }) });
    const { body } = await app.inject({ url: '/info/cards/1', headers: BROWSER });
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(tagsOf(body)['og:title']).toBe(
      "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;meta x=&quot;$&amp;$`' onload=y &amp;amp;",
    );
    for (const unseen of ['\u0000', '\u202e']) expect(body).not.toContain(unseen);
  });

  test.each([
    '/info/cards/99999999',
    '/info/cards/0',
    '/info/cards/1e1',
    '/info/cards/../1',
    '/info/songmeta/7',
    '/info/others/nothing',
    '/tool',
    '/',
  ])('%s has none where there is no such thing', async (url) => {
    const { app } = await cardSite();
    const { body } = await app.inject({ url, headers: BROWSER });
    expect(tagsOf(body)).toEqual({});
  });

  test('comes without tags while the data takes long, or breaks', async () => {
    const never = { ...originOf({ lists: {} }), read: () => new Promise<never>(() => {}) };
    const broken = { ...originOf({ lists: {} }), read: () => Promise.reject(new Error('gone')) };
    for (const origin of [never, broken]) {
      const { app } = await openSite({ origin });
      const { body, statusCode } = await app.inject({ url: '/info/cards/1', headers: BROWSER });
      expect([statusCode, tagsOf(body)]).toEqual([200, {}]);
    }
  });

  test('names the site as the operator does', async () => {
    const settings = readSettings({ DATA_DIR: await tempFolder(), PUBLIC_URL: 'https://setori.example.net' });
    const members = await openMembers(settings, () => {});
    const { app } = await openSite({ origin: originOf({ lists: cardsOf('One') }), members });
    const tags = tagsOf((await app.inject({ url: '/info/cards/1', headers: BROWSER })).body);
    expect(tags['og:url']).toBe('https://setori.example.net/info/cards/1/One');
    expect(tags['og:image']).toBe('https://setori.example.net/preview/en/cards/1.png');
    const sitemap = await app.inject({ url: '/sitemap.xml', headers: BROWSER });
    expect(sitemap.body).toContain('<loc>https://setori.example.net/info/cards</loc>');
  });

  test('learns nothing about the site’s address from an invalid host', async () => {
    const { app } = await cardSite();
    const { body } = await app.inject({
      url: '/info/cards/1',
      headers: { accept: 'text/html', host: 'a"b' },
    });
    expect(tagsOf(body)).toEqual({});
  });
});

const png = async (width: number, height: number): Promise<AssetRead> => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#f0a' } });
  return { status: 'found', type: 'image/png', body: { bytes: await picture.png().toBuffer() } };
};

const sizeOf = async (bytes: Buffer) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};
const PREVIEW = { width: 1200, height: 630, format: 'png' };
const text = (type: string, body: string): AssetRead => ({
  status: 'found',
  type,
  body: { bytes: new TextEncoder().encode(body) },
});

describe('the list of a family', () => {
  test.each([
    ['/info', 'info', 'Info'],
    ['/info/cards', 'cards', 'Cards'],
    ['/info/cards?attr=cool', 'cards', 'Cards'],
    ['/info/characters', 'characters', 'Characters'],
    ['/info/songs', 'songs', 'Songs'],
    ['/info/events', 'events', 'Events'],
    ['/info/miracleticket', 'miracleticket', 'Miracle ticket'],
    ['/info/songmeta', 'songmeta', 'Song meta'],
    ['/leaderboard/events', 'leaderboard-events', 'Event rankings'],
    ['/leaderboard/events/jp', 'leaderboard-events-jp', 'Event rankings'],
    ['/info/others', 'others', 'More lists'],
    ['/info/others/skills', 'others-skills', 'Skills'],
    ['/info/others/levels?from=2', 'others-levels', 'Experience'],
  ])('%s says in links what is to be found there', async (url, name, title) => {
    const { app } = await bareSite();
    const { body } = await app.inject({ url, headers: BROWSER });
    const tags = tagsOf(body);
    const path = url.split('?')[0];
    expect(tags).toMatchObject({
      'og:title': title,
      'og:url': `http://setori.example.org${path}`,
      'og:image': `http://setori.example.org/preview/en/pages/${name}.png`,
    });
    expect(tags['og:description']).not.toBe('');
    expect(body).toContain(`<title>${title} · Setori</title>`);
    const picture = await app.inject(`/preview/en/pages/${name}.png`);
    expect([picture.statusCode, await sizeOf(picture.rawPayload)]).toEqual([200, PREVIEW]);
  });

  test('speaks the language of the caller', async () => {
    const { app } = await bareSite();
    const headers = { ...BROWSER, 'accept-language': 'ja' };
    const tags = tagsOf((await app.inject({ url: '/info/events', headers })).body);
    expect(tags).toMatchObject({ 'og:title': 'イベント', 'og:locale': 'ja_JP' });
    expect(tags['og:image']).toMatch(/\/preview\/ja\/pages\/events\.png$/);
  });
});

/** Pictures that its one card was asked for. */
const asked: string[] = [];
const askedSite = siteOfFile(() => ({
  origin: originOf({
    lists: cardsOf('One'),
    asset: async (path) => {
      asked.push(path);
      return MISSING;
    },
  }),
}));

describe('a preview', () => {
  test.each(['cards', 'characters', 'songs', 'events', 'news'])(
    'of %s is a picture of 1200 × 630',
    async (kind) => {
      const { app } = await demoSite();
      const id = kind === 'news' ? Object.keys(Object(demo.json('news/all')))[0] : 1;
      const answer = await app.inject(`/preview/en/${kind}/${id}.png`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect(answer.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
      expect(await sizeOf(answer.rawPayload)).toEqual(PREVIEW);
      expect(answer.rawPayload.length).toBeLessThan(600_000);
    },
  );

  test('shows the picture of the thing, and words alone where there is none', async () => {
    const at = '/preview/en/cards/1.png';
    const answers = new Map<string, Buffer>();
    const pictures: Readonly<Record<string, () => Promise<AssetRead>>> = {
      none: async () => MISSING,
      tall: () => png(300, 400),
      wide: () => png(900, 300),
      page: async () => text('text/html', '<!doctype html><title>Any page</title>'),
      huge: async () => ({
        status: 'found',
        type: 'image/png',
        body: { bytes: new Uint8Array(21 * 1024 * 1024) },
      }),
      bomb: () => png(9_000, 9_000),
      liar: async () => text('image/png', '<!doctype html><title>Any page</title>'),
      // A drawing in text may ask for any amount of work.
      drawing: async () =>
        text(
          'image/png',
          '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="red"/></svg>',
        ),
    };
    for (const [name, asset] of Object.entries(pictures)) {
      const { app } = await openSite({ origin: originOf({ lists: cardsOf('One'), asset }) });
      const { rawPayload, statusCode } = await app.inject(at);
      expect([statusCode, await sizeOf(rawPayload)]).toEqual([200, PREVIEW]);
      answers.set(name, rawPayload);
    }
    const same = (a: string, b: string) => answers.get(a)?.equals(answers.get(b) ?? Buffer.alloc(0));
    for (const nothing of ['page', 'liar', 'drawing', 'huge', 'bomb'])
      expect(same('none', nothing), nothing).toBe(true);
    expect([same('none', 'tall'), same('tall', 'wide')]).toEqual([false, false]);
  });

  test('is drawn whatever the thing is called, and its page stays a page', async () => {
    const names = NAUGHTY.filter((_, at) => at % Math.ceil(NAUGHTY.length / 24) === 0);
    const { app } = await openSite({ origin: originOf({ lists: cardsOf(...names) }) });
    for (const [at, name] of names.entries()) {
      const picture = await app.inject(`/preview/en/cards/${at + 1}.png`);
      expect(picture.statusCode, name).toBe(200);
      const { body } = await app.inject({ url: `/info/cards/${at + 1}`, headers: BROWSER });
      expect(body.match(/<(script|title|h1)/g), name).toEqual(['<title', '<h1', '<script']);
    }
  });

  test.each([
    '/preview/en/cards/99.png',
    '/preview/en/cards/999999999999999.png',
    `/preview/en/cards/${'9'.repeat(400)}.png`,
    '/preview/en/cards/-1.png',
    '/preview/en/cards/1.svg',
    '/preview/en/cards/01.png',
    '/preview/en/cards/__proto__.png',
    '/preview/en/gacha/1.png',
    '/preview/en/pages/1.png',
    '/preview/en/pages/tool.png',
    '/preview/en/pages/constructor.png',
    '/preview/en/pages/others-.png',
    '/preview/en/pages/others-cards.png',
    '/preview/en/cards/jp-1.png',
    '/preview/en/eventarchives/1.png',
    '/preview/en/eventarchives/xx-1.png',
    '/preview/en/eventarchives/jp-0.png',
    '/preview/en/eventarchives/jp-1.png',
    '/preview/en/cards/cards.png',
    '/preview/en/__proto__/1.png',
    '/preview/xx/cards/1.png',
    '/preview/toString/cards/1.png',
    '/preview/en/cards/..%2f1.png',
  ])('%s is not there, and asks for no picture', async (url) => {
    asked.length = 0;
    const { app } = await askedSite();
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().code, asked]).toEqual([404, 'NOT_FOUND', []]);
  });

  test('is drawn once, and not sent again to callers that have it', async () => {
    let asked = 0;
    const asset = async () => {
      asked += 1;
      return png(400, 300);
    };
    const { app } = await openSite({ origin: originOf({ lists: cardsOf('One'), asset }) });
    const url = '/preview/en/cards/1.png';
    const all = await Promise.all(Array.from({ length: 12 }, () => app.inject(url)));
    const tags = new Set(all.map(({ headers }) => headers.etag));
    expect([tags.size, asked]).toEqual([1, 1]);
    const again = await app.inject({ url, headers: { 'if-none-match': [...tags].join() } });
    expect([again.statusCode, again.rawPayload.length, asked]).toEqual([304, 0, 1]);
  });

  test('is refused for a while when too many are asked for at once', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `Card ${at + 1}`);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asset = async () => {
      await held;
      return MISSING;
    };
    const { app } = await openSite({
      origin: originOf({ lists: cardsOf(...names), asset }),
      fonts: NO_FONTS,
    });
    // Of one address some would be refused as too many of its own.
    const answers = Promise.all(
      names.map((_, at) =>
        app.inject({ url: `/preview/en/cards/${at + 1}.png`, remoteAddress: `192.0.2.${at + 1}` }),
      ),
    );
    setTimeout(release, 100);
    const codes = (await answers).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 503]));
    expect((await app.inject('/preview/en/cards/30.png')).statusCode).toBe(200);
  });

  test('needs no fonts: our own letters are Latin, other names take the English one or leave the words out', async () => {
    const lists = {
      'cards/all': {
        1: { ...card('One'), prefix: ['一番星', 'First Star', null, null, null] },
        2: card('一番星'),
      },
    };
    const { app } = await openSite({ origin: originOf({ lists }), fonts: NO_FONTS });
    const bytes = async (url: string) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      return answer.rawPayload;
    };
    // One after the other: others may still be drawn on a slow machine, and too many at once are refused.
    const english = await bytes('/preview/en/cards/1.png');
    const japanese = await bytes('/preview/ja/cards/1.png');
    const nameless = await bytes('/preview/ja/cards/2.png');
    expect(japanese.equals(english)).toBe(true);
    expect(await sizeOf(nameless)).toEqual(PREVIEW);
    expect(nameless.equals(english)).toBe(false);
  });
});
