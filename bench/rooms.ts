import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LEVELS, USUAL_GAME } from '#model/games/settings';
import { startServer } from '#tests/server/faults/server-process';
import { cpuOf, memoryOf } from './load/processes.ts';
import { machineNow } from './machine.ts';
import { quantile } from './quantile.ts';

/**
 * `npx tsx bench/rooms.ts [--rooms N] [--seconds N]` after `npm run build`: rooms of four on one process, each with an answer every
 * second while a question is asked: memory, processor time, and how long an answer takes until all four have heard of it. Writes
 * bench/rooms.md. A measurement, not a gate: it wants a quiet machine, for the players are on it, too.
 */
const RESULTS = fileURLToPath(new URL('rooms.md', import.meta.url));
const PLAYERS = 4;
const AT_ONCE = 25;
const STEP_MS = 1_000;
const US_PER_S = 1_000_000;
/** No character has this number, so every answer is wrong, and three of each player end the round. */
const NOBODY = 9_000;

const { difficulty, bands, attributes, rarities } = USUAL_GAME;
const { charts, excerptSeconds, isMoving, isMirrored, isPlain } = USUAL_GAME;
const [lowest, highest] = LEVELS;
const CHOICE = {
  game: 'guesswho',
  server: 0,
  difficulty,
  bands,
  attributes,
  rarities,
  charts,
  levels: { lowest, highest },
  excerptSeconds,
  isMoving,
  isMirrored,
  isPlain,
  limitSeconds: 120,
  rounds: 30,
};

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

function post(address: string, path: string, body: object): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const call = request(`${address}/api/${path}`, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${path}: ${response.statusCode} ${text}`));
      });
    });
    call.once('error', reject).end(JSON.stringify(body));
  });
}

/** A player who listens; `heard` counts the messages they received. */
class Page {
  heard = 0;
  phase = '';
  round = 0;
  onHeard = (): void => {};
  #text = '';

  constructor(
    readonly address: string,
    readonly seat: { readonly code: string; readonly token: string },
  ) {}

  open(): Promise<void> {
    const { address, seat } = this;
    return new Promise((resolve, reject) => {
      const url = `${address}/api/room/stream?code=${seat.code}&token=${seat.token}`;
      get(url, { agent: false }, (response) => {
        response.setEncoding('utf8').on('data', (part: string) => this.#take(part, resolve));
      }).once('error', reject);
    });
  }

  #take(part: string, onFirst: () => void): void {
    const events = (this.#text + part).split('\n\n');
    this.#text = events.pop() ?? '';
    for (const event of events) {
      if (!event.startsWith('event: room')) continue;
      this.phase = /"phase":"(\w+)"/.exec(event)?.[1] ?? '';
      this.round = Number(/"round":(\d+)/.exec(event)?.[1]);
      this.heard++;
      onFirst();
      this.onHeard();
    }
  }
}

async function openRoom(address: string): Promise<readonly Page[]> {
  const seats = [await post(address, 'room', { nickname: 'Host', choice: CHOICE })];
  while (seats.length < PLAYERS) {
    seats.push(await post(address, 'room/join', { code: seats[0]?.code, nickname: 'Guest' }));
  }
  const pages = seats.map(
    ({ code, token }) => new Page(address, { code: String(code), token: String(token) }),
  );
  await Promise.all(pages.map((page) => page.open()));
  return pages;
}

/** From the answer until all have heard of something new, in milliseconds. */
function answered(pages: readonly Page[], page: Page, nth: number): Promise<number> {
  const before = pages.map(({ heard }) => heard);
  const answer = { game: 'guesswho', character: NOBODY + nth };
  return new Promise((resolve, reject) => {
    const beganMs = performance.now();
    const look = (): void => {
      if (pages.every(({ heard }, at) => heard > (before[at] ?? 0))) resolve(performance.now() - beganMs);
    };
    for (const each of pages) each.onHeard = look;
    post(page.address, 'room/answer', { ...page.seat, round: page.round, answer }).catch(reject);
  });
}

/** One room until the end: players answer in turn, a second from one to the next. */
async function play(pages: readonly Page[], untilMs: number, times: number[]): Promise<void> {
  await wait(Math.random() * STEP_MS);
  for (let nth = 0; performance.now() < untilMs; nth++) {
    const page = pages[nth % PLAYERS];
    if (page?.phase === 'question') times.push(await answered(pages, page, nth));
    await wait(STEP_MS);
  }
}

async function openRooms(address: string, count: number): Promise<(readonly Page[])[]> {
  const rooms: (readonly Page[])[] = [];
  while (rooms.length < count) {
    const next = Math.min(AT_ONCE, count - rooms.length);
    rooms.push(...(await Promise.all(Array.from({ length: next }, () => openRoom(address)))));
  }
  return rooms;
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;

async function measure(count: number, seconds: number): Promise<string> {
  const machine = machineNow();
  const folder = await mkdtemp(join(tmpdir(), 'rooms-'));
  const server = await startServer({ DATA_DIR: folder, RATE_LIMITS: 'off' });
  try {
    const pid = server.child.pid ?? 0;
    const emptyMb = memoryOf(pid);
    const rooms = await openRooms(server.address, count);
    const openMb = memoryOf(pid);
    const beforeUs = cpuOf(pid);
    const beganMs = performance.now();
    const times: number[] = [];
    for (const [host] of rooms) if (host) await post(server.address, 'room/start', host.seat);
    const startedMs = performance.now() - beganMs;
    const untilMs = performance.now() + seconds * 1_000;
    await Promise.all(rooms.map((pages) => play(pages, untilMs, times)));
    const share = (cpuOf(pid) - beforeUs) / US_PER_S / ((performance.now() - beganMs) / 1_000);
    return report(machine, [
      ['rooms, players', `${count}, ${count * PLAYERS}`],
      [
        'memory of the process: empty, all rooms open, after the games',
        [emptyMb, openMb, memoryOf(pid)].map((mb) => `${Math.round(mb)} MB`).join(', '),
      ],
      ['all games begun, one after the other', `${ms(startedMs / count)} each`],
      ['answers', `${times.length} in ${seconds} s`],
      [
        'from an answer until all four have heard of it: p50, p99',
        `${ms(quantile(times, 0.5))}, ${ms(quantile(times, 0.99))}`,
      ],
      ['processor', `${Math.round(share * 100)} % of one core`],
    ]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const report = (
  { text, isQuiet }: ReturnType<typeof machineNow>,
  rows: readonly (readonly [string, string])[],
): string => `# Rooms on one process

Written by \`npx tsx bench/rooms.ts\` on ${new Date().toISOString().slice(0, 10)}.
Machine: ${text}. The players are on it, too.
${isQuiet ? '' : '\nOthers used the machine: times by the clock say little.\n'}
| figure | measured |
| --- | --- |
${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}
`;

const { values } = parseArgs({
  options: { rooms: { type: 'string', default: '500' }, seconds: { type: 'string', default: '60' } },
});
writeFileSync(RESULTS, await measure(Number(values.rooms), Number(values.seconds)));
process.exit(0);
