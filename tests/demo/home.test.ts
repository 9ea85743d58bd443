import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createDemo } from '#demo/demo';
import { readBirthdays } from '#model/records/birthday';
import { NEWS_KEYS } from '#model/records/news';
import { readNews } from '#model/records/read-news';
import { readNewsItem } from '#model/records/read-news-item';
import { readRecent } from '#model/records/read-recent';
import type { RichNode } from '#model/records/rich-text';
import { artKinds, cardThumbPath } from '#model/rules/asset-paths';
import { comingBirthdays } from '#model/rules/birthdays';
import { cards, DATE, demo, events, NOW, songs, tally } from './demo-set.ts';

const HOUR = 3_600_000;
const SERVERS = [0, 1, 2, 3, 4];
const OTHERS = [
  [2, '2026-11-01'],
  [9, '2028-02-29'],
  [5, '2026-08-17'],
] as const;

const news = readNews(demo.json('news/all'));
const articles = [...news.byId.keys()].map((id) => {
  const problems: string[] = [];
  const item = readNewsItem(id, demo.json(`news/${id}`), (line) => problems.push(line));
  return { id, item, problems };
});
const nodesOf = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => (node.type === 'bullets' ? [node, ...node.items.flatMap(nodesOf)] : [node]));
const allNodes = articles.flatMap(({ item }) =>
  (item?.content ?? []).flatMap((block) => (block.type === 'content' ? nodesOf(block.nodes) : [])),
);

describe('demo news', () => {
  test('are sixty articles from before the demo date, the newer ones with higher ids', () => {
    expect(news.byId.size).toBe(60);
    expect(news.problems).toEqual([]);
    const times = [...news.byId.values()].map(({ timestamp }) => timestamp ?? Number.NaN);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.every((time) => time < NOW)).toBe(true);
    expect(NOW - Number(times.at(-1))).toBeLessThan(2 * 24 * HOUR);
  });

  test('have authors and tags, patch notes of every server among them', () => {
    for (const { id, authors, tags } of news.byId.values()) {
      expect(authors.length * tags.length, `article ${id}`).toBeGreaterThan(0);
    }
    const patches = [...news.byId.values()].filter(({ tags }) => tags.includes('Patch Note'));
    expect(Object.keys(tally(patches, ({ tags }) => tags[1] ?? '')).sort()).toEqual([
      'CN',
      'EN',
      'JP',
      'KR',
      'TW',
    ]);
    expect(new Set([...news.byId.values()].map(({ title }) => title)).size).toBe(60);
  });

  test('are read whole, with every kind of piece and every known word', () => {
    for (const { id, item, problems } of articles) {
      expect(problems, `article ${id}`).toEqual([]);
      expect(item?.content.length, `article ${id}`).toBeGreaterThan(0);
    }
    expect(Object.keys(tally(allNodes, ({ type }) => type)).sort()).toEqual([
      'address',
      'break',
      'bullets',
      'date',
      'object',
      'text',
    ]);
    const headings = articles.flatMap(({ item }) =>
      (item?.content ?? []).flatMap((block) => (block.type === 'heading' ? [block.words] : [])),
    );
    const texts = [...headings, ...allNodes.flatMap((node) => (node.type === 'text' ? [node.words] : []))];
    const keys = texts.flatMap((text) => (text.kind === 'key' ? [text.key] : []));
    expect([...new Set(keys)].sort()).toEqual([...NEWS_KEYS].sort());
  });

  test('link to things that are there', () => {
    const links = allNodes.flatMap((node) => (node.type === 'object' ? [node] : []));
    const known: Partial<Record<string, ReadonlyMap<number, unknown>>> = {
      card: cards.byId,
      event: events.byId,
      song: songs.byId,
    };
    for (const { object, id } of links) {
      if (known[object]) expect(known[object]?.has(id), `${object} ${id}`).toBe(true);
    }
    expect(links.length).toBeGreaterThan(200);
  });

  test('end where the list ends', () => {
    for (const name of ['news/0', 'news/61', 'news/x']) expect(demo.json(name), name).toBeUndefined();
  });
});

