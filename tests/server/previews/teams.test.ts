import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DEFAULT_INPUTS, type TeamInputs } from '#model/compute/asked/inputs';
import { paramsOf } from '#model/compute/asked/teambuilder-url';
import type { Shared } from '#model/compute/sent/code';
import { finishedCard } from '#model/profile/premade';
import { readCards } from '#model/records/card';
import { readSongs } from '#model/records/song';
import { demoOrigin } from '#server/origin/demo-origin';
import { MISSING, type Origin } from '#server/origin/origin';
import { NO_FONTS } from '#server/services/previews/fonts';
import { demo } from '../../demo/demo-set.ts';
import { openSite, siteOfFile } from '../site.ts';

const BROWSER = { accept: 'text/html', host: 'setori.example.org' };
const demoSet = (more: Partial<Origin> = {}): Origin => ({
  ...demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo),
  ...more,
});

const cards = [...readCards(demo.json('cards/all')).byId.values()];
const song = readSongs(demo.json('songs/all')).byId.get(1);

/** Finished cards of different characters, five for each team. */
function sharedOf(teams: 1 | 3): Shared {
  const seen = new Set<number>();
  const others = cards.filter(({ characterId }) => !seen.has(characterId) && seen.add(characterId));
  const chosen = others
    .slice(0, teams * 5)
    .map((card) => ({ entry: finishedCard(card), bonus: { potential: 50, missions: 0, apart: null } }));
  return {
    items: new Map(),
    teams: Array.from({ length: teams }, (_, at) => chosen.slice(at * 5, at * 5 + 5)),
  };
}

const query = (inputs: Partial<TeamInputs>): string =>
  new URLSearchParams(paramsOf({ ...DEFAULT_INPUTS, server: 1, ...inputs })).toString();
const ONE = query({ song: 1, shared: sharedOf(1) });
const slot = (songId: number) => ({ songId, difficulty: 'expert' }) as const;
const THREE = query({ live: 'medley', medley: [slot(1), slot(2), slot(3)], shared: sharedOf(3) });

const tagsOf = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="(og:[^"]+)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')],
    ),
  );

const demoSite = siteOfFile(() => ({ origin: demoSet() }));

async function askedOf(asked: string, language = 'en', origin: Origin | null = null) {
  const { app } = origin ? await openSite({ origin }) : await demoSite();
  const headers = { ...BROWSER, 'accept-language': language };
  const page = async () => {
    const { body, statusCode } = await app.inject({ url: `/tool/teambuilder?${asked}`, headers });
    expect(statusCode).toBe(200);
    return { body, tags: tagsOf(body) };
  };
  return { app, page };
}

/** What a page says once the lists are read: the picture waits for them, the page on a slow machine does not. */
async function told(asked: string, language = 'en') {
  const { app, page } = await askedOf(asked, language);
  await app.inject(`/preview/${language}/teams.png?${asked}`);
  return { app, ...(await page()) };
}

const scoreIn = (text = ''): number => Number(/[\d,.\s]{5,}/.exec(text)?.[0].replaceAll(/\D/g, ''));

