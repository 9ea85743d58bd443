import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPostText, readRichText } from '#model/records/read-rich-text';
import type { RichNode, RichText } from '#model/records/rich-text';
import { anyJunk } from '../../arbitraries/hostile.ts';

const SHA = 'a'.repeat(40);

function read(value: unknown) {
  const problems: string[] = [];
  return { text: readRichText(value, (phrase) => problems.push(phrase)), problems };
}

const literal = (text: string) => ({ type: 'text', words: { kind: 'literal', text } });

describe('readRichText', () => {
  test('puts the running text of a post between its headings and pictures', () => {
    const { text, problems } = read([
      { type: 'text', data: 'Hello ' },
      { type: 'mention', data: 'mika' },
      { type: 'br' },
      { type: 'emoji', data: 12 },
      { type: 'heading', data: 'My team', margin: 'top' },
      { type: 'image', display: 1, objects: [`/api/upload/file/${SHA}`] },
      { type: 'list', target: 'card-icon', display: 0, objects: [7, '8', 7] },
      { type: 'text', data: 'Bye' },
    ]);
    expect(text).toEqual([
      {
        type: 'content',
        nodes: [
          literal('Hello '),
          { type: 'mention', username: 'mika' },
          { type: 'break' },
          { type: 'emoji', id: '12' },
        ],
      },
      { type: 'heading', words: { kind: 'literal', text: 'My team' } },
      { type: 'images', size: 'thumbnail', paths: [`/api/upload/file/${SHA}`] },
      { type: 'objects', object: 'card', size: 'icon', ids: [7, 8] },
      { type: 'content', nodes: [literal('Bye')] },
    ]);
    expect(problems).toEqual([]);
  });

  test('reads the singular key of lists and pictures too', () => {
    const { text } = read([{ type: 'image', object: `/api/upload/file/${SHA}` }]);
    expect(text).toMatchObject([{ type: 'images', size: 'large' }]);
  });

  test.each([
    'https://elsewhere.example/track.png',
    '//elsewhere.example/api/upload/file/x',
    'data:image/svg+xml,<svg/>',
    `/api/upload/file/${SHA}/../../user/me`,
    `/api/upload/file/${SHA.toUpperCase()}`,
    '/api/user/logout',
  ])('shows no picture from %s', (path) => {
    const { text, problems } = read([{ type: 'image', display: 0, objects: [path] }]);
    expect(text).toEqual([]);
    expect(problems).toEqual(['has a part "image" that cannot be shown']);
  });

  test('keeps the words of a link that leads nowhere safe', () => {
    const link = { type: 'link', target: 'url', data: 'javascript:alert(1)', text: { en: 'Click me' } };
    expect(read([link]).text).toEqual([
      { type: 'content', nodes: [{ type: 'text', words: { kind: 'languages', texts: { en: 'Click me' } } }] },
    ]);
  });

  test('leaves out pieces of unknown kinds where a member wrote them, and shows their words in an article', () => {
    const value = [
      { type: 'text', data: 'known' },
      { type: 'poll', data: 'unknown', text: 'unknown' },
      { type: 'constructor', data: 'unknown' },
    ];
    expect(readPostText(value)).toEqual([{ type: 'content', nodes: [literal('known')] }]);
    expect(read(value).text).toEqual([
      { type: 'content', nodes: [literal('known'), literal('unknown'), literal('unknown')] },
    ]);
  });

  test.each([
    [0, 'large'],
    [1, 'thumbnail'],
    [2, 'icon'],
    [7, 'large'],
    [undefined, 'large'],
  ])('shows things of display %s as %s', (display, size) => {
    const list = { type: 'list', target: 'song-info', display, objects: [3] };
    expect(readPostText([list])).toEqual([{ type: 'objects', object: 'song', size, ids: [3] }]);
  });

  test('takes nothing from a prototype', () => {
    const hostile: unknown = JSON.parse(
      '[{"type":"text","data":{"__proto__":{"en":"planted"}}},{"type":"__proto__","data":[]},{"type":"toString"}]',
    );
    expect(read(hostile).text).toEqual([]);
  });

  test('counts the items of lists, empty ones too', () => {
    const { text, problems } = read([
      { type: 'ul', data: Array.from({ length: 50_000 }, () => []) },
      { type: 'text', data: 'after' },
    ]);
    const node = text[0]?.type === 'content' ? text[0].nodes[0] : undefined;
    expect(node?.type === 'bullets' && node.items.length).toBeLessThanOrEqual(4_000);
    expect(problems).toContain('is longer than 4000 pieces and is cut there');
  });
});

const nodesOf = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => (node.type === 'bullets' ? node.items.flatMap(nodesOf) : [node]));
const allNodes = (text: RichText): RichNode[] =>
  text.flatMap((block) => (block.type === 'content' ? nodesOf(block.nodes) : []));
const depthOf = (nodes: readonly RichNode[]): number =>
  Math.max(
    0,
    ...nodes.map((node) => (node.type === 'bullets' ? 1 + Math.max(0, ...node.items.map(depthOf)) : 0)),
  );

const address = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'blob:https://a.example/x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'https:/\\elsewhere.example',
    'https://a@b',
    `/api/upload/file/${SHA}`,
  ),
  fc.string(),
);
const KINDS = ['text', 'ul', 'link', 'br', 'date', 'emoji', 'mention', 'content', 'heading', 'image', 'list'];
const { piece } = fc.letrec((tie) => ({
  piece: fc.record(
    {
      type: fc.oneof(fc.constantFrom(...KINDS, '__proto__', 'constructor', 'script'), anyJunk),
      data: fc.oneof(
        { depthSize: 'medium' },
        address,
        anyJunk,
        fc.array(fc.oneof(tie('piece'), fc.array(tie('piece'), { maxLength: 3 }))),
      ),
      target: fc.oneof(fc.constantFrom('url', 'asset-single', 'song-single', 'card-info'), anyJunk),
      objects: fc.oneof(fc.array(address), anyJunk),
      text: fc.oneof(address, fc.dictionary(fc.constantFrom('en', 'ja', '__proto__'), address), anyJunk),
      display: anyJunk,
      rich: anyJunk,
    },
    { requiredKeys: ['type'] },
  ),
}));

describe('whatever a text holds', () => {
  const texts = fc.oneof(anyJunk, fc.array(fc.oneof(piece, anyJunk), { maxLength: 8 }));

  test('reading does not throw, and lists end', () => {
    fc.assert(
      fc.property(texts, (value) => {
        for (const block of read(value).text)
          if (block.type === 'content') expect(depthOf(block.nodes)).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('links lead to http(s) addresses of other sites or to paths of this one', () => {
    fc.assert(
      fc.property(texts, (value) => {
        for (const node of allNodes(read(value).text)) {
          if (node.type !== 'address') continue;
          const url = new URL(node.address, 'https://own.example');
          expect(url.protocol).toMatch(/^https?:$/);
          expect(url.username + url.password).toBe('');
          if (node.address.startsWith('/')) expect(url.origin).toBe('https://own.example');
        }
      }),
      { examples: [[[{ type: 'link', target: 'url', data: '/\t/elsewhere.example' }]]] },
    );
  });

  test('pictures come from the uploads of this site', () => {
    fc.assert(
      fc.property(texts, (value) => {
        for (const block of read(value).text)
          if (block.type === 'images')
            for (const path of block.paths) expect(path).toMatch(/^\/api\/upload\/file\/[0-9a-f]{40}$/);
      }),
    );
  });
});
