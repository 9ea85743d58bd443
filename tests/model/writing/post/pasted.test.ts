import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { richNode } from '#model/contract/rich-text';
import { documentOf, nodesOfDocument } from '#model/writing/post/document';
import { EMPTY_POST, importedFacts, type PostDraft } from '#model/writing/post/draft';
import { postInText, textOfPost } from '#model/writing/post/file';
import { readMarkup } from '#model/writing/post/markup';
import { nodesOfPasted, nodesOfText } from '#model/writing/post/pasted';
import { anyNode } from '#tests/arbitraries/post';

const HOME = 'https://setori.example';
const paste = (html: string) => nodesOfPasted(readMarkup(html), HOME);
const upload = `/api/upload/file/${'a'.repeat(40)}`;

const isSound = (node: unknown): boolean => Value.Check(richNode, node);

const TAGS = [
  'p',
  'b',
  'h2',
  'ul',
  'li',
  'a',
  'table',
  'tr',
  'td',
  'pre',
  'script',
  'style',
  'svg',
  'div',
  'x-y',
];
const markup = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(...TAGS).map((tag) => `<${tag}>`),
      fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
      fc.constantFrom(
        '<a href="https://example.com/a">words</a>',
        '<a href="javascript:alert(1)">x</a>',
        `<a href='${HOME}/info/songs/12'>A song</a>`,
        `<img src="${upload}">`,
        '<img src="https://example.com/a.png" onerror="alert(1)" alt="curve">',
        '<br>',
        '&amp;&lt;b&gt;&#128;&#x1F3B8;&nbsp;',
        '<!-- note -->',
        '<a href="',
        '<',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

describe('pasted markup', () => {
  test('becomes nodes of the contract and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(markup, fc.string({ unit: 'binary' })), (html) => {
        const nodes = paste(html);
        // Texts and headings may still be too long, which the editor says.
        const others = nodes.filter(({ type }) => type !== 'heading' && type !== 'text');
        expect(others.filter((node) => !isSound(node))).toEqual([]);
        // The editor takes all of them for what they are.
        const pieces = documentOf(nodes).content.flatMap((block) =>
          block.type === 'paragraph' ? [...(block.content ?? [])] : [],
        );
        expect(pieces.filter(({ type }) => type === 'foreign')).toEqual([]);
      }),
    );
  });

  test('keeps headings, lines, lists and links', () => {
    expect(
      paste(
        '<h1>Cutoffs <b>today</b></h1><p>Read <a href="https://example.com/a">this</a>.<br>Then that</p><ul><li>one<li>two</ul>',
      ),
    ).toEqual([
      { type: 'heading', data: 'Cutoffs today' },
      { type: 'text', data: 'Read this ' },
      { type: 'link', target: 'url', data: 'https://example.com/a' },
      { type: 'text', data: '.' },
      { type: 'br' },
      { type: 'text', data: 'Then that' },
      { type: 'br' },
      { type: 'br' },
      { type: 'text', data: '• one' },
      { type: 'br' },
      { type: 'text', data: '• two' },
    ]);
  });

  test('makes a link to a page of a thing a link to the thing, and an own upload a picture', () => {
    expect(
      paste(`<p><a href="${HOME}/info/songs/12/name">Any words</a></p><img src="${HOME}${upload}">`),
    ).toEqual([
      { type: 'link', target: 'song-single', data: '12' },
      { type: 'image', display: 0, objects: [upload] },
    ]);
  });

  test('leaves out what could run, load or style', () => {
    expect(
      paste(
        '<style>p{}</style><script>alert("<p>x</p>")</script><p style="color:red" onclick="alert(1)">a<svg><text>b</text></svg><a href="javascript:alert(1)">c</a><img src="data:image/png;base64,AAAA"></p><iframe src="https://example.com"></iframe>',
      ),
    ).toEqual([{ type: 'text', data: 'ac' }]);
  });

  test('reads code line by line, and letters written as entities', () => {
    expect(paste('<pre>one\ntwo &lt;b&gt; &#x1F3B8;</pre>')).toEqual([
      { type: 'text', data: 'one' },
      { type: 'br' },
      { type: 'text', data: 'two <b> 🎸' },
    ]);
  });

  test('takes time in proportion to what is pasted', () => {
    for (const bad of ["<a '", '<a href="', '<p>', '</b>', '<!', '&', '<script>', '<li>'])
      expect(paste(bad.repeat(30_000)).length).toBeLessThanOrEqual(2_001);
  });
});

describe('pasted text', () => {
  test('keeps its lines and finds names and addresses', () => {
    expect(nodesOfText('Hi @mika_7\r\n\r\nsee https://example.com/a.', HOME)).toEqual([
      { type: 'text', data: 'Hi ' },
      { type: 'mention', data: 'mika_7' },
      { type: 'br' },
      { type: 'br' },
      { type: 'text', data: 'see ' },
      { type: 'link', target: 'url', data: 'https://example.com/a' },
      { type: 'text', data: '.' },
    ]);
  });
});

describe('a post in a file', () => {
  test('reads back as written, foreign nodes included', () => {
    const post = fc.record({
      title: fc.string({ maxLength: 50 }),
      content: fc.array(
        anyNode.filter(
          ({ type, object, display }) =>
            typeof type === 'string' && object === undefined && typeof display !== 'string',
        ),
        { maxLength: 10 },
      ),
    });
    fc.assert(
      fc.property(post, (given) => {
        const written = { ...EMPTY_POST, ...given };
        expect(postInText(textOfPost(written), HOME)).toEqual(written);
      }),
    );
  });

  test('is read as other programs write it', () => {
    const nodes = [
      { type: 'list', target: 'card-icon', display: '2', object: ['7', 8] },
      { type: 'image', object: `${HOME}${upload}` },
      { type: 'link', target: 'song-single', data: 12 },
    ];
    const read = postInText(JSON.stringify(nodes), HOME);
    expect(read?.content).toEqual([
      { type: 'list', target: 'card-icon', display: 2, objects: [7, 8] },
      { type: 'image', display: 0, objects: [upload] },
      { type: 'link', target: 'song-single', data: '12' },
    ]);
    expect(nodesOfDocument(documentOf(read?.content ?? []))).toEqual(read?.content);
  });

  test('changes no title, tags or warnings when it is a list of nodes alone', () => {
    const before: PostDraft = {
      ...EMPTY_POST,
      title: 'Before',
      tags: [{ type: 'text', data: 'band' }],
      rating: 2,
      warnings: ['warningDeath'],
    };
    const content = [{ type: 'text', data: 'a' }];
    expect(importedFacts({ ...EMPTY_POST, content }, before)).toEqual({});
    const tags = [{ type: 'text', data: 'cards' }];
    expect(importedFacts({ ...EMPTY_POST, content, tags }, before)).toEqual({
      title: 'Before',
      tags,
      rating: 0,
      warnings: [],
    });
  });

  test('is none where anything else lies', () => {
    for (const text of ['', 'words', '[1, 2]', '{"a": 1}', '[{"id": 3}]', '{"content": "x"}', '[{'])
      expect(postInText(text, HOME)).toBeNull();
  });
});
