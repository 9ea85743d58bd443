import { describe, expect, test, vi } from 'vitest';
import { menuOf } from '#model/site/menu';
import { demoOrigin } from '#server/origin/demo-origin';
import { demo } from '../../demo/demo-set.ts';
import { siteOfFile } from '../site.ts';

const BROWSER = { accept: 'text/html' };
const demoSite = siteOfFile(() => ({
  origin: demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo),
}));

async function pageAt(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const { app } = await demoSite();
  return (await app.inject({ url, headers: { ...BROWSER, ...headers } })).body;
}

/** What is sent of a page, once its data is read, which a busy machine may not manage while the first one waits. */
const sentAt = (url: string, headers?: Readonly<Record<string, string>>): Promise<string> =>
  vi.waitFor(
    async () => {
      const [, sent] = (await pageAt(url, headers)).split('<div class="first"');
      expect(sent).toBeDefined();
      return (sent ?? '').split('</main>')[0] ?? '';
    },
    { timeout: 120_000 },
  );

const linksIn = (html: string): readonly string[] =>
  [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href);
const currentIn = (html: string): readonly string[] =>
  [...html.matchAll(/aria-current="page">([^<]+)</g)].map(([, text = '']) => text);

describe('the first step of a page before any script runs', () => {
  test.each([
    ['/game/guesswho', 'start', 'Start'],
    ['/game/findme', 'start', 'Start'],
    ['/game/chartmaster', 'start', 'Start'],
    ['/tool/live2d', 'figure', 'Choose a costume'],
    ['/tool/teambuilder', 'premade', 'Try with all cards'],
    ['/profile/cards', 'blank', 'New empty profile'],
    ['/profile/items', 'blank', 'New empty profile'],
    ['/profile/manager', 'blank', 'New empty profile'],
  ])('%s has a button that is kept in mind', async (url, step, label) => {
    expect(await sentAt(url)).toContain(`<button type="button" data-step="${step}">${label}</button>`);
  });

  test.each([
    ['/tool/chartsimulator', 'song'],
    ['/tool/eventtracker', 'event'],
    ['/tool/eventcalculator', 'event'],
  ])('%s has what opens a choice', async (url, step) => {
    expect(await sentAt(url)).toMatch(new RegExp(`<button class="first-picker"[^>]* data-step="${step}"`));
  });

  test('the preferences have light and dark', async () => {
    const values = [
      ...(await sentAt('/profile/preferences')).matchAll(/data-step="theme" data-value="(\w+)"/g),
    ];
    expect(values.map(([, value]) => value)).toEqual(['system', 'light', 'dark']);
  });

  test('songs of the music player are played by a press, and lead to their pages without scripts', async () => {
    const html = await sentAt('/tool/musicplayer');
    const rows = [
      ...html.matchAll(/<li><a href="\/info\/songs\/(\d+)" data-step="play" data-value="(\d+)">/g),
    ];
    expect(rows).toHaveLength(28);
    expect(rows.filter(([, id, value]) => id !== value)).toEqual([]);
    expect(html).toContain('data-step="play" data-value="all">Play all</button>');
    expect(html).toContain('action="/tool/musicplayer"');
    expect(html).not.toContain('first-views');
    expect(html.match(/rel="next"/g)).toHaveLength(1);
  });

  test('finds songs of the music player, and sends nothing under a list that someone shares', async () => {
    const found = await sentAt('/tool/musicplayer?q=roselia&view=table');
    expect(found).toContain('value="roselia"');
    expect(found).not.toContain('<table>');
    expect(found).not.toContain('name="view"');
    expect(await pageAt('/tool/musicplayer?list=mine&songs=1')).not.toContain('class="first"');
  });

  test('the tracker leads to the tiers of the event that runs, and to other servers', async () => {
    const html = await sentAt('/tool/eventtracker');
    const tiers = linksIn(html).filter((href) => /^\/tool\/eventtracker\/en\/\d+\/\d+$/.test(href));
    expect(tiers.length).toBeGreaterThan(3);
    expect(new Set(tiers.map((href) => href.split('/').at(-1))).size).toBe(1);
    expect(currentIn(html)).toEqual(['EN', '1,000']);
    expect(linksIn(html)).toContain('/tool/eventtracker/cn/1000');
  });

  test('the tracker keeps apart what addresses name', async () => {
    expect(currentIn(await sentAt('/tool/eventtracker/jp/t100'))).toEqual(['JP', '100']);
    expect(currentIn(await sentAt('/tool/eventtracker/jp/500'))).toEqual(['JP', '500']);
    expect(currentIn(await sentAt('/tool/eventtracker/en/500/270'))).toEqual(['EN', '500']);
    expect(linksIn(await sentAt('/tool/eventtracker/en/500/270'))).toContain('/tool/eventtracker/en/100/270');
    expect(await pageAt('/tool/eventtracker/0/1000')).not.toContain('class="first"');
  });

  test.each([
    ['/tool/songoptimizer?view=song', '/tool/songoptimizer'],
    ['/leaderboard/players/jp', '/leaderboard/players/en'],
    ['/tool/playersearch', '/tool/playersearch/cn'],
    ['/tool/playersearch/en', '/tool/playersearch/jp'],
    ['/game/room', '/game/room?game=chartmaster'],
  ])('%s leads to what else can be chosen', async (url, other) => {
    expect(linksIn(await sentAt(url))).toContain(other);
  });

  test('a question that an address brings along is left to the client', async () => {
    expect(await pageAt('/tool/songoptimizer?view=song&song=1')).not.toContain('class="first"');
    expect(await pageAt('/game/guesswho?seed=3')).not.toContain('class="first"');
    expect(await pageAt('/tool/playersearch/jp/1234567')).not.toContain('class="first"');
    expect(await pageAt('/game/room/ABCD')).not.toContain('class="first"');
    expect(await pageAt('/info/others/stamps')).not.toContain('class="first"');
  });

  test.each(['/community/posts/new', '/community/aboutme/edit', '/leaderboard/participate'])(
    '%s leads visitors to the log-in, and says nothing of it to members',
    async (url) => {
      const logIn = linksIn(await sentAt(url)).find((href) => href.startsWith('/profile/account?'));
      expect(logIn).toContain(encodeURIComponent(url));
      expect(await pageAt(url, { cookie: 'lang=en; token=abc' })).not.toContain('class="first"');
    },
  );

  test('news are there with their dates', async () => {
    const links = linksIn(await sentAt('/home/news'));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href.startsWith('/home/news/'))).toEqual([]);
  });
});

describe('the page of a section before any script runs', () => {
  const sections = menuOf(() => true);

  test.each(sections.filter(({ section }) => section !== 'home').map(({ section }) => section))(
    '/%s leads to each of its pages',
    async (section) => {
      const links = linksIn(await sentAt(`/${section}`));
      const pages = sections.find((each) => each.section === section)?.pages ?? [];
      const below = pages.filter(({ route, path }) => path !== `/${section}` && route.icon && route.lead);
      expect(below.map(({ path }) => path).filter((path) => !links.includes(path))).toEqual([]);
    },
  );

  test('the smaller lists of the game are linked, each once', async () => {
    const links = linksIn(await sentAt('/info/others'));
    expect(links).toContain('/info/others/stamps');
    expect(new Set(links).size).toBe(links.length);
  });
});
