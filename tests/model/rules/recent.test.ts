import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecent } from '#model/records/read-recent';
import { type RecentSources, recentOf } from '#model/rules/recent';
import { anyJunk, anyListOf, anyRowOf } from '../../arbitraries/hostile.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 1);
const NOTHING: RecentSources = {
  songs: null,
  events: null,
  gacha: null,
  loginCampaigns: null,
  cards: null,
  characters: null,
  birthdays: null,
  bands: null,
  news: null,
};

/** A time on one server only, in days from now. */
const on = (server: number, days: number) =>
  [0, 1, 2, 3, 4].map((s) => (s === server ? String(NOW + days * DAY) : null));
const event = (server: number, start: number, end: number) => ({
  eventName: ['名'],
  startAt: on(server, start),
  endAt: on(server, end),
});
const gacha = (start: number, end: number) => ({
  gachaName: ['名'],
  publishedAt: on(0, start),
  closedAt: on(0, end),
});
const song = (days: number) => ({ musicTitle: ['名'], publishedAt: on(0, days), bandId: 1, length: 120 });
const card = (days: number, rarity: number) => ({
  characterId: 1,
  rarity,
  releasedAt: on(0, days),
  stat: { 1: {}, 60: {}, training: { levelLimit: 10, performance: 400 } },
});
const idsOf = (answer: object, section: string): string[] =>
  Object.keys(Object.entries(answer).find(([name]) => name === section)?.[1] ?? {});

