import { get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { RoomView } from '#model/games/room/player-view';
import { LEVELS, USUAL_GAME } from '#model/games/settings';
import { demoOrigin } from '#server/origin/demo-origin';
import { demo } from '../../demo/demo-set.ts';
import { openMemberSite } from '../accounts/member-site.ts';
import { tempFolder } from '../temp-folder.ts';

const { difficulty, limitSeconds, bands, attributes, rarities } = USUAL_GAME;
const { charts, excerptSeconds, isMoving, isMirrored, isPlain } = USUAL_GAME;
const [lowest, highest] = LEVELS;
const CHOICE = {
  game: 'guesswho',
  server: 0,
  rounds: 1,
  difficulty,
  limitSeconds,
  bands,
  attributes,
  rarities,
  charts,
  levels: { lowest, highest },
  excerptSeconds,
  isMoving,
  isMirrored,
  isPlain,
};

const openRoomSite = async () =>
  openMemberSite(
    { engine: 'sqlite', file: `${await tempFolder()}/rooms.db` },
    {},
    { origin: demoOrigin({ seed: demo.seed, date: demo.date }, async () => demo) },
  );

/** The stream of a place, over a real connection. */
async function stream(address: string, code: string, token: string) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${address}/api/room/stream?code=${code}&token=${token}`, resolve).on('error', reject);
  });
  onTestFinished(() => void response.destroy());
  let text = '';
  response.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  const told = (): RoomView | null =>
    JSON.parse(text.match(/event: room\ndata: (.*)\n\n(?![\s\S]*event: room)/)?.[1] ?? 'null');
  return { response, told, text: () => text };
}

test('a room is played over the contract, to its feedback', async () => {
  const site = await openRoomSite();
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const made = (await site.post('room', { nickname: 'Ann', choice: CHOICE })).body;
  const code = String(made.code);
  const token = String(made.token);
  expect((await site.get('room', { code })).body).toMatchObject({ phase: 'lobby', players: 1, most: 8 });
  const ben = (await site.post('room/join', { code, nickname: 'Ben' })).body;
  const page = await stream(address, code, String(ben.token));
  expect(page.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(page.response.headers['access-control-allow-origin']).toBeUndefined();
  await expect.poll(page.told).toMatchObject({ phase: 'lobby', you: 2, host: 1 });
  expect((await site.post('room/start', { code, token: ben.token })).status).toBe(403);
  expect(
    (await site.post('room/choose', { code, token, choice: { ...CHOICE, limitSeconds: 10 } })).status,
  ).toBe(200);
  expect((await site.post('room/start', { code, token })).status).toBe(200);
  await expect.poll(() => page.told()?.phase, { timeout: 10_000 }).toBe('question');
  const hint = await site.post('room/hint', { code, token: ben.token, round: 1, hint: 'wider' });
  expect(hint.status).toBe(200);
  await expect.poll(() => page.told()?.standing?.hints).toEqual(['wider']);
  for (const character of [9_001, 9_002, 9_003]) {
    for (const one of [token, ben.token]) {
      const answer = { game: 'guesswho', character };
      await site.post('room/answer', { code, token: one, round: 1, answer });
    }
  }
  await expect.poll(() => page.told()?.phase).toBe('feedback');
  await site.post('room/leave', { code, token: ben.token });
  await expect.poll(page.text).toContain('event: gone');
  expect((await site.post('room/leave', { code, token: ben.token })).status).toBe(401);
});

test('a stream without a place ends with the word for it', async () => {
  const site = await openRoomSite();
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const page = await stream(address, 'NOWHERE', 'x');
  await expect.poll(page.text).toBe('event: gone\ndata: {}\n\n');
});

test('the server stops with players in its rooms', async () => {
  const site = await openRoomSite();
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { code, token } = (await site.post('room', { nickname: 'Ann', choice: CHOICE })).body;
  const page = await stream(address, String(code), String(token));
  await expect.poll(page.told).toMatchObject({ phase: 'lobby' });
  await site.app.close();
  await expect.poll(() => page.response.complete).toBe(true);
});

test('rooms are counted by address', async () => {
  const site = await openMemberSite(
    { engine: 'sqlite', file: `${await tempFolder()}/rooms.db` },
    { RATE_LIMITS: 'on' },
  );
  const make = () => site.post('room', { nickname: 'Ann', choice: CHOICE });
  const first = (await make()).body;
  for (let each = 1; each < 10; each++) expect((await make()).status).toBe(200);
  expect((await make()).status).toBe(429);
  await site.post('room/leave', { code: first.code, token: first.token });
  expect((await make()).status).toBe(200);
});
