import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NewsRecord } from '#model/records/news';
import { allTags, hasTags, neighbours, newestFirst, newsTag, newsTitle } from '#model/rules/news';

const article = (id: number, part: Partial<NewsRecord> = {}): NewsRecord => ({
  id,
  title: `Article ${id}`,
  titles: {},
  authors: [],
  tags: [],
  timestamp: id * 1_000,
  ...part,
});

describe('tags', () => {
  test('are known by their code, whatever the data writes', () => {
    expect(newsTag('Patch Note')).toMatchObject({ kind: 'topic', topic: 'patch-note' });
    expect(newsTag('JP')).toMatchObject({ kind: 'server', server: 'jp' });
    expect(newsTag('Cake & tea')).toEqual({ kind: 'other', code: 'cake-tea', text: 'Cake & tea' });
    expect(newsTag('!')).toBeNull();
  });

  test('of a list come once each: topics, others, servers', () => {
    const news = [
      article(1, { tags: ['KR', 'Zebra', 'Guide', 'JP'] }),
      article(2, { tags: ['jp', 'Feature'] }),
    ];
    expect(allTags(news).map(({ code }) => code)).toEqual(['feature', 'guide', 'zebra', 'jp', 'kr']);
  });

  test('of one group are alternatives, groups hold together', () => {
    const news = article(1, { tags: ['Patch Note', 'JP'] });
    expect(hasTags(news, [])).toBe(true);
    expect(hasTags(news, ['guide', 'patch-note'])).toBe(true);
    expect(hasTags(news, ['patch-note', 'en', 'jp'])).toBe(true);
    expect(hasTags(news, ['patch-note', 'en'])).toBe(false);
    expect(hasTags(news, ['guide', 'jp'])).toBe(false);
  });
});

test('articles come newest first, those without a date last', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 9 }), { nil: null })), (times) => {
      const ordered = newestFirst(times.map((timestamp, id) => article(id, { timestamp })));
      const key = ({ timestamp }: NewsRecord) => timestamp ?? -1;
      for (const [at, news] of ordered.entries()) {
        const next = ordered[at + 1];
        if (next) expect(key(news)).toBeGreaterThanOrEqual(key(next));
        expect(neighbours(ordered, news.id).older).toBe(next ?? null);
      }
    }),
  );
});

test('a title says which language stands in', () => {
  const news = article(1, { title: 'Update', titles: { en: 'Update', ja: '更新' } });
  expect(newsTitle(news, 'ja')).toEqual({ text: '更新', locale: null });
  expect(newsTitle(news, 'pl')).toEqual({ text: 'Update', locale: 'en' });
  expect(newsTitle(article(2), 'pl')).toEqual({ text: 'Article 2', locale: null });
});
