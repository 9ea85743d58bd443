import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { exportText } from '#server/services/accounts/export';
import { eraseUser, userById } from '#server/store/accounts/users';
import { makeCopy } from '#server/store/copies/make-copy';
import { openRaw } from '#server/store/copies/rows';
import { openStore, type Store, type StoreOptions } from '#server/store/store';
import type { Tables } from '#server/store/tables';
import { onEachEngine } from './engines.ts';

/**
 * Deletion, export and backup of an account know every table with a `userId`. The tables are read from the database itself, so
 * that a new one fails here until it has a sample.
 */

interface Sample<T extends keyof Tables> {
  /** A row of the member, with `mark` in what they would look for in their export. */
  readonly row: (userId: number, mark: string) => Insertable<Tables[T]>;
  /** Why the export does not show it. */
  readonly notExported?: string;
}

type Samples = {
  readonly [T in keyof Tables as Tables[T] extends { userId: unknown } ? T : never]: Sample<T>;
};

const SECRET = 'a secret, which lives for minutes';
const DERIVED = 'worked out from the linked account, which is in the export';
/** Numbers that occur nowhere else. */
const numberOf = (mark: string): number => Number.parseInt(mark, 36);

/** A table with a `userId` in server/store/tables.ts does not compile without a sample. */
const SAMPLES: Samples = {
  sessions: {
    row: (userId, mark) => ({ userId, tokenHash: `t${userId}`, createdAt: 1, seenAt: 1, device: mark }),
  },
  resetCodes: {
    row: (userId, mark) => ({ id: userId, userId, codeHash: mark, expiresAt: 1 }),
    notExported: SECRET,
  },
  emailChanges: {
    row: (userId, mark) => ({ userId, email: mark, codeHash: mark, expiresAt: 1, tries: 0 }),
    notExported: 'not the address of the account until it is confirmed, for minutes',
  },
  messages: {
    row: (userId, mark) => ({ ...MESSAGE, id: numberOf(mark), userId }),
  },
  documents: {
    row: (userId, mark) => ({
      ...{ userId, kind: 'profiles', revision: 1, savedAt: 1, facts: null },
      content: JSON.stringify([mark]),
    }),
  },
  versions: {
    row: (userId, mark) => ({
      ...{ id: userId, userId, kind: 'post', objectId: 1, revision: 1, keptAt: 1, facts: null },
      content: JSON.stringify([mark]),
    }),
  },
  syncRequests: {
    row: (userId, mark) => ({ userId, server: 0, uid: 1, code: mark, expiresAt: 1 }),
    notExported: SECRET,
  },
  syncAccounts: {
    row: (userId, mark) => ({
      ...{ id: userId, userId, server: 0, uid: userId, name: mark, syncedAt: 1 },
      ...{ stats: '{}', flags: '{}' },
    }),
  },
  rankings: {
    row: (userId, mark) => ({ accountId: userId, userId, server: 0, stat: 'rank', value: numberOf(mark) }),
    notExported: DERIVED,
  },
  playerTitles: {
    row: (userId, mark) => ({
      ...{ accountId: userId, userId, server: 0, title: numberOf(mark), seenAt: 1, isShown: 0 },
    }),
    notExported: DERIVED,
  },
  dailyResults: {
    row: (userId, mark) => ({
      ...{ id: userId, userId, game: 'findme', day: '2026-11-27', points: numberOf(mark), days: 1, best: 1 },
      ...{ marks: '[]', isShown: 1 },
    }),
  },
  // Of somebody who is there; whom is of no matter here.
  mutes: {
    row: (userId, mark) => ({ id: numberOf(mark), userId, mutedId: userId, isBlock: 1 }),
  },
  decisions: {
    row: (userId, mark) => ({
      ...{ id: userId, userId, postId: null, verdict: 'warn', reason: 'spam', note: mark, until: null },
      ...{ deciderId: null, undoneAt: null, appeal: null, answer: null, answerNote: null, answeredAt: null },
    }),
  },
  likes: {
    row: (userId, mark) => ({ id: userId, userId, postId: numberOf(mark) }),
  },
};

const MESSAGE = { kind: 'reply', actorId: null, target: null, objectId: null, readAt: null };

