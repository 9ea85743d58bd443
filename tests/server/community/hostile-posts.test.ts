import { expect, test } from 'vitest';
import { HOSTILE_ADDRESSES, PAYLOADS } from '../../xss/corpus.ts';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { JSON_TYPE } from '../contract/call.ts';
import { onEachEngine } from '../store/engines.ts';
import { comment, list, ofText, words, write } from './site.ts';
import { expectWellFormed } from './well-formed.ts';

const BROWSER = { accept: 'text/html', host: 'setori.example.org' };
/** A feed holds no more. */
const AT_ONCE = 50;

/** In letters, none of them halved. */
const cut = (text: string, most: number): string => {
  let short = '';
  for (const letter of text) if (short.length + letter.length <= most) short += letter;
  return short;
};

/** A payload in every field of a post that takes words. */
const everywhere = (payload: string) => ({
  title: cut(payload, 200),
  content: [
    ...words(payload),
    { type: 'mention', data: cut(payload, 200) },
    { type: 'heading', data: cut(payload, 200) },
    { type: 'br' },
  ],
  tags: [{ type: 'text', data: cut(payload, 50) }],
});

/** Titles and tags are put in one line, and signs that cannot be seen are left out. */
const lineOf = ({
  title,
  tags,
}: {
  readonly title?: string | null | undefined;
  readonly tags: readonly { data: string }[];
}): string => [title, ...tags.map(({ data }) => data)].join(' ').replaceAll(/[\s\p{C}]/gu, '');

