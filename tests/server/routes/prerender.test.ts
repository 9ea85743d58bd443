import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { demoOrigin } from '#server/origin/demo-origin';
import { type Origin, OriginError } from '#server/origin/origin';
import { demo } from '../../demo/demo-set.ts';
import { card, cardsOf, originOf } from '../own-lists.ts';
import { openSite, siteOfFile } from '../site.ts';

const BROWSER = { accept: 'text/html' };
const demoSite = siteOfFile(() => ({
  origin: demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo),
}));

/** The page with this data, that of the demo set for null. */
async function pageAt(url: string, origin: Origin | null, language = 'en'): Promise<string> {
  const { app } = origin ? await openSite({ origin }) : await demoSite();
  const headers = { ...BROWSER, 'accept-language': language };
  return (await app.inject({ url, headers })).body;
}

/** The page once its data is read, which a busy machine may not manage while the first one waits. */
async function readyPageAt(url: string, origin: Origin | null, language = 'en'): Promise<string> {
  const { app } = origin ? await openSite({ origin }) : await demoSite();
  const headers = { ...BROWSER, 'accept-language': language };
  return vi.waitFor(
    async () => {
      const { body } = await app.inject({ url, headers });
      expect(body).toContain('class="first"');
      return body;
    },
    { timeout: 120_000 },
  );
}

