import { expect, test } from 'vitest';
import { createCommunity } from '#demo/community/community';
import type { ListedPost } from '#model/contract/community/post';
import { DAY_MS } from '#model/vocabulary/time';
import { addDemoMembers } from '#server/services/sync/demo-members';
import { MAX_ORDERED } from '#server/store/community/liked';
import { listLiked } from '#server/store/community/listing';
import { findTagIds } from '#server/store/community/tags';
import { firstIdAt } from '#server/store/ids/id-maker';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { comment, list, ofText, write } from './site.ts';

const community = { ...createCommunity(3), charts: [], stories: [] };
const OWN = { categoryName: 'SELF_POST', categoryId: 'text' };

/** All pages of a list. */
async function walk(site: MemberSite, query: object, token?: string): Promise<readonly ListedPost[]> {
  const posts: ListedPost[] = [];
  for (let cursor: string | null = null; ; ) {
    const page = await list(site, { ...query, limit: 17, ...(cursor === null ? {} : { cursor }) }, token);
    posts.push(...page.posts);
    if (page.next === null) return posts;
    cursor = page.next;
  }
}

const mostLikedFirst = (posts: readonly ListedPost[]) =>
  [...posts].sort((a, b) => b.likes - a.likes || b.id - a.id).map(({ id }) => id);

onEachEngine('the most liked posts', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    await addDemoMembers(site.members.store, () => null, community);
    return site;
  };

  test('are those of the other orders, page by page, whatever else is asked for', async () => {
    const site = await open();
    const since = Date.now() - 20 * DAY_MS;
    const token = await site.join('Tomori');
    for (const { username } of community.writers.slice(0, 9))
      await site.post('user/following', { username, follow: true }, token);
    const asked = [
      {},
      { since },
      { tags: [{ type: 'text', data: 'guide' }] },
      { search: 'イベント' },
      { username: community.writers[3]?.username },
      { following: true },
      { following: true, since, search: 'team' },
    ];
    for (const filter of asked) {
      const query = { ...OWN, ...filter };
      const others = await walk(site, query, token);
      const liked = await walk(site, { ...query, order: 'LIKES_DESC' }, token);
      expect([filter, others.length > 0]).toEqual([filter, true]);
      expect([filter, liked.map(({ id }) => id)]).toEqual([filter, mostLikedFirst(others)]);
      const { count } = await list(site, { ...query, order: 'LIKES_DESC' }, token);
      expect([filter, count]).toEqual([filter, others.length]);
    }
  });

  test('are the same when there are too many to be put in order at once', async () => {
    const site = await open();
    const { db } = site.members.store;
    const stretch = { order: 'liked', limit: 40, offset: 3, after: { likes: 12, id: firstIdAt(Date.now()) } };
    const tagIds = (await findTagIds(db, [{ type: 'text', fold: 'guide' }])) ?? [];
    const filters = [
      OWN,
      { ...OWN, tagIds },
      { ...OWN, terms: ['team'] },
      { ...OWN, sinceId: firstIdAt(Date.now() - 9 * DAY_MS) },
    ];
    for (const filter of filters) {
      const [few, many] = await Promise.all(
        [0, MAX_ORDERED].map((matched) =>
          listLiked(db, filter, { ...stretch, order: 'liked' }, matched, null),
        ),
      );
      expect(few?.length).toBeGreaterThan(0);
      expect(many).toEqual(few);
    }
  });

  test('follow what is liked, and leave out what was deleted', async () => {
    const site = await open();
    const token = await site.join('Tomori');
    const [first] = (await list(site, { ...OWN, order: 'LIKES_DESC', limit: 1 })).posts;
    const id = await write(site, token, ofText('Mine'));
    const order = { ...OWN, order: 'LIKES_DESC', username: 'Tomori' };
    expect((await list(site, order)).posts.map(({ likes }) => likes)).toEqual([0]);
    await site.post('post/like', { id, value: true }, token);
    expect((await list(site, order)).posts.map(({ likes }) => likes)).toEqual([1]);
    await site.post('post/delete', { id }, token);
    expect((await list(site, order)).posts).toEqual([]);
    expect((await list(site, { order: 'LIKES_DESC' })).posts[0]?.likes).toBe(first?.likes);
  });

  test('are none from a moment on that no post can reach', async () => {
    const site = await open();
    const since = Number.MAX_SAFE_INTEGER;
    expect(await list(site, { ...OWN, since, order: 'LIKES_DESC' })).toMatchObject({ count: 0, posts: [] });
    const { body } = await site.get('post/tag', { since: String(since) });
    expect(body).toEqual({ result: true, tags: [] });
  });

  test('can be comments', async () => {
    const site = await open();
    const thread = { categoryName: 'POST_COMMENT' };
    const others = await walk(site, thread);
    const liked = await walk(site, { ...thread, order: 'LIKES_DESC' });
    expect(others.length).toBeLessThan(MAX_ORDERED);
    expect(liked.map(({ id }) => id)).toEqual(mostLikedFirst(others));
  });

  test('are refused at places that are none', async () => {
    const site = await open();
    for (const cursor of ['x', 'bDEu', Buffer.from('a5').toString('base64url')]) {
      const { body } = await site.post('post/list', { order: 'LIKES_DESC', cursor });
      expect(body).toMatchObject({ code: 'REQUEST_INVALID', fields: { cursor: 'INVALID' } });
    }
  });

  test('are listed with the tags of a time', async () => {
    const site = await open();
    const since = Date.now() - 7 * DAY_MS;
    const recent = await walk(site, { ...OWN, since });
    const expected = new Map<string, number>();
    for (const { type, data } of recent.flatMap(({ tags }) => tags))
      expected.set(`${type} ${data}`, (expected.get(`${type} ${data}`) ?? 0) + 1);
    const { body } = await site.get('post/tag', { since: String(since) });
    const tags = body.tags as { type: string; data: string; count: number }[];
    expect(tags.length).toBe(Math.min(20, expected.size));
    for (const { type, data, count } of tags) expect(count).toBe(expected.get(`${type} ${data}`));
    const counts = tags.map(({ count }) => count);
    expect(counts).toEqual([...expected.values()].sort((a, b) => b - a).slice(0, counts.length));
    const all = await site.get('post/tag', { since: '0', type: 'text', data: 'guid', fuzzy: 'true' });
    const [guide] = all.body.tags as { data: string; count: number }[];
    expect([guide?.data, guide?.count]).toEqual([
      'guide',
      (await list(site, { tags: [{ type: 'text', data: 'guide' }] })).count,
    ]);
  });
});

