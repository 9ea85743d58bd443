import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Insertable } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { exportText } from '#server/services/accounts/export';
import { eraseUser, userById } from '#server/store/accounts/users';
import { makeCopy } from '#server/store/copies/make-copy';
import { openRaw } from '#server/store/copies/rows';
import { type Db, openStore, type Store, type StoreOptions } from '#server/store/store';
import type { Tables } from '#server/store/tables';
import { onEachEngine } from './engines.ts';

/**
 * Deletion, export and backup of an account know every table with a `userId`, and every other column that names a member. They are
 * read from the database itself, so that a new one fails here until it has a sample. What the export leaves out has its reason here.
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
      userId,
      kind: 'profiles',
      revision: 1,
      savedAt: 1,
      facts: null,
      content: JSON.stringify([mark]),
    }),
  },
  versions: {
    row: (userId, mark) => ({
      id: userId,
      userId,
      kind: 'post',
      objectId: 1,
      revision: 1,
      keptAt: 1,
      facts: null,
      content: JSON.stringify([mark]),
    }),
  },
  syncRequests: {
    row: (userId, mark) => ({ userId, server: 0, uid: 1, code: mark, expiresAt: 1 }),
    notExported: SECRET,
  },
  syncAccounts: {
    row: (userId, mark) => ({
      id: userId,
      userId,
      server: 0,
      uid: userId,
      name: mark,
      syncedAt: 1,
      stats: '{}',
      flags: '{}',
    }),
  },
  rankings: {
    row: (userId, mark) => ({ accountId: userId, userId, server: 0, stat: 'rank', value: numberOf(mark) }),
    notExported: DERIVED,
  },
  playerTitles: {
    row: (userId, mark) => ({
      accountId: userId,
      userId,
      server: 0,
      title: numberOf(mark),
      seenAt: 1,
      isShown: 0,
    }),
    notExported: DERIVED,
  },
  dailyResults: {
    row: (userId, mark) => ({
      id: userId,
      userId,
      game: 'findme',
      day: '2026-11-27',
      points: numberOf(mark),
      days: 1,
      best: 1,
      marks: '[]',
      isShown: 1,
    }),
  },
  // Of an existing member; which one does not matter here.
  mutes: {
    row: (userId, mark) => ({ id: numberOf(mark), userId, mutedId: userId, isBlock: 1 }),
  },
  decisions: {
    row: (userId, mark) => ({
      id: userId,
      userId,
      postId: null,
      verdict: 'warn',
      reason: 'spam',
      note: mark,
      until: null,
      deciderId: null,
      undoneAt: null,
      appeal: null,
      answer: null,
      answerNote: null,
      answeredAt: null,
    }),
  },
  likes: {
    row: (userId, mark) => ({ id: userId, userId, postId: numberOf(mark) }),
  },
  chartVotes: {
    row: (userId, mark) => ({ id: userId, userId, postId: numberOf(mark), level: 25, feel: 'harder' }),
  },
  plannedWorks: {
    row: (userId, mark) => ({
      id: userId,
      userId,
      categoryId: 'chart',
      publishAt: 1,
      dueAt: 1,
      revision: 0,
      request: JSON.stringify([mark]),
      facts: '{}',
      files: '[]',
      failure: null,
      postId: null,
      requestKey: null,
    }),
  },
  coAuthors: {
    row: (userId, mark) => ({ id: userId, userId, postId: numberOf(mark), acceptedAt: null }),
  },
};

const MESSAGE = { kind: 'reply', actorId: null, target: null, objectId: null, readAt: null };

interface NamedIn {
  /** What becomes of it when the account is deleted. */
  readonly becomes: string;
  /** Keeps a row that names the member there, with `mark` in it; another number is that of another member. */
  readonly keep: (db: Db, userId: number, mark: string) => Promise<unknown>;
  /** Why the export of the member does not show it. */
  readonly notExported?: string;
}

const OTHER = 99;
const OFFICE = 'what someone did in office is about others, and the operator has it';
const OTHERS_OWN = 'theirs who did it: their own export has it';

/** A member whose name is the mark. */
async function join(db: Db, mark: string): Promise<number> {
  const id = numberOf(mark);
  await db.insertInto('users').values(userOf(id, mark)).execute();
  return id;
}
const postOf = (id: number, mark: string) => ({
  id,
  categoryName: 'SELF_POST',
  categoryId: 'text',
  facts: '{}',
  content: JSON.stringify([mark]),
  storyType: null,
  storyParentId: null,
  repliesTo: null,
  likes: 0,
  comments: 0,
  replies: 0,
  revision: 0,
  editedAt: null,
  requestKey: null,
});
const gone = (deletedBy: number | null) => ({ standing: 0, deletedAt: 5, deletedBy });
const recordOf = (id: number, mark: string) => ({
  id,
  kind: 'news',
  server: null,
  event: null,
  tier: null,
  payload: JSON.stringify([mark]),
});
const reportOf = (id: number, mark: string) => ({
  id,
  postId: 1,
  reason: 'spam',
  note: mark,
  state: 'open',
  resolvedAt: null,
});

