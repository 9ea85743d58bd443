import { describe, expect, test } from 'vitest';
import { LOCALES } from '#model/vocabulary/locales';
import type { AssetRead } from '#server/origin/origin';
import { originOf } from '../own-lists.ts';
import { openSite } from '../site.ts';

const INDEX = {
  bg: { day: 3, night: 0, '<hill>': { a: 1 } },
  empty: {},
  stamp: { '01': 1, '10': 2, '2': 2 },
};
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, nth) => [`b${nth}`, 1]));

const WAITING = 'first-waiting';

type Lists = Readonly<Record<string, unknown>>;
const LISTS: Lists = {
  'explorer/jp/assets/_info': INDEX,
  'explorer/jp/assets/bg/day': ['b.png', 'a.png', 'notes.txt'],
  'explorer/jp/assets/bg/night': [],
};

/** What the page at an address shows of the explorer before any script; empty where it shows nothing. */
async function siteWith(lists: Lists = LISTS, read?: (name: string) => Promise<AssetRead> | null) {
  const origin = originOf({ lists });
  const readAny = origin.read;
  const { app } = await openSite({
    origin: { ...origin, read: (name, ...rest) => (read?.(name) as never) ?? readAny(name, ...rest) },
  });
  const answer = async (rest: string, language: string): Promise<string> => {
    const headers = { accept: 'text/html', 'accept-language': language };
    const url = `/tool/explorer/asset/${rest}`;
    const { body } = await app.inject({ url, headers });
    return /<div class="first"[\s\S]*?(?=<\/main>)/.exec(body)?.[0] ?? '';
  };
  // A busy machine may take longer than a page waits: it is asked again then.
  return async (rest: string, language = 'en', hasList = true): Promise<string> => {
    let html = '';
    const asked = async () => {
      html = await answer(rest, language);
      return html !== '' && html.includes(WAITING) !== hasList;
    };
    await expect.poll(asked, { timeout: 30_000 }).toBe(true);
    return html;
  };
}

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<li><a href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
const itemsIn = (html: string): readonly string[] =>
  linksIn(/<ul class="first-items"[\s\S]*<\/ul>/.exec(html)?.[0] ?? '');

