import { expect, test } from 'vitest';
import { RECORD_TYPES } from '#model/contract/console/payloads';
import { DAY_MS } from '#model/vocabulary/time';
import type { Origin } from '#server/origin/origin';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { tinyOrigin } from '../tiny-demo.ts';

const CONTENT = [
  { type: 'heading', data: 'Hello' },
  { type: 'text', data: 'All is well.' },
];
const NEWS = {
  tags: ['Announcement'],
  texts: {
    en: { title: 'A new article', content: CONTENT },
    ja: { title: '新しい記事', content: [{ type: 'text', data: '元気です。' }] },
  },
};
const CUTOFF = { event: 12, tier: 1_000, time: 1_700_000_000_000, ep: 123_456 };

interface RecordShown {
  readonly id: number;
  readonly payload: unknown;
  readonly author: { readonly username: string };
  readonly withdrawn: { readonly by: { readonly username: string } } | null;
}

async function appoint(site: MemberSite, username: string, role: string): Promise<string> {
  const token = await site.join(username);
  await site.members.store.db.updateTable('users').set({ role }).where('username', '=', username).execute();
  return token;
}

const PUBLISHED = { 7: { title: 'Published', authors: ['Them'], tags: [], timestamp: 1 } };

/** An origin that has news of its own. */
function newsOrigin(): Origin {
  const tiny = tinyOrigin();
  const found = (value: unknown) => ({ status: 'found', value, version: 'v1', stale: false }) as const;
  return {
    ...tiny,
    version: 'changes',
    read: async (name, level) => {
      if (name === 'news/all') return found(level === 0 ? { 7: {} } : PUBLISHED);
      if (name === 'news/dynamic/recent') return found({ events: {}, news: PUBLISHED });
      return tiny.read(name, level);
    },
  };
}

const json = async (site: MemberSite, path: string): Promise<Record<string, unknown>> =>
  (await site.app.inject({ method: 'GET', url: path })).json();

