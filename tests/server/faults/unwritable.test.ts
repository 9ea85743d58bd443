import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { methodOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES } from '#model/contract/endpoints';
import { isFailure } from '#model/contract/reading';
import { DAY_MS } from '#model/vocabulary/time';
import type { Db } from '#server/store/store';
import { openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { ask } from '../contract/call.ts';
import { fullOf } from '../contract/cells.ts';
import { onEachEngine } from '../store/engines.ts';

/** As on a disk that went bad, or on a copy that only follows another database. */
async function forbidWriting(db: Db, engine: string): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma query_only = on`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(db);
  // It is so for new connections; these are lost, as when that database is started again.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => {});
}

onEachEngine('a database that cannot be written', (engine) => {
  test('answers reads, and asks writers to come back', async () => {
    const site = await openMemberSite(await engine.fresh());
    const token = await site.join('Reader');
    await forbidWriting(site.members.store.db, engine.name);
    // Long enough that being there would be noted.
    site.clock.nowMs += 2 * DAY_MS;
    // Lost connections are noticed when they are used.
    await expect.poll(async () => (await site.get('user/me', {}, token)).body.username).toBe('Reader');
    const wrong: unknown[] = [];
    for (const name of ENDPOINT_NAMES) {
      const answer = await ask(site, name, fullOf(name), token);
      const body = answer.json();
      const isRefused = answer.statusCode === 503 && body.code === 'UNAVAILABLE' && isFailure(body);
      const isFine = answer.statusCode < 500 || (methodOf(name) === 'POST' && isRefused);
      if (!isFine) wrong.push([name, answer.statusCode, answer.body]);
    }
    expect(wrong).toEqual([]);
    const login = await site.post('user/login', { username: 'Reader', password: PASSWORD });
    expect([login.status, login.body.code]).toEqual([503, 'UNAVAILABLE']);
    // The session cannot be ended now, but this browser forgets it.
    const logout = await site.post('user/logout', {}, token);
    expect([logout.status, logout.token]).toEqual([503, '']);
  });
});
