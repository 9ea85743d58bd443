import { expect, test } from 'vitest';
import { type MemberSite, openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { appoint, comment, list, ofChart, ofText, told, words, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

interface Opened {
  readonly site: MemberSite;
  readonly author: string;
  readonly guest: string;
  readonly id: number;
}

onEachEngine('co-authors of a chart', (engine) => {
  const open = async (): Promise<Opened> => {
    const site = await openMemberSite(await engine.fresh());
    const [author, guest] = [await site.join('Rinko'), await site.join('Ako')];
    return { site, author, guest, id: await write(site, author, ofChart('Dungeon')) };
  };
  const invite = ({ site, author, id }: Opened, username: string, token = author) =>
    site.post('post/authors/invite', { id, username }, token);
  const answer = ({ site, guest, id }: Opened, accept: boolean, token = guest) =>
    site.post('post/authors/answer', { id, accept }, token);
  const remove = ({ site, id }: Opened, username: string, token: string) =>
    site.post('post/authors/remove', { id, username }, token);
  const seen = async ({ site, id }: Opened, token: string) =>
    (await site.get('post/authors', { id: String(id) }, token)).body.authors;
  const shown = async ({ site }: Opened) => (await list(site, { categoryId: 'chart' })).posts[0]?.coAuthors;

  test('are invited, accept, and may edit on top of what they saw', async () => {
    const at = await open();
    const { site, author, guest, id } = at;
    const edit = (changes: object, token = guest) => site.post('post/edit', { id, ...changes }, token);
    expect((await invite(at, 'ako')).status).toBe(200);
    expect((await edit({ title: 'Too early' })).status).toBe(403);
    expect(await shown(at)).toBeUndefined();
    expect(await told(site, guest)).toEqual([['invited', 'Rinko', id]]);
    expect((await answer(at, true)).status).toBe(200);
    expect(await told(site, author)).toEqual([['joined', 'Ako', id]]);
    expect(await shown(at)).toEqual([{ username: 'Ako', nickname: null }]);
    expect((await edit({ title: 'Deeper', revision: 0 })).body.revision).toBe(1);
    const stale = await edit({ title: 'Mine', revision: 0 }, author);
    expect([stale.body.code, stale.body.revision]).toEqual(['REVISION_STALE', 1]);
    const versions = await site.get('post/versions', { id: String(id) }, guest);
    expect(versions.status).toBe(200);
    expect((await site.post('post/restore', { id, version: 0 }, guest)).status).toBe(200);
    const { body } = await site.get('post/details', { id: String(id) });
    expect(body.post).toMatchObject({ title: 'Dungeon', coAuthors: [{ username: 'Ako' }] });
    expect((await site.post('post/delete', { id }, guest)).status).toBe(403);
    const notes = await site.members.store.db.selectFrom('audit').select('action').execute();
    expect(notes).toEqual([]);
  });

  test('see invitations only where they are theirs or their chart’s', async () => {
    const at = await open();
    const { author, guest } = at;
    const other = await at.site.join('Lisa');
    await invite(at, 'Ako');
    const invited = [{ username: 'Ako', nickname: null, accepted: false }];
    expect([await seen(at, author), await seen(at, guest), await seen(at, other)]).toEqual([
      invited,
      invited,
      [],
    ]);
    await answer(at, false);
    expect(await seen(at, author)).toEqual([]);
    expect((await answer(at, true)).body.code).toBe('NOT_FOUND');
    await invite(at, 'Ako');
    await answer(at, true);
    expect(await seen(at, other)).toEqual([{ username: 'Ako', nickname: null, accepted: true }]);
    // The second invitation brings no second notification.
    expect(await told(at.site, guest)).toHaveLength(1);
  });

  test('have the chart in their own list of charts, and in its count, as long as they work on it', async () => {
    const at = await open();
    const { site, author, guest, id } = at;
    await write(site, guest, ofChart('Solo'));
    await write(site, guest, ofText('No chart'));
    const charts = async (username: string, more: object = {}) => {
      const asked = { categoryName: 'SELF_POST', categoryId: 'chart', username, shared: true, ...more };
      const { posts, count } = await list(site, asked);
      return [count, ...posts.map(({ title }) => title)];
    };
    const counted = async () => (await site.get('user', { username: 'Ako' })).body.chartCount;
    await invite(at, 'Ako');
    expect([await charts('Ako'), await counted()]).toEqual([[1, 'Solo'], 1]);
    await answer(at, true);
    expect([await charts('Ako'), await counted()]).toEqual([[2, 'Solo', 'Dungeon'], 2]);
    expect(await charts('Ako', { order: 'TIME_ASC', limit: 1 })).toEqual([2, 'Dungeon']);
    expect(await charts('Ako', { search: 'Dungeon' })).toEqual([1, 'Dungeon']);
    expect(await charts('Ako', { levelFrom: 20, order: 'LIKES_DESC' })).toEqual([2, 'Solo', 'Dungeon']);
    expect(await charts('Ako', { shared: false })).toEqual([1, 'Solo']);
    expect(await charts('Ako', { categoryId: 'text' })).toEqual([1, 'No chart']);
    expect(await charts('Rinko')).toEqual([1, 'Dungeon']);
    await site.post('post/delete', { id }, author);
    expect([await charts('Ako'), await counted()]).toEqual([[1, 'Solo'], 1]);
    await site.post('post/undelete', { id }, author);
    await remove(at, 'Ako', guest);
    expect([await charts('Ako'), await counted()]).toEqual([[1, 'Solo'], 1]);
  });

  test('leave, are removed, and may not edit from then on', async () => {
    const at = await open();
    const { site, author, guest, id } = at;
    const other = await site.join('Lisa');
    await invite(at, 'Ako');
    await answer(at, true);
    await invite(at, 'Lisa');
    await answer(at, true, other);
    expect((await remove(at, 'Lisa', guest)).status).toBe(403);
    expect((await remove(at, 'Ako', guest)).status).toBe(200);
    expect((await remove(at, 'Lisa', author)).status).toBe(200);
    expect((await remove(at, 'Lisa', author)).status).toBe(200);
    expect(await shown(at)).toBeUndefined();
    for (const token of [guest, other])
      expect((await site.post('post/edit', { id, title: 'Again' }, token)).status).toBe(403);
  });

  test('may change nothing before they accept, and nothing once the author blocked them', async () => {
    const at = await open();
    const { site, author, guest, id } = at;
    const calls = async () => {
      const edited = await site.post('post/edit', { id, title: 'Mine' }, guest);
      const restored = await site.post('post/restore', { id, version: 0 }, guest);
      return [edited.body.code, restored.body.code];
    };
    await site.post('post/edit', { id, title: 'Deeper' }, author);
    await invite(at, 'Ako');
    expect(await calls()).toEqual(['PERMISSION_DENIED', 'PERMISSION_DENIED']);
    expect((await site.get('post/versions', { id: String(id) }, guest)).status).toBe(403);
    await answer(at, true);
    const block = (value: boolean) => site.post('user/block', { username: 'Ako', value }, author);
    await block(true);
    expect(await calls()).toEqual(['BLOCKED_BY_MEMBER', 'BLOCKED_BY_MEMBER']);
    await block(false);
    expect(await calls()).toEqual([undefined, undefined]);
  });

  test('are notified of comments, and are no one’s who blocked the author', async () => {
    const at = await open();
    const { site, author, guest, id } = at;
    const other = await site.join('Lisa');
    await invite(at, 'Ako');
    await answer(at, true);
    const said = await comment(site, other, id, 'Good stairs');
    expect((await told(site, guest))[0]).toEqual(['reply', 'Lisa', said]);
    expect((await told(site, author))[0]).toEqual(['reply', 'Lisa', said]);
    await site.post('user/block', { username: 'Rinko', value: true }, other);
    expect((await invite(at, 'Lisa')).body.code).toBe('BLOCKED_BY_MEMBER');
  });

  test('are refused for other posts, by others, with unknown names, beyond the bound and on locked charts', async () => {
    const at = await open();
    const { site, author, guest } = at;
    expect((await invite(at, 'Rinko', guest)).status).toBe(403);
    expect((await invite(at, 'Rinko')).body.code).toBe('USER_INVALID');
    expect((await invite(at, 'Nobody')).body.code).toBe('USER_INVALID');
    const text = await write(site, author, ofText('Words'));
    expect((await invite({ ...at, id: text }, 'Ako')).body.code).toBe('POST_INVALID');
    expect((await site.get('post/authors', { id: String(text) }, author)).status).toBe(404);
    for (const name of ['Aa1', 'Bb2', 'Cc3', 'Dd4', 'Ee5']) {
      await site.join(name);
      expect((await invite(at, name)).status).toBe(200);
    }
    expect((await invite(at, 'Ako')).body.code).toBe('QUOTA_EXCEEDED');
    await remove(at, 'Aa1', author);
    const judge = await site.join('Maya');
    await appoint(site, 'Maya', 'moderator');
    await site.post('moderation/decide', { post: at.id, verdict: 'lock', reason: 'spam' }, judge);
    expect((await invite(at, 'Ako')).body.code).toBe('POST_LOCKED');
  });

  test('can be two at once, and go with their account', async () => {
    const at = await open();
    const { site, author, guest, id } = at;
    const twice = await Promise.all([invite(at, 'Ako'), invite(at, 'Ako')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    await answer(at, true);
    const both = await Promise.all(
      [author, guest].map((token) =>
        site.post('post/edit', { id, revision: 0, content: words('more') }, token),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await site.post('user/delete', { password: PASSWORD }, guest);
    expect(await shown(at)).toBeUndefined();
    expect(await seen(at, author)).toEqual([]);
  });
});