/** Other columns that name a member. */
const OTHER_MEMBER_COLUMNS: Readonly<Record<string, NamedIn>> = {
  'audit.actor_id': {
    becomes: 'stays: who did what in office',
    keep: (db, actorId, subject) =>
      db.insertInto('audit').values({ id: actorId, actorId, action: 'hide', subject }).execute(),
    notExported: OFFICE,
  },
  'cases.subject_id': {
    becomes: 'stays: of nobody any more where it was about the member',
    keep: (db, subjectId, mark) =>
      db
        .insertInto('cases')
        .values({ kind: 'member', subjectId, state: 'open', id: numberOf(mark) })
        .execute(),
    notExported: 'what waits for moderators; what they decide is in the export',
  },
  'decisions.decider_id': {
    becomes: 'stays: who decided in office',
    keep: (db, deciderId, mark) =>
      db
        .insertInto('decisions')
        .values({ ...SAMPLES.decisions.row(OTHER, mark), id: numberOf(mark), deciderId })
        .execute(),
    notExported: OFFICE,
  },
  'follows.followed_id': {
    becomes: 'goes',
    keep: async (db, followedId, mark) =>
      db
        .insertInto('follows')
        .values({ id: numberOf(mark), followerId: await join(db, mark), followedId })
        .execute(),
    notExported: `${OTHERS_OWN}; how many they are is in the export`,
  },
  'follows.follower_id': {
    becomes: 'goes',
    keep: async (db, followerId, mark) =>
      db
        .insertInto('follows')
        .values({ id: numberOf(mark), followerId, followedId: await join(db, mark) })
        .execute(),
  },
  'member_reports.member_id': {
    becomes: 'stays: of nobody any more',
    keep: (db, memberId, note) =>
      db
        .insertInto('memberReports')
        .values({ id: numberOf(note), memberId, reporterId: OTHER, reason: 'spam', note })
        .execute(),
    notExported: `${OTHERS_OWN}; nobody is told who reported them`,
  },
  'member_reports.reporter_id': {
    becomes: 'stays, without the note',
    keep: (db, reporterId, note) =>
      db
        .insertInto('memberReports')
        .values({ id: numberOf(note), memberId: OTHER, reporterId, reason: 'spam', note })
        .execute(),
  },
  'messages.actor_id': {
    becomes: 'goes with follows and likes; other messages lead to texts that stay',
    keep: (db, actorId, mark) =>
      db
        .insertInto('messages')
        .values({ ...MESSAGE, id: numberOf(mark), userId: OTHER, actorId })
        .execute(),
    notExported: 'tells someone else of what is in the export: posts, likes, whom they follow',
  },
  'mutes.muted_id': {
    becomes: 'goes',
    keep: (db, mutedId, mark) =>
      db
        .insertInto('mutes')
        .values({ id: numberOf(mark), userId: OTHER, mutedId, isBlock: 1 })
        .execute(),
    notExported: `${OTHERS_OWN}; nobody is told who muted them`,
  },
  'posts.author_id': {
    becomes: 'stays: texts without a name, or is emptied with them',
    keep: (db, authorId, mark) =>
      db
        .insertInto('posts')
        .values({ ...postOf(numberOf(mark), mark), authorId, standing: 1, deletedAt: null, deletedBy: null })
        .execute(),
  },
  'posts.deleted_by': {
    becomes: 'stays: who took it away',
    keep: (db, deletedBy, mark) =>
      db
        .insertInto('posts')
        .values({ ...postOf(numberOf(mark), mark), authorId: OTHER, ...gone(deletedBy) })
        .execute(),
    notExported: OFFICE,
  },
  'records.author_id': {
    becomes: 'stays: who published in office',
    keep: (db, authorId, mark) =>
      db
        .insertInto('records')
        .values({ ...recordOf(numberOf(mark), mark), authorId, withdrawnAt: null, withdrawnBy: null })
        .execute(),
    notExported: OFFICE,
  },
  'records.withdrawn_by': {
    becomes: 'stays: who withdrew it in office',
    keep: (db, withdrawnBy, mark) =>
      db
        .insertInto('records')
        .values({ ...recordOf(numberOf(mark), mark), authorId: OTHER, withdrawnAt: 1, withdrawnBy })
        .execute(),
    notExported: OFFICE,
  },
  'reports.reporter_id': {
    becomes: 'stays, without the note',
    keep: (db, reporterId, mark) =>
      db
        .insertInto('reports')
        .values({ ...reportOf(numberOf(mark), mark), reporterId, resolverId: null })
        .execute(),
  },
  'reports.resolver_id': {
    becomes: 'stays: who decided in office',
    keep: (db, resolverId, mark) =>
      db
        .insertInto('reports')
        .values({ ...reportOf(numberOf(mark), mark), reporterId: numberOf(mark), resolverId })
        .execute(),
    notExported: OFFICE,
  },
  'upload_claims.owner_id': {
    becomes: 'goes within a day, with the sweep of files',
    keep: (db, ownerId, hash) =>
      db.insertInto('uploadClaims').values({ ownerId, hash, size: 1, createdAt: 1 }).execute(),
    notExported: 'announced and not sent: for a day',
  },
  'uploads.owner_id': {
    becomes: 'goes once nothing shows the file, with the sweep of files',
    keep: (db, ownerId, hash) =>
      db
        .insertInto('uploads')
        .values({
          hash,
          ownerId,
          size: 1,
          type: 'image/png',
          state: 'available',
          fileKey: hash,
          contentHash: hash,
          createdAt: 1,
          usedAt: 1,
        })
        .execute(),
  },
};
/** Names of columns that name a member. */
const NAMES_SOMEBODY = /_(id|by)$|^(owner|member|author|actor)$/;
/** Numbers of other things, and processes. */
const NO_MEMBER = /^((account|category|object|parent|post|song|tag|story_parent)_id|owner)$/;
/** Emptied by a later migration and never written since; a release that drops it takes it from here. */
const LEFT_EMPTY = ['resets'];

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const NAMES = Object.keys(SAMPLES).sort() as (keyof Samples)[];
/** Letters and digits that read as a number, too: `q…` in base 36. */
const markOf = (userId: number, sample: string): string =>
  `q${userId}${[...NAMES, ...Object.keys(OTHER_MEMBER_COLUMNS)].indexOf(sample) + 10}z`;

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