onEachEngine('the console', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('is for moderators and administrators alone', async () => {
    const site = await open();
    const before = await site.members.store.db.selectFrom('records').selectAll().execute();
    const add = { type: 'cutoff', server: 0, action: 'add', payload: CUTOFF };
    const outcomes: unknown[] = [];
    for (const role of [null, 'member', 'Moderator', 'moderators', '', 'banned', 'moderator', 'admin']) {
      const token = role === null ? undefined : await appoint(site, `role-${outcomes.length}`, role);
      const permission = await site.get('console/permission', {}, token);
      const list = await site.get('console/record', { type: 'cutoff' }, token);
      const post = await site.post('console/record', add, token);
      outcomes.push([role, permission.body.permissions, list.status, post.status]);
    }
    const all = [...RECORD_TYPES, 'report'];
    expect(before).toEqual([]);
    expect(outcomes).toEqual([
      [null, [], 401, 401],
      ['member', [], 403, 403],
      ['Moderator', [], 403, 403],
      ['moderators', [], 403, 403],
      ['', [], 403, 403],
      ['banned', [], 403, 403],
      ['moderator', all, 200, 200],
      ['admin', all, 200, 200],
    ]);
    expect(await site.members.store.db.selectFrom('records').select('id').execute()).toHaveLength(2);
  });

  test('shows an article among the news until it is withdrawn, in the words of each language', async () => {
    const site = await openMemberSite(await engine.fresh(), {}, { origin: newsOrigin() });
    const token = await appoint(site, 'Writer', 'moderator');
    const before = await json(site, '/api/news/all.5.json');
    const { body } = await site.post(
      'console/record',
      { type: 'news', server: 0, action: 'add', payload: NEWS },
      token,
    );
    const id = String(body.id);
    const row = {
      title: { en: 'A new article', ja: '新しい記事' },
      authors: ['Writer'],
      tags: ['Announcement', 'jp'],
      timestamp: expect.any(Number),
    };
    const article = { ...row, content: { en: CONTENT, ja: [{ type: 'text', data: '元気です。' }] } };
    expect(await json(site, `/api/news/${id}.json`)).toEqual(article);
    expect(before).toEqual(PUBLISHED);
    expect(await json(site, '/api/news/all.5.json')).toEqual({ ...PUBLISHED, [id]: row });
    expect(await json(site, '/api/news/all.json')).toEqual({ ...PUBLISHED, [id]: row });
    expect(await json(site, '/api/news/all.0.json')).toEqual({ 7: {}, [id]: {} });
    expect(await json(site, '/api/news/dynamic/recent.json')).toEqual({
      events: {},
      news: { ...PUBLISHED, [id]: row },
    });
    const payload = { id: Number(id) };
    const gone = await site.post('console/record', { type: 'news', action: 'withdraw', payload }, token);
    expect(gone.status).toBe(200);
    expect(await json(site, '/api/news/all.5.json')).toEqual(before);
    expect((await site.app.inject({ method: 'GET', url: `/api/news/${id}.json` })).statusCode).toBe(404);
    const again = await site.post('console/record', { type: 'news', action: 'withdraw', payload }, token);
    expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
    const list = await site.get('console/record', { type: 'news' }, token);
    expect(list.body).toMatchObject({
      count: 1,
      records: [{ id: Number(id), server: 0, payload: NEWS, withdrawn: { by: { username: 'Writer' } } }],
    });
  });

  test('puts a notice into every page until it ends, and as text only', async () => {
    const site = await open();
    const token = await appoint(site, 'Herald', 'admin');
    const page = async () =>
      (await site.app.inject({ method: 'GET', url: '/home/news', headers: { accept: 'text/html' } })).body;
    expect(await page()).not.toContain('setori-notices');
    const words = `"><script>alert(1)</script> & 'more'`;
    const until = site.clock.nowMs + DAY_MS;
    const payload = { level: 'warning', texts: { en: words }, until, link: '/home/news' };
    const added = await site.post('console/record', { type: 'notice', action: 'add', payload }, token);
    const shown = await page();
    const content = /<meta name="setori-notices" content="([^"]*)">/.exec(shown)?.[1] ?? '';
    expect(shown).not.toContain('<script>alert(1)');
    const text = content
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(text)).toEqual([{ id: added.body.id, ...payload }]);
    site.clock.nowMs = until;
    expect(await page()).not.toContain('setori-notices');
    site.clock.nowMs = until - DAY_MS / 2;
    expect(await page()).toContain('setori-notices');
    const withdraw = { type: 'notice', action: 'withdraw', payload: { id: added.body.id } };
    await site.post('console/record', withdraw, token);
    expect(await page()).not.toContain('setori-notices');
  });

  test('draws a line of cutoffs for each place of an event', async () => {
    const site = await open();
    const token = await appoint(site, 'Tracker', 'moderator');
    const add = async (server: number, payload: object): Promise<unknown> =>
      (await site.post('console/record', { type: 'cutoff', server, action: 'add', payload }, token)).body.id;
    await add(0, { ...CUTOFF, time: 2_000, ep: 20 });
    await add(0, { ...CUTOFF, time: 1_000, ep: 10 });
    const wrong = await add(0, { ...CUTOFF, time: 3_000, ep: 99 });
    await add(1, { ...CUTOFF, time: 1_000, ep: 77 });
    await add(0, { ...CUTOFF, tier: 100, time: 1_000, ep: 78 });
    const place = { server: '0', event: '12', tier: '1000' };
    const line = async () => (await site.get('tracker/data', place)).body.cutoffs;
    expect(await line()).toEqual([
      { time: 1_000, ep: 10, by: 'moderator' },
      { time: 2_000, ep: 20, by: 'moderator' },
      { time: 3_000, ep: 99, by: 'moderator' },
    ]);
    await add(0, { ...CUTOFF, time: 3_000, ep: 30 });
    expect(await line()).toContainEqual({ time: 3_000, ep: 30, by: 'moderator' });
    await site.post('console/record', { type: 'cutoff', action: 'withdraw', payload: { id: wrong } }, token);
    expect(await line()).toEqual([
      { time: 1_000, ep: 10, by: 'moderator' },
      { time: 2_000, ep: 20, by: 'moderator' },
      { time: 3_000, ep: 30, by: 'moderator' },
    ]);
    expect((await site.get('tracker/data', { ...place, event: '13' })).body.cutoffs).toEqual([]);
    const onServer = await site.get('console/record', { type: 'cutoff', server: '1' }, token);
    expect(onServer.body).toMatchObject({ count: 1, records: [{ payload: { ep: 77 } }] });
  });

  test('takes only what belongs to the type, and nothing that cannot be', async () => {
    const site = await open();
    const token = await appoint(site, 'Careless', 'moderator');
    const { nowMs } = site.clock;
    const notice = { level: 'info', texts: { en: 'x' }, until: nowMs + DAY_MS };
    const en = NEWS.texts.en;
    const post = (body: object) => site.post('console/record', { action: 'add', ...body }, token);
    const invalid = [
      { type: 'cutoff', payload: CUTOFF },
      { type: 'cutoff', server: 0, payload: NEWS },
      { type: 'cutoff', server: 0, payload: { ...CUTOFF, time: nowMs + DAY_MS } },
      { type: 'news', payload: CUTOFF },
      { type: 'notice', server: 1, payload: notice },
      { type: 'notice', payload: { ...notice, until: nowMs } },
      { type: 'notice', payload: { ...notice, until: nowMs + 400 * DAY_MS } },
      { type: 'news', payload: { id: 1 } },
      { type: 'news', action: 'withdraw', payload: NEWS },
    ];
    for (const body of invalid) {
      const answer = await post(body);
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'RECORD_INVALID']);
    }
    const refused = [
      { type: 'cutoff', server: 0, payload: { ...CUTOFF, ep: -1 } },
      { type: 'cutoff', server: 0, payload: { ...CUTOFF, tier: '100th' } },
      { type: 'cutoff', server: 5, payload: CUTOFF },
      { type: 'notice', payload: { ...notice, link: 'https://evil.example' } },
      { type: 'notice', payload: { ...notice, link: '//evil.example' } },
      { type: 'notice', payload: { ...notice, link: 'javascript:alert(1)' } },
      { type: 'notice', payload: { ...notice, texts: { ja: 'x' } } },
      { type: 'notice', payload: { ...notice, texts: { en: 'x'.repeat(301) } } },
      {
        type: 'news',
        payload: { ...NEWS, texts: { en: { ...en, content: [{ type: 'html', data: 'x' }] } } },
      },
      { type: 'news', payload: { ...NEWS, tags: Array(11).fill('x') } },
      { type: 'post', payload: CUTOFF },
      { type: 'cutoff', server: 0, action: 'delete', payload: { id: 1 } },
    ];
    for (const body of refused) {
      const answer = await post(body);
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'REQUEST_INVALID']);
    }
    expect(await site.members.store.db.selectFrom('records').selectAll().execute()).toEqual([]);
    expect(await site.members.store.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  });

  test('keeps nothing that does not belong to the type', async () => {
    const site = await open();
    const token = await appoint(site, 'Generous', 'moderator');
    const more = { authorId: 1, id: 1, createdAt: 0, html: 'x' };
    const body = { type: 'cutoff', server: 0, action: 'add', payload: { ...CUTOFF, ...more }, ...more };
    expect((await site.post('console/record', body, token)).status).toBe(200);
    const { body: kept } = await site.get('console/record', { type: 'cutoff' }, token);
    expect(kept).toMatchObject({ count: 1, records: [{ payload: CUTOFF }] });
    const [record] = kept.records as readonly { readonly id: number; readonly payload: object }[];
    expect(record?.payload).toEqual(CUTOFF);
    expect(record?.id).toBeGreaterThan(1);
  });

  test('writes down who did what', async () => {
    const site = await open();
    const [one, two] = [await appoint(site, 'One', 'moderator'), await appoint(site, 'Two', 'admin')];
    const added = await site.post(
      'console/record',
      { type: 'cutoff', server: 0, action: 'add', payload: CUTOFF },
      one,
    );
    const { id } = added.body;
    // A record is withdrawn as what it is.
    const other = await site.post(
      'console/record',
      { type: 'news', action: 'withdraw', payload: { id } },
      two,
    );
    expect(other.status).toBe(404);
    await site.post('console/record', { type: 'cutoff', action: 'withdraw', payload: { id } }, two);
    const rows = await site.members.store.db
      .selectFrom('audit')
      .innerJoin('users', 'users.id', 'audit.actorId')
      .select(['users.username', 'action', 'subject'])
      .orderBy('audit.id')
      .execute();
    expect(rows).toEqual([
      { username: 'One', action: 'record cutoff', subject: `record ${id}` },
      { username: 'Two', action: 'withdraw cutoff', subject: `record ${id}` },
    ]);
    const { body } = await site.get('console/record', { type: 'cutoff' }, one);
    const [record] = body.records as RecordShown[];
    expect([record?.author.username, record?.withdrawn?.by.username]).toEqual(['One', 'Two']);
  });
});
