import { expect, test } from 'vitest';
import { UNDELETE_WITHIN_MS } from '#model/vocabulary/undelete';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { stateOf } from '../contract/state.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, list, ofText, thread, told, words, write } from './site.ts';

const take = (site: MemberSite, id: number, token: string) => site.post('post/delete', { id }, token);
const giveBack = async (site: MemberSite, id: number, token: string) => {
  const { status, body } = await site.post('post/undelete', { id }, token);
  return status === 200 ? 'done' : body.code;
};
const reportCount = async (site: MemberSite, token: string) =>
  (await site.get('post/report', {}, token)).body.count;

/** All that is kept but numbers that are replaced: of messages, and when a file was used. */
async function kept({ members }: MemberSite): Promise<ReadonlyMap<string, string>> {
  const state = new Map(await stateOf(members.store.db));
  for (const table of ['messages', 'audit', 'uploads']) state.delete(table);
  return state;
}

onEachEngine('what was taken away', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('comes back as it was, for who took it: counted, found, tagged, liked, answered', async () => {
    const site = await open();
    const [author, fan] = [await site.join('Author'), await site.join('Fan')];
    const tags = [{ type: 'text', data: 'drums' }];
    const post = await write(site, author, ofText('Bandstand', { tags }));
    const top = await comment(site, fan, post, 'A question');
    const reply = await comment(site, author, post, 'Pepperoni @Fan', { repliesTo: top });
    await site.post('post/like', { id: post, value: true }, fan);
    await site.post('post/edit', { id: post, title: 'Grandstand' }, author);
    const [before, toldBefore] = [await kept(site), await told(site, fan)];
    for (const [id, token] of [
      [reply, author],
      [top, fan],
      [post, author],
    ] as const) {
      expect((await take(site, id, token)).status).toBe(200);
      expect(await kept(site)).not.toEqual(before);
      expect(await giveBack(site, id, token)).toBe('done');
      expect(await kept(site)).toEqual(before);
    }
    expect(await told(site, fan)).toEqual(toldBefore);
    expect((await list(site, { search: 'grandstand' })).posts.map(({ id }) => id)).toEqual([post]);
    expect((await list(site, { tags })).count).toBe(1);
    expect(await giveBack(site, post, author)).toBe('POST_INVALID');
  });

  test('comes back in any order, with the empty places above it', async () => {
    const site = await open();
    const token = await site.join('Talker');
    const post = await write(site, token, ofText('Talk'));
    const ids = [await comment(site, token, post, 'One')];
    for (const text of ['Two', 'Three'])
      ids.push(await comment(site, token, post, text, { repliesTo: ids.at(-1) }));
    const before = await kept(site);
    const [one = 0, two = 0, three = 0] = ids;
    for (const [gone, back] of [
      [
        [one, two, three],
        [three, one, two],
      ],
      [
        [two, three, one],
        [two, one, three],
      ],
      [
        [three, one, two],
        [one, three, two],
      ],
    ]) {
      for (const id of gone ?? []) await take(site, id, token);
      expect((await list(site, thread(post))).count).toBe(0);
      for (const id of back ?? []) expect(await giveBack(site, id, token)).toBe('done');
      expect(await kept(site)).toEqual(before);
    }
    for (const id of ids) await take(site, id, token);
    await giveBack(site, three, token);
    const shown = (await list(site, thread(post))).posts;
    expect(shown.map(({ deleted }) => deleted)).toEqual([true, true, false]);
  });

  test('stays away after ten minutes, and where its thread is gone', async () => {
    const site = await open();
    const token = await site.join('Late');
    const post = await write(site, token, ofText('Late'));
    const id = await comment(site, token, post, 'Too late');
    await take(site, id, token);
    site.clock.nowMs += UNDELETE_WITHIN_MS;
    expect(await giveBack(site, id, token)).toBe('done');
    await take(site, id, token);
    site.clock.nowMs += UNDELETE_WITHIN_MS + 1;
    expect(await giveBack(site, id, token)).toBe('POST_INVALID');
    const other = await comment(site, token, post, 'Homeless');
    for (const each of [other, post]) await take(site, each, token);
    const before = await kept(site);
    expect(await giveBack(site, other, token)).toBe('POST_INVALID');
    expect(await kept(site)).toEqual(before);
    expect(await giveBack(site, 4_711, token)).toBe('POST_INVALID');
  });

  test('is brought back by no one else; a moderator’s second thought opens reports again', async () => {
    const site = await open();
    const [author, fan] = [await site.join('Author'), await site.join('Fan')];
    const [judge, second] = [await site.join('Judge'), await site.join('Second')];
    for (const name of ['Judge', 'Second']) await appoint(site, name, 'moderator');
    const id = await write(site, author, ofText('Doubtful', { content: words('Hm') }));
    await site.post('post/report', { id, reason: 'spam' }, fan);
    await take(site, id, judge);
    expect([await reportCount(site, judge), await told(site, author)]).toEqual([0, [['removed', null, id]]]);
    for (const token of [author, fan, second]) {
      expect(await giveBack(site, id, token)).toBe('PERMISSION_DENIED');
    }
    expect(await giveBack(site, id, judge)).toBe('done');
    expect([await reportCount(site, judge), await told(site, author)]).toEqual([1, []]);
    const deeds = await site.members.store.db.selectFrom('audit').select('action').orderBy('id').execute();
    expect(deeds.map(({ action }) => action)).toEqual(['delete post', 'undelete post']);
    await take(site, id, judge);
    await appoint(site, 'Judge', 'member');
    expect(await giveBack(site, id, judge)).toBe('PERMISSION_DENIED');
    const own = await write(site, author, ofText('Own'));
    await take(site, own, author);
    expect(await giveBack(site, own, second)).toBe('PERMISSION_DENIED');
  });
});
