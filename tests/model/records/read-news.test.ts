import { describe, expect, test } from 'vitest';
import { readNews } from '#model/records/read-news';
import { readNewsItem } from '#model/records/read-news-item';
import type { RichNode } from '#model/records/rich-text';
import { newsContent } from '#model/rules/news';

const head = {
  title: 'Patch Note: JP 9.1.2',
  authors: ['Bot', null, 3],
  timestamp: '1752739871925',
  tags: ['JP'],
};

/** Reads an article of one content block, and what was complained about. */
function read(...nodes: readonly unknown[]) {
  const problems: string[] = [];
  const item = readNewsItem(7, { ...head, content: [{ type: 'content', data: nodes }] }, (line) =>
    problems.push(line),
  );
  const [block] = item?.content ?? [];
  return { nodes: block?.type === 'content' ? block.nodes : null, problems };
}

describe('readNews', () => {
  test('reads title, authors, time and tags', () => {
    expect(readNews({ '7': head }).byId.get(7)).toEqual({
      id: 7,
      title: 'Patch Note: JP 9.1.2',
      titles: {},
      authors: ['Bot'],
      tags: ['JP'],
      timestamp: 1_752_739_871_925,
    });
  });

  test('leaves an article without a title out', () => {
    expect(readNews({ '7': { tags: ['JP'] } }).problems).toEqual([
      'The news 7 has no title and is left out.',
    ]);
  });
});

describe('readNewsItem', () => {
  test('reads every kind of piece', () => {
    const { nodes, problems } = read(
      { type: 'text', data: { t: 'text.addedSongs' } },
      { type: 'text', data: '9.1.2', class: 'literal' },
      { type: 'br' },
      { type: 'date', data: '1752739871925' },
      { type: 'ul', data: [[{ type: 'link', target: 'song-single', data: '740', rich: true }], []] },
      { type: 'link', target: 'url', data: '/tool/teambuilder' },
    );
    const expected: readonly RichNode[] = [
      { type: 'text', words: { kind: 'key', key: 'text.addedSongs' } },
      { type: 'text', words: { kind: 'literal', text: '9.1.2' } },
      { type: 'break' },
      { type: 'date', time: 1_752_739_871_925 },
      {
        type: 'bullets',
        items: [[{ type: 'object', object: 'song', id: 740, isRich: true, words: null }], []],
      },
      { type: 'address', address: '/tool/teambuilder', words: null },
    ];
    expect(nodes).toEqual(expected);
    expect(problems).toEqual([]);
  });

  test('reads headings by key and as they stand', () => {
    const item = readNewsItem(7, {
      ...head,
      content: [
        { type: 'heading', data: { t: 'header.cards' } },
        { type: 'heading', data: 'Thanks' },
      ],
    });
    expect(item?.content).toEqual([
      { type: 'heading', words: { kind: 'key', key: 'header.cards' } },
      { type: 'heading', words: { kind: 'literal', text: 'Thanks' } },
    ]);
  });

  test('shows the words of what no one knows, leaves out what has none, and keeps the rest', () => {
    const { nodes, problems } = read(
      { type: 'video', data: 'x' },
      null,
      { type: 'constructor' },
      { type: 'text', data: 'kept' },
    );
    expect(nodes).toEqual([
      { type: 'text', words: { kind: 'literal', text: 'x' } },
      { type: 'text', words: { kind: 'literal', text: 'kept' } },
    ]);
    expect(problems).toEqual([
      'The news 7 has a piece "video" that cannot be shown.',
      'The news 7 has a piece without a type that cannot be shown.',
      'The news 7 has a piece "constructor" that cannot be shown.',
    ]);
  });

  test.each([
    ['url', 'javascript:alert(1)'],
    ['url', 'data:text/html,x'],
    ['url', '//elsewhere.example/x'],
    ['url', '/\\elsewhere.example'],
    ['url', ' https://a.example'],
    ['url', 'https://'],
    ['url', ''],
    ['url', 'JaVaScRiPt:alert(1)'],
    ['url', 'https://trusted.example@elsewhere.example/'],
    ['url', 'https://elsewhere.example\\@trusted.example'],
    ['song-single', '../etc'],
    ['song-single', '-1'],
    ['asset-single', '../../etc/passwd'],
    ['asset-single', '/etc/passwd'],
    ['asset-single', 'a//b'],
    ['nowhere-single', '1'],
  ])('refuses a link to %s "%s"', (target, data) => {
    const { nodes, problems } = read({ type: 'link', target, data });
    expect(nodes).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  test.each([
    ['url', 'https://a.example/b?c=d#e', { address: 'https://a.example/b?c=d#e' }],
    ['url', '/', { address: '/' }],
    ['url', '/home/news/3', { address: '/home/news/3' }],
    ['asset-single', 'thumb/chara/card00045', { path: 'thumb/chara/card00045' }],
    ['card-single', 2046, { object: 'card', id: 2046 }],
  ])('takes a link to %s "%s"', (target, data, node) => {
    expect(read({ type: 'link', target, data }).nodes).toMatchObject([node]);
  });

  test('reads a title in several languages and names the article by the English one', () => {
    const title = { ja: '更新', en: 'Update', xx: 'no language of ours' };
    expect(readNewsItem(7, { ...head, title })).toMatchObject({
      title: 'Update',
      titles: { ja: '更新', en: 'Update' },
    });
    expect(readNewsItem(7, { ...head, title: { ko: '갱신' } })?.title).toBe('갱신');
  });

  test('does not follow lists without end', () => {
    let node: unknown = { type: 'text', data: 'deep' };
    for (let i = 0; i < 20_000; i++) node = { type: 'ul', data: [[node]] };
    const { nodes, problems } = read(node);
    expect(JSON.stringify(nodes).length).toBeLessThan(200);
    expect(problems).toHaveLength(1);
  });

  test('cuts an article without end', () => {
    const { nodes, problems } = read(...Array.from({ length: 9_000 }, () => ({ type: 'br' })));
    expect(nodes?.length).toBeLessThanOrEqual(4_000);
    expect(problems).toEqual(['The news 7 is longer than 4000 pieces and is cut there.']);
  });

  test('is null for what is no article', () => {
    for (const json of [null, [], 'text', {}, { content: [] }]) expect(readNewsItem(7, json)).toBeNull();
    expect(readNewsItem(7, { title: 'x' })?.content).toEqual([]);
  });
});

describe('an article written in several languages', () => {
  const content = {
    en: [{ type: 'text', data: 'Hello' }],
    ja: [{ type: 'text', data: 'こんにちは' }],
    fr: [],
  };
  const item = readNewsItem(7, { ...head, title: { en: 'Title' }, content });
  const said = (locale: 'en' | 'ja' | 'ko') => JSON.stringify(item && newsContent(item, locale));

  test('is shown in the language of the reader, else in English', () => {
    expect(said('ja')).toContain('こんにちは');
    expect(said('en')).toContain('Hello');
    expect(said('ko')).toBe(said('en'));
    expect(Object.keys(item?.contents ?? {})).toEqual(['en', 'ja']);
  });

  test('is the one text there is when it has no languages', () => {
    const plain = readNewsItem(7, { ...head, content: content.en });
    expect(plain?.contents).toEqual({});
    expect(plain && newsContent(plain, 'ja')).toEqual(plain?.content);
  });
});
