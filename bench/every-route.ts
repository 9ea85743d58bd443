import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledPath, methodOf, pathFieldsOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf, type KnownEndpoint } from '#model/contract/endpoints';
import { LOCALES } from '#model/vocabulary/locales';
import { SERVERS } from '#model/vocabulary/servers';
import { validOf } from '#tests/server/contract/cells';
import { startServer } from '#tests/server/faults/server-process';
import { getBytes, measure, postBytes } from './load/generator.ts';

/**
 * `npm run build`, then `npx tsx bench/every-route.ts [SECONDS] [WORD]`: twelve lanes of one address ask a new question each time, of one route
 * after the other, with all budgets on. How long do light calls of others take meanwhile (goal: 99 % within 100 ms, none 503)? Prints; keeps
 * nothing. On a machine that does other work the others are late as well.
 */
const SECONDS = Number(process.argv[2] ?? 5);
const LANES = 12;
const MAX_P99_MS = 100;
const QUESTIONS = 200;
const OTHERS_PER_SECOND = 50;

interface Asked {
  readonly name: string;
  readonly request: (nth: number, headers: Readonly<Record<string, string>>) => Buffer;
}

const inTurn = <T>(all: readonly T[], nth: number): T => all[nth % all.length] as T;
const get = (name: string, path: (nth: number) => string): Asked => ({
  name,
  request: (nth, headers) => getBytes(path(nth), { accept: 'text/html', ...headers }),
});

/** What is no endpoint. */
const PAGES: readonly Asked[] = [
  get('item', (nth) => `/api/cards/${nth + 1}.json`),
  get('page of a card', (nth) => `/info/cards/${nth + 1}`),
  get('page of a list', (nth) => `/info/cards?page=${nth}`),
  get('page of a team', (nth) => `/tool/teambuilder?event=${nth}`),
  get('missing picture', (nth) => `/assets/jp/none/${nth}.png`),
  get('picture of a link', (nth) => `/preview/${inTurn(LOCALES, nth)}/cards/${nth + 1}.png`),
  get('calendar', (nth) => `/calendar/${inTurn(SERVERS, nth)}.ics?lang=${inTurn(LOCALES, nth)}&alarm=${nth}`),
  get('feed', (nth) => `/feed/posts.atom?tag=text:${nth}`),
  get('site map', (nth) => `/sitemap.xml?${nth}`),
  get('list for Sonolus', (nth) => `/sonolus/levels/list?page=${nth}`),
];

/** Questions of an endpoint as the contract takes them, no two alike for as long as there are any. */
function endpoint(name: KnownEndpoint): Asked {
  const asked = validOf(name, QUESTIONS);
  return {
    name,
    request: (nth, headers) => {
      const question = inTurn(asked, nth);
      const path = filledPath(name, question);
      if (methodOf(name) === 'POST') return postBytes(path, question, headers);
      const rest = Object.entries(question).filter(([field]) => !pathFieldsOf(name).includes(field));
      return getBytes(
        `${path}?${new URLSearchParams(rest.map(([field, each]) => [field, String(each)]))}`,
        headers,
      );
    },
  };
}

const anyone = ENDPOINT_NAMES.filter((name) => endpointOf(name).caller === 'anyone');
const events = (name: KnownEndpoint, query: string): Asked =>
  get(
    name,
    (nth) => `/api/${name.slice('GET '.length)}?server=${nth % 5}&event=${250 - (nth % 200)}${query}`,
  );
/** All, or those whose names hold the word that is given. */
const all: readonly Asked[] = [
  ...PAGES,
  events('GET tracker/forecast', ''),
  events('GET tracker/data', '&tier=100'),
  events('GET tracker/data/all', ''),
  events('GET eventtop/data', ''),
  ...anyone.map(endpoint),
].filter(({ name }) => name.includes(process.argv[3] ?? ''));

const folder = mkdtempSync(join(tmpdir(), 'every-route-'));
const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'on', PROXY_HOPS: '1' });
const port = Number(new URL(server.address).port);
let isMet = true;
for (const [place, { name, request }] of all.entries()) {
  const greedy = { 'x-forwarded-for': `192.0.2.${place + 1}` };
  const [busy, others] = await Promise.all([
    measure({ port, connections: LANES, seconds: SECONDS, request: (nth) => request(nth, greedy) }),
    measure({
      port,
      connections: 4,
      seconds: SECONDS,
      perSecond: OTHERS_PER_SECOND,
      request: (nth) => getBytes('/api/user/me', { 'x-forwarded-for': `198.51.${nth >> 8}.${nth & 255}` }),
    }),
  ]);
  const isFine = others.p99Ms <= MAX_P99_MS && !others.statuses[503];
  isMet &&= isFine;
  const shown = [others.p50Ms, others.p99Ms, others.maxMs].map((each) => each.toFixed(1)).join(' / ');
  process.stdout.write(
    `${isFine ? 'ok  ' : 'LATE'} ${name}: others ${shown} ms (median / 99 % / most) ${JSON.stringify(others.statuses)}; it ${JSON.stringify(busy.statuses)}\n`,
  );
}
await server.stop();
rmSync(folder, { recursive: true });
process.exit(isMet ? 0 : 1);
