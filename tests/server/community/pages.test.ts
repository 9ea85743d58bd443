import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { demoOrigin } from '#server/origin/demo-origin';
import { NO_FONTS } from '#server/services/previews/fonts';
import { demo } from '../../demo/demo-set.ts';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { NAUGHTY } from '../contract/naughty.ts';
import { tempFolder } from '../temp-folder.ts';
import { ofText, words, write } from './site.ts';

const BROWSER = { accept: 'text/html', host: 'setori.example.org' };

const open = async (): Promise<MemberSite> =>
  openMemberSite(
    { engine: 'sqlite', file: `${await tempFolder()}/setori.db` },
    {},
    { origin: demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo), fonts: NO_FONTS },
  );

const pageOf = async (site: MemberSite, id: number | string, language = 'en') =>
  site.app.inject({
    url: `/community/posts/${id}`,
    headers: { ...BROWSER, 'accept-language': language },
  });

const metaOf = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

const OWN_TAGS = ['p', 'br', 'time', 'h1', 'h2', 'ul', 'li'];

const TEXT = [
  ...words('I play with '),
  { type: 'link', target: 'song-single', data: '12' },
  { type: 'heading', data: 'The team' },
  { type: 'list', target: 'card-info', display: 0, objects: [1, 2] },
];

describe('the list of posts', () => {
  test('can be read before any script runs, in the language of its reader', async () => {
    const site = await open();
    const mika = await site.join('mika');
    const id = await write(site, mika, ofText('Three <cards>', { content: words('I play "them".') }));
    await write(site, mika, ofText('Not for all', { rating: 2, content: words('Hidden words') }));
    const get = async (query = '', language = 'en') =>
      site.app.inject({
        url: `/community/posts${query}`,
        headers: { ...BROWSER, 'accept-language': language },
      });
    const { body } = await get();
    expect(body).toContain(
      `<h2><a href="/community/posts/${id}/Three-cards">Three &lt;cards&gt;</a></h2><p>I play &quot;them&quot;.</p><p>0 likes · 0 comments</p>`,
    );
    expect(body).toContain('Not for all');
    expect(body).not.toContain('Hidden words');
    expect((await get('', 'ja')).body).toContain('いいね0件');
    // What else is asked for, the client finds.
    expect((await get('?tag=text%3Aguide')).body).not.toContain('first-posts');
    await site.post('post/delete', { id }, mika);
    expect((await get()).body).not.toContain('Three &lt;cards&gt;');
  });
});

