import { expect, test } from 'vitest';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, type KnownEndpoint } from '#model/contract/endpoints';
import { type MemberSite, openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { fullOf } from '../contract/cells.ts';
import { stateOf } from '../contract/state.ts';
import { onEachEngine } from '../store/engines.ts';
import { announce, bodyOf, filesOf, picture, send, sha1 } from '../uploads/upload-site.ts';
import { trouble, troubled } from './failing-dialect.ts';

/** For every write endpoint and every n: when its n-th call to the database fails, all is done or nothing. */

interface Scene {
  readonly site: MemberSite;
  /** Another name each time, of one length, so that rows look the same but for it. */
  readonly who: string;
}

type Body = Readonly<Record<string, unknown>>;

/** What is sent, and what must be there before; `file` instead of the body where the endpoint takes one. */
type Attempt = (
  scene: Scene,
) => Promise<{ readonly body: Body; readonly token?: string; readonly file?: Uint8Array }>;

/** A new member with Target's password: hashing it each time would take most of the time of the loop. */
async function join({ site, who }: Scene): Promise<string> {
  const { store, services } = site.members;
  const users = () => store.db.selectFrom('users').selectAll();
  const target = await users().where('username', '=', 'Target').executeTakeFirstOrThrow();
  const email = `${who}@example.org`;
  const names = { username: who, usernameFold: who.toLowerCase(), email, emailFold: email.toLowerCase() };
  const user = { ...target, ...names, id: store.newId() };
  await store.db.insertInto('users').values(user).execute();
  return services.sessions.start(user.id, 'test', null);
}

/** A post of Target's; every counter that posts change is there before. */
async function post({ site }: Scene): Promise<number> {
  const target = await site.post('user/login', { username: 'Target', password: PASSWORD });
  const content = [{ type: 'text', data: 'About it' }];
  const body = { categoryName: 'SELF_POST', categoryId: 'text', title: 'It', content };
  const { body: made } = await site.post('post', { ...body, tags: [TAG] }, target.token);
  return made.id as number;
}
const TAG = { type: 'text', data: 'tag' };

/** One that was announced, and is another one each time. */
async function announced(scene: Scene): Promise<{ body: Body; token: string; file: Uint8Array }> {
  const token = await join(scene);
  const color = `#${scene.who.replaceAll(/\D/g, '').padStart(6, '3')}`;
  const file = await picture('png', { color });
  await announce(scene.site, token, sha1(file), file.length);
  return { body: {}, token, file };
}

const onPost =
  (bodyOf: (id: number) => Body): Attempt =>
  async (scene) => {
    const [token, id] = [await join(scene), await post(scene)];
    return { body: bodyOf(id), token };
  };

/** A post of the member's own; `path` is what comes next. */
const onOwn =
  (path: string, bodyOf: (id: number) => Body): Attempt =>
  async (scene) => {
    await post(scene);
    const token = await join(scene);
    const content = [{ type: 'text', data: 'Own' }];
    const own = { categoryName: 'SELF_POST', categoryId: 'text', title: 'Own', content, tags: [TAG] };
    const { body } = await scene.site.post('post', own, token);
    const id = body.id as number;
    if (path === 'post/undelete') await scene.site.post('post/delete', { id }, token);
    if (path === 'post/restore') await scene.site.post('post/edit', { id, title: 'Edited' }, token);
    return { body: bodyOf(id), token };
  };

/** A post of the member's own that is planned. */
const onPlan =
  (bodyOf: (id: number) => Body): Attempt =>
  async (scene) => {
    const token = await join(scene);
    const { body } = await scene.site.post('post/plan', { time: tomorrow(), post: PLANNED }, token);
    return { body: bodyOf(body.id as number), token };
  };
const tomorrow = (): number => Date.now() + 86_400_000;
const PLANNED = {
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title: 'Later',
  content: [{ type: 'text', data: 'Later' }],
  tags: [TAG],
};

const asMember =
  (body: Body): Attempt =>
  async (scene) => ({ body, token: await join(scene) });

const codeIn = ({ site }: Scene): string => {
  const letter = site.letters.at(-1)?.text ?? '';
  return /[A-Z2-7]{26}/.exec(letter.replaceAll(/[\s-]/g, ''))?.[0] ?? letter;
};

async function codeFor(scene: Scene): Promise<string> {
  const { site, who } = scene;
  await join(scene);
  await site.post('user/reset/request', { username: who });
  await site.members.later.idle();
  return codeIn(scene);
}

/** How each endpoint is asked so that it succeeds; those that are not here are asked with what the contract makes. */
const ATTEMPTS: Partial<Record<KnownEndpoint, Attempt>> = {
  'POST user/signup': async ({ who }) => ({
    body: { username: who, password: PASSWORD, email: `${who}@example.org` },
  }),
  'POST user/login': async (scene) => ({
    token: await join(scene),
    body: { username: scene.who, password: PASSWORD },
  }),
  'POST user/logout': asMember({}),
  'POST user/password': asMember({ old: PASSWORD, new: 'another staple 42' }),
  'POST user/reset/request': async (scene) => {
    await join(scene);
    return { body: { username: scene.who } };
  },
  'POST user/reset/consume': async (scene) => ({
    body: { username: scene.who, code: await codeFor(scene), password: 'another staple 42' },
  }),
  'POST user/following': asMember({ username: 'Target', follow: true }),
  'POST user/mute': asMember({ username: 'Target', value: true }),
  'POST user/block': asMember({ username: 'Target', value: true }),
  'POST user': asMember({ nickname: 'New', socialMedia: 'here' }),
  // One that is known already changes nothing.
  'POST song/nickname': async (scene) => ({
    body: { song: 1, name: `Song of ${scene.who}` },
    token: await join(scene),
  }),
  'POST user/profiles': asMember({ profiles: [] }),
  'POST user/message': asMember({}),
  'POST post': onPost((id) => ({
    categoryName: 'POST_COMMENT',
    categoryId: String(id),
    content: [{ type: 'text', data: 'Yes' }],
  })),
  'POST post/like': onPost((id) => ({ id, value: true })),
  'POST post/report': onPost((id) => ({ id, reason: 'spam' })),
  'POST post/edit': onOwn('post/edit', (id) => ({ id, title: 'New', tags: [TAG] })),
  'POST post/delete': onOwn('post/delete', (id) => ({ id })),
  'POST post/undelete': onOwn('post/undelete', (id) => ({ id })),
  'POST post/restore': onOwn('post/restore', (id) => ({ id, version: 0 })),
  'POST post/plan': asMember({ time: tomorrow(), post: PLANNED }),
  'POST post/plan/edit': onPlan((id) => ({ id, time: tomorrow(), post: PLANNED })),
  'POST post/plan/cancel': onPlan((id) => ({ id })),
  'POST post/plan/publish': onPlan((id) => ({ id })),
  'POST upload': announced,
  'POST user/email': async (scene) => ({
    body: { email: `${scene.who}@example.com`, password: PASSWORD },
    token: await join(scene),
  }),
  'POST user/email/confirm': async (scene) => {
    const token = await join(scene);
    const email = `${scene.who}@example.com`;
    await scene.site.post('user/email', { email, password: PASSWORD }, token);
    await scene.site.members.later.idle();
    return { body: { code: codeIn(scene) }, token };
  },
  'POST user/sessions/end': asMember({}),
  'POST user/delete': asMember({ password: PASSWORD }),
};

const SECRET = /[\w+/=$,-]{20,}/g;
const LARGE = 2 ** 31;
/**
 * Codes are drawn; a try of a reset code is spent before it is looked at; more posts are counted each time; files are
 * packed to sizes of their own.
 */
const VARYING = new Set(['code', 'tries', 'posts', 'size', 'fileKey', 'file_key']);

/** A row without what differs from one attempt to the next: ids, times, secrets, the member's name. */
function look(row: string, who: string): string {
  const plain = (value: unknown): unknown => {
    if (typeof value === 'number' && value > LARGE) return '#';
    if (typeof value !== 'string') return value;
    return value
      .replaceAll(new RegExp(who, 'gi'), 'WHO')
      .replaceAll(SECRET, '#')
      .replaceAll(/\d{10,}/g, '#');
  };
  const fields = Object.entries(JSON.parse(row) as Record<string, unknown>);
  return JSON.stringify(fields.map(([name, value]) => [name, VARYING.has(name) ? '#' : plain(value)]));
}

/** What an attempt did: rows that came and rows that went, by table. */
function change(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  who: string,
): string {
  const changes = [...after].map(([table, rows]) => {
    const [old, now] = [JSON.parse(before.get(table) ?? '[]') as string[], JSON.parse(rows) as string[]];
    const gone = old.filter((row) => !now.includes(row)).map((row) => look(row, who));
    const came = now
      .filter((row) => !old.includes(row))
      .map((row) => look(row, who))
      .filter((row) => {
        const at = gone.indexOf(row);
        if (at >= 0) gone.splice(at, 1);
        return at < 0;
      });
    const went = gone;
    return came.length + went.length === 0 ? [] : [table, came.sort(), went.sort()];
  });
  return JSON.stringify(changes.filter((each) => each.length > 0));
}

const NOTHING = '[]';
const MAX_CALLS = 60;

onEachEngine('a failing database', (engine) => {
  const writes = ENDPOINT_NAMES.filter((name) => methodOf(name) === 'POST');

  test.each(writes)('leaves all or nothing of %s, whichever call fails', async (name) => {
    const state = trouble();
    const site = await openMemberSite(await engine.fresh(), {}, {}, { between: troubled(state) });
    await site.join('Target');
    let nth = 0;
    const attempt = async (failing: number) => {
      const who = `Member${String(++nth).padStart(3, '0')}`;
      const prepare: Attempt = ATTEMPTS[name] ?? asMember(fullOf(name));
      const { body, token, file } = await prepare({ site, who });
      await site.members.later.idle();
      const before = await stateOf(site.members.store.db);
      state.arm(failing);
      const answer =
        file === undefined
          ? await site.post(pathOf(name).slice('/api/'.length), body, token)
          : await send(site, token ?? '', bodyOf(file));
      await site.members.later.idle();
      const calls = state.calls;
      state.arm(0);
      return { answer, calls, did: change(before, await stateOf(site.members.store.db), who) };
    };
    const whole = await attempt(0);
    if (ATTEMPTS[name]) expect(whole.answer.status, JSON.stringify(whole.answer.body)).toBe(200);
    expect(whole.calls).toBeLessThan(MAX_CALLS);
    const between: unknown[] = [];
    for (let failing = 1; failing <= whole.calls; failing++) {
      const { answer, did } = await attempt(failing);
      const isWhole = did === whole.did || did === NOTHING;
      if (!isWhole) between.push([failing, answer.status, did, whole.did]);
      // What was acknowledged was done.
      if (answer.status === 200 && did !== whole.did && !LATER.has(name))
        between.push([failing, 'acknowledged']);
      await seeFiles(site);
    }
    expect(between).toEqual([]);
  });
});

/** There is a file for every row and a row for every file, and none is still arriving. */
async function seeFiles(site: MemberSite): Promise<void> {
  const rows = await site.members.store.db.selectFrom('uploads').select('fileKey').execute();
  const { kept, arriving } = await filesOf(site);
  expect(kept.sort()).toEqual(rows.map(({ fileKey }) => fileKey.split('/')[1]).sort());
  expect(arriving).toEqual([]);
}

/** These answer before they do anything: the answer must not reveal who exists. */
const LATER = new Set<KnownEndpoint>(['POST user/reset/request', 'POST user/signup', 'POST user/email']);
