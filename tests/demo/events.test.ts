import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { EARLY_TITLES, earlyTitle } from '#demo/events/prizes';
import { readEvents } from '#model/records/event';
import { readFestivalSongs, readFestivalStages } from '#model/records/festival-times';
import { readPrizes } from '#model/records/prize';
import { readEventDetails } from '#model/records/read-event-details';
import { readEventSongs } from '#model/records/read-event-songs';
import { prizesOf } from '#model/rules/prizes-of';
import type { ServerIndex } from '#model/vocabulary/servers';
import { cards, DATE, demo, events, NOW, songs, tally } from './demo-set.ts';

const DAY = 86_400_000;
const list = [...events.byId.values()];
const running = (from: typeof list, server: number, time: number) =>
  from.filter(({ startAt, endAt }) => (startAt[server] ?? Infinity) <= time && time <= (endAt[server] ?? -1));

describe('demo events', () => {
  test('are 311 of seven types', () => {
    expect(tally(list, ({ type }) => type)).toEqual({
      versus: 71,
      live_try: 64,
      mission_live: 60,
      challenge: 51,
      medley: 27,
      story: 25,
      festival: 13,
    });
  });

  test('give each title that invented players wear a name', () => {
    const titles = demo.json('degrees/all') as Record<string, { degreeName: readonly (string | null)[] }>;
    const worn = Array.from({ length: EARLY_TITLES }, (_, at) => earlyTitle(at + 1));
    expect(new Set(worn).size).toBe(EARLY_TITLES);
    for (const id of worn)
      expect(
        titles[id]?.degreeName.some((name) => name !== null),
        `title ${id}`,
      ).toBe(true);
  });

  test('of live goals have goals and levels, festivals their hours, and no others', () => {
    for (const { id, type, startAt } of list) {
      const details = readEventDetails(demo.json(`events/${id}`));
      expect((details?.goals?.goals.length ?? 0) > 50, `event ${id}`).toBe(type === 'live_try');
      const hours = demo.json(`festival/rotationMusics/${id}`);
      expect(hours !== undefined, `event ${id}`).toBe(type === 'festival' && startAt[0] !== null);
    }
    const [festival] = list.filter(({ type }) => type === 'festival');
    const id = festival?.id ?? 0;
    const played = readFestivalSongs(demo.json(`festival/rotationMusics/${id}`));
    expect(played[0]?.startAt).toBe(festival?.startAt[0]);
    expect(played.at(-1)?.endAt).toBe(festival?.endAt[0]);
    expect(played.every(({ songId }) => songs.byId.has(songId))).toBe(true);
    expect(readFestivalStages(demo.json(`festival/stages/${id}`)).length).toBeGreaterThan(4);
  });

  test('give titles and stamps that are in their lists, each to one of them', () => {
    const known = readPrizes({ degrees: demo.json('degrees/all'), stamps: demo.json('stamps/all') });
    const owners = new Map<string, number>();
    for (const { id, startAt } of list) {
      const details = readEventDetails(demo.json(`events/${id}`));
      const server = startAt.findIndex((start) => start !== null);
      const prizes = details ? prizesOf(details, server as ServerIndex) : [];
      expect(prizes).toHaveLength(12);
      for (const { kind, id: number } of prizes) {
        expect(owners.get(`${kind} ${number}`)).toBeUndefined();
        owners.set(`${kind} ${number}`, id);
        if (kind === 'title') expect(known.titles.get(number)?.pictures[server]).not.toBeNull();
        else expect(known.stamps.has(number)).toBe(true);
      }
    }
  });

  test('lack servers exactly as often as in the real set', () => {
    const missing = [0, 1, 2, 3, 4].map((s) => list.filter(({ startAt }) => startAt[s] === null).length);
    expect(missing).toEqual([1, 31, 20, 20, 142]);
  });

  test('leave no server without a running event from the demo date to the end of the month', () => {
    for (let server = 0; server < 5; server++) {
      for (let hour = 0; hour < 31 * 24; hour += 5) {
        const now = running(list, server, NOW + hour * 3_600_000);
        expect(now.length, `server ${server}, hour ${hour}`).toBe(1);
      }
    }
  });

  test('do so whatever the date', () => {
    for (const date of ['2025-12-01', '2028-02-29', '2031-07-01']) {
      const own = [...readEvents(createDemo({ seed: 9, date }).json('events/all')).byId.values()];
      for (let server = 0; server < 5; server++) {
        expect(running(own, server, Date.parse(`${date}T00:00:00Z`)).length, `${date}, ${server}`).toBe(1);
      }
    }
  });

  test('follow each other on every server and end after they start', () => {
    for (let server = 0; server < 5; server++) {
      const times = list.flatMap(({ startAt, endAt }) => {
        const [start, end] = [startAt[server] ?? null, endAt[server] ?? null];
        return start === null || end === null ? [] : [[start, end] as const];
      });
      times.forEach(([start, end], i) => {
        expect(end - start).toBeGreaterThan(4 * DAY);
        const next = times[i + 1];
        if (next) expect(next[0]).toBeGreaterThan(end);
      });
    }
  });

  test('name three songs where songs are ranked, all out on the server before it began', () => {
    for (const { id, type, startAt } of list) {
      const isRanked = ['challenge', 'versus', 'medley'].includes(type);
      readEventSongs(demo.json(`events/${id}`)).forEach((named, server) => {
        const start = startAt[server] ?? null;
        expect(new Set(named).size, `event ${id}, ${server}`).toBe(isRanked && start !== null ? 3 : 0);
        for (const song of named ?? []) {
          expect(songs.byId.get(song)?.publishedAt[server] ?? Infinity).toBeLessThanOrEqual(start ?? 0);
        }
      });
    }
  });

  test('give for points and places, and have stories, on the servers that they came to', () => {
    for (const { id, type, startAt, rewardCards } of list) {
      const details = readEventDetails(demo.json(`events/${id}`));
      startAt.forEach((start, server) => {
        expect(details?.pointRewards[server]?.length ?? 0, `event ${id}, ${server}`).toBe(
          start === null ? 0 : 60,
        );
        expect(details?.rankRewards[server]?.length ?? 0).toBe(start === null ? 0 : 28);
      });
      const given =
        details?.pointRewards.flatMap((rows) => rows ?? []).flatMap(({ rewards }) => rewards) ?? [];
      const cardIds = new Set(given.filter((one) => one.type === 'situation').map((one) => one.id));
      expect([...cardIds]).toEqual(startAt.some((at) => at !== null) ? rewardCards.slice(0, 2) : []);
      expect(details?.stories.length).toBe(
        startAt.every((at) => at === null) ? 0 : type === 'story' ? 15 : 7,
      );
    }
  });

  test('have two teams and what they get where they are festivals, and nowhere else', () => {
    for (const { id, type } of list) {
      const festival = readEventDetails(demo.json(`events/${id}`))?.festival ?? null;
      expect(festival?.teams.length ?? 0, `event ${id}`).toBe(type === 'festival' ? 2 : 0);
      if (festival) expect(festival.rewards.win.length).toBeGreaterThan(festival.rewards.lose.length);
    }
  });

  test('give bonuses of the published shapes', () => {
    const bonuses = list.map(({ bonus }) => bonus);
    expect(
      bonuses.every(({ attributes, characters }) => attributes.length === 1 && characters.length === 5),
    ).toBe(true);
    const early = bonuses.filter(({ attributes }) => attributes[0]?.percent === 20);
    expect(early).toHaveLength(88);
    const withStat = bonuses.filter(({ statPercent }) => statPercent.some((percent) => percent > 0));
    expect(Math.abs(withStat.length - 131)).toBeLessThan(25);
    expect(tally(bonuses, ({ limitBreaks }) => limitBreaks.length)).toEqual({ 0: 218, 25: 93 });
    expect(bonuses.filter(({ members }) => members.length > 0).length).toBeGreaterThan(75);
  });

  test('favour cards of their own attribute and characters', () => {
    for (const { id, bonus, rewardCards } of list) {
      for (const cardId of rewardCards) {
        const card = cards.byId.get(cardId);
        expect(card?.attribute, `event ${id}`).toBe(bonus.attributes[0]?.attribute);
        expect(bonus.characters.map(({ characterId }) => characterId)).toContain(card?.characterId);
      }
    }
  });

  test('come with their item, which has the same and the times around', () => {
    const item = demo.json('events/200');
    expect(item).toMatchObject({ eventType: events.byId.get(200)?.type });
    expect(item).toHaveProperty('publicEndAt');
    expect(demo.date).toBe(DATE);
  });
});