describe('the page of a post', () => {
  test('can be read before any script runs', async () => {
    const site = await open();
    const mika = await site.join('mika');
    const id = await write(site, mika, ofText('Three cards', { content: TEXT }));
    // The names of things come when the data is read, the text at once.
    expect((await pageOf(site, id)).body).toContain('<h1>Three cards</h1><p>I play with ');
    const { body, statusCode } = await vi.waitFor(
      async () => {
        const page = await pageOf(site, id);
        expect(page.body).not.toMatch(/<li>Card #|Song #12/);
        expect(metaOf(page.body, 'og:title')).toBe('Three cards');
        return page;
      },
      { timeout: 30_000 },
    );
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /<p>I play with [^<]+<\/p><h2>The team<\/h2><ul><li>[^<]+<\/li><li>[^<]+<\/li><\/ul>/,
    );
    expect(body).not.toContain('Song #12');
    expect(body).toContain('<title>Three cards · Setori</title>');
    expect(body).toContain(
      `<link rel="canonical" href="http://setori.example.org/community/posts/${id}/Three-cards">`,
    );
    expect(metaOf(body, 'og:title')).toBe('Three cards');
    expect(metaOf(body, 'og:description')).toMatch(/^mika · .*I play with/);
    expect(body).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Setori" href="http://setori.example.org/feed/members/mika.atom">',
    );
  });

  test('sends the first 4,000 letters of a long post, each emoji as one', async () => {
    const site = await open();
    const content = [
      ...words('😀'.repeat(2_500)),
      { type: 'br' },
      { type: 'br' },
      ...words('b'.repeat(3_000)),
    ];
    const id = await write(site, await site.join('mika'), ofText('Long', { content }));
    const main =
      /<article class="first-post">(.*?)<\/article>/s.exec((await pageOf(site, id)).body)?.[1] ?? '';
    const paragraphs = [...main.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => [...text].length);
    expect(paragraphs).toEqual([2_500, 1_500]);
  });

  test('has one address whatever name stands behind its number', async () => {
    const site = await open();
    const id = await write(site, await site.join('mika'), ofText('Three cards'));
    const { body } = await pageOf(site, `${id}/another-name`);
    expect(metaOf(body, 'og:url')).toBe(`http://setori.example.org/community/posts/${id}/Three-cards`);
  });

  test('shows at once what was edited, and nothing of what was deleted', async () => {
    const site = await open();
    const mika = await site.join('mika');
    const id = await write(site, mika, ofText('First words'));
    for (let nth = 0; nth < 3; nth++) expect((await pageOf(site, id)).body).toContain('<h1>First words</h1>');
    await site.post('post/edit', { id, title: 'Other words' }, mika);
    expect((await pageOf(site, id)).body).toContain('<h1>Other words</h1>');
    await site.post('post/delete', { id }, mika);
    const gone = await pageOf(site, id);
    expect(gone.statusCode).toBe(404);
    expect(gone.body).not.toContain('words');
  });

  test('is the same whenever nothing was written, packed or plain, but for the word that lets its styles in', async () => {
    const site = await open();
    const id = await write(site, await site.join('mika'), ofText('First words'));
    const nonces = new Set<string>();
    const pages = new Set<string>();
    for (let nth = 0; nth < 6; nth++) {
      const encoding = nth % 2 === 0 ? 'gzip' : 'identity';
      const headers = { ...BROWSER, 'accept-encoding': encoding };
      const answer = await site.app.inject({ url: `/community/posts/${id}`, headers });
      const page = nth % 2 === 0 ? gunzipSync(answer.rawPayload).toString() : answer.body;
      const nonce = /<meta name="style-nonce" content="([^"]+)">/.exec(page)?.[1] ?? '';
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      nonces.add(nonce);
      pages.add(page.replaceAll(nonce, ''));
    }
    expect([nonces.size, pages.size]).toEqual([6, 1]);
  });

  test('shows nothing of a post that is not for everyone before it is asked for', async () => {
    const site = await open();
    const more = { rating: 2, content: words('dark words') };
    const id = await write(site, await site.join('mika'), ofText('Dark title', more));
    const { body, statusCode } = await pageOf(site, id);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/dark/i);
    expect(metaOf(body, 'og:title')).toBe('Post with a content rating');
  });

  test.each(['1', '0', 'abc', '99999999999999999999', '-5', '1.5'])('is not there for %s', async (id) => {
    const site = await open();
    expect((await pageOf(site, id)).statusCode).toBe(404);
  });

  test('is none for a comment', async () => {
    const site = await open();
    const mika = await site.join('mika');
    const on = await write(site, mika, ofText('Post'));
    const place = { categoryName: 'POST_COMMENT', categoryId: String(on) };
    const id = await write(site, mika, { ...place, content: words('a comment') });
    expect((await pageOf(site, id)).statusCode).toBe(404);
  });

  test('holds naughty texts as texts', async () => {
    const site = await open();
    const mika = await site.join('mika');
    for (const naughty of NAUGHTY.filter((each) => /[<"'&]/.test(each)).slice(0, 40)) {
      const content = [...words(`x ${naughty}`), { type: 'heading', data: naughty.slice(0, 200) }];
      const answer = await site.post('post', ofText(`x ${naughty}`.slice(0, 200), { content }), mika);
      if (answer.status !== 200) continue;
      const { body } = await pageOf(site, Number(answer.body.id));
      const main = /<article class="first-post">(.*?)<\/article>/s.exec(body)?.[1] ?? '';
      const tags = [...main.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name = '']) => name.toLowerCase());
      expect(tags.filter((name) => !OWN_TAGS.includes(name))).toEqual([]);
    }
  });
});

describe('the page of a member', () => {
  const memberPage = (site: MemberSite, name: string, language = 'en') =>
    site.app.inject({
      url: `/community/user/${name}`,
      headers: { ...BROWSER, 'accept-language': language },
    });

  test('can be read before any script runs, whatever case the name is written in', async () => {
    const site = await open();
    const mika = await site.join('mika');
    await site.post('user', { nickname: 'Mika <3', selfIntroRich: words('I play "drums".') }, mika);
    const id = await write(site, mika, ofText('Three <cards>'));
    await write(site, await site.join('ran'), ofText('Of somebody else'));
    const { body, statusCode } = await memberPage(site, 'MIKA');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>Mika &lt;3</h1><p class="first-lead">@mika · 0 followers</p>');
    expect(body).toContain('<p class="first-intro">I play &quot;drums&quot;.</p>');
    expect(body).toContain(`<a href="/community/posts/${id}/Three-cards">Three &lt;cards&gt;</a>`);
    expect(body).not.toContain('Of somebody else');
    expect(body).toContain('<title>Mika &lt;3 · Setori</title>');
    expect(body).toContain('<link rel="canonical" href="http://setori.example.org/community/user/mika">');
    expect(body).toContain('href="http://setori.example.org/feed/members/mika.atom"');
    expect(metaOf(body, 'og:description')).toBe('@mika · 0 followers · I play &quot;drums&quot;.');
    expect((await memberPage(site, 'mika', 'ja')).body).toContain('フォロワー0人');
    await site.post('post/delete', { id }, mika);
    expect((await memberPage(site, 'mika')).body).not.toContain('Three &lt;cards&gt;');
  });

  test.each(['nobody', 'a', '%3Cb%3E', 'x'.repeat(200)])('is not there for %s', async (name) => {
    expect((await memberPage(await open(), name)).statusCode).toBe(404);
  });
});

