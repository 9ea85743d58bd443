import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { comment, list, ofChart, ofText, thread, words, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

onEachEngine('comments on a time of a chart', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    const author = await site.join('Charter');
    const id = await write(site, author, ofChart('Stairs'));
    const say = (data: string, seconds?: number) =>
      comment(site, author, id, data, seconds === undefined ? {} : { seconds });
    const byTime = (more: object = {}) => list(site, { ...thread(id), order: 'MOMENT_ASC', ...more });
    return { site, author, id, say, byTime };
  };

  test('are listed by those times, page by page, and with their times everywhere', async () => {
    const { site, author, id, say, byTime } = await open();
    const late = await say('end', 2);
    await say('no time');
    const early = await say('start', 0);
    const middle = [await say('turn', 1.25), await say('same place', 1.25)];
    const all = await byTime();
    expect(all.count).toBe(4);
    expect(all.posts.map((post) => [post.id, post.seconds])).toEqual([
      [early, 0],
      [middle[0], 1.25],
      [middle[1], 1.25],
      [late, 2],
    ]);
    const first = await byTime({ limit: 2 });
    const rest = await byTime({ limit: 2, cursor: first.next });
    expect([...first.posts, ...rest.posts]).toEqual(all.posts);
    expect((await byTime({ limit: 3, offset: 3 })).posts.map((post) => post.id)).toEqual([late]);
    const usual = await list(site, thread(id));
    expect(usual.posts.map(({ seconds }) => seconds)).toEqual([2, undefined, 0, 1.25, 1.25]);
    await site.post('post/edit', { id: late, content: words('the end') }, author);
    const { body } = await site.get('post/details', { id: String(late) });
    expect(body.post).toMatchObject({ seconds: 2, content: words('the end') });
    await site.post('post/delete', { id: early }, author);
    expect((await byTime()).posts.map((post) => post.id)).toEqual([...middle, late]);
  });

  test('are refused behind the last note, and where there is no chart', async () => {
    const { site, author, id } = await open();
    const send = async (on: number, seconds: unknown, categoryName = 'POST_COMMENT') => {
      const sent = { categoryName, categoryId: String(on), content: words('x'), seconds };
      const { status, body } = await site.post('post', sent, author);
      return [status, body.code, body.fields];
    };
    const invalid = [400, 'CONTENT_INVALID', { seconds: 'INVALID' }];
    expect(await send(id, 2.001)).toEqual(invalid);
    expect(await send(await write(site, author, ofText('Words')), 0)).toEqual(invalid);
    expect(await send(59, 0, 'NEWS_COMMENT')).toEqual(invalid);
    for (const seconds of [-1, 1e9, 'soon', [1]])
      expect((await send(id, seconds)).slice(0, 2)).toEqual([400, 'REQUEST_INVALID']);
    expect((await send(id, null))[0]).toBe(200);
    const posted = await site.post('post', ofText('At two', { seconds: 1 }), author);
    expect([posted.status, posted.body.code]).toEqual([400, 'CONTENT_INVALID']);
  });

  test('do not reveal how long a deleted chart was', async () => {
    const { site, author, id } = await open();
    await site.post('post/delete', { id }, author);
    const place = { categoryName: 'POST_COMMENT', categoryId: String(id) };
    const answers = [1, 3].map((seconds) =>
      site.post('post', { ...place, content: words('x'), seconds }, author),
    );
    const codes = (await Promise.all(answers)).map(({ body }) => body.code);
    expect(codes).toEqual(['POST_INVALID', 'POST_INVALID']);
  });

  test('have that order in a thread alone', async () => {
    const { site, byTime } = await open();
    for (const filter of [
      { search: 'x' },
      { username: 'Charter' },
      { tags: [{ type: 'text', data: 'x' }] },
      { categoryName: 'SELF_POST' },
    ])
      expect((await byTime(filter)).status).toBe(403);
    expect((await byTime({ cursor: 'bDEuMQ' })).status).toBe(400);
    expect((await site.post('post/list', { order: 'MOMENT_ASC' })).status).toBe(403);
  });

  test('are in the export with their times', async () => {
    const { site, author, say } = await open();
    await say('turn', 1.5);
    const { body } = await site.get('user/export', {}, author);
    const { posts } = body.account as { posts: readonly { seconds: number | null }[] };
    expect(posts.map(({ seconds }) => seconds)).toEqual([1.5, null]);
  });
});
