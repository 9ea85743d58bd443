import { expect, test } from 'vitest';
import { HOUR_MS } from '#model/vocabulary/time';
import { onEachEngine } from '../store/engines.ts';
import { FLAG_NAMES, flagsFrom, openGameSite } from './game.ts';

onEachEngine('linking an account of the game', (engine) => {
  const open = async () => openGameSite(await engine.fresh());

  test('takes a code in the comment, and shows nothing until its owner says so', async () => {
    const site = await open();
    const token = await site.join('Kasumi');
    expect((await site.get('sync', {}, token)).body).toEqual({ result: true, accounts: [], requests: [] });
    const asked = await site.post('sync', { type: 'request', server: 0, uid: 7 }, token);
    const code = String(asked.body.code);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(asked.body.requests).toEqual([{ server: 0, uid: 7, code, expiresAt: site.clock.nowMs + HOUR_MS }]);
    // Typed by hand, in wide and small letters.
    const wide = [...code.toLowerCase()].map((c) =>
      /[a-z]/.test(c) ? String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0) : c,
    );
    site.game.players.set('0/7', { introduction: `よろしく ${wide.join('')}！`, rank: 120, titles: [3, 4] });
    const linked = await site.post('sync', { type: 'verify', server: 0 }, token);
    expect(linked.body).toEqual({
      result: true,
      requests: [],
      accounts: [
        {
          server: 0,
          uid: 7,
          name: 'Somebody',
          stats: {
            rank: 120,
            clearCount: null,
            fullComboCount: null,
            allPerfectCount: null,
            hsr: null,
            dtr: null,
          },
          titles: [3, 4],
          ...flagsFrom(0),
          syncedAt: site.clock.nowMs,
          nextSyncAt: site.clock.nowMs + HOUR_MS / 6,
        },
      ],
    });
    expect((await site.get('user/sync', { username: 'Kasumi' })).body).toEqual({
      result: true,
      accounts: [],
    });
    const again = await site.post('sync', { type: 'verify', server: 0 }, token);
    expect([again.status, again.body.code]).toEqual([400, 'CODE_INVALID']);
  });

  test('takes a code in the name of the main band, where the comment is masked', async () => {
    const site = await open();
    const token = await site.join('Rimi');
    const { code } = (await site.post('sync', { type: 'request', server: 3, uid: 8 }, token)).body;
    expect(String(code)).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ2357]{8}$/);
    site.game.players.set('3/8', { introduction: '****', bandName: `my ${code}` });
    expect((await site.post('sync', { type: 'verify', server: 3 }, token)).status).toBe(200);
  });

  test('refuses a comment without the code, an old code, and players that do not exist', async () => {
    const site = await open();
    const token = await site.join('Ran');
    const first = (await site.post('sync', { type: 'request', server: 1, uid: 9 }, token)).body.code;
    const none = await site.post('sync', { type: 'verify', server: 1 }, token);
    expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND']);
    site.game.players.set('1/9', { introduction: 'hello' });
    expect((await site.post('sync', { type: 'verify', server: 1 }, token)).body.code).toBe('CODE_INVALID');
    const second = (await site.post('sync', { type: 'request', server: 1, uid: 9 }, token)).body.code;
    expect(second).not.toBe(first);
    site.game.players.set('1/9', { introduction: String(first) });
    expect((await site.post('sync', { type: 'verify', server: 1 }, token)).body.code).toBe('CODE_INVALID');
    site.game.players.set('1/9', { introduction: String(second) });
    site.clock.nowMs += HOUR_MS;
    expect((await site.post('sync', { type: 'verify', server: 1 }, token)).body.code).toBe('CODE_INVALID');
    expect((await site.get('sync', {}, token)).body).toEqual({ result: true, accounts: [], requests: [] });
    site.game.isDown = true;
    await site.post('sync', { type: 'request', server: 1, uid: 9 }, token);
    const down = await site.post('sync', { type: 'verify', server: 1 }, token);
    expect([down.status, down.body.code]).toEqual([503, 'ORIGIN_UNAVAILABLE']);
  });

  test('gives no one an account for the code of another member', async () => {
    const site = await open();
    const [owner, thief] = [await site.join('Owner'), await site.join('Thief')];
    const { code } = (await site.post('sync', { type: 'request', server: 0, uid: 5 }, owner)).body;
    await site.post('sync', { type: 'request', server: 0, uid: 5 }, thief);
    site.game.players.set('0/5', { introduction: String(code) });
    const stolen = await site.post('sync', { type: 'verify', server: 0 }, thief);
    expect([stolen.status, stolen.body.code]).toEqual([400, 'CODE_INVALID']);
    expect((await site.post('sync', { type: 'verify', server: 0 }, owner)).status).toBe(200);
  });

  test('moves an account to the member who proves it last, who shows nothing of it at first', async () => {
    const site = await open();
    const [old, young] = [await site.join('Old'), await site.join('Young')];
    await site.link(old, 0, 5, { rank: 10 });
    await site.post('sync/account', { server: 0, ...flagsFrom(255) }, old);
    await site.link(young, 0, 5, { rank: 11 });
    expect((await site.get('sync', {}, old)).body.accounts).toEqual([]);
    expect((await site.get('user/sync', { username: 'Old' })).body.accounts).toEqual([]);
    expect((await site.get('user/sync', { username: 'Young' })).body.accounts).toEqual([]);
    const board = await site.get('sync/list/player/ranked', { server: '0', stats: 'rank' });
    expect(board.body).toMatchObject({ count: 0, rows: [] });
    expect((await site.get('sync/account', { server: '0' }, young)).body.account).toMatchObject({ uid: 5 });
  });

  test('lets the later of two win who prove the same account at once', async () => {
    const site = await open();
    const names = ['Twin1', 'Twin2', 'Twin3', 'Twin4'];
    const tokens = await Promise.all(names.map((name) => site.join(name)));
    const codes = await Promise.all(
      tokens.map(
        async (token) => (await site.post('sync', { type: 'request', server: 2, uid: 8 }, token)).body.code,
      ),
    );
    site.game.players.set('2/8', { introduction: codes.join(' ') });
    const ends = await Promise.all(
      tokens.map((token) => site.post('sync', { type: 'verify', server: 2 }, token)),
    );
    expect(ends.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await site.members.store.db.selectFrom('syncAccounts').select('uid').execute();
    expect(rows).toEqual([{ uid: 8 }]);
  });

  test('keeps one account for each server, and what is shown when it is proved again', async () => {
    const site = await open();
    const token = await site.join('Aya');
    await site.link(token, 0, 1, { rank: 1 });
    await site.link(token, 1, 2, { rank: 2 });
    await site.post('sync/account', { server: 1, ...flagsFrom(255) }, token);
    await site.link(token, 1, 2, { rank: 3 });
    expect((await site.get('user/sync', { username: 'aya' })).body.accounts).toEqual([
      { server: 1, uid: 2, rank: 3, titles: [] },
    ]);
    await site.link(token, 1, 4, { rank: 4 });
    expect((await site.get('user/sync', { username: 'aya' })).body.accounts).toEqual([]);
    const { accounts } = (await site.get('sync', {}, token)).body;
    expect(accounts).toMatchObject([
      { server: 0, uid: 1 },
      { server: 1, uid: 4 },
    ]);
  });

  test('asks the game again once in ten minutes, and not without end for one member', async () => {
    const site = await open();
    const token = await site.join('Tae');
    await site.link(token, 3, 6, { rank: 50, titles: [1] });
    await site.post('sync/account', { server: 3, ...flagsFrom(255) }, token);
    const soon = await site.post('sync', { type: 'refresh', server: 3 }, token);
    expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([429, 'RATE_LIMITED', '600']);
    site.clock.nowMs += HOUR_MS / 6;
    site.game.players.set('3/6', { introduction: '', rank: 51, titles: [2] });
    expect((await site.post('sync', { type: 'refresh', server: 3 }, token)).status).toBe(200);
    expect((await site.get('user/sync', { username: 'Tae' })).body.accounts).toEqual([
      { server: 3, uid: 6, rank: 51, titles: [2, 1] },
    ]);
    const before = site.game.lookUps;
    for (let round = 0; round < 20; round++) {
      await site.post('sync', { type: 'request', server: 0, uid: 6 }, token);
      await site.post('sync', { type: 'verify', server: 0 }, token);
    }
    expect(site.game.lookUps - before).toBeLessThanOrEqual(10);
  });

  test('ends when its owner says so, with all that was kept of it', async () => {
    const site = await open();
    const token = await site.join('Moca');
    await site.link(token, 0, 3, { rank: 9, titles: [1, 2] });
    await site.post('sync/account', { server: 0, ...flagsFrom(255) }, token);
    await site.post('sync', { type: 'request', server: 0, uid: 4 }, token);
    const gone = await site.post('sync', { type: 'remove', server: 0 }, token);
    expect(gone.body).toEqual({ result: true, accounts: [], requests: [] });
    for (const table of ['syncAccounts', 'syncRequests', 'rankings', 'playerTitles'] as const) {
      expect(await site.members.store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    for (const type of ['refresh', 'verify']) {
      expect((await site.post('sync', { type, server: 0 }, token)).status).toBeGreaterThanOrEqual(400);
    }
  });

  test('is about one’s own accounts alone', async () => {
    const site = await open();
    const [owner, other] = [await site.join('Owner'), await site.join('Other')];
    await site.link(owner, 0, 3, { rank: 9 });
    for (const type of ['refresh', 'verify', 'remove'])
      await site.post('sync', { type, server: 0, uid: 3 }, other);
    expect((await site.get('sync/account', { server: '0' }, other)).body.code).toBe('NOT_FOUND');
    const shown = await site.post('sync/account', { server: 0, ...flagsFrom(255) }, other);
    expect([shown.status, shown.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await site.get('sync/account', { server: '0' }, owner)).body.account).toMatchObject(flagsFrom(0));
  });

  test('takes nothing along with what is shown', async () => {
    const site = await open();
    const token = await site.join('Greedy');
    await site.link(token, 0, 3, { rank: 9 });
    for (const field of ['userId', 'uid', 'stats', 'rank', 'name', 'id', 'syncedAt', 'constructor']) {
      const answer = await site.post('sync/account', { server: 0, ...flagsFrom(0), [field]: 1 }, token);
      expect([field, answer.status]).toEqual([field, 200]);
    }
    for (const name of FLAG_NAMES) {
      const { [name]: _, ...seven } = flagsFrom(255);
      const answer = await site.post('sync/account', { server: 0, ...seven }, token);
      expect([answer.status, answer.body.fields]).toEqual([400, { [name]: 'MISSING' }]);
    }
    expect((await site.get('sync/account', { server: '0' }, token)).body.account).toMatchObject({
      uid: 3,
      stats: { rank: 9 },
      ...flagsFrom(0),
    });
  });

  test('takes no numbers that are none', async () => {
    const site = await open();
    const token = await site.join('Hostile');
    const numbers = [0, -1, 1.5, 1e300, 2 ** 53, [], {}, '1 or 1=1', '../7', '__proto__', true];
    for (const uid of numbers) {
      const answer = await site.post('sync', { type: 'request', server: 0, uid }, token);
      expect([uid, answer.status, answer.body.fields]).toEqual([uid, 400, { uid: 'INVALID' }]);
    }
    for (const server of [-1, 5, '5', 0.5]) {
      const answer = await site.post('sync', { type: 'request', server, uid: 7 }, token);
      expect([server, answer.status, answer.body.fields]).toEqual([server, 400, { server: 'INVALID' }]);
    }
    const noUid = await site.post('sync', { type: 'request', server: 0 }, token);
    expect([noUid.status, noUid.body.fields]).toEqual([400, { uid: 'MISSING' }]);
    const noServer = await site.post('sync', { type: 'refresh' }, token);
    expect([noServer.status, noServer.body.fields]).toEqual([400, { server: 'MISSING' }]);
  });

  test('shows each thing by its own flag and no other', async () => {
    const site = await open();
    const token = await site.join('Eve');
    await site.link(token, 0, 3, { rank: 1, cleared: 2, hsr: 6, titles: [8] });
    // Counts that the game leaves out are 0.
    const counts = { clearCount: 2, fullComboCount: 0, allPerfectCount: 0 };
    const all = { uid: 3, rank: 1, ...counts, hsr: 6, titles: [8] };
    const keys = ['uid', 'rank', 'clearCount', 'fullComboCount', 'allPerfectCount', 'hsr', 'dtr', 'titles'];
    // Each flag alone, each missing alone, and others in between.
    const samples = [...FLAG_NAMES.keys()].flatMap((at) => [1 << at, 255 ^ (1 << at)]);
    for (const bits of [0, 255, ...samples, 0b10101010, 0b01010101, 0b11110000]) {
      await site.post('sync/account', { server: 0, ...flagsFrom(bits) }, token);
      const wanted = Object.entries(all).filter(([key]) => ((bits >> keys.indexOf(key)) & 1) === 1);
      const { accounts } = (await site.get('user/sync', { username: 'Eve' })).body;
      expect([bits, accounts]).toEqual([
        bits,
        wanted.length === 0 ? [] : [{ server: 0, ...Object.fromEntries(wanted) }],
      ]);
      const board = await site.get('sync/list/player/ranked', { server: '0', stats: 'hsr' });
      expect([bits, board.body.count]).toEqual([bits, (bits >> 5) & 1]);
      const titles = await site.get('sync/list/title', { server: '0', titles: '8' });
      expect([bits, titles.body.count]).toEqual([bits, (bits >> 7) & 1]);
    }
  });
});