describe('the sitemap of the community', () => {
  const locationsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, path]) => path);

  test('holds posts for everybody and those who wrote them, and nothing that is gone', async () => {
    const site = await open();
    const mika = await site.join('mika');
    await site.join('silent');
    const [first, second, dark] = [
      await write(site, mika, ofText('First & last')),
      await write(site, mika, ofText('Second')),
      await write(site, await site.join('dark'), ofText('Dark', { rating: 2 })),
    ];
    expect(dark).toBeGreaterThan(second);
    const get = async () => {
      const answer = await site.app.inject({ url: '/sitemap-community.xml', headers: BROWSER });
      expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
      return locationsOf(answer.body);
    };
    const at = 'http://setori.example.org/community';
    expect(await get()).toEqual([
      `${at}/posts/${second}/Second`,
      `${at}/posts/${first}/First-last`,
      `${at}/user/mika`,
    ]);
    await site.post('post/delete', { id: first }, mika);
    await site.post('post/delete', { id: second }, mika);
    expect(await get()).toEqual([]);
  });
});

describe('the preview of a link', () => {
  const sizeOf = async (site: MemberSite, url: string) => {
    const answer = await site.app.inject({ url });
    if (answer.statusCode !== 200) return answer.statusCode;
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    return [width, height, format];
  };

  test('is drawn for a post and for a member', async () => {
    const site = await open();
    const id = await write(site, await site.join('mika'), ofText('Three cards', { content: TEXT }));
    expect(await sizeOf(site, `/preview/en/posts/${id}.png`)).toEqual([1200, 630, 'png']);
    expect(await sizeOf(site, '/preview/en/members/mika.png')).toEqual([1200, 630, 'png']);
    expect(await sizeOf(site, '/preview/en/pages/community-posts.png')).toEqual([1200, 630, 'png']);
  });

  test.each(['posts/1', 'posts/mika', 'members/nobody', 'members/1'])('is none for %s', async (key) => {
    expect(await sizeOf(await open(), `/preview/en/${key}.png`)).toBe(404);
  });
});

test('the list of posts names its feed, that of a tag where one is asked for', async () => {
  const { app } = await open();
  const feedOf = async (url: string) =>
    /type="application\/atom\+xml" title="Setori" href="([^"]*)"/.exec(
      (await app.inject({ url, headers: BROWSER })).body,
    )?.[1];
  expect(await feedOf('/community/posts')).toBe('http://setori.example.org/feed/posts.atom');
  expect(await feedOf('/community/posts?tag=card:12')).toBe(
    'http://setori.example.org/feed/posts.atom?tag=card%3A12',
  );
});

describe('the list of posts before any script runs', () => {
  const titlesOf = async ({ app }: MemberSite, url: string): Promise<readonly string[] | null> => {
    const { body } = await app.inject({ url, headers: { ...BROWSER, 'accept-language': 'en' } });
    const first = /<div class="first" data-kind="posts".*?<\/main>/s.exec(body)?.[0];
    return first ? [...first.matchAll(/<h2><a[^>]*>(.*?)<\/a><\/h2>/g)].map(([, title = '']) => title) : null;
  };

  async function filled() {
    const site = await open();
    const [mika, ran] = [await site.join('mika'), await site.join('ran')];
    const card = { type: 'text', data: 'cards' };
    const first = await write(site, mika, ofText('First', { content: words('about drums'), tags: [card] }));
    await write(site, ran, ofText('Second', { content: words('about songs') }));
    await site.post('post/like', { id: first, value: true }, ran);
    return site;
  }

  test('answers the filters of its address', async () => {
    const site = await filled();
    expect(await titlesOf(site, '/community/posts')).toEqual(['Second', 'First']);
    expect(await titlesOf(site, '/community/posts?sort=oldest')).toEqual(['First', 'Second']);
    expect(await titlesOf(site, '/community/posts?sort=liked')).toEqual(['First', 'Second']);
    expect(await titlesOf(site, '/community/posts?tag=text:cards')).toEqual(['First']);
    expect(await titlesOf(site, '/community/posts?username=ran')).toEqual(['Second']);
    expect(await titlesOf(site, '/community/posts?q=drums')).toEqual(['First']);
  });

  test('says so where nothing fits, and leaves to the page what it cannot know', async () => {
    const site = await filled();
    const { body } = await site.app.inject({ url: '/community/posts?q=nothing', headers: BROWSER });
    expect(body).toContain('class="first-filters"');
    expect(await titlesOf(site, '/community/posts?q=nothing')).toEqual([]);
    expect(await titlesOf(site, '/community/posts?following=1')).toBeNull();
    expect(await titlesOf(site, '/community/posts?username=nobody')).toBeNull();
    expect(await titlesOf(site, `/community/posts?q=${'x'.repeat(1_100)}`)).toBeNull();
  });

  test('is there in the overview, with what is liked', async () => {
    const site = await filled();
    expect(await titlesOf(site, '/community/home')).toEqual(['Second', 'First', 'First', 'Second']);
  });
});