describe('a link to shared teams', () => {
  test('says the song and what the team reaches, and names its picture', async () => {
    const { app, tags } = await told(ONE);
    expect(tags['og:title']).toBe(song?.title[1]);
    expect(tags['og:description']).toMatch(/^Score [\d,]+ · Free · EX \d+ · Shared team$/);
    expect(scoreIn(tags['og:description'])).toBeGreaterThan(100_000);
    expect(tags['og:url']).toBe(`http://setori.example.org/tool/teambuilder?${ONE}`);
    expect(tags['og:image']).toBe(`http://setori.example.org/preview/en/teams.png?${ONE}`);
    const picture = await app.inject(tags['og:image']?.replace('http://setori.example.org', '') ?? '');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin' });
  });

  test('of a medley says its songs and the total', async () => {
    const { tags } = await told(THREE);
    expect(tags['og:title']).toBe('Medley');
    expect(tags['og:description']).toMatch(/^Total score [\d,]+ · (.+ · EX \d+ · ){3}Shared team$/);
  });

  test('says the points of an event that they were sought for', async () => {
    const events: object = Object(demo.json('events/all'));
    const found = Object.entries(events).find(([, { eventType }]) => eventType === 'challenge');
    const id = Number(found?.[0]);
    const { tags } = await told(query({ song: 1, event: id, target: 'points', shared: sharedOf(1) }));
    expect(tags['og:description']).toMatch(/^Event points [\d,]+ · Score [\d,]+ · /);
  });

  test('speaks the language of the caller', async () => {
    const { tags } = await told(ONE, 'ja');
    expect(tags['og:title']).toBe(song?.title[0]);
    expect(tags['og:image']).toContain('/preview/ja/teams.png?');
    expect(tags['og:description']).toContain('スコア');
  });

  test.each([
    ['no team', 'song=1'],
    ['a team that cannot be read', 'song=1&team=%00%ff%%'],
    ['a team of cards that are not there', query({ song: 1, shared: unknownCards() })],
    ['a song that is not there', query({ song: 999_999, shared: sharedOf(1) })],
    ['no song', query({ shared: sharedOf(1) })],
    ['a long query', `${ONE}&x=${'x'.repeat(5_000)}`],
    ['markup', `team="><script>alert(1)</script>&${query({ song: 1 })}`],
  ])('with %s is shown as any page of tools', async (_, asked) => {
    const { app, page } = await askedOf(asked);
    const { body, tags } = await page();
    expect(tags).toEqual({});
    expect(body).not.toContain('<script>alert');
    const picture = await app.inject(`/preview/en/teams.png?${asked}`);
    expect([picture.statusCode, picture.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('comes without tags while the data takes long', async () => {
    const { page } = await askedOf(ONE, 'en', demoSet({ read: () => new Promise<never>(() => {}) }));
    expect((await page()).tags).toEqual({});
  });
});

function unknownCards(): Shared {
  const [team = []] = sharedOf(1).teams;
  const gone = team.map((one, at) => ({ ...one, entry: { ...one.entry, id: 8_000 + at } }));
  return { items: new Map(), teams: [gone] };
}

describe('the picture of shared teams', () => {
  const picture = async (asked: string, locale = 'en', origin = demoSet(), fonts = NO_FONTS) => {
    const { app } = await openSite({ origin, fonts });
    const answer = await app.inject(`/preview/${locale}/teams.png?${asked}`);
    expect(answer.statusCode).toBe(200);
    return answer;
  };

  /** Mean colour of a square of a picture. */
  const colorAt = async (bytes: Buffer, left: number, top: number, side: number) => {
    const { channels } = await sharp(
      await sharp(bytes).extract({ left, top, width: side, height: side }).png().toBuffer(),
    ).stats();
    return channels.slice(0, 3).map(({ mean }) => mean);
  };

  test.each([
    ['one team', ONE, [[64, 318, 184]]],
    ['a medley', THREE, [56, 206, 356].map((top) => [580, top, 100])],
  ])('of %s holds the cards of each, and words', async (_, asked, rows) => {
    const red = sharp({ create: { width: 180, height: 180, channels: 3, background: '#f00' } });
    const bytes = await red.png().toBuffer();
    const shown = demoSet({
      readAsset: async () => ({ status: 'found', type: 'image/png', body: { bytes } }),
    });
    const { rawPayload } = await picture(asked, 'en', shown);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    for (const [left = 0, top = 0, side = 0] of rows) {
      for (let at = 0; at < 5; at++) {
        const step = side + (side === 184 ? 38 : 14);
        const [r = 0, g = 0] = await colorAt(rawPayload, left + at * step + 20, top + 20, side - 40);
        expect([r > 240, g < 20], `${top} ${at}`).toEqual([true, true]);
      }
    }
    const { rawPayload: other } = await picture(`${asked}&perfect=50`, 'en', shown);
    expect(other.equals(rawPayload)).toBe(false);
  });

  test('shows the colours of the characters where pictures are missing', async () => {
    const { rawPayload } = await picture(ONE, 'en', demoSet({ readAsset: async () => MISSING }));
    expect((await sharp(rawPayload).metadata()).width).toBe(1200);
  });

  test('is drawn once for the same question, and not sent again to callers that have it', async () => {
    let asked = 0;
    const readAsset = async () => {
      asked += 1;
      return MISSING;
    };
    const { app } = await openSite({ origin: demoSet({ readAsset }), fonts: NO_FONTS });
    const urls = [`/preview/en/teams.png?${ONE}`, `/preview/en/teams.png?utm=1&${ONE}`];
    const all = await Promise.all([...urls, ...urls].map((url) => app.inject(url)));
    const tags = new Set(all.map(({ headers }) => headers.etag));
    expect([tags.size, asked]).toEqual([1, 5]);
    const again = await app.inject({ url: urls[0] ?? '', headers: { 'if-none-match': [...tags].join() } });
    expect([again.statusCode, asked]).toEqual([304, 5]);
  });

  test.each(['xx', '__proto__', 'toString'])('has no language %s', async (locale) => {
    const { app } = await demoSite();
    expect((await app.inject(`/preview/${locale}/teams.png?${ONE}`)).statusCode).toBe(404);
  });
});