describe('what is recent', () => {
  test('is every section, empty without lists', () => {
    expect(recentOf(NOTHING, NOW)).toEqual({
      songs: {},
      events: {},
      gacha: {},
      loginBonuses: {},
      cards: {},
      characters: {},
      bands: {},
      news: {},
    });
  });

  test('has the running and the coming events of every server, and no past or far ones', () => {
    const events = {
      1: event(0, -20, -12),
      2: event(0, -3, 5),
      3: event(0, 5, 13),
      4: event(4, -1, 7),
      5: event(2, 3, 9),
      6: event(0, 300, 310),
    };
    expect(idsOf(recentOf({ ...NOTHING, events }, NOW), 'events')).toEqual(['2', '3', '4', '5']);
  });

  test('has the event that ended last on a server where none is on or to come', () => {
    const events = {
      1: event(0, -40, -30),
      2: event(0, -20, -12),
      3: event(3, -9, -1),
      4: event(3, 2, 9),
      5: event(4, -9, -2),
      6: event(4, -1, 7),
    };
    expect(idsOf(recentOf({ ...NOTHING, events }, NOW), 'events')).toEqual(['2', '4', '6']);
  });

  test('has the newest songs and those of each coming week', () => {
    const songs = Object.fromEntries([-60, -30, -2, -1, 0, 1, 2, 9].map((days, i) => [i + 1, song(days)]));
    const answer = recentOf({ ...NOTHING, songs }, NOW);
    expect(idsOf(answer, 'songs')).toEqual(['3', '4', '5', '7', '8']);
    expect(JSON.stringify(answer)).not.toContain('length');
  });

  test('prefers the gacha that lasts longest among those that begin together', () => {
    const answer = recentOf(
      { ...NOTHING, gacha: { 1: gacha(3, 5), 2: gacha(3, 13), 3: gacha(4, 6), 4: gacha(13, 15) } },
      NOW,
    );
    expect(idsOf(answer, 'gacha')).toEqual(['2', '4']);
  });

  test('prefers the rarest cards, and shows only by their parameters whether they can be trained', () => {
    const cards = { 1: card(-1, 2), 2: card(-1, 5), 3: card(-1, 4), 4: card(-2, 4), 5: card(-400, 5) };
    const answer = recentOf({ ...NOTHING, cards }, NOW);
    expect(idsOf(answer, 'cards')).toEqual(['2', '3', '4']);
    expect(answer.cards).toMatchObject({ 2: { training: { levelLimit: 10 } } });
    expect(JSON.stringify(answer)).not.toContain('performance');
  });

  test('names the characters of birthdays, cards and events with their bands, and no others', () => {
    const person = (bandId: number) => ({ characterName: ['名'], bandId, characterType: 'unique' });
    const answer = recentOf(
      {
        ...NOTHING,
        songs: { 1: { ...song(-1), bandId: 7, difficulty: { 3: { playLevel: 26, notes: 800 } } } },
        events: { 1: { ...event(0, -1, 3), characters: [{ characterId: 3, percent: 10 }], members: [] } },
        cards: { 9: { ...card(-1, 4), characterId: 2 } },
        characters: { 1: person(1), 2: person(2), 3: person(3), 4: person(4) },
        birthdays: { 1: { characterName: ['名'], profile: { birthday: '965059200000' } } },
        bands: Object.fromEntries([1, 2, 3, 4, 7].map((id) => [id, { bandName: ['名'] }])),
      },
      NOW,
    );
    expect(answer.characters).toEqual({
      1: { characterName: ['名'], bandId: 1, profile: { birthday: '965059200000' } },
      2: { characterName: ['名'], bandId: 2 },
      3: { characterName: ['名'], bandId: 3 },
    });
    expect(idsOf(answer, 'bands')).toEqual(['1', '2', '3', '7']);
    expect(answer.songs).toMatchObject({ 1: { difficulty: { 3: { playLevel: 26 } } } });
    expect(JSON.stringify(answer)).not.toMatch(/notes|members/);
  });

  test('has the newest articles, without authors and without those of no date', () => {
    const news = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [
        i + 1,
        { title: `News ${i + 1}`, authors: ['A'], tags: ['T'], timestamp: String(NOW - i * DAY) },
      ]),
    );
    const answer = recentOf({ ...NOTHING, news: { ...news, 21: { title: 'Undated' } } }, NOW);
    expect(idsOf(answer, 'news')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(JSON.stringify(answer)).not.toContain('authors');
  });

  test('completes a published answer and leaves what it says as it is', () => {
    const events = {
      1: { ...event(0, -3, 5), bannerAssetBundleName: 'banner', eventName: ['ours'] },
      2: event(0, -1, 4),
    };
    const given = { events: { 1: { eventName: ['theirs'] }, 7: { eventName: ['gone'] } }, more: [1] };
    const answer = recentOf({ ...NOTHING, events, songs: { 1: song(-1) } }, NOW, given);
    expect(answer.events).toEqual({
      1: { ...event(0, -3, 5), bannerAssetBundleName: 'banner', eventName: ['theirs'] },
      7: { eventName: ['gone'] },
    });
    expect(answer.more).toEqual([1]);
    expect(idsOf(answer, 'songs')).toEqual(['1']);
  });

  test('stays small when a list is full of plans', () => {
    const songs = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [i + 1, song(i / 100)]));
    expect(idsOf(recentOf({ ...NOTHING, songs }, NOW), 'songs').length).toBeLessThan(12);
  });

  test('never throws and can always be read, whatever the lists hold', () => {
    const rows = anyListOf(
      anyRowOf([
        'musicTitle',
        'eventName',
        'publishedAt',
        'closedAt',
        'startAt',
        'endAt',
        'releasedAt',
        'stat',
        'rarity',
      ]),
    ).map((json) => Object(json));
    const sources = fc.record({
      songs: rows,
      events: rows,
      gacha: rows,
      loginCampaigns: rows,
      cards: rows,
      characters: rows,
      birthdays: rows,
      bands: rows,
      news: rows,
    });
    const given = fc.oneof(fc.constant(null), fc.record({ events: fc.oneof(anyJunk, rows), songs: rows }));
    fc.assert(
      fc.property(sources, fc.integer(), given, (lists, now, published) => {
        expect(readRecent(recentOf(lists, now, published)).songs.size).toBeLessThanOrEqual(5);
      }),
    );
  });

  test('has the event that runs now, whenever that is', () => {
    const events = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [i + 1, event(i % 5, (i - 20) * 2, (i - 20) * 2 + 9)]),
    );
    fc.assert(
      fc.property(fc.integer({ min: -30, max: 30 }), fc.nat(4), (day, server) => {
        const now = NOW + day * DAY;
        const running = Object.entries(events).filter(
          ([, { startAt, endAt }]) =>
            Number(startAt[server] ?? Infinity) <= now && Number(endAt[server] ?? 0) > now,
        );
        const ids = idsOf(recentOf({ ...NOTHING, events }, now), 'events');
        if (running.length > 0) expect(running.some(([id]) => ids.includes(id))).toBe(true);
      }),
    );
  });
});
