import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { WORK_BUDGET } from '#model/contract/account/work';
import { addWorkBudget } from '#server/routes/work/work-budget';
import { windows } from '#server/services/accounts/windows';

const ROUTE = { config: { costMs: 400 } } as const;
const CALLS = WORK_BUDGET.most / ROUTE.config.costMs;

async function openCounted() {
  const clock = { ms: 0 };
  const app = Fastify();
  addWorkBudget(
    app,
    windows(() => clock.ms),
  );
  app.get('/dear', ROUTE, async () => 'done');
  app.get('/free', { config: { costMs: 0 } }, async () => 'done');
  app.get('/refuses', ROUTE, async (_request, reply) => reply.code(400).send('no'));
  app.get('/more', { config: { costMs: 1 } }, async (request) => {
    app.chargeWork(request, WORK_BUDGET.most);
    return 'done';
  });
  const ask = (url: string, remoteAddress = '192.0.2.1') => app.inject({ url, remoteAddress });
  const spend = async (url: string, addressOf: (nth: number) => string, times = CALLS) => {
    const statuses: number[] = [];
    for (let nth = 0; nth < times; nth++) statuses.push((await ask(url, addressOf(nth))).statusCode);
    return statuses;
  };
  return { clock, ask, spend };
}

describe('a budget of work', () => {
  test('holds an address to its milliseconds, and says in headers how long it has to wait', async () => {
    const { clock, ask, spend } = await openCounted();
    expect(new Set(await spend('/dear', () => '192.0.2.1'))).toEqual(new Set([200]));
    clock.ms = 60_000;
    const refused = await ask('/dear');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers).toMatchObject({
      'retry-after': '240',
      'ratelimit-limit': '10000',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '240',
      'ratelimit-policy': '10000;w=300',
    });
    expect((await ask('/dear', '198.51.100.1')).statusCode).toBe(200);
    clock.ms = WORK_BUDGET.windowMs;
    expect((await ask('/dear')).statusCode).toBe(200);
  });

  test('charges what is refused as it does what is answered', async () => {
    const { ask, spend } = await openCounted();
    expect(new Set(await spend('/refuses', () => '192.0.2.1'))).toEqual(new Set([400]));
    expect((await ask('/dear')).statusCode).toBe(429);
  });

  test('never refuses what is free', async () => {
    const { ask, spend } = await openCounted();
    await spend('/dear', () => '192.0.2.1');
    expect((await ask('/free')).statusCode).toBe(200);
  });

  test('takes in what a route found out to be dear', async () => {
    const { ask } = await openCounted();
    expect((await ask('/more')).statusCode).toBe(200);
    expect((await ask('/more')).statusCode).toBe(429);
  });

  test.each([
    ['neighbours in one /64', (nth: number) => `2001:db8::${nth.toString(16)}`, CALLS],
    ['a /48, with four times as much', (nth: number) => `2001:db8:1:${nth.toString(16)}::1`, CALLS * 4],
  ])('counts %s as one', async (_, addressOf, most) => {
    const { ask, spend } = await openCounted();
    expect(new Set(await spend('/dear', addressOf, most))).toEqual(new Set([200]));
    expect((await ask('/dear', addressOf(most))).statusCode).toBe(429);
  });

  test('is not forgotten by a route: one without a price does not start', () => {
    const app = Fastify();
    addWorkBudget(app, null);
    expect(() => app.get('/new', async () => 'done')).toThrow('/new has no price');
  });
});
