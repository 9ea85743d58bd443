import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { TrackerRequest } from '#server/origin/origin';
import { readLastId } from '#server/routes/api/tracker-stream';
import { type Listener, Live, MAX_BACKLOG } from '#server/services/tracker/live';
import { type News, type NewsSource, originNews } from '#server/services/tracker/news';
import { insertNews } from '#server/store/tracker/news';
import { openMemberSite } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { tinyOrigin } from '../tiny-demo.ts';

/** A source whose news a test puts in. */
function sourceOf(first: readonly News[] = []) {
  const news: News[] = [...first];
  let asked = 0;
  const source: NewsSource = {
    everyMs: 100,
    latest: async () => news.at(-1)?.id ?? 0,
    after: async (id, most) => {
      asked++;
      return news.filter((each) => each.id > id).slice(-most);
    },
  };
  const add = (id: number): void => void news.push({ id, server: 0, event: 7 });
  return { source, add, asked: () => asked };
}

function listening() {
  const heard: string[] = [];
  const state = { backlog: 0, isDropped: false, isEnded: false };
  const listener: Listener = {
    write: (bytes) => void heard.push(bytes.toString()),
    backlog: () => state.backlog,
    drop: () => {
      state.isDropped = true;
    },
    end: () => {
      state.isEnded = true;
    },
  };
  const ids = () => heard.flatMap((text) => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)));
  return { listener, heard, state, ids };
}

function liveOf(first: readonly News[] = [], most = 10) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const made = sourceOf(first);
  const told: News[] = [];
  const live = new Live(made.source, { log: () => {}, most, onNews: (news) => void told.push(news) });
  onTestFinished(() => live.close());
  return { ...made, live, told };
}

const OLD = [1, 2, 3].map((id) => ({ id, server: 0, event: id }));
const later = (ms = 150) => vi.advanceTimersByTimeAsync(ms);