onEachEngine('what a member likes', (engine) => {
  const reader = community.writers[5]?.username ?? '';
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    await addDemoMembers(site.members.store, () => null, community);
    return site;
  };
  const liked = community.posts.filter(({ likers }) => likers.includes(5));

  test('is listed page by page, the newest first, and can be narrowed down', async () => {
    const site = await open();
    const found = await walk(site, { ...OWN, likedBy: reader.toUpperCase() });
    expect(found.map(({ title }) => title)).toEqual(liked.map(({ title }) => title).reverse());
    expect(found.length).toBeGreaterThan(17);
    expect((await list(site, { ...OWN, likedBy: reader })).count).toBe(found.length);
    const oldest = await walk(site, { ...OWN, likedBy: reader, order: 'TIME_ASC' });
    expect(oldest.map(({ id }) => id)).toEqual(found.map(({ id }) => id).reverse());
    const most = await walk(site, { ...OWN, likedBy: reader, order: 'LIKES_DESC' });
    expect(most.map(({ id }) => id)).toEqual(mostLikedFirst(found));
    const [first, second] = liked;
    for (const filter of [
      { tags: [...(first?.tags ?? [])].slice(0, 1) },
      { search: first?.title },
      { username: community.writers[second?.author ?? 0]?.username },
      { since: Date.now() - (first?.age ?? 0) + DAY_MS },
    ]) {
      const all = new Set((await walk(site, { ...OWN, ...filter })).map(({ id }) => id));
      const some = await walk(site, { ...OWN, ...filter, likedBy: reader });
      expect([filter, some.length > 0]).toEqual([filter, true]);
      expect([filter, some.map(({ id }) => id)]).toEqual([
        filter,
        found.map(({ id }) => id).filter((id) => all.has(id)),
      ]);
    }
  });

  test('holds no comments, nothing deleted, and nothing they no longer like', async () => {
    const site = await open();
    const token = await site.join('Tomori');
    const [kept = 0, gone = 0, taken = 0] = [
      await write(site, token, ofText('Kept')),
      await write(site, token, ofText('Gone')),
      await write(site, token, ofText('No longer liked')),
    ];
    const remark = await comment(site, token, kept, 'A remark');
    for (const id of [kept, gone, taken, remark]) await site.post('post/like', { id, value: true }, token);
    await site.post('post/delete', { id: gone }, token);
    await site.post('post/like', { id: taken, value: false }, token);
    const { posts, count } = await list(site, { likedBy: 'Tomori' });
    expect([posts.map(({ id }) => id), count]).toEqual([[kept], 1]);
    const comments = await site.post('post/list', { likedBy: 'Tomori', categoryName: 'POST_COMMENT' });
    expect(comments.body).toMatchObject({ code: 'PERMISSION_DENIED', fields: { likedBy: 'INVALID' } });
    expect((await site.post('post/list', { likedBy: 'Nobody' })).body).toMatchObject({
      code: 'USER_INVALID',
    });
  });
});
