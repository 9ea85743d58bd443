import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { WORK_BUDGET } from '#model/contract/account/work';
import { openMemberSite } from '../../accounts/member-site.ts';
import { tempFolder } from '../../temp-folder.ts';
import { tinyOrigin } from '../../tiny-demo.ts';

const SPENT = '192.0.2.1';
const OTHER = '198.51.100.1';
/** They answer whatever else goes on. */
const FREE = ['/healthz', '/readyz'];

/** The server with one address that has spent its budget of work. */
async function openSpent() {
  const file = join(await tempFolder(), 'setori.db');
  const site = await openMemberSite(
    { engine: 'sqlite', file },
    { RATE_LIMITS: 'on' },
    { origin: tinyOrigin() },
  );
  site.app.chargeWork({ ip: SPENT } as FastifyRequest, WORK_BUDGET.most);
  const routes = [...site.app.routeMethods].flatMap(([pattern, { methods }]) =>
    [...methods].map((method) => ({ method, url: pattern.replaceAll(/:\w+|\*/g, '1') })),
  );
  const ask = async ({ method, url }: (typeof routes)[number], remoteAddress: string) => {
    const answer = await site.app.inject({ method: method as 'GET', url, remoteAddress });
    return answer;
  };
  return { routes, ask };
}

describe('an address that asks too much of the server', () => {
  test('is refused on every route but those of supervisors, and says how long to wait', async () => {
    const { routes, ask } = await openSpent();
    expect(routes.length).toBeGreaterThan(150);
    const wrong: unknown[] = [];
    for (const route of routes.filter(({ url }) => !/stream$/.test(url))) {
      const { statusCode, headers } = await ask(route, SPENT);
      const isRefused = statusCode === 429 && headers['retry-after'] !== undefined;
      if (isRefused === FREE.includes(route.url)) wrong.push([route, statusCode]);
    }
    expect(wrong).toEqual([]);
  });

  test('keeps no one else from any route', async () => {
    const { routes, ask } = await openSpent();
    const counted: unknown[] = [];
    for (const route of routes.filter(({ url }) => !/stream$/.test(url))) {
      const { statusCode, headers } = await ask(route, OTHER);
      if (statusCode === 429 && headers['ratelimit-limit'] === `${WORK_BUDGET.most}`) counted.push(route);
    }
    expect(counted).toEqual([]);
  });
});
