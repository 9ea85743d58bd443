import { expect, test } from 'vitest';
import { dailyGame } from '#model/games/daily';
import { type PlayedRound, replayed, totalOf } from '#model/games/play';
import { GAMES, type GameName } from '#model/games/settings';
import { DAY_MS, MINUTE_MS } from '#model/vocabulary/time';
import { type MemberSite, PASSWORD } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { openGameSite, played, questionsOn, rightRounds, today } from './daily-site.ts';

interface Row {
  readonly user: { readonly username: string };
  readonly points: number;
  readonly marks: readonly string[];
  readonly days: number;
  readonly best: number;
  readonly place: number;
}

const NOON = Date.parse('2026-11-27T12:00:00Z');

onEachEngine('the challenge of a day', (engine) => {
  const open = async (env?: Readonly<Record<string, string>>) => {
    const site = await openGameSite(await engine.fresh(), env);
    site.clock.nowMs = NOON;
    return site;
  };
  const rowsOf = async (site: MemberSite, path: string, query: Record<string, string>, as?: string) =>
    (await site.get(path, query, as)).body.rows as Row[];
  const table = (site: MemberSite, query: Record<string, string>) => rowsOf(site, 'game/daily', query);
  const inShort = (rows: readonly Row[]) =>
    rows.map(({ user, points, place }) => [user.username, points, place]);

  test.each(GAMES)('of %s is played again, and the points are those of its moves', async (game) => {
    const site = await open();
    const token = await site.join('Ako');
    const sent = played(site, game, 3_000);
    const settings = dailyGame(game, sent.day);
    const results = replayed(questionsOn(game, sent.day), sent.rounds, settings);
    const { row } = (await site.post('game/daily', sent, token)).body;
    expect(row).toMatchObject({
      user: { username: 'Ako' },
      points: totalOf(results),
      marks: ['whole', 'whole', 'whole', 'whole', 'whole'],
      place: 1,
    });
    expect(totalOf(results)).toBeGreaterThan(5_000);
  });

  test('takes no points from a client', async () => {
    const site = await open();
    const token = await site.join('Ako');
    const honest = played(site, 'guesswho', 3_000);
    const forged = { ...honest, points: 1_000_000, marks: ['whole'] };
    const { row } = (await site.post('game/daily', forged, token)).body as { row: Row };
    expect(row.points).toBeLessThan(20_000);
  });

  const altered = (sent: ReturnType<typeof played>, change: (rounds: PlayedRound[]) => PlayedRound[]) => ({
    ...sent,
    rounds: change([...sent.rounds]),
  });
  const answer = { kind: 'answer', answer: { game: 'guesswho', character: 1 } } as const;

  test.each<readonly [string, (sent: ReturnType<typeof played>) => unknown]>([
    ['a round is missing', (sent) => altered(sent, (rounds) => rounds.slice(1))],
    [
      'a round comes twice',
      (sent) => altered(sent, ([first, ...rest]) => [first, first, ...rest.slice(1)] as PlayedRound[]),
    ],
    ['the order is another', (sent) => altered(sent, (rounds) => rounds.toReversed())],
    [
      'a question does not exist',
      (sent) => altered(sent, (rounds) => [...rounds.slice(0, 4), { at: 39, moves: [] }]),
    ],
    [
      'a move comes after the end',
      (sent) =>
        altered(sent, ([first, ...rest]) => [
          { at: 0, moves: [...(first?.moves ?? []), { ...answer, ms: 5_000 }] },
          ...rest,
        ]),
    ],
    [
      'moves go back in time',
      (sent) =>
        altered(sent, ([first, ...rest]) => [
          { at: 0, moves: [{ kind: 'hint', hint: 'wider', ms: 4_000 }, ...(first?.moves ?? [])] },
          ...rest,
        ]),
    ],
    [
      'a hint is of another game',
      (sent) =>
        altered(sent, ([first, ...rest]) => [
          { at: 0, moves: [{ kind: 'hint', hint: 'count', ms: 1 }, ...(first?.moves ?? [])] },
          ...rest,
        ]),
    ],
    ['answers are those of another game', (sent) => ({ ...sent, game: 'findme' })],
    [
      'answers are faster than anybody sees',
      (sent) => ({ ...sent, rounds: rightRounds('guesswho', sent.day, 90) }),
    ],
    ['it took longer than it did', (sent) => ({ ...sent, elapsedMs: 14_000 })],
  ])('is refused when %s', async (_what, forge) => {
    const site = await open();
    const token = await site.join('Forger');
    const { status, body } = await site.post('game/daily', forge(played(site, 'guesswho', 3_000)), token);
    expect([status, body.code]).toEqual([400, 'GAME_INVALID']);
    expect(await table(site, { game: 'guesswho', day: today(site) })).toEqual([]);
  });

  test('says so when its questions were made of other data', async () => {
    const site = await open();
    const token = await site.join('Ako');
    const sent = { ...played(site, 'guesswho', 3_000), data: '2026-11-27.aaaaaa' };
    const { status, body } = await site.post('game/daily', sent, token);
    expect([status, body.code]).toEqual([409, 'DATA_STALE']);
  });

  test('counts on its own day, and a little later when it was begun before midnight', async () => {
    const site = await open();
    const token = await site.join('Ako');
    const sent = played(site, 'guesswho', 3_000);
    const send = async (now: string, elapsedMs: number) => {
      site.clock.nowMs = Date.parse(now);
      const { status, body } = await site.post('game/daily', { ...sent, elapsedMs }, token);
      return body.code ?? status;
    };
    expect(await send('2026-11-28T00:10:00Z', 5 * MINUTE_MS)).toBe('DAY_OVER');
    expect(await send('2026-11-28T00:16:00Z', 20 * MINUTE_MS)).toBe('DAY_OVER');
    expect(await send('2026-11-26T23:50:00Z', MINUTE_MS)).toBe('DAY_OVER');
    expect(await send('2026-11-27T20:00:00Z', DAY_MS)).toBe('DAY_OVER');
    expect(await send('2026-11-28T00:10:00Z', 20 * MINUTE_MS)).toBe(200);
  });

  test('counts once: the first result of a day stays', async () => {
    const site = await open();
    const token = await site.join('Ako');
    const first = (await site.post('game/daily', played(site, 'guesswho', 9_000), token)).body.row as Row;
    const second = (await site.post('game/daily', played(site, 'guesswho', 1_000), token)).body.row as Row;
    expect(second).toEqual(first);
    expect(await table(site, { game: 'guesswho' })).toMatchObject([{ points: first.points, days: 1 }]);
  });

  test('counts once when it is sent many times at once', async () => {
    const site = await open();
    const token = await site.join('Ako');
    const sent = played(site, 'guesswho', 3_000);
    const rows = await Promise.all(
      Array.from({ length: 8 }, async () => (await site.post('game/daily', sent, token)).body.row),
    );
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(1);
    expect(await table(site, { game: 'guesswho' })).toMatchObject([{ days: 1 }]);
  });

  test('adds up over the days', async () => {
    const site = await open();
    const token = await site.join('Ako');
    const points: number[] = [];
    for (const ms of [3_000, 1_000, 9_000]) {
      const { row } = (await site.post('game/daily', played(site, 'guesswho', ms), token)).body;
      points.push((row as Row).points);
      site.clock.nowMs += DAY_MS;
    }
    expect(await table(site, { game: 'guesswho' })).toMatchObject([
      { points: points.reduce((sum, one) => sum + one, 0), days: 3, best: Math.max(...points), marks: [] },
    ]);
    const { row } = (await site.get('game/daily/own', { game: 'guesswho' }, token)).body;
    expect(row).toMatchObject({ place: 1, days: 3 });
    expect(await table(site, { game: 'findme' })).toEqual([]);
  });

  test('is a table with places, page by page, with equals on one place in the order in which they came', async () => {
    const site = await open();
    const speeds = [4_000, 2_000, 4_000, 1_000, 4_000];
    const tokens: string[] = [];
    for (const [at, ms] of speeds.entries()) {
      const token = await site.join(`Player${at}`);
      await site.post('game/daily', played(site, 'findme', ms), token);
      tokens.push(token);
    }
    const query = { game: 'findme', day: today(site) };
    const rows = await table(site, query);
    expect(rows.map(({ user, place }) => [user.username, place])).toEqual([
      ['Player3', 1],
      ['Player1', 2],
      ['Player0', 3],
      ['Player2', 3],
      ['Player4', 3],
    ]);
    const paged: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await site.get('game/daily', { ...query, limit: '2', ...(cursor && { cursor }) });
      expect(body.count).toBe(5);
      paged.push(...(body.rows as Row[]));
      cursor = body.next as string | null;
    }
    expect(inShort(paged)).toEqual(inShort(rows));
    const { row } = (await site.get('game/daily/own', query, tokens[4])).body;
    expect(row).toEqual(rows[4]);
  });

  test('shows the places of those whom one follows among all', async () => {
    const site = await open();
    const tokens = new Map<string, string>();
    for (const [name, ms] of [
      ['Fast', 1_000],
      ['Friend', 2_000],
      ['Middle', 3_000],
      ['Equal', 4_000],
      ['Mine', 4_000],
    ] as const) {
      const token = await site.join(name);
      tokens.set(name, token);
      await site.post('game/daily', played(site, 'guesswho', ms), token);
    }
    await site.join('Idle');
    const me = tokens.get('Mine');
    const followed = () =>
      rowsOf(site, 'game/daily/followed', { game: 'guesswho', day: today(site) }, me).then((rows) =>
        rows.map(({ user, place }) => [user.username, place]),
      );
    expect(await followed()).toEqual([['Mine', 4]]);
    for (const username of ['Friend', 'Equal', 'Idle'])
      await site.post('user/following', { username, follow: true }, me);
    expect(await followed()).toEqual([
      ['Friend', 2],
      ['Equal', 4],
      ['Mine', 4],
    ]);
    // Whom they follow is their own affair.
    expect((await site.get('game/daily/followed', { game: 'guesswho' })).status).toBe(401);
  });

  test('hides who wants to be in no table, keeps nothing more of them, and shows them again', async () => {
    const site = await open();
    const token = await site.join('Shy');
    const other = await site.join('Bold');
    await site.post('game/daily', played(site, 'guesswho', 1_000), token);
    await site.post('game/daily', played(site, 'guesswho', 5_000), other);
    await site.post('user/following', { username: 'Shy', follow: true }, other);
    const query = { game: 'guesswho', day: today(site) };
    const names = async () => (await table(site, query)).map(({ user }) => user.username);
    expect((await site.get('game/daily/shown', {}, token)).body.isShown).toBe(true);
    await site.post('game/daily/shown', { isShown: false }, token);
    expect((await site.get('game/daily/shown', {}, token)).body.isShown).toBe(false);
    expect(await names()).toEqual(['Bold']);
    expect(await table(site, { game: 'guesswho' })).toMatchObject([{ user: { username: 'Bold' }, place: 1 }]);
    expect(await rowsOf(site, 'game/daily/followed', query, other)).toMatchObject([{ place: 1 }]);
    expect((await site.get('game/daily/own', query, token)).body.row).toBe(null);
    expect((await site.post('game/daily', played(site, 'findme', 2_000), token)).body.row).toBe(null);
    await site.post('game/daily/shown', { isShown: true }, token);
    expect(await names()).toEqual(['Shy', 'Bold']);
    expect(await table(site, { game: 'findme' })).toEqual([]);
  });

  test('is in the copy of one’s own data, and goes with the account', async () => {
    const site = await open();
    const token = await site.join('Ako');
    const { row } = (await site.post('game/daily', played(site, 'guesswho', 2_000), token)).body;
    const { account } = (await site.get('user/export', {}, token)).body;
    const { points, marks } = row as Row;
    const dailies = [{ game: 'guesswho', day: today(site), points, marks }];
    expect(account).toMatchObject({ isInTables: true, dailies });
    await site.post('game/daily/shown', { isShown: false }, token);
    expect((await site.get('user/export', {}, token)).body.account).toMatchObject({ isInTables: false });
    await site.post('user/delete', { password: PASSWORD }, token);
    expect(await table(site, { game: 'guesswho', day: today(site) })).toEqual([]);
    expect(await table(site, { game: 'guesswho' })).toEqual([]);
    const left = await site.members.store.db.selectFrom('dailyResults').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('is taken from members alone, and not too often', async () => {
    const site = await open({ RATE_LIMITS: 'on' });
    const sent = played(site, 'guesswho' satisfies GameName, 2_000);
    expect((await site.post('game/daily', sent)).body.code).toBe('LOGIN_REQUIRED');
    const token = await site.join('Busy');
    const statuses: number[] = [];
    for (let nth = 0; nth < 21; nth++) statuses.push((await site.post('game/daily', sent, token)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});
