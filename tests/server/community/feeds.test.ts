import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { ListedPost } from '#model/contract/community/post';
import { atomFeed } from '#server/services/feeds/atom';
import { documentOf, element } from '#server/services/feeds/xml';
import { openMemberSite } from '../accounts/member-site.ts';
import { NAUGHTY } from '../contract/naughty.ts';
import { onEachEngine } from '../store/engines.ts';
import { ofText, words, write } from './site.ts';
import { expectWellFormed } from './well-formed.ts';

const HOST = { host: 'setori.example.org' };

const titlesIn = (xml: string): readonly string[] =>
  [...xml.matchAll(/<entry>.*?<title type="text">([^<]*)<\/title>/gs)].map(([, title = '']) => title);

onEachEngine('feeds', (engine) => {
  test('hold the newest posts of everybody, of a tag and of a member', async () => {
    const site = await openMemberSite(await engine.fresh());
    const [mika, ran] = [await site.join('mika'), await site.join('ran_fan')];
    const tags = [{ type: 'text', data: 'guide' }];
    const first = await write(site, mika, ofText('A guide & more', { tags }));
    await write(site, ran, ofText('Something else'));
    const all = await site.app.inject({ url: '/feed/posts.atom', headers: HOST });
    expect(all.statusCode).toBe(200);
    expect(all.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'access-control-allow-origin': '*',
      vary: 'Accept-Encoding',
    });
    expectWellFormed(all.body);
    expect(titlesIn(all.body)).toEqual(['Something else', 'A guide &amp; more']);
    expect(all.body).toContain(`<id>http://setori.example.org/community/posts/${first}</id>`);
    expect(all.body).toContain(`href="http://setori.example.org/community/posts/${first}/A-guide-more"`);
    const guides = await site.app.inject({ url: '/feed/posts.atom?tag=text:guide', headers: HOST });
    expect(titlesIn(guides.body)).toEqual(['A guide &amp; more']);
    const rans = await site.app.inject({ url: '/feed/members/RAN_FAN.atom', headers: HOST });
    expect(titlesIn(rans.body)).toEqual(['Something else']);
    const japanese = await site.app.inject({ url: '/feed/posts.atom?lang=ja', headers: HOST });
    expect(japanese.body).toContain('xml:lang="ja"');
  });

  test('leave out what was deleted and what is not for everybody', async () => {
    const site = await openMemberSite(await engine.fresh());
    const mika = await site.join('mika');
    await write(site, mika, ofText('For teens', { rating: 1 }));
    await write(site, mika, ofText('Mature', { rating: 2 }));
    await write(site, mika, ofText('Explicit', { rating: 3 }));
    const gone = await write(site, mika, ofText('Gone'));
    await site.post('post/delete', { id: gone }, mika);
    const { body } = await site.app.inject({ url: '/feed/posts.atom', headers: HOST });
    expect(titlesIn(body)).toEqual(['For teens']);
  });

  test('say that nothing is new, and what is', async () => {
    const site = await openMemberSite(await engine.fresh());
    const mika = await site.join('mika');
    const id = await write(site, mika, ofText('First'));
    const ask = (tag = '') =>
      site.app.inject({ url: '/feed/posts.atom', headers: { ...HOST, 'if-none-match': tag } });
    const { headers } = await ask();
    expect((await ask(String(headers.etag))).statusCode).toBe(304);
    site.clock.nowMs += 60_000;
    await site.post('post/edit', { id, title: 'First, mended' }, mika);
    const changed = await ask(String(headers.etag));
    expect(changed.statusCode).toBe(200);
    expect(titlesIn(changed.body)).toEqual(['First, mended']);
    expect(changed.body).toContain(`<updated>${new Date(site.clock.nowMs).toISOString()}</updated>`);
  });

  test.each([
    ['/feed/members/nobody_here.atom', 404],
    ['/feed/members/a.atom', 404],
    ['/feed/members/..%2f..%2fetc.atom', 404],
    ['/feed/posts.atom?lang=xx', 400],
    ['/feed/posts.atom?tag=guide', 400],
    ['/feed/posts.atom?tag=text:a&tag=text:b', 400],
    [`/feed/posts.atom?tag=text:${'a'.repeat(51)}`, 400],
  ])('answers %s with %i', async (url, status) => {
    const site = await openMemberSite(await engine.fresh());
    const answer = await site.app.inject({ url, headers: HOST });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().result).toBe(false);
  });
});

describe('a feed', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...NAUGHTY));
  const post = fc.record({ title: text, data: text, nickname: text, tag: text }).map(
    ({ title, data, nickname, tag }): ListedPost => ({
      id: 1,
      categoryName: 'SELF_POST',
      categoryId: 'text',
      time: 0,
      likes: 0,
      liked: false,
      comments: 0,
      deleted: false,
      revision: 0,
      editedAt: null,
      title,
      content: [...words(data), { type: 'mention', data }, { type: 'br' }] as ListedPost['content'],
      author: { username: 'mika', nickname, titles: [] },
      tags: [{ type: 'text', data: tag }],
    }),
  );
  const head = { title: 'Posts', locale: 'en', path: '/feed/posts.atom', page: '/community/posts' } as const;

  test('is well-formed whatever members write', () => {
    fc.assert(
      fc.property(fc.array(post, { maxLength: 4 }), (posts) => {
        expectWellFormed(atomFeed(head, posts, 'https://setori.example'));
      }),
    );
  });

  test('gives a reader the texts as they were written', () => {
    const { DOMParser } = new Window();
    const plain = fc.string({ unit: 'grapheme' }).filter((each) => /^[^\p{C}]*$/u.test(each));
    fc.assert(
      fc.property(plain, plain, (inAttribute, inText) => {
        const xml = documentOf(element('a', { b: inAttribute }, 'x', inText));
        const read = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
        expect(read.getAttribute('b')).toBe(inAttribute);
        expect(read.textContent).toBe(`x${inText}`);
      }),
    );
  });
});
