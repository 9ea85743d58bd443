import { expect, test } from 'vitest';
import type { Report } from '#model/contract/community/moderation';
import { anonymisePostsOf, deletePostsOf } from '#server/store/community/removal';
import { inTransaction } from '#server/store/engines/retry';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, list, ofText, thread, told, words, write } from './site.ts';

const reportsOf = async (site: MemberSite, token: string, state = 'open') => {
  const { body } = await site.get('post/report', { state }, token);
  return body as unknown as { count: number; reports: Report[] };
};
const numberOf = async ({ members }: MemberSite, username: string): Promise<number> => {
  const query = members.store.db.selectFrom('users').select('id').where('username', '=', username);
  return (await query.executeTakeFirstOrThrow()).id;
};

onEachEngine('moderation', (engine) => {
  const open = async (env: Record<string, string> = {}) => openMemberSite(await engine.fresh(), env);

  test('says of a post that was taken away by whom, and nothing of a comment', async () => {
    const site = await open();
    const [author, judge] = [await site.join('Chisato'), await site.join('Judge')];
    await appoint(site, 'Judge', 'moderator');
    const [own, bad] = [await write(site, author, ofText('Own')), await write(site, author, ofText('Bad'))];
    const said = await comment(site, author, own, 'A comment');
    const absence = async (id: number) => {
      const { status, body } = await site.get('post/details', { id: String(id) });
      return [status, body.code, body.fields];
    };
    await site.post('post/delete', { id: said }, author);
    await site.post('post/delete', { id: own }, author);
    await site.post('post/delete', { id: bad }, judge);
    expect(await absence(own)).toEqual([404, 'POST_INVALID', { id: 'DELETED' }]);
    expect(await absence(bad)).toEqual([404, 'POST_INVALID', { id: 'HIDDEN', reason: 'other' }]);
    expect(await absence(said)).toEqual([404, 'POST_INVALID', undefined]);
    expect(await absence(1)).toEqual([404, 'POST_INVALID', undefined]);
  });

  test('hears of posts from members, shows them to moderators alone and decides', async () => {
    const site = await open();
    const [author, fan, other] = [
      await site.join('Chisato'),
      await site.join('Fan'),
      await site.join('Other'),
    ];
    const judge = await site.join('Judge');
    await appoint(site, 'Judge', 'moderator');
    const [good, bad] = [await write(site, author, ofText('Good')), await write(site, author, ofText('Bad'))];
    const report = (id: number, reason: string, token?: string) =>
      site.post('post/report', { id, reason, note: `It is ${reason}` }, token);
    expect((await report(bad, 'spam')).status).toBe(401);
    await report(bad, 'abuse', fan);
    await report(bad, 'spam', fan);
    await report(bad, 'other', other);
    await report(good, 'spam', other);
    expect((await report(7, 'spam', fan)).body.code).toBe('POST_INVALID');
    const { count, reports } = await reportsOf(site, judge);
    expect(count).toBe(3);
    expect(reports.map((each) => [each.post?.title, each.reporter?.username, each.reason])).toEqual([
      ['Good', 'Other', 'spam'],
      ['Bad', 'Other', 'other'],
      ['Bad', 'Fan', 'spam'],
    ]);
    for (const token of [author, fan]) {
      const refused = await site.get('post/report', {}, token);
      expect([refused.status, refused.body.code]).toEqual([403, 'PERMISSION_DENIED']);
      expect((await site.post('post/report/resolve', { id: bad, verdict: 'delete' }, token)).status).toBe(
        403,
      );
    }
    await site.post('post/report/resolve', { id: good, verdict: 'dismiss' }, judge);
    await site.post('post/report/resolve', { id: bad, verdict: 'delete', note: 'rude' }, judge);
    expect((await reportsOf(site, judge)).count).toBe(0);
    expect(
      (await reportsOf(site, judge, 'deleted')).reports.map(({ post }) => [post?.title, post?.deleted]),
    ).toEqual([
      ['Bad', true],
      ['Bad', true],
    ]);
    expect((await list(site, {})).posts.map(({ title }) => title)).toEqual(['Good']);
    const third = await write(site, author, ofText('Third'));
    await site.post('post/delete', { id: third, reason: 'off topic' }, judge);
    const notes = await site.members.store.db.selectFrom('audit').selectAll().orderBy('id').execute();
    const actorId = await numberOf(site, 'Judge');
    expect(notes.map(({ id: _, ...note }) => note)).toEqual([
      { actorId, action: 'dismiss report', subject: `post ${good}` },
      { actorId, action: 'delete report', subject: `post ${bad} rude` },
      { actorId, action: 'delete post', subject: `post ${third} off topic` },
    ]);
    // Its author hears of it, but not from whom; what they delete themselves they know.
    await site.post('post/delete', { id: good }, author);
    expect(await told(site, author)).toEqual([
      ['removed', null, third],
      ['removed', null, bad],
    ]);
    // A role that was taken away is gone with the next request.
    await appoint(site, 'Judge', 'member');
    expect((await site.get('post/report', {}, judge)).status).toBe(403);
  });

  test('lets an account go: what it wrote stays without a name, or goes along', async () => {
    const site = await open();
    const { db, now } = site.members.store;
    const [a, b] = [await site.join('Leaver'), await site.join('Stayer')];
    const mine = await write(site, a, ofText('Mine'));
    const theirs = await write(site, b, ofText('Theirs'));
    const top = await comment(site, a, theirs, 'secret words');
    await comment(site, b, theirs, 'answer', { repliesTo: top });
    for (const id of [mine, theirs]) await site.post('post/like', { id, value: true }, a);
    const id = await numberOf(site, 'Leaver');
    await inTransaction(db, async (trx) => {
      await anonymisePostsOf(trx, id);
      await trx.updateTable('users').set({ deletedAt: 1 }).where('id', '=', id).execute();
    });
    const kept = await list(site, { categoryName: 'SELF_POST' });
    expect(kept.posts.map(({ title, author, likes }) => [title, author?.username, likes])).toEqual([
      ['Theirs', 'Stayer', 0],
      ['Mine', undefined, 0],
    ]);
    expect((await list(site, thread(theirs))).posts.map(({ author }) => author?.username)).toEqual([
      undefined,
      'Stayer',
    ]);
    await inTransaction(db, (trx) => deletePostsOf(trx, id, now()));
    expect((await list(site, { categoryName: 'SELF_POST' })).count).toBe(1);
    expect((await list(site, thread(theirs))).posts.map(({ deleted }) => deleted)).toEqual([true, false]);
    const rows = JSON.stringify(
      await db.selectFrom('posts').selectAll().where('authorId', '=', id).execute(),
    );
    expect(rows).not.toMatch(/secret|Mine/);
    expect(await told(site, b)).toEqual([]);
  });

  test('stops members who write or like too fast, and says until when', async () => {
    const site = await open({ RATE_LIMITS: 'on' });
    const token = await site.join('Fast');
    const ids: number[] = [];
    for (let nth = 0; nth < 9; nth++) ids.push(await write(site, token, ofText(`Nr ${nth}`)));
    const tenth = await site.post('post', ofText('Nr 10'), token);
    expect([tenth.status, tenth.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(tenth.headers['retry-after'])).toBe(tenth.body.retryAfter);
    expect(tenth.body.retryAfter).toBeLessThanOrEqual(30);
    for (let nth = 0; nth < 10; nth++) {
      await site.post('post/like', { id: ids[0], value: nth % 2 === 0 }, token);
    }
    expect((await site.post('post/like', { id: ids[0], value: true }, token)).status).toBe(429);
    // Three times nine in thirty seconds are thirty in half an hour.
    for (let round = 0; round < 3; round++) {
      site.clock.nowMs += 30_000;
      for (let nth = 0; nth < 9; nth++) await site.post('post/edit', { id: ids[0], level: null }, token);
    }
    site.clock.nowMs += 30_000;
    const later = await site.post('post', { ...ofText('x'), content: words('y') }, token);
    expect([later.status, Number(later.body.retryAfter) > 60]).toEqual([429, true]);
  });
});
