import { isDeepStrictEqual } from 'node:util';
import { expect, test, vi } from 'vitest';
import { methodOf, pathOf } from '#model/contract/endpoint';
import { ENDPOINT_NAMES, endpointOf, type KnownEndpoint } from '#model/contract/endpoints';
import { ERROR_STATUS, type ErrorCode, SHARED_ERRORS } from '#model/contract/errors';
import { answerChecker, isFailure, requestReader } from '#model/contract/reading';
import { inForm } from '#server/routes/api/lenient';
import { type MemberSite, openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { ask, dump } from './call.ts';
import {
  type CellClass,
  CLASSES,
  fullOf,
  lacking,
  privileged,
  textPlaces,
  tooLong,
  validOf,
  whyNot,
  wrongTypes,
} from './cells.ts';
import { NAUGHTY } from './naughty.ts';
import { numbersInTexts, stateOf } from './state.ts';

/** Every endpoint × every class of request (see `cells.ts`). In full with `FULL=1`. */
const IS_FULL = process.env.FULL === '1';
if (IS_FULL) vi.setConfig({ testTimeout: 3_600_000 });

interface Answered {
  readonly statusCode: number;
  readonly body: string;
  readonly json: () => { readonly code?: string; readonly fields?: Readonly<Record<string, string>> };
}

const CHECKERS = new Map(ENDPOINT_NAMES.map((name) => [name, answerChecker(name)]));

/** What is wrong with an answer as such; null when the contract allows it. */
function breach(name: KnownEndpoint, answer: Answered): string | null {
  if (answer.statusCode === 200) return CHECKERS.get(name)?.(answer.json()) ? null : 'another answer';
  if (answer.statusCode >= 500 && answer.json().code === 'INTERNAL_ERROR') return 'broke';
  if (!isFailure(answer.json())) return 'another shape of failure';
  const code = answer.json().code as ErrorCode;
  const promised: readonly ErrorCode[] = [...SHARED_ERRORS, ...endpointOf(name).errors];
  if (!promised.includes(code)) return `refused with ${code}`;
  return answer.statusCode === ERROR_STATUS[code] ? null : 'another status';
}

type Found = (readonly [KnownEndpoint, string, unknown])[];

const applicable = (kind: CellClass): KnownEndpoint[] =>
  ENDPOINT_NAMES.filter((name) => whyNot(name, kind) === null);

/** Values that make a request succeed, by the name of the field. */
const real = (who: string): Readonly<Record<string, unknown>> => ({
  username: who,
  password: PASSWORD,
  old: PASSWORD,
});

const withReal = (
  value: Readonly<Record<string, unknown>>,
  who: string,
): Readonly<Record<string, unknown>> => {
  const given = Object.entries(real(who)).filter(([field]) => field in value);
  const { revision: _, ...rest } = value;
  return { ...rest, ...Object.fromEntries(given) };
};

onEachEngine('the matrix of the API', (engine) => {
  const open = async (): Promise<MemberSite> => openMemberSite(await engine.fresh());
  let joined = 0;
  /** A moderator, who may call everything. */
  const join = async (site: MemberSite): Promise<string> => {
    const username = `Member${++joined}`;
    const token = await site.join(username);
    const users = site.members.store.db.updateTable('users').set({ role: 'moderator' });
    await users.where('username', '=', username).execute();
    return token;
  };

  test('covers every endpoint with every class, or says why not', () => {
    const cells = ENDPOINT_NAMES.flatMap((name) => CLASSES.map((kind) => whyNot(name, kind)));
    expect(cells).toHaveLength(ENDPOINT_NAMES.length * CLASSES.length);
    expect(cells.filter((reason) => reason === null).length / cells.length).toBeGreaterThan(0.6);
  });

  test('valid: is never refused as wrong', async () => {
    const site = await open();
    const found: Found = [];
    await site.join('Target');
    let token = await join(site);
    for (const name of applicable('valid')) {
      for (const sent of validOf(name, IS_FULL ? 40 : 8)) {
        const answer = await ask(site, name, withReal(sent, 'Target'), token);
        const wrong =
          answer.json().code === 'REQUEST_INVALID' ? 'refused a right request' : breach(name, answer);
        if (wrong) found.push([name, wrong, answer.body]);
        if (ENDS_SESSION.has(name)) token = await join(site);
      }
    }
    expect(found).toEqual([]);
  });

  test.each([
    ['missing', lacking, 'MISSING'],
    ['wrong type', wrongTypes, 'INVALID'],
    ['too long', tooLong, 'INVALID'],
  ] as const)('%s: is told which field, and changes nothing', async (kind, requests, fault) => {
    const site = await open();
    const token = await join(site);
    const before = await dump(site);
    const found: Found = [];
    for (const name of applicable(kind)) {
      for (const [field, sent] of requests(name)) {
        const answer = await ask(site, name, sent, token);
        const { code, fields = {} } = answer.json();
        if (breach(name, answer)) found.push([name, field, answer.body]);
        else if (answer.statusCode === 413 && kind === 'too long') continue;
        else if (
          code !== 'REQUEST_INVALID' ||
          !(fields[field] === fault || Object.keys(fields).some((key) => key.startsWith(`${field}.`)))
        ) {
          found.push([name, `${field} is not told`, answer.body]);
        }
      }
    }
    expect(found).toEqual([]);
    expect(await dump(site)).toBe(before);
  });

  test('wrong method: learns which ones there are', async () => {
    const site = await open();
    const found: Found = [];
    for (const name of applicable('wrong method')) {
      const own = ENDPOINT_NAMES.filter((each) => pathOf(each) === pathOf(name)).map(methodOf);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (own.some((each) => each === method)) continue;
        const answer = await site.app.inject({ method, url: pathOf(name) });
        const isTold = answer.statusCode === 405 && String(answer.headers.allow).includes(methodOf(name));
        if (!isTold || !isFailure(answer.json())) found.push([name, method, answer.body]);
      }
    }
    expect(found).toEqual([]);
  });

  test('anonymous: is asked to log in, whatever is sent, and changes nothing', async () => {
    const site = await open();
    await site.join('Owner');
    const before = await dump(site);
    const found: Found = [];
    for (const name of applicable('anonymous')) {
      for (const sent of validOf(name, 6)) {
        for (const token of [undefined, 'A'.repeat(43)]) {
          const answer = await ask(site, name, withReal(sent, 'Owner'), token);
          const isRefused = answer.statusCode === 401 && answer.json().code === 'LOGIN_REQUIRED';
          if (!isRefused) found.push([name, 'not refused', answer.body]);
        }
      }
    }
    expect(found).toEqual([]);
    expect(await dump(site)).toBe(before);
  });

  test('replay: ends in the same state, or in an answer of the contract', async () => {
    const site = await open();
    await site.join('Target');
    const found: Found = [];
    for (const name of applicable('replay')) {
      const [sent = {}] = validOf(name, 2);
      const token = await join(site);
      const request = withReal(sent, 'Target');
      const first = await ask(site, name, request, token);
      await site.members.later.idle();
      const between = await dump(site);
      const second = await ask(site, name, request, token);
      for (const answer of [first, second]) {
        const wrong = breach(name, answer);
        if (wrong) found.push([name, wrong, answer.body]);
      }
      if (IDEMPOTENT.has(name) && (await dump(site)) !== between) found.push([name, 'changed again', sent]);
      if (IDEMPOTENT.has(name) && second.statusCode !== first.statusCode)
        found.push([name, 'another end', second.body]);
    }
    expect(found).toEqual([]);
    expect(await numbersInTexts(site.members.store.db)).toEqual([]);
  });

  test('unknown and privileged fields are left out wherever they stand, and never stored', async () => {
    const site = await open();
    let token = await join(site);
    const found: Found = [];
    for (const name of ENDPOINT_NAMES.filter((each) => methodOf(each) === 'POST')) {
      for (const sent of privileged(name)) {
        const taken = inForm(endpointOf(name).request, sent, () => false);
        if (!isDeepStrictEqual(taken, fullOf(name))) found.push([name, 'not left out', sent]);
        const answer = await ask(site, name, sent, token);
        const wrong = breach(name, answer);
        if (wrong) found.push([name, wrong, answer.body]);
        if (ENDS_SESSION.has(name)) token = await join(site);
      }
    }
    expect(found).toEqual([]);
    const { db } = site.members.store;
    const roles = await db.selectFrom('users').select('role').distinct().execute();
    expect(roles.map(({ role }) => role)).not.toContain('admin');
    expect(await dump(site)).not.toContain('isAdmin');
  });

  test('naughty text in every field is answered as the contract says', async () => {
    const site = await open();
    let token = await join(site);
    const found: Found = [];
    let nth = 0;
    for (const name of ENDPOINT_NAMES) {
      const strict = requestReader(name);
      const read = (sent: unknown) => strict(inForm(endpointOf(name).request, sent, () => false));
      for (const { place, put } of textPlaces(name)) {
        // In CI every field gets a part of the strings, another one each; together they get all.
        for (const text of NAUGHTY.filter(() => IS_FULL || nth++ % SHARE === 0)) {
          const sent = put(text);
          const isOpen = endpointOf(name).caller === 'anyone';
          const answer = await ask(site, name, sent, isOpen ? undefined : token);
          const isOut = answer.statusCode === 401 && answer.json().code === 'LOGIN_REQUIRED';
          if (isOut && !isOpen) token = await join(site);
          const isRefused = answer.json().code === 'REQUEST_INVALID';
          const wrong = breach(name, answer) ?? (read(sent).ok || answer.statusCode >= 400 ? null : 'taken');
          if (wrong) found.push([name, `${place} ${isRefused} ${wrong}`, text.slice(0, 60)]);
        }
      }
    }
    expect(found).toEqual([]);
    expect(site.lines).toEqual([]);
  });

  test("other's object: leaves what is someone else's as it is", async () => {
    const site = await open();
    const owner = await site.join('Owner');
    const seed = ENDPOINT_NAMES.filter(
      (name) => methodOf(name) === 'POST' && endpointOf(name).caller === 'member',
    );
    for (const name of seed.filter((each) => !ENDS_SESSION.has(each))) {
      await ask(site, name, withReal(validOf(name, 2)[0] ?? {}, 'Target'), owner);
    }
    await site.members.later.idle();
    const row = await site.members.store.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'Owner')
      .executeTakeFirstOrThrow();
    const owned = async (): Promise<string> => JSON.stringify(await rowsOf(site, row.id));
    const before = await owned();
    const ids = await idsIn(site);
    const found: Found = [];
    for (const name of applicable("other's object")) {
      for (const id of ids) {
        for (const sent of validOf(name, 4)) {
          const aimed = aimAt(withReal(sent, 'Owner'), id);
          // A right password is the owner's own key.
          const { password: _, ...withoutKey } = aimed;
          const answer = await ask(
            site,
            name,
            { ...withoutKey, ...('password' in aimed ? { password: 'not the one 77' } : {}) },
            await thief(site),
          );
          const wrong = breach(name, answer);
          if (wrong) found.push([name, wrong, answer.body]);
        }
      }
      if ((await owned()) !== before) {
        found.push([name, "changed what is another's", await owned()]);
        break;
      }
    }
    expect(found).toEqual([]);
  });
});