/** Links of what was found, of a ranking or of a thing's facts; not those of the menu or of a list's controls. */
const linksIn = (html: string): readonly string[] =>
  [...html.slice(html.search(/class="first-(tiles|ranking|facts)/)).matchAll(/<a href="([^"]+)">/g)].map(
    ([, href = '']) => href,
  );

const hasBlocks = (html: string): boolean =>
  /<main class="skeleton"[^>]*><h1>[^<]+<\/h1>(<div><\/div>)+/.test(html);

describe('a list before any script runs', () => {
  test.each([
    ['/info/cards', 'Cards', /^\/info\/cards\/\d+$/, 60],
    ['/info/characters', 'Characters', /^\/info\/characters\/\d+$/, 40],
    ['/info/songs', 'Songs', /^\/info\/songs\/\d+$/, 28],
    ['/info/events', 'Events', /^\/info\/events\/\d+$/, 16],
    ['/leaderboard/events', 'Event rankings', /^\/leaderboard\/events\/en\/\d+$/, 16],
    ['/leaderboard/events/jp', 'Event rankings', /^\/leaderboard\/events\/jp\/\d+$/, 16],
  ])('%s has its heading and links to the first things', async (url, heading, link, count) => {
    const html = await readyPageAt(url, null);
    const links = linksIn(html);
    expect(html).toContain(`<h1>${heading}</h1>`);
    expect(links).toHaveLength(count);
    expect(links.filter((href) => !link.test(href))).toEqual([]);
    expect(html).not.toContain('aria-busy');
  });

  test('ranks the charts that are out, best first', async () => {
    const song = (title: string) => ({
      tag: 'normal',
      bandId: 1,
      jacketImage: ['j'],
      musicTitle: [title, title, null, null, null],
      length: 100,
      publishedAt: ['1', '1489626000000', null, null, null],
      closedAt: ['1', '1', null, null, null],
      difficulty: { 3: { playLevel: 25 } },
    });
    const lists = {
      'songs/all': { 1: song('Slow'), 2: song('Fast') },
      'songs/meta/all': { 1: { 3: { 7: [1, 0.5, 1, 0.5] } }, 2: { 3: { 7: [2, 0.5, 2, 0.5] } } },
    };
    const html = await readyPageAt('/info/songmeta', originOf({ lists }));
    expect(linksIn(html)).toEqual(['/info/songmeta/2', '/info/songmeta/1']);
  });

  test('shows what came out last on the first main server', async () => {
    const released = Object.entries(Object(demo.json('cards/all'))).flatMap(([id, row]) => {
      const at = Number(Object(row).releasedAt[1] ?? 0);
      return at > 0 ? [{ id: Number(id), at }] : [];
    });
    released.sort((a, b) => b.at - a.at || b.id - a.id);
    const links = linksIn(await readyPageAt('/info/cards', null));
    expect(links.slice(0, 20)).toEqual(released.slice(0, 20).map(({ id }) => `/info/cards/${id}`));
  });

  test('leaves out things that the family does not have on that server', async () => {
    const event = (start: string) => ({
      eventType: 'story',
      eventName: ['E', 'E', null, null, null],
      startAt: [start, null, null, null, null],
      endAt: [String(Number(start) + 1_000), null, null, null, null],
    });
    const lists = {
      'events/all': { 1: event('1489626000000'), 2: event('1489627000000'), 3: event('4102444800000') },
      'archives/all': { 2: { cutoff: [{ 100: 5 }], board: [] } },
    };
    const html = await readyPageAt('/leaderboard/events/jp', originOf({ lists }));
    expect(linksIn(html)).toEqual(['/leaderboard/events/jp/2']);
    expect(hasBlocks(await pageAt('/leaderboard/events/kr', originOf({ lists })))).toBe(true);
  });

  test('says how many there are', async () => {
    const count = Object.keys(Object(demo.json('cards/all'))).length.toLocaleString('en');
    expect(await readyPageAt('/info/cards', null)).toContain(`<strong>${count}</strong> of ${count}`);
  });

  test('finds what the address asks for, in its order and view', async () => {
    const plain = linksIn(await readyPageAt('/info/cards', null));
    const found = await readyPageAt('/info/cards?q=kkr&sort=-power', null);
    const powers = [
      ...(await readyPageAt('/info/cards?q=kkr&sort=-power&view=table', null)).matchAll(
        /<tr><th scope="row">.*?<\/tr>/g,
      ),
    ].map(([row]) => Number(/<td>(\d\d,\d{3})<\/td>/.exec(row)?.[1]?.replace(',', '')));
    expect(linksIn(found)).not.toEqual(plain);
    expect(found.match(/<span data-look="name">Kokoro<\/span>/g)?.length).toBe(linksIn(found).length);
    expect(powers.length).toBeGreaterThan(20);
    expect(powers).toEqual([...powers].sort((a, b) => b - a));
  });

  test('keeps its own order when another visitor has asked for a server whose dates give another', async () => {
    const dated = (title: string, jp: string, en: string) => ({
      ...card(title),
      releasedAt: [jp, en, null, null, null],
    });
    const lists = {
      'cards/all': { 1: dated('A', '2000000000', '1000000000'), 2: dated('B', '1000000000', '2000000000') },
    };
    const { app } = await openSite({ origin: originOf({ lists }) });
    const linksAt = (url: string) =>
      vi.waitFor(
        async () => {
          const found = linksIn((await app.inject({ url, headers: BROWSER })).body);
          expect(found).toHaveLength(2);
          return found;
        },
        { timeout: 120_000 },
      );
    expect(await linksAt('/info/cards?server=jp')).toEqual(['/info/cards/1', '/info/cards/2']);
    expect(await linksAt('/info/cards')).toEqual(['/info/cards/2', '/info/cards/1']);
  });

  test('says in a table what is not known of a thing, and has no column that no thing has a value for', async () => {
    const lists = {
      'cards/all': { 1: { ...card('A'), releasedAt: ['1000000000', null, null, null, null] } },
    };
    const html = await readyPageAt('/info/cards?view=table', originOf({ lists }));
    expect(html).toContain('<td>not released</td>');
    const people = await readyPageAt(
      '/info/characters?view=table',
      originOf({
        lists: {
          'characters/main': {
            1: {
              characterName: ['A', 'A', null, null, null],
              firstName: ['A', 'A', null, null, null],
              characterType: 'unique',
              bandId: 1,
            },
          },
        },
      }),
    );
    expect(people).not.toContain('School');
  });

  test('sends no list that only the device of the visitor knows', async () => {
    expect(hasBlocks(await readyPageAt('/info/cards?rarity=5', null))).toBe(false);
    expect(hasBlocks(await pageAt('/info/cards?mine=missing', null))).toBe(true);
  });

  test('keeps what else is asked when other words are sought, and says when nothing is found', async () => {
    const html = await readyPageAt('/info/cards?q=nobody+is+called+that&attr=cool&view=rows', null);
    expect(html).toContain('<input type="hidden" name="attr" value="cool">');
    expect(html).toContain('<input type="hidden" name="view" value="rows">');
    expect(html).toContain('value="nobody is called that"');
    expect(html).toContain('<strong>0</strong>');
    expect(html).toContain('No matches');
  });

  test('escapes what is sought, and reads no more of it than an address may say', async () => {
    const hostile = '"><script>alert(1)</script>';
    const html = await readyPageAt(`/info/cards?q=${encodeURIComponent(hostile)}&sort=__proto__`, null);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(hasBlocks(await pageAt(`/info/cards?q=${'a'.repeat(2_000)}`, null))).toBe(true);
  });

  test('shows a portion more for each that is asked for, until all are there', async () => {
    const two = await readyPageAt('/info/cards?more=2', null);
    expect(linksIn(two)).toHaveLength(120);
    expect(two).toContain('href="/info/cards?more=3" rel="next"');
    expect(await readyPageAt('/info/characters?more=9', null)).not.toContain('rel="next"');
  });
});

describe('the menu before any script runs', () => {
  test('leads to each page that the data holds, and says which is shown', async () => {
    const html = await pageAt('/info/cards', originOf({ lists: cardsOf('One') }));
    const menu = /<nav class="first-menu".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(menu).toContain('<a href="/info/cards" aria-current="page">Cards</a>');
    expect(menu).toContain('<a href="/tool/teambuilder">');
    expect(menu).not.toContain('href="/info/songs"');
  });

  test('marks a page and an address below it apart, whichever is asked for first', async () => {
    const { app } = await openSite();
    const markAt = async (url: string) => {
      const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
      return /<a href="\/leaderboard\/players" aria-current="(\w+)">/.exec(body)?.[1];
    };
    expect(await markAt('/leaderboard/players')).toBe('page');
    expect(await markAt('/leaderboard/players/jp')).toBe('true');
    expect(await markAt('/leaderboard/players')).toBe('page');
  });
});

describe('the page of a thing before any script runs', () => {
  test.each([
    ['/info/cards/1/any-name', '/characters/resourceset/'],
    ['/info/characters/11', '/res/icon/chara_icon_11.png'],
    ['/info/songs/187', 'jacket.png'],
    ['/info/events/280', '/homebanner_rip/'],
  ])('%s has its name, its picture, facts and a way to the list', async (url, picture) => {
    const html = await readyPageAt(url, null);
    const name = /<title>(.+) · Setori<\/title>/.exec(html)?.[1] ?? 'none';
    expect(html).toContain(`<h1>${name}</h1>`);
    expect([...html.matchAll(/<img src="([^"]+)"/g)].some(([, src = '']) => src.includes(picture))).toBe(
      true,
    );
    expect(html.match(/<dt>/g)?.length).toBeGreaterThan(2);
    expect(linksIn(html)).toContain(url.split('/').slice(0, 3).join('/'));
  });

  test('is not there for a thing that is not there', async () => {
    const html = await pageAt('/info/cards/999999', null);
    expect(html).not.toContain('class="first"');
    expect(html).toContain('<h1>');
  });
});

describe('texts of the data', () => {
  const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)>' --></style>`;

  test.each(['/info/cards', '/info/cards/1'])('stay texts at %s, however hostile', async (url) => {
    const people = {
      characterName: [HOSTILE, HOSTILE, null, null, null],
      firstName: [HOSTILE, HOSTILE, null, null, null],
    };
    const html = await readyPageAt(
      url,
      originOf({
        lists: {
          'cards/all': { 1: { ...card(HOSTILE), resourceSetName: HOSTILE, type: HOSTILE } },
          'characters/main': {
            1: { ...people, characterType: 'unique', bandId: 1, colorCode: '#fff}</style><script>' },
          },
          'bands/all': { 1: { bandName: [HOSTILE, HOSTILE, null, null, null] } },
        },
      }),
    );
    expect(html).toContain('class="first"');
    expect(html).not.toMatch(/<script>alert|<img src=x|"><script|}<\/style><script/);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });

  test('that are missing are the number of the thing', async () => {
    const bare = {
      ...card(''),
      prefix: [null, null, null, null, null],
      releasedAt: [null, null, null, null, null],
    };
    const html = await readyPageAt('/info/cards/1', originOf({ lists: { 'cards/all': { 1: bare } } }));
    expect(html).toContain('<h1>#1</h1>');
  });

  test('a song without a jacket has none', async () => {
    const song = {
      tag: 'normal',
      bandId: 1,
      jacketImage: [],
      musicTitle: ['A', 'A', null, null, null],
      publishedAt: ['1489626000000', '1489626000000', null, null, null],
      closedAt: ['1', '1', null, null, null],
      difficulty: { 3: { playLevel: 25 } },
    };
    const html = await readyPageAt('/info/songs', originOf({ lists: { 'songs/all': { 1: song } } }));
    expect(linksIn(html)).toEqual(['/info/songs/1']);
    expect(html).not.toContain('<img');
  });
});

describe('the language', () => {
  test('is the one asked for, in headings and names', async () => {
    const html = await readyPageAt('/info/characters', null, 'ja,en;q=0.5');
    expect(html).toContain('<h1>キャラクター</h1>');
    expect(html).toContain('lang="ja"');
    const [name] = Object(Object(demo.json('characters/main'))['1']).characterName;
    expect(html).toContain(`>${name}<`);
  });

  test('holds for pages without first content, too', async () => {
    const html = await pageAt('/profile/account', null, 'de,ja;q=0.8');
    expect(html).toMatch(/<main class="skeleton" lang="ja" aria-busy="true"><h1>[^<]*[ぁ-ヿ]/);
  });
});

describe('an origin', () => {
  test('that fails leaves grey blocks', async () => {
    const read = async () => Promise.reject(new OriginError('out of order'));
    expect(hasBlocks(await pageAt('/info/cards', { ...originOf({ lists: {} }), read }))).toBe(true);
  });

  test('that never answers leaves grey blocks', async () => {
    const read = () => new Promise<never>(() => {});
    const origin = { ...originOf({ lists: {} }), read };
    expect(hasBlocks(await pageAt('/info/cards', origin))).toBe(true);
    expect(hasBlocks(await pageAt('/info/cards/1', origin))).toBe(true);
  });

  test('without the list leaves grey blocks', async () => {
    expect(hasBlocks(await pageAt('/info/songs', originOf({ lists: cardsOf('One') })))).toBe(true);
  });
});

test('a page is compressed for clients that accept it', async () => {
  const { app } = await demoSite();
  const headers = { ...BROWSER, 'accept-encoding': 'gzip' };
  const answer = await app.inject({ url: '/info/cards', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('<h1>Cards</h1>');
  expect(gzipSync(await readyPageAt('/info/cards', null)).length).toBeLessThan(12_000);
});