describe('the stream', () => {
  test('sends everyone what is new, and what was before only on request', async () => {
    const { live, add, told } = liveOf(OLD);
    const [one, other] = [listening(), listening()];
    await live.join(one.listener, null);
    await live.join(other.listener, null);
    add(4);
    await later();
    expect(one.ids()).toEqual([4]);
    expect(other.heard.at(-1)).toBe('id: 4\nevent: sample\ndata: {"server":0,"event":7}\n\n');
    expect(told).toHaveLength(1);
  });

  test('sends returning pages what they missed, once', async () => {
    const { live, add } = liveOf(OLD);
    const page = listening();
    await live.join(page.listener, 1);
    expect(page.ids()).toEqual([2, 3]);
    add(4);
    await later();
    const other = listening();
    await live.join(other.listener, 2);
    await later();
    expect(page.ids()).toEqual([2, 3, 4]);
    expect(other.ids()).toEqual([3, 4]);
  });

  test('sends only the last of each event that was missed, in one piece', async () => {
    const { live } = liveOf(
      Array.from({ length: 400 }, (_, nth) => ({ id: nth + 1, server: nth % 2, event: 7 })),
    );
    const page = listening();
    await live.join(page.listener, 0);
    expect(page.heard).toHaveLength(1);
    expect([...(page.heard[0] ?? '').matchAll(/^id: (\d+)$/gm)].map(([, id]) => id)).toEqual(['399', '400']);
  });

  test('takes an unknown id for the last one', async () => {
    const { live, add } = liveOf(OLD);
    const page = listening();
    await live.join(page.listener, Number.MAX_SAFE_INTEGER);
    add(4);
    await later();
    expect(page.ids()).toEqual([4]);
  });

  test('drops a page that reads too slowly, and goes on with the others', async () => {
    const { live, add } = liveOf(OLD);
    const [slow, quick] = [listening(), listening()];
    await live.join(slow.listener, null);
    await live.join(quick.listener, null);
    slow.state.backlog = MAX_BACKLOG + 1;
    add(4);
    await later();
    expect(slow.state.isDropped).toBe(true);
    expect(slow.ids()).toEqual([]);
    expect(quick.ids()).toEqual([4]);
    expect(live.size).toBe(1);
  });

  test('keeps connections alive, and asks no one while no one listens', async () => {
    const { live, asked } = liveOf();
    const page = listening();
    const leave = await live.join(page.listener, null);
    await later(60_000);
    expect(page.heard.filter((text) => text === ':\n\n')).toHaveLength(2);
    leave();
    const before = asked();
    await later(10_000);
    expect(asked()).toBe(before);
    await live.join(page.listener, null);
    await later(60_000);
    // One heart beats, not two.
    expect(page.heard.filter((text) => text === ':\n\n')).toHaveLength(4);
  });

  test('refuses more pages than it can serve, and everybody once it is closed', async () => {
    const { live } = liveOf([], 1);
    const page = listening();
    await live.join(page.listener, null);
    await expect(live.join(listening().listener, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    live.close();
    expect(page.state.isEnded).toBe(true);
    expect(live.size).toBe(0);
    await expect(live.join(listening().listener, null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('reads no last id from what cannot be one', () => {
    expect(readLastId('12')).toBe(12);
    const wrong = [
      undefined,
      '',
      '-1',
      '1e9',
      ' 12',
      '12\n',
      '9'.repeat(16),
      '9'.repeat(400),
      '0x1',
      ['1', '2'],
    ];
    for (const header of wrong) expect(readLastId(header)).toBeNull();
  });
});

describe('news of an origin', () => {
  test('are samples that were not there before, with ids that another process understands', async () => {
    const clock = { nowMs: 5_000_000 };
    const event = { startAt: [null, null, null, null, '1000'], endAt: [null, null, null, null, '900000000'] };
    const origin = {
      read: async () => ({
        status: 'found' as const,
        value: { 7: { eventType: 'story', eventName: [null, null, null, null, 'E'], ...event } },
        version: '1',
        stale: false,
      }),
      readTracker: async (_request: TrackerRequest) => ({
        status: 'found' as const,
        value: {
          cutoffs: [1, 2, 3, 4, 5, 6]
            .map((nth) => ({ time: nth * 1_000_000, ep: nth }))
            .filter(({ time }) => time <= clock.nowMs),
        },
      }),
    };
    const news = originNews(origin, () => clock.nowMs);
    expect(await news.latest()).toBe(5_000_000);
    expect(await news.after(5_000_000, 10)).toEqual([]);
    clock.nowMs = 6_000_000;
    expect(await news.after(5_000_000, 10)).toEqual([{ id: 6_000_000, server: 4, event: 7 }]);
    const again = originNews(origin, () => clock.nowMs);
    expect((await again.after(4_000_000, 10)).map(({ id }) => id)).toEqual([5_000_000, 6_000_000]);
  });
});

/** Opens a stream on a port; `texts` grows. */
async function listen(address: string, headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}/api/tracker/stream`, { headers }, resolve).on('error', reject);
  });
  const state = { text: '', isOver: false };
  response.setEncoding('utf8').on('data', (text: string) => {
    state.text += text;
  });
  response.on('close', () => {
    state.isOver = true;
  });
  onTestFinished(() => void response.destroy());
  return { response, state };
}

onEachEngine('the stream on the wire', (engine) => {
  const openRecording = async (env: Record<string, string> = {}) => {
    const site = await openMemberSite(await engine.fresh(), env, { origin: tinyOrigin(), isRecording: true });
    // Without `onListen` no recorder runs: the test writes what one would.
    await site.app.ready();
    await new Promise<void>((resolve) => site.app.server.listen(0, '127.0.0.1', resolve));
    const bound = site.app.server.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const { db, newId } = site.members.store;
    const tell = async (event: number): Promise<number> => {
      const id = newId();
      await insertNews(db, { id, server: 0, event });
      return id;
    };
    return { ...site, port, address: `http://127.0.0.1:${port}`, tell };
  };

  test('sends what is stored, again after a break, open to every page, and ends with the server', async () => {
    const { app, address, tell } = await openRecording();
    const first = await listen(address);
    expect(first.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await vi.waitFor(() => expect(first.state.text).toContain('retry:'));
    const id = await tell(7);
    await vi.waitFor(() => expect(first.state.text).toContain(`id: ${id}\n`), { timeout: 10_000 });
    first.response.destroy();
    const missed = await tell(8);
    const again = await listen(address, { 'last-event-id': String(id) });
    await vi.waitFor(() => expect(again.state.text).toContain(`id: ${missed}\n`), { timeout: 10_000 });
    expect(again.state.text).not.toContain(`id: ${id}\n`);
    const hostile = await listen(address, { 'last-event-id': `${'9'.repeat(300)}` });
    await vi.waitFor(() => expect(hostile.state.text).toContain('retry:'));
    await app.close();
    await vi.waitFor(() => expect([again.state.isOver, hostile.state.isOver]).toEqual([true, true]));
  });

  test('gives its place back when a page goes, also one that never read', async () => {
    const { port, address } = await openRecording({ RATE_LIMITS: 'on' });
    const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1'));
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    for (const socket of sockets) socket.write('GET /api/tracker/stream HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await vi.waitFor(async () => expect((await fetch(`${address}/api/tracker/stream`)).status).toBe(429), {
      timeout: 10_000,
    });
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(async () => expect((await listen(address)).response.statusCode).toBe(200), {
      timeout: 10_000,
    });
  });

  test('of answers that a client has already sends nothing but their tag', async () => {
    const { address } = await openRecording();
    const path = `${address}/api/tracker/data?server=0&event=1&tier=100`;
    const answer = await fetch(path);
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    const again = await fetch(path, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    const other = await fetch(path, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, other.headers.get('etag')]).toEqual([200, tag]);
    expect(await other.json()).toEqual(await answer.json());
    expect(other.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

onEachEngine('news of the tracker', (engine) => {
  test('come to who asks by the id that was last, and none to who never asked', async () => {
    const site = await openMemberSite(await engine.fresh(), {}, { origin: tinyOrigin(), isRecording: true });
    const { db, newId } = site.members.store;
    const [first, second] = [newId(), newId()];
    for (const id of [first, second]) await insertNews(db, { id, server: 3, event: 7 });
    expect((await site.get('tracker/news')).body).toEqual({ result: true, latest: second, samples: [] });
    const after = await site.get('tracker/news', { after: String(first) });
    expect(after.body).toEqual({
      result: true,
      latest: second,
      samples: [{ id: second, server: 3, event: 7 }],
    });
  });
});