const SHARE = 24;
/** Doing these twice is doing them once. */
const IDEMPOTENT = new Set<KnownEndpoint>([
  'POST user/logout',
  'POST user/message',
  'POST user/following',
  'POST user/mute',
  'POST user/block',
  'POST post/like',
]);
const ENDS_SESSION = new Set<KnownEndpoint>(['POST user/password', 'POST user/logout', 'POST user/delete']);

let thiefToken: { site: MemberSite; token: string } | null = null;
async function thief(site: MemberSite): Promise<string> {
  if (thiefToken?.site !== site) thiefToken = { site, token: await site.join('Thief') };
  return thiefToken.token;
}

/** Every number that names a row. */
async function idsIn(site: MemberSite): Promise<number[]> {
  const ids = new Set<number>();
  for (const rows of (await stateOf(site.members.store.db)).values()) {
    for (const row of JSON.parse(rows) as string[]) {
      const { id } = JSON.parse(row) as { id?: unknown };
      if (typeof id === 'number') ids.add(id);
    }
  }
  return [...ids].slice(-6);
}

/** Rows that belong to a member, without what others may change about them: how often they are liked or followed. */
async function rowsOf(site: MemberSite, userId: number): Promise<unknown[]> {
  const mine: unknown[] = [];
  for (const [table, rows] of await stateOf(site.members.store.db)) {
    if (OTHERS_TABLES.has(table)) continue;
    for (const text of JSON.parse(rows) as string[]) {
      const row = JSON.parse(text) as Record<string, unknown>;
      const isOwn = table === 'users' ? row.id === userId : [row.userId, row.authorId].includes(userId);
      if (isOwn) mine.push({ ...row, likes: null, likeCount: null, replies: null, comments: null });
    }
  }
  return mine;
}
/** Tables into which others may write rows about a member. */
const OTHERS_TABLES = new Set(['messages', 'follows', 'likes', 'audit', 'reset_codes', 'reports']);

function aimAt(sent: Readonly<Record<string, unknown>>, id: number): Record<string, unknown> {
  const aimed: Record<string, unknown> = { ...sent };
  for (const [field, value] of Object.entries(sent)) {
    if (/^(id|postId|objectId|parentId)$/.test(field))
      aimed[field] = typeof value === 'string' ? String(id) : id;
    if (field === 'ids') aimed[field] = [id];
  }
  return aimed;
}