/** How often each element and each handler stands in a page. */
function elementsOf(html: string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const bare = html.replaceAll(/="[^"]*"/g, '=""');
  for (const [, tag = '', attributes = ''] of bare.matchAll(/<([a-z][^\s/>]*)([^>]*)/gi))
    for (const name of [tag, ...(attributes.match(/\son\w+=/gi) ?? [])])
      counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const pageOf = async (site: MemberSite, url: string): Promise<string> =>
  (await site.app.inject({ url, headers: BROWSER })).body;

onEachEngine('hostile words', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('come back as they were written from calls, and add nothing to pages and feeds', async () => {
    const site = await open();
    const mika = await site.join('mika');
    const place = { categoryName: 'SELF_POST', categoryId: 'text' };
    const harmless = await write(site, mika, { ...place, ...everywhere('no harm!') });
    const plain = elementsOf(await pageOf(site, `/community/posts/${harmless}`));
    const wrong: unknown[] = [];
    for (let from = 0; from < PAYLOADS.length; from += AT_ONCE) {
      const written = new Map<number, ReturnType<typeof everywhere>>();
      for (const payload of PAYLOADS.slice(from, from + AT_ONCE)) {
        const body = everywhere(payload);
        const { status, body: answer } = await site.post('post', { ...place, ...body }, mika);
        if (status === 200) written.set(Number(answer.id), body);
        // No database takes the letter nought.
        else if (!payload.includes('\u0000')) wrong.push([payload, status, answer]);
      }
      const { posts } = await list(site, { categoryName: 'SELF_POST', limit: written.size });
      expect(posts).toHaveLength(written.size);
      for (const post of posts) {
        const asked = written.get(post.id);
        expect(post.content).toEqual(asked?.content);
        expect(lineOf(post)).toBe(asked && lineOf(asked));
        expect(post.title).not.toMatch(/[\n\t\u2028\u202e]/);
      }
      const [id] = written.keys();
      const details = await site.get('post/details', { id: String(id) });
      expect(details.body.post).toMatchObject({ content: written.get(id ?? 0)?.content });
      expectWellFormed(await pageOf(site, '/feed/posts.atom'));
      expectWellFormed(await pageOf(site, '/feed/members/mika.atom'));
      for (const each of written.keys()) {
        const found = elementsOf(await pageOf(site, `/community/posts/${each}`));
        if (JSON.stringify(found) !== JSON.stringify(plain)) wrong.push([written.get(each)?.title, found]);
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expectWellFormed(await pageOf(site, '/sitemap-community.xml'));
  });

  /** Bodies of a post as they are sent. */
  const nested = (depth: number): string => `${'['.repeat(depth)}1${']'.repeat(depth)}`;
  const withContent = (content: string): string =>
    `{"categoryName":"SELF_POST","categoryId":"text","title":"x","content":${content}}`;
  const node = (parts: object): string => withContent(JSON.stringify([{ type: 'text', data: 'x' }, parts]));
  const many = (most: number, parts: object): string =>
    withContent(JSON.stringify(Array.from({ length: most }, () => parts)));
  const DOCUMENT = `<!DOCTYPE html><html><head><style>${'p{margin:0}'.repeat(200)}</style></head><body>${'<p class=MsoNormal><o:p>&nbsp;</o:p></p>'.repeat(3_000)}</body></html>`;
  const AT = /CONTENT_INVALID|REQUEST_INVALID .*content(\.\d+)?/;
  /** Too deep, too long, or of letters that nothing can keep: refused before anybody looks for fields. */
  const WHOLE = /^(REQUEST_INVALID|CONTENT_INVALID|BODY_TOO_LARGE)/;
  const isAddress = (text: string): boolean => /^https?:\/\/[^\s\\]+$/.test(text);
  const REFUSED: readonly (readonly [what: string, body: string, said: RegExp])[] = [
    ['arrays in arrays', withContent(nested(20)), AT],
    ['deeper arrays', withContent(nested(33)), WHOLE],
    ['very deep arrays', withContent(nested(100_000)), WHOLE],
    ['arrays in a text', withContent(`[{"type":"text","data":${nested(20)}}]`), AT],
    ['objects in objects', withContent(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`), AT],
    ['a node in a node', node({ type: 'ul', data: [[{ type: 'text', data: 'x' }]] }), AT],
    ['a node of another kind', node({ type: 'script', data: 'x' }), AT],
    ['a heading that is a document', node({ type: 'heading', data: DOCUMENT }), WHOLE],
    ['a pasted document', withContent(JSON.stringify(words(DOCUMENT))), WHOLE],
    [
      'a pasted document in pieces',
      withContent(JSON.stringify((DOCUMENT.match(/.{1,5000}/gs) ?? []).flatMap(words))),
      WHOLE,
    ],
    [
      'a picture within the text',
      withContent(JSON.stringify(words(`data:image/png;base64,${'iVBOR'.repeat(40_000)}`))),
      WHOLE,
    ],
    ['a letter nought', node({ type: 'text', data: 'a\u0000b' }), WHOLE],
    ['half a letter', withContent('[{"type":"text","data":"\\ud800"}]'), WHOLE],
    ['too many nodes', many(1_001, { type: 'br' }), AT],
    [
      'too many things',
      many(5, { type: 'list', target: 'card-info', display: 0, objects: Array(50).fill(1) }),
      AT,
    ],
    ['a thing below nought', node({ type: 'list', target: 'card-info', display: 0, objects: [-1] }), AT],
    ['things of no kind', node({ type: 'list', target: '__proto__', display: 0, objects: [1] }), AT],
    ...HOSTILE_ADDRESSES.flatMap((data) => {
      const picture = node({ type: 'image', display: 0, objects: [data] });
      const links = ['url', 'card-single'].map((target) => node({ type: 'link', target, data }));
      const bodies = isAddress(data) ? [picture] : [picture, ...links];
      return bodies.map((body) => [data, body, AT] as const);
    }),
  ];

  test('that are no text of ours are refused with the place, and nothing is kept of them', async () => {
    const site = await open();
    const mika = await site.join('mika');
    const own = await write(site, mika, ofText('Own'));
    const under = await comment(site, mika, own, 'A comment');
    const send = async (path: string, payload: string) => {
      const headers = { 'content-type': JSON_TYPE };
      const cookies = { token: mika };
      const raw = await site.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers, cookies });
      return {
        status: raw.statusCode,
        body: raw.json() as { code: string; fields?: Record<string, string> },
      };
    };
    /** The same text as a post, as a comment, as a change of either, and as an introduction. */
    const ways = (body: string): readonly (readonly [string, string, string])[] => {
      const content = body.slice(withContent('').length - 1, -1);
      return [
        ['post', body, 'content'],
        ['post', `{"categoryName":"POST_COMMENT","categoryId":"${own}","content":${content}}`, 'content'],
        ['post/edit', `{"id":${own},"content":${content}}`, 'content'],
        ['post/edit', `{"id":${under},"content":${content}}`, 'content'],
        ['user', `{"selfIntroRich":${content}}`, 'selfIntroRich'],
      ];
    };
    const wrong: unknown[] = [];
    for (const [what, body, said] of REFUSED) {
      for (const [path, payload, name] of ways(body)) {
        const { status, body: answer } = await send(path, payload);
        const where = Object.keys(answer.fields ?? {})
          .join(' ')
          .replaceAll(name, 'content');
        if (status === 200 || status >= 500 || !said.test(`${answer.code} ${where}`))
          wrong.push([path, what.slice(0, 60), payload.slice(0, 200), status, answer]);
      }
    }
    expect(wrong).toEqual([]);
    const { posts } = await list(site, { categoryName: 'SELF_POST', limit: 10 });
    expect(posts.map(({ content }) => content)).toEqual([words('About Own')]);
    expect((await site.get('user', { username: 'mika' })).body.selfIntroRich ?? []).toEqual([]);
  });

  test('and fields that no text has are left out', async () => {
    const site = await open();
    const mika = await site.join('mika');
    const more = { class: 'x', style: 'position:fixed', onclick: 'xss()', dangerouslySetInnerHTML: {} };
    const content = [
      { type: 'text', data: 'x', ...more },
      { type: 'br', ...more },
    ];
    const id = await write(site, mika, ofText('More', { content }));
    const { posts } = await list(site, { categoryName: 'SELF_POST', limit: 1 });
    expect(posts).toMatchObject([{ id, content: [{ type: 'text', data: 'x' }, { type: 'br' }] }]);
    expect(JSON.stringify(posts)).not.toMatch(/fixed|xss|dangerously/);
  });
});
