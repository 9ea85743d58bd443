import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createDemo } from '#demo/demo';
import { costOf, ROUTE_COSTS } from '#model/contract/account/work';
import { endpointOf, type KnownEndpoint } from '#model/contract/endpoints';
import { LOCALES } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { createApp } from '#server/app';
import { readSettings } from '#server/config';
import { openMembers } from '#server/members';
import { demoOrigin } from '#server/origin/demo-origin';
import { openClientFiles } from '#server/services/published/client-files';
import { DATE } from './accounts.ts';
import { quantile } from './quantile.ts';

/**
 * `npm run build`, then `npx tsx bench/prices.ts`: how long the server's one thread works on an answer that no one requested before,
 * beside the price that the contract has for it. Processor time of that thread, so that other programs do not count. Prints; keeps nothing.
 */
const NS_PER_MS = 1_000_000;
const CALLS = 40;

const threadMs = (): number =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / NS_PER_MS;

const folder = mkdtempSync(join(tmpdir(), 'prices-'));
const demo = createDemo({ seed: 1, date: DATE });
const app = await createApp({
  origin: demoOrigin({ seed: 1, date: DATE }, async () => demo),
  snapshot: null,
  client: await openClientFiles(join(import.meta.dirname, '../dist/client')),
  contentFolder: folder,
  log: (line) => void process.stderr.write(`${line}\n`),
  members: await openMembers(readSettings({ DATA_DIR: folder, RATE_LIMITS: 'off' }), () => {}),
});

interface Question {
  readonly url: string;
  readonly payload?: object;
}

async function measure(name: string, price: number, ask: (nth: number) => Question): Promise<void> {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let nth = 0; nth < CALLS; nth++) {
    const { url, payload } = ask(nth);
    const before = threadMs();
    const answer = await app.inject({
      url,
      method: payload ? 'POST' : 'GET',
      ...(payload && { payload }),
      headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
    });
    await nextTurn();
    times.push(threadMs() - before);
    statuses.add(answer.statusCode);
  }
  const shown = [0.5, 0.9, 1].map((part) => quantile(times, part).toFixed(1)).join(' / ');
  process.stdout.write(`${name}: ${shown} ms (median / 90 % / most), price ${price}, ${[...statuses]}\n`);
}

const of = (name: KnownEndpoint, ask: (nth: number) => Question): Promise<void> =>
  measure(name, costOf(endpointOf(name)), ask);
const inTurn = <T>(all: readonly T[], nth: number): T => all[nth % all.length] as T;

// Read once, for all.
await app.inject('/info/cards');

await measure('item', ROUTE_COSTS.data, (nth) => ({ url: `/api/cards/${nth + 1}.json` }));
await measure('page of a card', ROUTE_COSTS.page, (nth) => ({ url: `/info/cards/${nth + 1}` }));
await measure('page of a list', ROUTE_COSTS.page, (nth) => ({ url: `/info/cards?page=${nth}` }));
await measure('missing picture', ROUTE_COSTS.file, (nth) => ({ url: `/assets/jp/none/${nth}.png` }));
await measure('picture of a link', ROUTE_COSTS.preview, (nth) => ({
  url: `/preview/en/cards/${nth + 1}.png`,
}));
await measure('calendar', ROUTE_COSTS.calendar, (nth) => ({
  url: `/calendar/${inTurn(SERVERS, nth)}.ics?lang=${inTurn(LOCALES, nth)}&alarm=15`,
}));
await measure('feed', ROUTE_COSTS.feed, (nth) => ({ url: `/feed/posts.atom?tag=text:${nth}` }));
await measure('list for Sonolus', ROUTE_COSTS.sonolus, (nth) => ({
  url: `/sonolus/levels/list?page=${nth}`,
}));
await of('GET tracker/forecast', (nth) => ({ url: `/api/tracker/forecast?server=0&event=${200 - nth}` }));
await of('GET tracker/data', (nth) => ({ url: `/api/tracker/data?server=0&event=${nth + 1}&tier=100` }));
await of('GET tracker/data/all', (nth) => ({ url: `/api/tracker/data/all?server=0&event=${nth + 100}` }));
await of('GET eventtop/data', (nth) => ({ url: `/api/eventtop/data?server=0&event=${nth + 1}` }));
await of('GET player/{server}/{id}', (nth) => ({ url: `/api/player/jp/${1_000_001 + nth}` }));
await of('POST post/list', (nth) => ({ url: '/api/post/list', payload: { limit: 20, offset: nth } }));
await of('GET sync/list/player', (nth) => ({
  url: `/api/sync/list/player?server=3&stats=rank&limit=${nth + 1}`,
}));

await app.close();
rmSync(folder, { recursive: true });
process.exit(0);