const userOf = (id: number, username: string) => ({
  id,
  username,
  usernameFold: username.toLowerCase(),
  email: null,
  emailFold: null,
  passwordHash: '',
  role: 'member',
  profile: '{}',
  nickname: null,
  profileRevision: 0,
  createdAt: 1,
  deletedAt: null,
});

async function signUp(store: Store, id: number): Promise<void> {
  await store.db
    .insertInto('users')
    .values(userOf(id, `Member ${id}`))
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

async function exportOf(store: Store, id: number): Promise<string> {
  const user = await userById(store.db, id);
  if (!user) throw new Error(`there is no member ${id}`);
  const parts: string[] = [];
  for await (const part of exportText(store.db, user)) parts.push(part);
  return parts.join('');
}

/** As a word or as a number. */
const isIn = (text: string, mark: string): boolean =>
  [mark, String(numberOf(mark))].some((each) => text.includes(each));

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
      .filter(({ column }) => NAMES_SOMEBODY.test(column) && column !== 'user_id' && !NO_MEMBER.test(column))
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
    const text = await exportOf(store, 1);
    for (const name of NAMES) {
      const shows = (id: number): boolean => isIn(text, markOf(id, name));
      expect([name, shows(1), shows(2)]).toEqual([name, SAMPLES[name].notExported === undefined, false]);
    }
  });

  test.each(Object.keys(OTHER_MEMBER_COLUMNS))(
    'are in the export of whom %s names, where it says nothing else',
    async (name) => {
      const named = OTHER_MEMBER_COLUMNS[name];
      const store = await open(await engine.fresh());
      for (const id of [1, 2]) {
        await store.db
          .insertInto('users')
          .values(userOf(id, `Member ${id}`))
          .execute();
        await named?.keep(store.db, id, markOf(id, name));
      }
      const text = await exportOf(store, 1);
      const shows = [1, 2].map((id) => isIn(text, markOf(id, name)));
      expect(shows).toEqual([named?.notExported === undefined, false]);
    },
  );

  test('are in the export, too, when moderators or the operator took a text away', async () => {
    const store = await open(await engine.fresh());
    await signUp(store, 1);
    const removers = { author: 1, moderator: OTHER, operator: null };
    for (const [at, [name, remover]] of Object.entries(removers).entries())
      await store.db
        .insertInto('posts')
        .values({ ...postOf(at + 1, `by the ${name}`), authorId: 1, ...gone(remover) })
        .execute();
    const text = await exportOf(store, 1);
    expect(Object.keys(removers).map((name) => text.includes(`by the ${name}`))).toEqual([false, true, true]);
  });

  test('are in a backup', async () => {
    const options = await engine.fresh();
    const store = await open(options);
    await signUp(store, 1);
    const folder = mkdtempSync(joinPath(tmpdir(), 'setori-copy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { tables } = await makeCopy(options, folder);
    expect(NAMES.filter((name) => tables[snake(name)]?.rows !== 1)).toEqual([]);
  });
});