describe('what is recent in the demo set', () => {
  const answers = [[1, DATE] as const, ...OTHERS].map(([seed, date]) => {
    const json = createDemo({ seed, date }).json('news/dynamic/recent');
    return { label: `seed ${seed}, ${date}`, now: Date.parse(date), json, recent: readRecent(json) };
  });

  test('is small and can be read', () => {
    for (const { label, json, recent } of answers) {
      expect(Buffer.byteLength(JSON.stringify(json)), label).toBeLessThan(64_000);
      expect(recent.problems, label).toEqual([]);
    }
  });

  test('has a running event and an open gacha on every server through the month', () => {
    const isOn = (server: number, time: number, from: readonly unknown[], to: readonly unknown[]): boolean =>
      Number(from[server] ?? Infinity) <= time && time <= Number(to[server] ?? -1);
    for (const { label, now, recent } of answers) {
      for (const server of SERVERS) {
        for (let hour = 0; hour < 31 * 24; hour += 5) {
          const time = now + hour * HOUR;
          const what = `${label}, server ${server}, hour ${hour}`;
          const running = [...recent.events.values()].filter((e) => isOn(server, time, e.startAt, e.endAt));
          expect(running.length, what).toBe(1);
          const open = [...recent.gacha.values()].filter(
            (g) => isOn(server, time, g.publishedAt, g.closedAt) && Number(g.closedAt[server]) < 4e12,
          );
          expect(open.length, what).toBeGreaterThan(0);
        }
      }
    }
  });

  test('has an event to come, new songs and new cards on every server', () => {
    for (const { label, now, recent } of answers) {
      for (const server of SERVERS) {
        const coming = [...recent.events.values()].filter(({ startAt }) => Number(startAt[server]) > now);
        expect(coming.length, label).toBeGreaterThan(1);
        const lately = (times: readonly (number | null)[]): boolean => {
          const age = now - (times[server] ?? 0);
          return age >= 0 && age < 30 * 24 * HOUR;
        };
        expect(
          [...recent.songs.values()].some((s) => lately(s.publishedAt)),
          label,
        ).toBe(true);
        expect(
          [...recent.cards.values()].some((c) => lately(c.releasedAt)),
          label,
        ).toBe(true);
      }
    }
  });

  test('has of cards what the list has', () => {
    const recent = readRecent(demo.json('news/dynamic/recent'));
    for (const card of recent.cards.values()) {
      const full = cards.byId.get(card.id);
      expect(full?.name).toEqual(card.name);
      expect(artKinds(card)).toEqual(full && artKinds(full));
      expect(cardThumbPath('jp', card, 'normal')).toBe(full && cardThumbPath('jp', full, 'normal'));
    }
    expect(recent.cards.size).toBeGreaterThan(10);
  });
});

test('the recent list has everything that a home page shows, in few bytes', () => {
  const json = demo.json('news/dynamic/recent');
  const recent = readRecent(json);
  expect(recent.problems).toEqual([]);
  expect([recent.birthdays.size, recent.news.size]).toEqual([40, 6]);
  for (const { characterId } of recent.cards.values()) {
    const person = recent.characters.get(characterId);
    expect(recent.bands.get(person?.bandId ?? 0)?.name).toBeDefined();
  }
  for (const { bandId, difficulties } of recent.songs.values()) {
    expect(recent.bands.has(bandId)).toBe(true);
    expect(Object.keys(difficulties).length).toBeGreaterThan(0);
  }
  expect([...recent.events.values()].every(({ bonus }) => bonus.attributes.length > 0)).toBe(true);
  expect(brotliCompressSync(JSON.stringify(json)).length).toBeLessThan(16_384);
});

describe('demo birthdays', () => {
  const birthdays = readBirthdays(demo.json('characters/main.birthday'));

  test('are forty, three or four in each month', () => {
    expect(birthdays.problems).toEqual([]);
    expect(birthdays.byId.size).toBe(40);
    const months = Object.values(tally(birthdays.byId.values(), ({ month }) => month));
    expect([months.length, Math.min(...months), Math.max(...months)]).toEqual([12, 3, 4]);
  });

  test('have one on the first days of any month', () => {
    for (let month = 1; month <= 12; month++) {
      const [next] = comingBirthdays(birthdays.byId.values(), { year: 2026, month, day: 1 });
      expect(next?.inDays, `month ${month}`).toBeLessThan(3);
    }
  });

  test('are those of the characters’ own files, with the sign of the day', () => {
    const signs = new Set<unknown>();
    for (const { id } of birthdays.byId.values()) {
      const item = demo.json(`characters/${id}`);
      const own = readBirthdays({ [id]: item }).byId.get(id);
      expect([own?.month, own?.day]).toEqual([birthdays.byId.get(id)?.month, birthdays.byId.get(id)?.day]);
      signs.add(Object(Object(item).profile).constellation);
    }
    expect(signs.size).toBeGreaterThan(9);
  });

  test('change with the seed', () => {
    const other = createDemo({ seed: 2, date: DATE }).json('characters/main.birthday');
    expect(other).not.toEqual(demo.json('characters/main.birthday'));
  });
});

describe('demo character profiles', () => {
  test('say something in each language that the character’s servers speak', () => {
    for (let id = 1; id <= 40; id++) {
      const { characterName, profile } = Object(demo.json(`characters/${id}`));
      for (const field of [
        'favoriteFood',
        'hatedFood',
        'hobby',
        'selfIntroduction',
        'school',
        'schoolYear',
      ]) {
        expect(
          profile[field].map((word: unknown) => word === null),
          `${field} of ${id}`,
        ).toEqual(characterName.map((word: unknown) => word === null));
      }
      expect(profile.height).toBeGreaterThan(140);
    }
  });
});