describe('the asset explorer before any script runs', () => {
  test('leads to the folders of a server, to other servers and back up', async () => {
    const at = await siteWith();
    const root = await at('jp');
    expect(itemsIn(root)).toEqual(['bg', 'empty', 'stamp'].map((name) => `/tool/explorer/asset/jp/${name}`));
    expect(root).toContain('placeholder="Search 10 paths"');
    const folder = await at('jp/stamp');
    const stamps = ['01', '2', '10'].map((name) => `/tool/explorer/asset/jp/stamp/${name}_rip`);
    expect(itemsIn(folder)).toEqual(stamps);
    expect(folder).toContain('href="/tool/explorer/asset/en/stamp"');
    expect(folder).toContain('href="/tool/explorer/asset/jp" aria-label="One folder up"');
    expect(folder).toMatch(/aria-current="location">stamp</);
  });

  test('is written in each language', async () => {
    const at = await siteWith();
    for (const locale of LOCALES) {
      const html = await at('jp/bg?q=day', locale);
      expect(itemsIn(html), locale).toEqual(['/tool/explorer/asset/jp/bg/day_rip']);
    }
  });

  test('escapes names and words of an address', async () => {
    const at = await siteWith();
    expect(await at('jp/bg')).toContain('&lt;hill&gt;');
    expect(await at('jp/%3Cb%3E')).toContain('This server has no folder “&lt;b&gt;”.');
    expect(await at('jp?q=%3Cb%3E')).toContain('No path contains “&lt;b&gt;”.');
  });

  test('finds paths by words, in forms that keep what else is asked', async () => {
    const at = await siteWith();
    const html = await at('jp/bg/day_rip?q=day&view=list&filter=a');
    expect(itemsIn(html)).toEqual(['/tool/explorer/asset/jp/bg/day_rip?filter=a&amp;view=list']);
    expect(html).toContain('value="day"');
    expect(html).toContain('<input type="hidden" name="filter" value="a">');
    expect(html).toContain('href="/tool/explorer/asset/jp/bg/day_rip?filter=a&amp;view=list">End search');
  });

  test('filters a folder, and says so when nothing is left', async () => {
    const at = await siteWith();
    expect(itemsIn(await at('jp/stamp?filter=0'))).toHaveLength(2);
    const none = await at('jp/stamp?filter=x');
    expect(none).toContain('Nothing in this folder contains “x”.');
    expect(none).toContain('<a href="/tool/explorer/asset/jp/stamp">Clear');
    expect(await at('jp/empty')).toContain('This folder is empty.');
  });

  test('shows the files of a bundle, and of a file the ones before and after', async () => {
    const at = await siteWith();
    const bundle = await at('jp/bg/day');
    const files = ['a.png', 'b.png', 'notes.txt'].map((name) => `/tool/explorer/asset/jp/bg/day_rip/${name}`);
    expect(itemsIn(bundle)).toEqual(files);
    const file = await at('jp/bg/day_rip/b.png');
    expect(file).toMatch(new RegExp(`href="${files[0]}" rel="prev"`));
    expect(file).toMatch(new RegExp(`href="${files[2]}" rel="next"`));
    expect(file).toContain('src="/assets/jp/bg/day_rip/b.png"');
    expect(await at('jp/bg/day_rip/a.png')).not.toContain('rel="prev"');
  });

  test('sends a part of long folders and searches, and leads to more', async () => {
    const at = await siteWith({ 'explorer/jp/assets/_info': { sea: many(500) } });
    for (const address of ['jp/sea?', 'jp?q=b&']) {
      const first = await at(address);
      const second = await at(`${address}more=2`);
      expect(itemsIn(first)).toHaveLength(60);
      expect(first).toContain('more=2');
      expect(itemsIn(second)).toHaveLength(120);
    }
  });

  test('leads from a path that is not there to the nearest folder', async () => {
    const at = await siteWith();
    expect(await at('jp/bg/dusk/x')).toContain('<a href="/tool/explorer/asset/jp/bg">To the nearest folder');
    for (const name of ['__proto__', 'constructor', '%00', 'a%2F..%2Fb', 'x'.repeat(3_000)])
      expect(await at(`jp/${name}`)).toContain('This server has no folder');
  });

  test('says that there is no index, and shows a bundle all the same', async () => {
    const at = await siteWith({ 'explorer/kr/assets/bg/day': ['only.txt'] });
    expect(await at('jp')).toContain('No index of files');
    expect(await at('jp?q=day')).toContain('No index of files');
    expect(itemsIn(await at('kr/bg/day_rip'))).toEqual(['/tool/explorer/asset/kr/bg/day_rip/only.txt']);
    expect(await at('kr/bg/night_rip')).toContain('No such folder');
  });

  test.each([
    ['is held back', () => new Promise<never>(() => {})],
    ['fails', async () => ({ status: 'unavailable' as const })],
    ['is damaged', async () => ({ status: 'found' as const, value: [1], version: '1', stale: false })],
  ])('leaves out the list alone when the index %s', async (_, answer) => {
    const at = await siteWith(LISTS, (name) => (name.endsWith('_info') ? (answer() as never) : null));
    const html = await at('jp/bg?q=day', 'en', false);
    expect(html).toContain('value="day"');
    expect(html).toContain('href="/tool/explorer/asset/en/bg?q=day"');
  });

  test('shows nothing for an address that no one can have written', async () => {
    const { app } = await openSite({ origin: originOf({ lists: LISTS }) });
    const { body } = await app.inject({
      url: '/tool/explorer/asset/jp/%E0%A4%A',
      headers: { accept: 'text/html' },
    });
    expect(body).not.toContain('class="first"');
  });
});
