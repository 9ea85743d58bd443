import { expect, test } from 'vitest';
import { MAX_MUTED } from '#model/contract/account/member-limits';
import { onEachEngine } from '../store/engines.ts';
import { type MemberSite, openMemberSite, PASSWORD } from './member-site.ts';

/** Whom members mute and block (reference R91). */

const text = (data: string) => [{ type: 'text', data }];
const mention = (data: string) => [{ type: 'mention', data }];

const postOf = async (site: MemberSite, token: string): Promise<number> => {
  const body = { categoryName: 'SELF_POST', categoryId: 'text', title: 'Mine', content: text('About it') };
  return Number((await site.post('post', body, token)).body.id);
};

const comment = (site: MemberSite, token: string, id: number, more: object = {}) =>
  site.post(
    'post',
    { categoryName: 'POST_COMMENT', categoryId: String(id), content: text('Yes'), ...more },
    token,
  );

const namesOf = async (site: MemberSite, token: string) => {
  const { body } = await site.get('user/muted', {}, token);
  return (body.users as { username: string; blocked: boolean }[]).map(({ username, blocked }) => [
    username,
    blocked,
  ]);
};

const unread = async (site: MemberSite, token: string) =>
  (await site.get('user/me', {}, token)).body.messageCount;

const makeModerator = (site: MemberSite, username: string) =>
  site.members.store.db
    .updateTable('users')
    .set({ role: 'moderator' })
    .where('username', '=', username)
    .execute();

