import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { machineOf } from '#machines/app/app.view';
import { HOME } from '#machines/home/home.logic';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { readRecent } from '#model/records/read-recent';
import type { TextStorage } from '#src/browser/storage/storage.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { renderPage } from '../../render-page.tsx';

const DAY = 86_400_000;
/** Noon in any zone of the tests’ machines is the same day. */
const NOW = Date.UTC(2026, 2, 10, 12);

const on = (jp: number | null, en: number | null) =>
  [jp, en, null, null, null].map((days) => (days === null ? null : String(NOW + days * DAY)));
const named = (jp: string | null, en: string | null) => [jp, en, null, null, null];
const card = (id: number, jp: number, en: number | null) => ({
  characterId: 1,
  rarity: 4,
  attribute: 'cool',
  resourceSetName: `res${id}`,
  prefix: named(`Card ${id}`, null),
  releasedAt: on(jp, en),
  training: { levelLimit: 10 },
});

const RECENT = {
  events: {
    1: { eventName: named('春', 'Spring'), eventType: 'versus', startAt: on(-99, -2), endAt: on(-90, 2) },
    2: { eventName: named('夏', null), startAt: on(-1, null), endAt: on(8, null) },
    3: { eventName: named('秋', 'Autumn'), startAt: on(-50, 3), endAt: on(-40, 9) },
  },
  cards: { 1: card(1, -300, -1), 2: card(2, -2, null) },
  songs: { 7: { musicTitle: named('歌', 'A Song'), publishedAt: on(-99, -1), bandId: 1 } },
  gacha: {
    4: { gachaName: named(null, 'For Ever'), publishedAt: on(null, -9), closedAt: on(null, 20_000) },
    5: {
      gachaName: named(null, 'Short'),
      resourceName: 'screen5',
      bannerAssetBundleName: 'banner_gone',
      publishedAt: on(null, -1),
      closedAt: on(null, 1),
    },
  },
  characters: {
    1: {
      characterName: named('香澄', 'Kasumi'),
      firstName: named('香澄', 'Kasumi'),
      bandId: 1,
      profile: { birthday: String(Date.UTC(2000, 2, 9, 15)) },
    },
    2: { characterName: named('たえ', 'Tae'), profile: { birthday: String(Date.UTC(2000, 2, 19, 15)) } },
    3: { characterName: named('りみ', 'Rimi'), profile: { birthday: String(Date.UTC(2000, 5, 1, 15)) } },
  },
  bands: { 1: { bandName: named('ポピパ', 'Poppin') } },
  news: { 9: { title: 'Read me', tags: ['Guide'], timestamp: String(NOW - DAY) } },
};

interface Visit {
  readonly recent?: unknown;
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly canSave?: boolean;
}

const CUSTOMIZE = '/home/bestdori/customize';

/** A page of the home on small data, at noon of one day. */
async function show(address = '/', { recent = RECENT, kept = {}, canSave = true }: Visit = {}) {
  queryClient.clear();
  if (recent !== null) queryClient.setQueryData(LISTS.recent.queryKey, readRecent(recent));
  const texts = Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]);
  const refusing = (memory: TextStorage) => ({ ...memory, set: () => Promise.reject(new Error('full')) });
  return renderPage(address, {
    nowMs: NOW,
    kept: Object.fromEntries(texts),
    ...(!canSave && { storage: refusing }),
  });
}

