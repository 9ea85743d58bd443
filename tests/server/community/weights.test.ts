import { expect, test } from 'vitest';
import { MAX_PROFILE } from '#model/contract/account/member-limits';
import { EMPTY_PROFILE } from '#model/contract/account/profile';
import type { ListedPost } from '#model/contract/community/post';
import { MAX_COMMENT, MAX_POST, MAX_SHOWN } from '#model/contract/community/text-limits';
import { MAX_ANSWER } from '#server/store/community/weighing';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, list, ofText, words, write } from './site.ts';

const MIB = 1024 * 1024;
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** A page may end with the row that fills it, and names and numbers come on top. */
const MAX_BODY = MAX_ANSWER + 2 * MAX_POST;

const ids = (nodes: number, each: number) =>
  Array.from({ length: nodes }, () => ({
    type: 'list',
    target: 'card-icon',
    display: 1,
    objects: Array.from({ length: each }, () => Number.MAX_SAFE_INTEGER),
  }));
/** As many nodes as there may be, filled to a weight with text. */
function filled(bytes: number) {
  const empty = Array.from({ length: 40 }, () => ({ type: 'text', data: '' }));
  const room = bytes - bytesOf(empty);
  const letters = '夢'.repeat(Math.floor(room / 3 / 40));
  return empty.map((node) => ({ ...node, data: letters }));
}
const HEAVY = filled(59_000);

/** Writes past the rules, as a version of the server did that had no bound. */
const makeOld = (site: MemberSite, id: number) =>
  site.members.store.db
    .updateTable('posts')
    .set({ content: JSON.stringify(ids(900, 50)) })
    .where('id', '=', id)
    .execute();

async function allPages(site: MemberSite, query: object): Promise<ListedPost[]> {
  const all: ListedPost[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await list(site, { ...query, ...(cursor !== '' && { cursor }) });
    expect(bytesOf(page)).toBeLessThan(MAX_BODY);
    all.push(...page.posts);
    cursor = page.next;
  }
  return all;
}

onEachEngine('what members write', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('is bounded in bytes and in what it shows, when it is written and when it is edited', async () => {
    const site = await open();
    const token = await site.join('Heavy');
    const id = await write(site, token, ofText('Light'));
    const own = await comment(site, token, id, 'light');
    const hashes = Array.from({ length: 20 }, () => `/api/upload/file/${'a'.repeat(40)}`);
    const pictures = Array.from({ length: 80 }, () => ({ type: 'image', display: 0, objects: hashes }));
    const control = words('\u0001'.repeat(9_000));
    const beyond = [ids(900, 50), ids(6, 50), pictures, [...control, ...control]];
    for (const content of beyond) {
      const made = await site.post('post', ofText('x', { content }), token);
      expect([made.status, made.body.fields]).toEqual([400, { content: 'INVALID' }]);
      const edited = await site.post('post/edit', { id, content }, token);
      expect([400, 413]).toContain(edited.status);
    }
    for (const content of [ids(10, 50), words('\u0001'.repeat(4_900))]) {
      const edited = await site.post('post/edit', { id: own, content }, token);
      expect([edited.status, edited.body.fields]).toEqual([400, { content: 'INVALID' }]);
    }
    const shown = ids(MAX_SHOWN / 50, 50);
    expect((await site.post('post/edit', { id, content: shown }, token)).status).toBe(200);
  });

  test('has room for as many letters and lines as the field takes, in any script', async () => {
    const site = await open();
    const token = await site.join('Writer');
    const line = [{ type: 'text', data: '夢'.repeat(32) }, { type: 'br' }];
    const content = Array.from({ length: 150 }, () => line).flat();
    expect(bytesOf(content)).toBeLessThan(MAX_COMMENT);
    const made = await site.post('post', { categoryName: 'CARD_COMMENT', categoryId: '1', content }, token);
    expect(made.status).toBe(200);
    const text = ofText('夢'.repeat(100), { content: HEAVY, summary: '夢'.repeat(2_000) });
    expect((await site.post('post', text, token)).status).toBe(200);
  });

  test('ends the page of every list it shows in at about 128 KiB, and all of it can be leafed through', async () => {
    const site = await open();
    const token = await site.join('Author');
    await site.join('Keeper');
    await appoint(site, 'Keeper', 'moderator');
    const keeper = (await site.post('user/login', { username: 'Keeper', password: 'correct staple 41' }))
      .token;
    const made: number[] = [];
    for (let nth = 0; nth < 40; nth++)
      made.push(await write(site, token, ofText(`${nth}`, { content: HEAVY })));
    for (const order of ['TIME_ASC', 'TIME_DESC']) {
      const all = await allPages(site, { order, limit: 50 });
      expect(all.map(({ id }) => id)).toEqual(order === 'TIME_ASC' ? made : made.toReversed());
      expect(all.every(({ content }) => content.length === HEAVY.length)).toBe(true);
    }
    const [first = 0] = made;
    for (let nth = 0; nth < 25; nth++) {
      await site.post('post/edit', { id: first, content: filled(55_000 + nth * 130) }, token);
    }
    for (const id of made)
      await site.post('post/report', { id, reason: 'spam', note: 'x'.repeat(1_000) }, token);
    const everything = async (path: string, query: Record<string, string>, key: string, as?: string) => {
      let rows = 0;
      let pages = 0;
      for (let cursor: string | null = ''; cursor !== null; pages++) {
        const asked: Record<string, string> = { ...query, limit: '50', ...(cursor !== '' && { cursor }) };
        const { body } = await site.get(path, asked, as);
        expect(bytesOf(body)).toBeLessThan(MAX_BODY);
        rows += (body[key] as unknown[]).length;
        cursor = body.next as string | null;
      }
      return { rows, pages };
    };
    expect(await everything('post/versions', { id: String(first) }, 'versions', token)).toEqual({
      rows: 25,
      pages: 9,
    });
    expect(await everything('post/report', {}, 'reports', keeper)).toEqual({ rows: 40, pages: 14 });
  });

  test('shows without its text in lists when it is older than the bound and larger', async () => {
    const site = await open();
    const token = await site.join('Author');
    const made: number[] = [];
    for (let nth = 0; nth < 6; nth++) made.push(await write(site, token, ofText(`${nth}`)));
    for (const id of made.slice(1)) await makeOld(site, id);
    const { posts, next } = await list(site, { order: 'TIME_ASC' });
    expect(posts.map(({ title, content }) => [title, content.length])).toEqual(
      made.map((_id, nth) => [`${nth}`, nth === 0 ? 1 : 0]),
    );
    expect([next, bytesOf(posts) < 10_000]).toEqual([null, true]);
    // What it was before cannot come back either.
    const [, old = 0] = made;
    await site.post('post/edit', { id: old, content: words('short') }, token);
    const { body } = await site.get('post/versions', { id: String(old) }, token);
    expect(body.versions).toMatchObject([{ revision: 0, content: [] }]);
    const restored = await site.post('post/restore', { id: old, version: 0 }, token);
    expect([restored.status, restored.body.code]).toEqual([400, 'CONTENT_INVALID']);
  });
});