onEachEngine('muting and blocking', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh());
    return { site, ann: await site.join('Ann'), bee: await site.join('Bee') };
  };

  test('lists whom a member muted or blocked, for themself alone', async () => {
    const { site, ann, bee } = await open();
    await site.join('Cee');
    await site.post('user/mute', { username: 'bee', value: true }, ann);
    await site.post('user/block', { username: 'Cee', value: true }, ann);
    expect(await namesOf(site, ann)).toEqual([
      ['Cee', true],
      ['Bee', false],
    ]);
    expect(await namesOf(site, bee)).toEqual([]);
    expect((await site.get('user/muted')).status).toBe(401);
    const first = await site.get('user/muted', { limit: '1' }, ann);
    const second = await site.get('user/muted', { limit: '1', cursor: String(first.body.next) }, ann);
    expect([first.body.count, second.body.users]).toMatchObject([2, [{ username: 'Bee' }]]);
  });

  test('does what is asked twice once, and leaves a block when only muting is asked or taken back', async () => {
    const { site, ann } = await open();
    const ask = (what: 'mute' | 'block', value: boolean) =>
      site.post(`user/${what}`, { username: 'Bee', value }, ann);
    for (const [what, value, after] of [
      ['mute', true, [['Bee', false]]],
      ['mute', true, [['Bee', false]]],
      ['block', false, [['Bee', false]]],
      ['block', true, [['Bee', true]]],
      ['mute', true, [['Bee', true]]],
      ['mute', false, [['Bee', true]]],
      ['block', false, []],
      ['mute', true, [['Bee', false]]],
      ['mute', false, []],
      ['mute', false, []],
    ] as const) {
      expect((await ask(what, value)).status).toBe(200);
      expect(await namesOf(site, ann)).toEqual(after);
    }
    await Promise.all([ask('mute', true), ask('block', true), ask('mute', true)]);
    expect(await namesOf(site, ann)).toEqual([['Bee', true]]);
  });

  test('takes neither oneself nor no one, nor those in charge, nor more than the most', async () => {
    const { site, ann } = await open();
    await site.join('Mod');
    await makeModerator(site, 'Mod');
    for (const what of ['mute', 'block'] as const) {
      const codes = await Promise.all(
        ['Ann', 'Nobody', 'Mod'].map(
          async (username) => (await site.post(`user/${what}`, { username, value: true }, ann)).body.code,
        ),
      );
      expect(codes).toEqual(['USER_INVALID', 'USER_INVALID', 'PERMISSION_DENIED']);
    }
    const { db, newId } = site.members.store;
    const bee = await db
      .selectFrom('users')
      .selectAll()
      .where('username', '=', 'Bee')
      .executeTakeFirstOrThrow();
    const me = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'Ann')
      .executeTakeFirstOrThrow();
    for (let index = 0; index < MAX_MUTED; index++) {
      const name = `Other${index}`;
      const names = { username: name, usernameFold: name.toLowerCase(), email: null, emailFold: null };
      const id = newId();
      await db
        .insertInto('users')
        .values({ ...bee, ...names, id })
        .execute();
      await db.insertInto('mutes').values({ id: newId(), userId: me.id, mutedId: id, isBlock: 0 }).execute();
    }
    const more = await site.post('user/mute', { username: 'Bee', value: true }, ann);
    expect([more.status, more.body.code]).toEqual([403, 'QUOTA_EXCEEDED']);
    expect((await site.post('user/block', { username: 'Other1', value: true }, ann)).status).toBe(200);
  });

  test('does not count messages of those who are muted, and counts them again afterwards', async () => {
    const { site, ann, bee } = await open();
    const id = await postOf(site, ann);
    await comment(site, bee, id);
    expect(await unread(site, ann)).toBe(1);
    await site.post('user/mute', { username: 'Bee', value: true }, ann);
    expect(await unread(site, ann)).toBe(0);
    expect((await comment(site, bee, id)).status).toBe(200);
    expect(await unread(site, ann)).toBe(0);
    expect((await site.post('user/message', { ids: [] }, ann)).body.messageCount).toBe(0);
    // The server still sends them: clients fold them.
    expect((await site.get('user/message', {}, ann)).body.count).toBe(2);
    await makeModerator(site, 'Bee');
    expect([await unread(site, ann), await namesOf(site, ann)]).toEqual([2, []]);
  });

  test('keeps away who is blocked: no comment, answer, mention, like or follow', async () => {
    const { site, ann, bee } = await open();
    const cee = await site.join('Cee');
    const [mine, other] = [await postOf(site, ann), await postOf(site, cee)];
    const answer = Number((await comment(site, ann, other)).body.id);
    await site.post('user/following', { username: 'Ann', follow: true }, bee);
    await site.post('user/following', { username: 'Bee', follow: true }, ann);
    await site.post('user/block', { username: 'Bee', value: true }, ann);
    const counts = (await site.get('user', { username: 'Ann' })).body;
    expect([counts.followedByCount, counts.followingCount]).toEqual([0, 0]);
    const refused = [
      await comment(site, bee, mine),
      await comment(site, bee, other, { repliesTo: answer }),
      await comment(site, bee, other, { content: mention('ann') }),
      await site.post('post/like', { id: mine, value: true }, bee),
      await site.post('post/like', { id: answer, value: true }, bee),
      await site.post('user/following', { username: 'Ann', follow: true }, bee),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      refused.map(() => [403, 'BLOCKED_BY_MEMBER']),
    );
    const post = (await site.get('post/details', { id: String(mine) })).body.post;
    expect(post).toMatchObject({ likes: 0, comments: 0 });
    // Elsewhere, and the other way round, all is as it was.
    expect((await comment(site, bee, other)).status).toBe(200);
    expect((await comment(site, ann, await postOf(site, bee))).status).toBe(200);
    expect((await site.post('post/like', { id: other, value: true }, bee)).status).toBe(200);
    await site.post('user/block', { username: 'Bee', value: false }, ann);
    expect((await comment(site, bee, mine, { content: mention('Ann') })).status).toBe(200);
  });

  test('lets a like from before be taken back, and moderators do their work', async () => {
    const { site, ann, bee } = await open();
    const id = await postOf(site, ann);
    await site.post('post/like', { id, value: true }, bee);
    await site.post('user/block', { username: 'Bee', value: true }, ann);
    expect((await site.post('post/like', { id, value: false }, bee)).body.likes).toBe(0);
    await makeModerator(site, 'Bee');
    expect((await comment(site, bee, id)).status).toBe(200);
    expect((await site.post('user/following', { username: 'Ann', follow: true }, bee)).status).toBe(200);
  });

  test('ends with either account, and is in the export of whose it is', async () => {
    const { site, ann, bee } = await open();
    await site.post('user/block', { username: 'Bee', value: true }, ann);
    await site.post('user/mute', { username: 'Ann', value: true }, bee);
    const { account } = (await site.get('user/export', {}, ann)).body as { account: { muted: unknown } };
    expect(account.muted).toMatchObject([{ username: 'Bee', nickname: null, blocked: true }]);
    await site.post('user/delete', { password: PASSWORD }, bee);
    expect(await namesOf(site, ann)).toEqual([]);
    expect(await site.members.store.db.selectFrom('mutes').selectAll().execute()).toEqual([]);
  });

  test('leaves out of completed names whom the writer muted or blocked, and who blocked them', async () => {
    const { site, ann, bee } = await open();
    for (const name of ['Name-1', 'Name-2', 'Name-3', 'Name-4']) {
      const token = await site.join(name);
      await site.post('user', { nickname: `Nick ${name}` }, token);
      if (name === 'Name-1') await site.post('user/mute', { username: 'Ann', value: true }, token);
      if (name === 'Name-2') await site.post('user/block', { username: 'Ann', value: true }, token);
    }
    await site.post('user/mute', { username: 'Name-3', value: true }, ann);
    await site.post('user/block', { username: 'Name-4', value: true }, ann);
    const offered = async (token: string, name: string) =>
      ((await site.get('user/named', { name }, token)).body.users as { username: string }[]).map(
        ({ username }) => username,
      );
    for (const begun of ['name', 'nick']) {
      expect(await offered(ann, begun)).toEqual(['Name-1']);
      expect(await offered(bee, begun)).toHaveLength(4);
    }
    // Blocks and mutes of moderators have no effect, on either side.
    await makeModerator(site, 'Name-4');
    expect(await offered(ann, 'name')).toEqual(['Name-1', 'Name-4']);
    await makeModerator(site, 'Ann');
    expect(await offered(ann, 'name')).toEqual(['Name-1', 'Name-2', 'Name-4']);
  });

  test('fills the completed names with others when many are left out', async () => {
    const { site, ann } = await open();
    const { db, newId } = site.members.store;
    for (let nth = 10; nth < 30; nth += 1) {
      const row = {
        ...(await site.members.store.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()),
      };
      const username = `many${nth}`;
      await db
        .insertInto('users')
        .values({ ...row, id: newId(), username, usernameFold: username, email: null, emailFold: null })
        .execute();
      if (nth < 20) await site.post('user/mute', { username, value: true }, ann);
    }
    const { body } = await site.get('user/named', { name: 'many' }, ann);
    expect(body.users).toMatchObject(
      Array.from({ length: 8 }, (_, nth) => ({ username: `many${nth + 20}` })),
    );
  });
});
