import { expect, test } from 'vitest';
import { demoPlayer } from '#demo/cast/players';
import { readPlayer } from '#model/records/read-player';
import { PLAYER_STATS } from '#model/vocabulary/player-stats';
import { addDemoMembers, type DemoPlayers, removeDemoMembers } from '#server/services/sync/demo-members';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';

const players: DemoPlayers = (server, uid) => readPlayer(demoPlayer({ seed: 1, server, uid, code: '' }));

interface Row {
  readonly place: number;
  readonly stats: number;
}

onEachEngine('the members of the demo set', (engine) => {
  test('fill every board of the largest server over several pages, with ties', async () => {
    const site = await openMemberSite(await engine.fresh());
    await addDemoMembers(site.members.store, players);
    for (const stats of PLAYER_STATS) {
      const { body } = await site.get('sync/list/player', { server: '0', stats, limit: '50' });
      expect([stats, Number(body.count) > 60]).toEqual([stats, true]);
    }
    const { body } = await site.get('sync/list/player', { server: '0', stats: 'rank', limit: '50' });
    const places = (body.rows as Row[]).map(({ place }) => place);
    expect(new Set(places).size).toBeLessThan(places.length);
    const titles = await site.get('sync/list/title', { server: '0', titles: '20,21,22,23,24' });
    expect(Number(titles.body.count)).toBeGreaterThan(20);
  });

  test('come once, and not where somebody signed up before', async () => {
    const site = await openMemberSite(await engine.fresh());
    const { store } = site.members;
    await site.join('Tomori');
    await addDemoMembers(store, players);
    expect(await store.db.selectFrom('users').select('username').execute()).toEqual([{ username: 'Tomori' }]);
  });

  test('go when the site shows other data, and nobody else does', async () => {
    const site = await openMemberSite(await engine.fresh());
    const { store } = site.members;
    await addDemoMembers(store, players);
    await addDemoMembers(store, players);
    await site.join('Tomori');
    await removeDemoMembers(store);
    expect(
      await store.db.selectFrom('users').select('username').where('deletedAt', 'is', null).execute(),
    ).toEqual([{ username: 'Tomori' }]);
    expect((await site.get('sync/list/player', { server: '0', stats: 'rank' })).body.count).toBe(0);
    expect((await site.get('sync/list/title', { server: '0', titles: '20,21,22' })).body.count).toBe(0);
  });
});