onEachEngine('a profile', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('is bounded in letters and bytes, and lists read none of it but the name and the titles', async () => {
    const site = await open();
    const token = await site.join('Teller');
    const titles = [{ id: 7, type: 'event', server: 1 }];
    await site.post('user', { nickname: 'Moon', titles, selfIntroRich: words('夢'.repeat(9_000)) }, token);
    for (const selfIntroRich of [
      [...words('a'.repeat(9_999)), ...words('a'.repeat(9_999)), ...words('abc')],
      [...words('夢'.repeat(6_000)), ...words('夢'.repeat(6_000))],
      ids(5, 50),
    ]) {
      const answer = await site.post('user', { selfIntroRich }, token);
      expect([answer.status, answer.body.fields]).toEqual([400, { selfIntroRich: 'INVALID' }]);
    }
    expect(
      (
        await site.post(
          'user',
          { selfIntroRich: words('a'.repeat(10_000)).concat(ids(4, 50) as never) },
          token,
        )
      ).status,
    ).toBe(200);
    await write(site, token, ofText('Hello'));
    const { db } = site.members.store;
    // A reader would find no JSON.
    await db.updateTable('users').set({ profile: 'unreadable' }).execute();
    const [post] = (await list(site, {})).posts;
    expect(post?.author).toEqual({ username: 'Teller', nickname: 'Moon', titles });
    expect((await site.get('user/me', {}, token)).body).toMatchObject({ nickname: 'Moon', titles });
  });

  test('from before its bound shows without its introduction, and can be changed', async () => {
    const site = await open();
    const token = await site.join('Early');
    const old = JSON.stringify({ ...EMPTY_PROFILE, socialMedia: 'here', selfIntro: words('x'.repeat(MIB)) });
    expect(bytesOf(old)).toBeGreaterThan(MAX_PROFILE);
    await site.members.store.db.updateTable('users').set({ profile: old }).execute();
    const { body } = await site.get('user', { username: 'Early' });
    expect([body.selfIntro, body.selfIntroRich, body.socialMedia]).toEqual(['', [], 'here']);
    expect((await site.post('user', { nickname: 'New' }, token)).status).toBe(200);
    expect((await site.get('user', { username: 'Early' })).body).toMatchObject({
      nickname: 'New',
      socialMedia: 'here',
    });
  });
});
