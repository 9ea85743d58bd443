import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isFailure } from '#model/contract/reading';
import { HOUR_MS } from '#model/vocabulary/time';
import { openMemberSite } from '../accounts/member-site.ts';
import { openSite } from '../site.ts';
import { onEachEngine } from '../store/engines.ts';

onEachEngine('health', (engine) => {
  test('is well while the process runs, and ready while the database answers and is up to date', async () => {
    const { app, members } = await openMemberSite(await engine.fresh());
    const state = async (url: string) => {
      const answer = await app.inject({ url });
      if (answer.statusCode !== 200) expect(isFailure(answer.json())).toBe(true);
      expect(answer.headers['cache-control']).toBe('no-store');
      return answer.statusCode;
    };
    expect([await state('/healthz'), await state('/readyz')]).toEqual([200, 200]);
    await sql`update kysely_migration set name = 'other' where name = '001-accounts'`.execute(
      members.store.db,
    );
    expect([await state('/healthz'), await state('/readyz')]).toEqual([200, 503]);
    await sql`update kysely_migration set name = '001-accounts' where name = 'other'`.execute(
      members.store.db,
    );
    expect(await state('/readyz')).toBe(200);
    await members.close();
    expect([await state('/healthz'), await state('/readyz')]).toEqual([200, 503]);
  });

  test('is not ready while no ids can be made, as after the clock was put ahead', async () => {
    const start = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
    onTestFinished(() => {
      clock.mockRestore();
    });
    const { app } = await openMemberSite(await engine.fresh());
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
    clock.mockReturnValue(start + HOUR_MS);
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  });
});

const ask = (port: number, path: string, agent: Agent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, resolve).on('error', reject);
  });

const bodyOf = async (answer: IncomingMessage): Promise<unknown> => JSON.parse(await text(answer));

describe('a server that is stopping', () => {
  test('finishes what it is answering, refuses what is new, and keeps no connection open', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = (): void => {};
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const { app } = await openSite({}, (opened) => {
      opened.get('/api/slow', { config: { costMs: 0 } }, async () => {
        arrived();
        await held;
        return { result: true };
      });
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const slow = ask(port, '/api/slow', agent);
    const idle = await ask(port, '/healthz', agent);
    await bodyOf(idle);
    await arrival;
    // Half a request: its connection is open, and its answer comes when the server is closing.
    const half = connect(port, '127.0.0.1');
    half.write('GET /api/cards/all.5.json HTTP/1.1\r\nHost: localhost\r\n');
    await expect
      .poll(() => new Promise((resolve) => app.server.getConnections((_, open) => resolve(open))))
      .toBe(3);
    let isClosed = false;
    const closed = app.close().then(() => {
      isClosed = true;
    });
    await expect.poll(() => app.server.listening).toBe(false);
    await expect(ask(port, '/healthz', new Agent())).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    half.write('\r\n');
    const [head = '', refusal = ''] = (await text(half)).split('\r\n\r\n');
    // Pages of other sites learn why, too.
    expect(head).toContain('access-control-allow-origin: *');
    expect(JSON.parse(refusal)).toMatchObject({ result: false, code: 'UNAVAILABLE', retryAfter: 2 });
    expect(isClosed).toBe(false);
    release();
    const answer = await slow;
    expect([answer.statusCode, await bodyOf(answer)]).toEqual([200, { result: true }]);
    await closed;
    agent.destroy();
  }, 20_000);
});
