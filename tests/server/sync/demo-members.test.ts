import { expect, test } from 'vitest';
import { demoPlayer } from '#demo/cast/players';
import { createCharts } from '#demo/community/charts';
import { createCommunity } from '#demo/community/community';
import { createFanStories } from '#demo/community/stories/stories';
import type { ListedPost } from '#model/contract/community/post';
import { readPlayer } from '#model/records/player';
import { PLAYER_STATS } from '#model/vocabulary/player-stats';
import { prepareMembers } from '#server/demo-members';
import { POST_PAGES } from '#server/services/previews/written';
import { addDemoMembers, type DemoPlayers, removeDemoMembers } from '#server/services/sync/demo-members';
import { addressOf } from '../../routes.ts';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

const players: DemoPlayers = (server, uid) => readPlayer(demoPlayer({ seed: 1, server, uid, code: '' }));

const community = { ...createCommunity(1), charts: createCharts(1), stories: createFanStories(1) };

interface Row {
  readonly place: number;
  readonly stats: number;
}

onEachEngine('the members of the demo set', (engine) => {
  test('fill every board of the largest server over several pages, with ties', async () => {
    const site = await openMemberSite(await engine.fresh());
    await addDemoMembers(site.members.store, players, community);
    for (const stats of PLAYER_STATS) {
      const { body } = await site.get('sync/list/player/ranked', { server: '0', stats, limit: '50' });
      expect([stats, Number(body.count) > 60]).toEqual([stats, true]);
    }
    const { body } = await site.get('sync/list/player/ranked', { server: '0', stats: 'rank', limit: '50' });
    const places = (body.rows as Row[]).map(({ place }) => place);
    expect(new Set(places).size).toBeLessThan(places.length);
    const titles = await site.get('sync/list/title', { server: '0', titles: '20,21,22,23,24' });
    expect(Number(titles.body.count)).toBeGreaterThan(20);
  });

  test('write what lists, tags, search, counts and threads need', async () => {
    const site = await openMemberSite(await engine.fresh());
    await addDemoMembers(site.members.store, players, community);
    const list = async (asked: object) => (await site.post('post/list', { limit: 50, ...asked })).body;
    const own = { categoryName: 'SELF_POST', categoryId: 'text' };
    const all = await list(own);
    expect([all.count, (all.posts as ListedPost[]).length]).toEqual([community.posts.length, 50]);
    const [newest] = all.posts as ListedPost[];
    const said = community.posts.at(-1);
    expect(newest).toMatchObject({ title: said?.title, content: said?.content, likes: said?.likers.length });
    expect(newest?.author?.username).toBe(community.writers[said?.author ?? -1]?.username);
    const chatted = (all.posts as ListedPost[]).find(({ comments }) => comments > 2);
    const thread = await list({ categoryName: 'POST_COMMENT', categoryId: String(chatted?.id) });
    expect(thread.count).toBe(chatted?.comments);
    const team = community.posts.filter(({ tags }) => tags.some(({ data }) => data === 'team'));
    expect(await list({ tags: [{ type: 'text', data: 'team' }] })).toMatchObject({ count: team.length });
    const { body } = await site.get('post/tag', { type: 'text', data: 'team' });
    expect(body.tags).toEqual([{ type: 'text', data: 'team', count: team.length }]);
    expect(Number((await list({ search: 'フルコンボ' })).count)).toBeGreaterThan(0);
    const [writer] = community.writers;
    const mine = community.posts.filter(({ author }) => author === 0).length;
    expect(await list({ ...own, username: writer?.username })).toMatchObject({ count: mine });
    const member = await site.get('user', { username: writer?.username ?? '' });
    expect(member.body).toMatchObject({
      selfIntroRich: writer?.intro,
      posterCard: writer?.posterCard,
      favCards: writer?.favouriteCards,
    });
    expect(member.body.selfIntro).not.toBe('');
    const followers = community.follows.filter(([, followed]) => followed === 0).length;
    expect(member.body).toMatchObject({ nickname: writer?.nickname, followedByCount: followers });
  });

  test('wrote the post at the sample address of the route table', async () => {
    const site = await openMemberSite(await engine.fresh());
    await addDemoMembers(site.members.store, players, community);
    const id =
      addressOf(POST_PAGES[0] ?? '')
        .split('/')
        .at(-1) ?? '';
    const { body } = await site.get('post/details', { id });
    const first = community.posts[0];
    expect(body.post).toMatchObject({ title: first?.title, comments: first?.comments.length });
    const oldest = await site.post('post/list', {
      categoryName: 'SELF_POST',
      categoryId: 'text',
      order: 'TIME_ASC',
      limit: 2,
    });
    expect((oldest.body.posts as ListedPost[]).map(({ title }) => title)).toEqual(
      community.posts.slice(0, 2).map(({ title }) => title),
    );
    const thread = await site.post('post/list', { categoryName: 'POST_COMMENT', categoryId: id });
    expect(thread.body.count).toBe(first?.comments.length);
  });

  test('show pictures in every size, which anybody can fetch', async () => {
    const site = await openMemberSite(await engine.fresh());
    await prepareMembers({ origin: { demo: { seed: 1 } } }, { kind: 'demo' }, site.members);
    const { body } = await site.post('post/list', { categoryName: 'SELF_POST', limit: 50 });
    const images = (body.posts as ListedPost[]).flatMap(({ content }) =>
      content.flatMap((node) => (node.type === 'image' ? [node] : [])),
    );
    expect(new Set(images.map(({ display }) => display))).toEqual(new Set([0, 1, 2]));
    for (const path of new Set(images.flatMap(({ objects }) => objects))) {
      const { statusCode, headers } = await site.app.inject({ url: path });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  test('come once, and not where someone signed up before', async () => {
    const site = await openMemberSite(await engine.fresh());
    const { store } = site.members;
    await site.join('Tomori');
    await addDemoMembers(store, players, community);
    expect(await store.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'Tomori' }]);
  });

  test('go when the site shows other data, and no one else does', async () => {
    const site = await openMemberSite(await engine.fresh());
    const { store } = site.members;
    await addDemoMembers(store, players, community);
    await addDemoMembers(store, players, community);
    await site.join('Tomori');
    await removeDemoMembers(store);
    expect(
      await store.db.selectFrom('users').select('username').where('deletedAt', 'is', null).execute(),
    ).toEqual([{ username: 'Tomori' }]);
    expect((await site.get('sync/list/player/ranked', { server: '0', stats: 'rank' })).body.count).toBe(0);
    expect((await site.get('sync/list/title', { server: '0', titles: '20,21,22' })).body.count).toBe(0);
    for (const asked of [{}, { search: 'team' }, { tags: [{ type: 'text', data: 'team' }] }])
      expect((await site.post('post/list', asked)).body).toMatchObject({ count: 0, posts: [] });
    expect((await site.get('post/tag', { type: 'text', data: '', fuzzy: 'true' })).body.tags).toEqual([]);
  });
});
