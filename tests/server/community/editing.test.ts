import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, list, ofText, thread, told, words, write } from './site.ts';

onEachEngine('what was written', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('is changed by its author alone, each time on top of what they saw', async () => {
    const site = await open();
    const [author, other] = [await site.join('Sayo'), await site.join('Hina')];
    const id = await write(site, author, ofText('Fries', { tags: [{ type: 'text', data: 'food' }] }));
    const edit = (changes: object, token = author) => site.post('post/edit', { id, ...changes }, token);
    const first = await edit({ title: ' Potatoes ', revision: 0, tags: [{ type: 'text', data: 'band' }] });
    expect(first.body).toEqual({ result: true, revision: 1 });
    const stale = await edit({ title: 'Chips', revision: 0 });
    expect([stale.status, stale.body.code, stale.body.revision]).toEqual([409, 'REVISION_STALE', 1]);
    const foreign = await edit({ title: 'Mine' }, other);
    expect([foreign.status, foreign.body.code]).toEqual([403, 'PERMISSION_DENIED']);
    await appoint(site, 'Hina', 'moderator');
    expect((await edit({ title: 'Mine' }, other)).status).toBe(403);
    for (const [changes, fields] of [
      [{ title: null }, { title: 'MISSING' }],
      [{ title: '\u200b' }, { title: 'MISSING' }],
      [{ diff: 3 }, { diff: 'INVALID' }],
    ] as const) {
      const wrong = await edit(changes);
      expect([wrong.body.code, wrong.body.fields]).toEqual(['CONTENT_INVALID', fields]);
    }
    const [post] = (await list(site, {})).posts;
    expect(post).toMatchObject({
      title: 'Potatoes',
      content: words('About Fries'),
      revision: 1,
      editedAt: expect.any(Number),
      tags: [{ type: 'text', data: 'band' }],
    });
    const byTag = async (data: string) => (await list(site, { tags: [{ type: 'text', data }] })).count;
    expect([await byTag('food'), await byTag('BAND')]).toEqual([0, 1]);
    expect((await list(site, { search: 'potato' })).count).toBe(1);
    // No one searches by title alone.
    expect((await list(site, { title: 'food', search: 'potato' })).count).toBe(1);
  });

  test('can be had again as it was for thirty days, by its author and by moderators', async () => {
    const site = await open();
    const [author, other, judge] = [await site.join('Aya'), await site.join('Eve'), await site.join('Maya')];
    await appoint(site, 'Maya', 'moderator');
    const id = await write(site, author, ofText('First'));
    await site.post('post/edit', { id, title: 'Second', content: words('two') }, author);
    await site.post('post/edit', { id, title: 'Third' }, author);
    const query = { id: String(id) };
    const { body } = await site.get('post/versions', query, author);
    expect(body.versions).toEqual([
      { revision: 1, time: expect.any(Number), title: 'Second', content: words('two') },
      { revision: 0, time: expect.any(Number), title: 'First', content: words('About First') },
    ]);
    expect((await site.get('post/versions', query, judge)).status).toBe(200);
    expect((await site.get('post/versions', query, other)).status).toBe(403);
    expect((await site.post('post/restore', { id, version: 0 }, other)).status).toBe(403);
    expect((await site.post('post/restore', { id, version: 7 }, author)).status).toBe(404);
    const stale = await site.post('post/restore', { id, version: 0, revision: 1 }, author);
    expect([stale.status, stale.body.revision]).toEqual([409, 2]);
    expect((await site.post('post/restore', { id, version: 0, revision: 2 }, author)).body.revision).toBe(3);
    expect((await list(site, { search: 'first' })).posts[0]).toMatchObject({ title: 'First', revision: 3 });
    expect((await list(site, { search: 'third' })).count).toBe(0);
    await site.post('post/restore', { id, version: 2 }, judge);
    expect((await list(site, {})).posts[0]?.title).toBe('Third');
    const notes = await site.members.store.db.selectFrom('audit').select(['action', 'subject']).execute();
    expect(notes).toEqual([{ action: 'restore post', subject: `post ${id} version 2` }]);
  });

  test('leaves an empty place where it was replied to, and nothing where it was not', async () => {
    const site = await open();
    const [a, b] = [await site.join('Ako'), await site.join('Rinko')];
    const id = await write(site, a, ofText('Game'));
    const top = await comment(site, a, id, 'top secret');
    const middle = await comment(site, b, id, 'middle secret', { repliesTo: top });
    const low = await comment(site, a, id, 'low', { repliesTo: middle });
    const remove = (which: number, token: string) => site.post('post/delete', { id: which }, token);
    const seen = async () => {
      const { posts, count } = await list(site, thread(id));
      expect(posts).toHaveLength(count);
      expect((await list(site, { categoryName: 'SELF_POST' })).posts[0]?.comments).toBe(count);
      return posts.map((post) => [post.id, post.deleted]);
    };
    expect((await remove(middle, a)).status).toBe(403);
    await remove(middle, b);
    await remove(top, a);
    expect(await seen()).toEqual([
      [top, true],
      [middle, true],
      [low, false],
    ]);
    const everything = JSON.stringify([
      (await list(site, thread(id), a)).posts,
      (await list(site, {}, a)).posts,
      (await list(site, { search: 'secret' }, a)).posts,
      (await site.get('post/details', { id: String(top) }, a)).body,
      (await site.get('post/basic', { id: String(top) }, a)).body,
    ]);
    expect(everything).not.toContain('secret');
    expect((await list(site, thread(id))).posts[2]).toMatchObject({ repliesTo: middle, repliedTo: null });
    expect((await list(site, { username: 'Rinko' })).count).toBe(0);
    for (const body of [{ ...thread(id), order: undefined, content: words('x'), repliesTo: top }]) {
      expect((await site.post('post', body, b)).status).toBe(404);
    }
    expect((await site.post('post/like', { id: top, value: true }, b)).status).toBe(404);
    // The last answer takes the empty places above it along.
    await remove(low, a);
    expect(await seen()).toEqual([]);
    expect((await remove(low, a)).status).toBe(404);
    await remove(id, a);
    expect((await list(site, {})).count).toBe(0);
    expect(
      (await site.post('post', { ...thread(id), order: undefined, content: words('x') }, b)).status,
    ).toBe(404);
  });

  test('notifies authors who are mentioned, answered or liked, once, and links to nothing that is gone', async () => {
    const site = await open();
    const [a, b, c] = [await site.join('Kaoru'), await site.join('Misaki'), await site.join('Kokoro')];
    const id = await write(site, a, ofText('Theatre'));
    const mention = (data: string) => ({ type: 'mention', data });
    const first = await comment(site, b, id, 'Fleeting');
    const content = [
      mention('kokoro'),
      mention('Kokoro'),
      mention('Kaoru'),
      mention('Nobody'),
      mention('Misaki'),
    ];
    const second = await comment(site, c, id, '', { content, repliesTo: first });
    expect(await told(site, a)).toEqual([
      ['reply', 'Kokoro', second],
      ['reply', 'Misaki', first],
    ]);
    expect(await told(site, b)).toEqual([['reply', 'Kokoro', second]]);
    expect(await told(site, c)).toEqual([]);
    const third = await comment(site, a, id, '', { content: [mention('Misaki')] });
    expect(await told(site, b)).toEqual([
      ['mention', 'Kaoru', third],
      ['reply', 'Kokoro', second],
    ]);
    const { body } = await site.get('user/message', { limit: '1' }, b);
    expect((body.messages as { target: unknown }[])[0]?.target).toEqual({
      postId: third,
      categoryName: 'POST_COMMENT',
      categoryId: String(id),
      postKind: 'text',
    });
    for (const value of [true, false, true]) await site.post('post/like', { id: first, value }, a);
    await site.post('post/like', { id: first, value: true }, b);
    expect((await told(site, b))[0]).toEqual(['like', 'Kaoru', first]);
    expect(await told(site, b)).toHaveLength(3);
    await site.post('post/delete', { id: second }, c);
    expect(await told(site, a)).toEqual([['reply', 'Misaki', first]]);
  });

  test('notifies no one of their own likes, replies and mentions', async () => {
    const site = await open();
    const a = await site.join('Kaoru');
    const id = await write(site, a, ofText('Theatre'));
    const first = await comment(site, a, id, 'Fleeting');
    await comment(site, a, id, '', { content: [{ type: 'mention', data: 'Kaoru' }], repliesTo: first });
    for (const liked of [id, first]) await site.post('post/like', { id: liked, value: true }, a);
    expect(await told(site, a)).toEqual([]);
  });
});
