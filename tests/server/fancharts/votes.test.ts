import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { appoint, ofChart, ofText, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

onEachEngine('votes on a chart', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    const author = await site.join('Charter');
    const [a, b] = [await site.join('Ako'), await site.join('Rinko')];
    const id = await write(site, author, ofChart('Stairs'));
    const vote = (token: string, level: number, feel = 'asStated', on = id) =>
      site.post('post/vote', { id: on, vote: { level, feel } }, token);
    const shown = async (token?: string) => (await site.get('post/vote', { id: String(id) }, token)).body;
    return { site, author, a, b, id, vote, shown };
  };

  test('are one for each member, who changes it and takes it back', async () => {
    const { site, a, b, id, vote, shown } = await open();
    expect(await shown()).toMatchObject({ count: 0, mean: null, median: null, levels: [], own: null });
    expect((await vote(a, 26, 'harder')).body).toMatchObject({
      count: 1,
      mean: 26,
      own: { level: 26, feel: 'harder' },
    });
    await vote(a, 27, 'asStated');
    expect((await vote(b, 24, 'easier')).body).toEqual({
      result: true,
      count: 2,
      mean: 25.5,
      median: 25.5,
      levels: [
        { level: 24, count: 1 },
        { level: 27, count: 1 },
      ],
      feels: { easier: 1, asStated: 1, harder: 0 },
      own: { level: 24, feel: 'easier' },
    });
    expect(await shown()).toMatchObject({ count: 2, own: null });
    const back = await site.post('post/vote', { id, vote: null }, b);
    expect(back.body).toMatchObject({ count: 1, own: null });
    expect((await site.post('post/vote', { id, vote: null }, b)).status).toBe(200);
  });

  test('of those who made it do not count', async () => {
    const { site, author, a, b, id, vote, shown } = await open();
    await vote(author, 100, 'harder');
    await vote(a, 20);
    await site.post('post/authors/invite', { id, username: 'Rinko' }, author);
    await vote(b, 50);
    expect(await shown(author)).toMatchObject({ count: 2, mean: 35, own: { level: 100 } });
    await site.post('post/authors/answer', { id, accept: true }, b);
    expect(await shown(b)).toMatchObject({ count: 1, mean: 20, own: { level: 50 } });
  });

  test('are refused without an account, for other posts, beyond the levels, when locked or blocked', async () => {
    const { site, author, a, b, id, vote } = await open();
    expect((await site.post('post/vote', { id, vote: { level: 5, feel: 'harder' } })).status).toBe(401);
    const text = await write(site, author, ofText('Words'));
    expect((await vote(a, 5, 'harder', text)).status).toBe(404);
    expect((await site.get('post/vote', { id: String(text) })).status).toBe(404);
    for (const [level, feel] of [
      [0, 'harder'],
      [101, 'harder'],
      [2.5, 'harder'],
      [5, 'awful'],
    ] as const)
      expect((await vote(a, level, feel)).status).toBe(400);
    await vote(b, 30);
    await site.post('user/block', { username: 'Ako', value: true }, author);
    expect((await vote(a, 5)).body.code).toBe('BLOCKED_BY_MEMBER');
    await site.join('Maya');
    await appoint(site, 'Maya', 'moderator');
    const judge = (await site.post('user/login', { username: 'Maya', password: 'correct staple 41' })).token;
    await site.post('moderation/decide', { post: id, verdict: 'lock', reason: 'spam' }, judge);
    expect((await vote(b, 31)).body.code).toBe('POST_LOCKED');
    expect((await site.post('post/vote', { id, vote: null }, b)).body).toMatchObject({ count: 0 });
  });

  test('are neither shown nor taken once the chart is deleted', async () => {
    const { site, author, a, id, vote } = await open();
    await vote(a, 30);
    await site.post('post/delete', { id }, author);
    expect((await vote(a, 31)).body.code).toBe('POST_INVALID');
    expect((await site.post('post/vote', { id, vote: null }, a)).body.code).toBe('POST_INVALID');
    expect((await site.get('post/vote', { id: String(id) }, a)).body.code).toBe('POST_INVALID');
  });

  test('at once are one each, and in the export', async () => {
    const { site, a, vote, shown } = await open();
    const both = await Promise.all([vote(a, 10), vote(a, 20), vote(a, 30)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await shown()).toMatchObject({ count: 1 });
    const { body } = await site.get('user/export', {}, a);
    expect((body.account as { chartVotes: unknown[] }).chartVotes).toHaveLength(1);
  });
});
