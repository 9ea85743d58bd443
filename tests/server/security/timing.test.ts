import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMemberSite } from '../accounts/member-site.ts';
import { tempFolder } from '../temp-folder.ts';

const EACH = 200;
/** Half would be chance; with so many samples chance alone stays below this but once in some thousand runs. */
const MOST = 0.6;

/** How often a time of the one kind is longer than one of the other: what an eavesdropper can learn. */
function separation(some: readonly number[], others: readonly number[]): number {
  let wins = 0;
  for (const a of some) for (const b of others) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const share = wins / (some.length * others.length);
  return Math.max(share, 1 - share);
}

test('the time of an answer does not reveal who is a member', async () => {
  const file = join(await tempFolder(), 'setori.db');
  const site = await openMemberSite({ engine: 'sqlite', file });
  await site.join('Member');
  const timed = async (path: string, body: object): Promise<number> => {
    const startMs = performance.now();
    await site.post(path, body);
    return performance.now() - startMs;
  };
  const asks = [
    ['user/login', (username: string) => ({ username, password: 'a wrong guess 88' }), 25],
    ['user/reset/request', (username: string) => ({ username }), 1],
  ] as const;
  for (const [path, bodyOf, forgetEvery] of asks) {
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let nth = 0; nth < EACH; nth++) {
      // So that nothing is locked: locked accounts are not what is measured.
      if (nth % forgetEvery === 0) site.clock.nowMs += 16 * 60_000;
      const pair = [
        async () => known.push(await timed(path, bodyOf('Member'))),
        async () => unknown.push(await timed(path, bodyOf('Nobody'))),
      ];
      for (const ask of nth % 2 ? pair : pair.reverse()) await ask();
      // What is done afterwards is not waited for by the caller, and must not slow down the next one.
      await site.members.later.idle();
    }
    expect([path, separation(known.slice(5), unknown.slice(5)) <= MOST]).toEqual([path, true]);
  }
});
