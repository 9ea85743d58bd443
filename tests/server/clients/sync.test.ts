import { expect, test, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { onEachEngine } from '../store/engines.ts';
import { flagsFrom, type GameSite, openGameSite } from '../sync/game.ts';

interface Task {
  readonly status: string;
  readonly params: { readonly code: string };
}

const taskOf = async (site: GameSite, token: string) =>
  (await site.get('sync', {}, token)).body.syncRequest as Task | undefined;

/** As clients wait: they ask again at once. */
async function waitAsClientsDo(site: GameSite, token: string) {
  for (let asked = 1; ; asked++) {
    const task = await taskOf(site, token);
    if (task?.status !== 'IN_QUEUE') return { task, asked };
  }
}

/** A game that says nothing until it is let. */
function silence({ game }: GameSite): () => void {
  let speak = (): void => {};
  game.answersAfter = new Promise((resolve) => {
    speak = resolve;
  });
  return speak;
}

/** Linking as clients of other sites of the kind do it. */
onEachEngine('clients of such sites', (engine) => {
  const open = async (env: Readonly<Record<string, string>> = {}) => openGameSite(await engine.fresh(), env);

  test('link an account by a code, and ask afterwards what became of it', async () => {
    const site = await open();
    const token = await site.join('Program');
    expect(await taskOf(site, token)).toBeUndefined();
    const prepare = { type: 'linkPrepare', server: 1, uid: 77 };
    expect((await site.post('sync', prepare, token)).body.result).toBe(true);
    const params = { type: 'link', server: 1, uid: 77, code: expect.stringMatching(/^[A-Z2-9]{8}$/) };
    const prepared = await taskOf(site, token);
    expect(prepared).toEqual({ status: 'NOT_STARTED', params });
    site.game.players.set('1/77', { introduction: 'nothing yet' });
    const start = () => site.post('sync', { type: 'linkStart' }, token);
    expect([(await start()).status, await taskOf(site, token)]).toEqual([
      200,
      { status: 'COMPLETED', params, result: { result: false } },
    ]);
    const introduction = prepared?.params.code ?? '';
    site.game.players.set('1/77', { introduction, rank: 120, hsr: 9, titles: [3, 4] });
    expect([(await start()).status, await taskOf(site, token)]).toEqual([
      200,
      { status: 'COMPLETED', params, result: { result: true } },
    ]);
    expect((await start()).body.code).toBe('CODE_INVALID');
  });

  test('hear nothing of an old failure once the account was linked on the page', async () => {
    const site = await open();
    const token = await site.join('Mixed');
    await site.post('sync', { type: 'linkPrepare', server: 1, uid: 77 }, token);
    const introduction = (await taskOf(site, token))?.params.code ?? '';
    await site.post('sync', { type: 'linkStart' }, token);
    expect(await taskOf(site, token)).toMatchObject({ result: { result: false } });
    site.game.players.set('1/77', { introduction });
    const verified = await site.post('sync', { type: 'verify', server: 1 }, token);
    expect([verified.status, verified.body.syncRequest]).toEqual([200, undefined]);
  });

  test('never see a null in what members show', async () => {
    const site = await open();
    const token = await site.join('Shown');
    await site.link(token, 1, 77, { rank: 120 });
    await site.post('sync/account', { server: 1, ...flagsFrom(255) }, token);
    expect((await site.get('user/sync', { username: 'Shown' })).body).toEqual({
      result: true,
      accounts: [{ server: 1, uid: 77, rank: 120, titles: [] }],
    });
  });

  test('see their accounts flat, with every number that they count on, and say what is shown', async () => {
    const site = await open();
    const token = await site.join('Program');
    expect((await site.get('sync/account', {}, token)).body).toEqual({ result: true, accounts: [] });
    await site.link(token, 1, 77, { rank: 120, hsr: 9, titles: [3, 4] });
    await site.link(token, 3, 5);
    expect((await site.get('sync/account', {}, token)).body).toEqual({
      result: true,
      accounts: [
        { server: 1, uid: 77 },
        { server: 3, uid: 5 },
      ],
    });
    const { account } = (await site.get('sync/account', { server: '1' }, token)).body;
    const numbers = { rank: 120, clearCount: 0, fullComboCount: 0, allPerfectCount: 0, hsr: 9 };
    expect(account).toMatchObject({ server: 1, uid: 77, ...numbers, titles: [3, 4], ...flagsFrom(0) });
    expect(account).not.toHaveProperty('dtr');
    expect(account).toMatchObject({ stats: { rank: 120, clearCount: null, dtr: null } });
    const said = await site.post('sync/account', { server: 1, ...flagsFrom(0b10) }, token);
    expect(said.body.result).toBe(true);
    expect((await site.get('user/sync', { username: 'Program' })).body).toEqual({
      result: true,
      accounts: [{ server: 1, rank: 120 }],
    });
    const page = await site.get('sync/list/player', { server: '1', stats: 'rank', limit: '1' });
    // Exactly the fields that strict clients know.
    const rows = [{ user: { username: 'Program', nickname: null }, stats: 120 }];
    expect(page.body).toEqual({ result: true, count: 1, rows });
  });

  test('renew an account, and hear of it for as long as a code lives', async () => {
    const site = await open();
    const token = await site.join('Program');
    const update = { type: 'update', server: 0 };
    const none = await site.post('sync', update, token);
    expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
    await site.link(token, 0, 7, { rank: 1 });
    const soon = await site.post('sync', update, token);
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '600']);
    site.clock.nowMs += 10 * MINUTE_MS;
    site.game.players.set('0/7', { introduction: '', rank: 2 });
    expect((await site.post('sync', update, token)).status).toBe(200);
    const params = { type: 'update', server: 0, uid: 7, code: '' };
    expect(await taskOf(site, token)).toEqual({ status: 'COMPLETED', params, result: { result: true } });
    expect((await site.get('sync/account', { server: '0' }, token)).body.account).toMatchObject({ rank: 2 });
    site.clock.nowMs += 10 * MINUTE_MS;
    site.game.isDown = true;
    expect((await site.post('sync', update, token)).status).toBe(200);
    expect(await taskOf(site, token)).toMatchObject({ result: { result: false } });
    site.clock.nowMs += HOUR_MS;
    expect(await taskOf(site, token)).toBeUndefined();
    await site.members.sweep();
    expect(await site.members.store.db.selectFrom('documents').selectAll().execute()).toEqual([]);
  });

  test('wait for the game in a loop without using up what they may ask', async () => {
    const site = await open({ RATE_LIMITS: 'on' });
    const token = await site.join('Looper');
    await site.post('sync', { type: 'linkPrepare', server: 0, uid: 7 }, token);
    const introduction = (await taskOf(site, token))?.params.code ?? '';
    site.game.players.set('0/7', { introduction });
    const speak = silence(site);
    const started = site.post('sync', { type: 'linkStart' }, token);
    await vi.waitFor(() => expect(site.game.lookUps).toBe(1), { timeout: 20_000 });
    const second = await site.post('sync', { type: 'linkStart' }, token);
    expect([second.status, second.body.code]).toEqual([429, 'RATE_LIMITED']);
    setTimeout(speak, 500);
    const { task, asked } = await waitAsClientsDo(site, token);
    expect(task).toMatchObject({ status: 'COMPLETED', result: { result: true } });
    expect((await started).status).toBe(200);
    expect(asked).toBeLessThan(10);
  });

  test('have a few answers held back at once, and the others given', async () => {
    const site = await open();
    const token = await site.join('Crowd');
    await site.post('sync', { type: 'linkPrepare', server: 0, uid: 7 }, token);
    const speak = silence(site);
    const started = site.post('sync', { type: 'linkStart' }, token);
    await vi.waitFor(() => expect(site.game.lookUps).toBe(1), { timeout: 20_000 });
    const early: unknown[] = [];
    const asked = Array.from({ length: 6 }, async () => {
      const task = await taskOf(site, token);
      early.push(task?.status);
      return task;
    });
    await vi.waitFor(() => expect(early).toEqual(['IN_QUEUE', 'IN_QUEUE']), { timeout: 20_000 });
    speak();
    await started;
    const told = (await Promise.all(asked)).map((task) => task?.status);
    expect(told.toSorted()).toEqual([...Array(4).fill('COMPLETED'), 'IN_QUEUE', 'IN_QUEUE']);
  });

  test('learn that it failed where the server ended meanwhile, and late answers change nothing', async () => {
    const site = await open();
    const token = await site.join('Waiter');
    await site.post('sync', { type: 'linkPrepare', server: 0, uid: 7 }, token);
    const introduction = (await taskOf(site, token))?.params.code ?? '';
    site.game.players.set('0/7', { introduction });
    const speak = silence(site);
    const started = site.post('sync', { type: 'linkStart' }, token);
    await vi.waitFor(() => expect(site.game.lookUps).toBe(1), { timeout: 20_000 });
    site.clock.nowMs += 2 * MINUTE_MS;
    expect(await taskOf(site, token)).toMatchObject({ status: 'COMPLETED', result: { result: false } });
    await site.post('sync', { type: 'linkPrepare', server: 2, uid: 8 }, token);
    speak();
    await started;
    expect(await taskOf(site, token)).toMatchObject({ status: 'NOT_STARTED', params: { server: 2, uid: 8 } });
  });

  test('learn which field is missing', async () => {
    const site = await open();
    const token = await site.join('Program');
    const wrongs = [
      [{ type: 'linkPrepare', server: 0 }, { uid: 'MISSING' }],
      [{ type: 'linkPrepare', uid: 7 }, { server: 'MISSING' }],
      [{ type: 'update' }, { server: 'MISSING' }],
      [{ type: 'linkStop' }, { type: 'INVALID' }],
    ];
    for (const [body, fields] of wrongs) {
      const answer = await site.post('sync', body, token);
      expect([body, answer.status, answer.body.fields]).toEqual([body, 400, fields]);
    }
    const early = await site.post('sync', { type: 'linkStart' }, token);
    expect([early.status, early.body.code]).toEqual([400, 'CODE_INVALID']);
  });
});
