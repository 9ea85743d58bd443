import { expect, test } from 'vitest';
import { MAX_OF_MEMBER } from '#server/services/console/nicknames';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

onEachEngine('nicknames of songs', (engine) => {
  async function open() {
    const site = await openMemberSite(await engine.fresh());
    const moderator = await site.join('Keeper');
    const role = { role: 'moderator' };
    await site.members.store.db.updateTable('users').set(role).where('username', '=', 'Keeper').execute();
    return { site, moderator, token: await site.join('Fan') };
  }
  const recordsOf = async (site: MemberSite, token: string, type: string) =>
    (await site.get('console/record', { type }, token)).body.records as {
      readonly id: number;
      readonly payload: unknown;
      readonly withdrawn: object | null;
    }[];
  const published = async (site: MemberSite) =>
    (await site.app.inject({ method: 'GET', url: '/api/songs/all.nickname.json' })).json() as unknown;

  test('are proposed by members, and found once a moderator accepts them', async () => {
    const { site, moderator, token } = await open();
    const wish = { song: 12, name: ' Lemon\u200b ' };
    expect((await site.post('song/nickname', wish, token)).body).toEqual({ result: true });
    expect(await published(site)).toEqual({});
    const [proposal] = await recordsOf(site, moderator, 'proposal');
    expect(proposal).toMatchObject({ payload: { song: 12, name: 'Lemon' }, withdrawn: null });
    const add = { type: 'nickname', action: 'add', payload: proposal?.payload };
    expect((await site.post('console/record', add, moderator)).status).toBe(200);
    expect(await published(site)).toEqual({ 12: { names: ['Lemon'] } });
    expect(await recordsOf(site, moderator, 'proposal')).toMatchObject([{ withdrawn: { by: {} } }]);
    const [{ id } = { id: 0 }] = await recordsOf(site, moderator, 'nickname');
    await site.post('console/record', { type: 'nickname', action: 'withdraw', payload: { id } }, moderator);
    expect(await published(site)).toEqual({});
  });

  test('that are known or wait already are not proposed twice, however they are typed', async () => {
    const { site, moderator, token } = await open();
    const propose = (name: string) => site.post('song/nickname', { song: 3, name }, token);
    for (const name of ['ＬＥＭＯＮ', 'lemon']) expect((await propose(name)).status).toBe(200);
    expect(await recordsOf(site, moderator, 'proposal')).toHaveLength(1);
    const payload = { song: 3, name: 'Lemon' };
    await site.post('console/record', { type: 'nickname', action: 'add', payload }, moderator);
    await propose('LEMON');
    expect(await recordsOf(site, moderator, 'proposal')).toMatchObject([{ withdrawn: {} }]);
  });

  test('are refused when nothing could be found by them, and when too many of one member wait', async () => {
    const { site, moderator, token } = await open();
    const empty = await site.post('song/nickname', { song: 3, name: '\u200b' }, token);
    expect([empty.status, empty.body.code]).toEqual([400, 'RECORD_INVALID']);
    for (let at = 0; at < MAX_OF_MEMBER; at++)
      await site.post('song/nickname', { song: 3, name: `Name ${at}` }, token);
    const more = await site.post('song/nickname', { song: 3, name: 'One more' }, token);
    expect([more.status, more.body.code]).toEqual([403, 'QUOTA_EXCEEDED']);
    const other = await site.join('Other');
    expect((await site.post('song/nickname', { song: 3, name: 'One more' }, other)).status).toBe(200);
    expect((await site.post('song/nickname', { song: 3, name: 'Nobody' })).status).toBe(401);
    expect(await recordsOf(site, moderator, 'nickname')).toEqual([]);
  });

  test('are put on record by moderators alone, and proposals only by proposing', async () => {
    const { site, moderator, token } = await open();
    const payload = { song: 3, name: 'Lemon' };
    const add = (type: string, who: string) =>
      site.post('console/record', { type, action: 'add', payload }, who);
    expect((await add('nickname', token)).status).toBe(403);
    const proposal = await add('proposal', moderator);
    expect([proposal.status, proposal.body.code]).toEqual([400, 'RECORD_INVALID']);
    expect(await published(site)).toEqual({});
  });
});