const part = (name: string) => screen.findByRole('region', { name });
const event = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the home page', () => {
  test('shows what runs on each server, in the main server’s words, and what comes next', async () => {
    await show();
    const main = within(await event('Worldwide · main server'));
    expect(main.getByRole('heading', { level: 3 }).textContent).toBe('Spring');
    expect(main.getAllByRole('timer').map(({ textContent }) => textContent)).toEqual([
      'Ends in 2d 0h 0m',
      'Starts in 3d 0h 0m',
    ]);
    expect(main.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    expect(main.getByText('Autumn')).toBeTruthy();
    expect(within(await event('Japan · sub server')).getByRole('heading', { level: 3 }).textContent).toBe(
      '夏',
    );
  });

  test('counts down with the clock', async () => {
    const { app } = await show();
    const main = within(await event('Worldwide · main server'));
    act(() => machineOf(app, 'clock').send({ type: 'CLOCK.TICKED', deviceMs: NOW + DAY + 60_000 }));
    expect(main.getAllByRole('timer')[0]?.textContent).toBe('Ends in 23h 59m 0s');
    expect(main.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75');
  });

  test('shows the logo of a gacha whose banner is missing', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Short' });
    const picture = () => link.closest('li')?.querySelector('img');
    expect(picture()?.getAttribute('src')).toContain('banner_gone');
    fireEvent.error(picture() as Element);
    expect(picture()?.getAttribute('src')).toBe('/assets/en/gacha/screen/screen5_rip/logo.png');
  });

  test('says so when no event runs or comes', async () => {
    await show('/', { recent: {} });
    const main = within(await event('Worldwide · main server'));
    expect(main.getByText('No event is running or announced on this server.')).toBeTruthy();
    expect((await screen.findAllByText('Nothing new at the moment.')).length).toBeGreaterThan(3);
  });

  test('says which event ended last on a server where none runs or comes', async () => {
    const events = {
      1: { eventName: named('春', 'Spring'), startAt: on(-1, -30), endAt: on(8, -22) },
      2: { eventName: named('夏', 'Summer'), startAt: on(-40, -20), endAt: on(-30, -12) },
    };
    await show('/', { recent: { ...RECENT, events } });
    const main = within(await event('Worldwide · main server'));
    expect(main.getByRole('link', { name: 'Summer' }).getAttribute('href')).toBe('/info/events/2');
    expect(main.getByText(/The last one ended on .*February 26/)).toBeTruthy();
    expect(within(await event('Japan · sub server')).getByRole('heading', { level: 3 }).textContent).toBe(
      'Spring',
    );
  });

  test('is grey and says it is busy while the answer is on its way', async () => {
    await show('/', { recent: null });
    const songs = await part('New songs');
    expect(songs.getAttribute('aria-busy')).toBe('true');
    expect(within(songs).queryAllByRole('listitem')).toEqual([]);
  });

  test('tags new cards with their server and does not repeat one', async () => {
    await show();
    const items = within(await part('New cards')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Worldwide'),
      expect.stringContaining('Japan'),
    ]);
  });

  test('hides what the main server does not have from whom wants no spoilers', async () => {
    await show('/', { kept: { [PREFERENCES.key]: { spoilers: 1 } } });
    await screen.findByText(/Not out on your main server yet/);
    await waitFor(async () =>
      expect(within(await part('New cards')).getAllByRole('listitem')).toHaveLength(1),
    );
  });

  test('names today’s birthday and the next one', async () => {
    await show();
    const rows = within(await part('Birthdays')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'KasumiPoppintodayMar 10',
      'Taein 10 daysMar 20',
    ]);
  });

  test('counts down to the end of a gacha unless it never ends', async () => {
    await show();
    const rows = within(await part('Gacha')).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('timer').textContent)).toEqual(['Closes in 1d 0h 0m', '']);
  });

  test('shows the parts that were chosen, in their order', async () => {
    await show('/', {
      kept: {
        [HOME.key]: { widgets: { songs: 0, events: -1, news: 1, gacha: -1, cards: -1, birthdays: -1 } },
      },
    });
    await part('New songs');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['New songs', 'News']);
  });
});

describe('customizing the home page', () => {
  test('keeps each change at once', async () => {
    const { kept: texts } = await show(CUSTOMIZE);
    fireEvent.click(await screen.findByRole('button', { name: 'Move up: New songs' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: Events' }));
    await waitFor(() => {
      const { widgets } = JSON.parse(texts.get(HOME.key) ?? '{}');
      expect([widgets.events, widgets.songs, widgets.news]).toEqual([-1, 3, 4]);
    });
    expect(screen.getByRole('status').textContent).toBe('Removed: Events');
  });

  test('says when changes are not kept', async () => {
    await show(CUSTOMIZE, { canSave: false });
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Events' }));
    await screen.findByText(/Your settings were not saved/);
    expect(screen.queryByRole('button', { name: 'Remove: Events' })).toBeNull();
  });
});
