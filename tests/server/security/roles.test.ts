import { expect, test } from 'vitest';
import { methodOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf } from '#model/contract/endpoints';
import { openMemberSite } from '../accounts/member-site.ts';
import { appoint } from '../community/site.ts';
import { ask } from '../contract/call.ts';
import { onEachEngine } from '../store/engines.ts';

/** Each role by what it may; the last ones belong to no one. */
const RANKS = { member: 1, moderator: 2, admin: 3, owner: 0, '': 0, Admin: 0, 'admin,member': 0 } as const;
const WANTED = { anyone: 0, member: 1, moderator: 2 } as const;
/** Anybody's: asking them would end the session that asks. */
const ENDS_SESSION = /logout|password|delete$|sessions\/end/;

onEachEngine('who may call what', (engine) => {
  test('is decided by the role of this very moment, and unknown roles may do nothing', async () => {
    const site = await openMemberSite(await engine.fresh());
    const token = await site.join('Actor');
    const wrong: unknown[] = [];
    for (const [role, rank] of Object.entries(RANKS)) {
      await appoint(site, 'Actor', role);
      for (const name of ENDPOINT_NAMES.filter((each) => !ENDS_SESSION.test(each))) {
        const wanted = WANTED[endpointOf(name).caller as keyof typeof WANTED];
        // Nothing that the contract takes: it is looked at only when the caller may.
        const { statusCode } = await ask(site, name, { nonsense: 1 }, token);
        const isRefused = statusCode === 403;
        if (isRefused !== rank < wanted) wrong.push([role, name, statusCode]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('does not open when the author of something is gone', async () => {
    const site = await openMemberSite(await engine.fresh());
    const author = await site.join('Author');
    const other = await site.join('Other');
    const content = [{ type: 'text', data: 'Left behind' }];
    const post = { categoryName: 'SELF_POST', categoryId: 'text', title: 'Left', content };
    const { id } = (await site.post('post', post, author)).body;
    await site.members.store.db.updateTable('posts').set({ authorId: 1 }).execute();
    const refused = [
      await site.post('post/edit', { id, title: 'Mine now' }, other),
      await site.post('post/delete', { id }, other),
      await site.get('post/versions', { id: String(id) }, other),
      await site.post('post/restore', { id, version: 0 }, other),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    for (const answer of [
      await site.get('post/details', { id: String(id) }, other),
      await site.post('post/like', { id, value: true }, other),
      await site.post('post/list', {}),
    ])
      expect(answer.status).toBe(200);
  });

  test('covers every endpoint', () => {
    const callers = new Set(ENDPOINT_NAMES.map((name) => endpointOf(name).caller));
    expect([...callers].every((caller) => caller in WANTED)).toBe(true);
    const open = ENDPOINT_NAMES.filter(
      (name) => methodOf(name) === 'POST' && endpointOf(name).caller === 'anyone',
    );
    expect(open.sort()).toEqual(OPEN_WRITES);
  });
});

/** All that a caller who is not logged in may send; whatever is added here must be meant. */
const OPEN_WRITES = [
  'POST post/list',
  // Rooms of small games: players without an account, held to one room by a token of their own (reference R82).
  'POST room',
  'POST room/answer',
  'POST room/choose',
  'POST room/hint',
  'POST room/join',
  'POST room/leave',
  'POST room/start',
  'POST user/login',
  'POST user/logout',
  'POST user/reset/consume',
  'POST user/reset/request',
  'POST user/signup',
];