/** Other columns that name a member, and what becomes of them when the account is deleted. */
const OTHER_MEMBER_COLUMNS: Readonly<Record<string, string>> = {
  'audit.actor_id': 'stays: who did what in office',
  'cases.subject_id': 'stays: of nobody any more where it was about the member',
  'decisions.decider_id': 'stays: who decided in office',
  'follows.followed_id': 'goes',
  'follows.follower_id': 'goes',
  'member_reports.member_id': 'stays: of nobody any more',
  'member_reports.reporter_id': 'stays, without the note',
  'messages.actor_id': 'goes with follows and likes; other messages lead to texts that stay',
  'mutes.muted_id': 'goes',
  'posts.author_id': 'stays: texts without a name, or is emptied with them',
  'records.author_id': 'stays: who published in office',
  'reports.reporter_id': 'stays, without the note',
  'reports.resolver_id': 'stays: who decided in office',
  'upload_claims.owner_id': 'goes within a day, with the sweep of files',
  'uploads.owner_id': 'goes once nothing shows the file, with the sweep of files',
};
/** Numbers of other things. */
const NO_MEMBER = /^(account|category|object|parent|post|tag|story_parent)_id$/;
/** Emptied by a later migration and never written since; a release that drops it takes it from here. */
const LEFT_EMPTY = ['resets'];

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const NAMES = Object.keys(SAMPLES).sort() as (keyof Samples)[];
/** Letters and digits that read as a number, too: `q…` in base 36. */
const markOf = (userId: number, table: string): string =>
  `q${userId}${NAMES.indexOf(table as keyof Samples) + 10}z`;

interface Column {
  readonly table: string;
  readonly column: string;
}

async function columnsOf(options: StoreOptions): Promise<readonly Column[]> {
  const db = openRaw(options);
  try {
    const tables = await db.introspection.getTables();
    return tables.flatMap(({ name, columns }) =>
      columns.map((column) => ({ table: name, column: column.name })),
    );
  } finally {
    await db.destroy();
  }
}

async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}

async function signUp(store: Store, id: number): Promise<void> {
  const username = `Member ${id}`;
  await store.db
    .insertInto('users')
    .values({
      ...{
        id,
        username,
        usernameFold: username.toLowerCase(),
        email: null,
        emailFold: null,
        passwordHash: '',
      },
      ...{ role: 'member', profile: '{}', nickname: null, profileRevision: 0, createdAt: 1, deletedAt: null },
    })
    .execute();
  for (const name of NAMES) await insert(store, name, id);
}

/** The samples are typed one by one; together they are rows of any table. */
async function insert(store: Store, table: keyof Samples, userId: number): Promise<void> {
  const row = SAMPLES[table].row(userId, markOf(userId, table));
  await store.db
    .insertInto(table as 'sessions')
    .values(row as Insertable<Tables['sessions']>)
    .execute();
}

const countOf = async (store: Store, table: keyof Samples, userId: number): Promise<number> =>
  (
    await store.db
      .selectFrom(table as 'sessions')
      .select('userId')
      .where('userId', '=', userId)
      .execute()
  ).length;

onEachEngine('tables with what members own', (engine) => {
  test('have a sample each', async () => {
    const options = await engine.fresh();
    await open(options);
    const own = (await columnsOf(options)).filter(({ column }) => column === 'user_id');
    expect(
      own
        .map(({ table }) => table)
        .filter((table) => !LEFT_EMPTY.includes(table))
        .sort(),
    ).toEqual(NAMES.map(snake).sort());
  });

  test('are all that name a member, besides columns of which deletion says what becomes of them', async () => {
    const options = await engine.fresh();
    await open(options);
    const named = (await columnsOf(options))
      .filter(({ column }) => column.endsWith('_id') && column !== 'user_id' && !NO_MEMBER.test(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(named.sort()).toEqual(Object.keys(OTHER_MEMBER_COLUMNS).sort());
  });

  test('hold nothing of a member whose account is deleted, and all of others', async () => {
    const store = await open(await engine.fresh());
    await signUp(store, 1);
    await signUp(store, 2);
    await store.write((trx) => eraseUser(trx, 1, 5));
    for (const name of NAMES) {
      expect([name, await countOf(store, name, 1), await countOf(store, name, 2)]).toEqual([name, 0, 1]);
    }
  });

  test('are in the export of the account, where it says nothing else', async () => {
    const store = await open(await engine.fresh());
    await signUp(store, 1);
    await signUp(store, 2);
    const user = await userById(store.db, 1);
    if (!user) throw new Error('there is no member 1');
    const parts: string[] = [];
    for await (const part of exportText(store.db, user)) parts.push(part);
    const text = parts.join('');
    for (const name of NAMES) {
      const shows = (id: number): boolean =>
        [markOf(id, name), String(numberOf(markOf(id, name)))].some((mark) => text.includes(mark));
      expect([name, shows(1), shows(2)]).toEqual([name, SAMPLES[name].notExported === undefined, false]);
    }
  });

  test('are in a backup', async () => {
    const options = await engine.fresh();
    const store = await open(options);
    await signUp(store, 1);
    const folder = mkdtempSync(join(tmpdir(), 'setori-copy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { tables } = await makeCopy(options, folder);
    expect(NAMES.filter((name) => tables[snake(name)]?.rows !== 1)).toEqual([]);
  });
});
