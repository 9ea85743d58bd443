import { USERNAME_PATTERN } from '#model/contract/account/access';
import { deletePlansOf } from '../community/planned.ts';
import { anonymisePostsOf } from '../community/removal.ts';
import type { Db } from '../store.ts';
import type { NewUser, UserRow } from '../tables.ts';
import { ORDINARY } from './mutes.ts';
import { retireName } from './retired-names.ts';

export type User = UserRow;
type Named = Pick<User, 'username' | 'nickname'>;

const NAME = new RegExp(USERNAME_PATTERN);

/** Names and addresses are compared without case and in one Unicode form. */
export const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const foldOrNull = (text: string | null): string | null => (text === null ? null : fold(text));

export const insertUser = async (db: Db, user: NewUser): Promise<void> => {
  const nicknameFold = foldOrNull(user.nickname ?? null);
  await db
    .insertInto('users')
    .values({ ...user, nicknameFold })
    .execute();
};

/** Whether anybody can have that name: others need no folding and no looking up. */
export const isName = (text: string): boolean => NAME.test(text);

export async function findUser(db: Db, username: string): Promise<User | undefined> {
  if (!isName(username)) return undefined;
  return db
    .selectFrom('users')
    .selectAll()
    .where('usernameFold', '=', fold(username))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The numbers of those of these names who are members. */
export async function findUsers(db: Db, usernames: readonly string[]): Promise<readonly number[]> {
  const names = usernames.filter(isName);
  if (names.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('usernameFold', 'in', names.map(fold))
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export const userById = (db: Db, id: number): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();

export const findUserByEmail = (db: Db, email: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('emailFold', '=', fold(email)).executeTakeFirst();

export const setPasswordHash = async (db: Db, id: number, passwordHash: string): Promise<void> => {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
};

export async function setRole(db: Db, id: number, role: string): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute();
}

/** Holds a member until the transaction ends: an update that changes nothing locks the row on both engines. */
export const lockUser = (db: Db, id: number): Promise<User | undefined> =>
  db
    .updateTable('users')
    .set(({ ref }) => ({ role: ref('role') }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** `nickname` and `titles` are the profile's own, once more, for lists. */
export async function saveProfile(
  db: Db,
  id: number,
  next: Pick<User, 'profile' | 'nickname' | 'titles' | 'profileRevision'>,
): Promise<void> {
  const nicknameFold = foldOrNull(next.nickname);
  await db
    .updateTable('users')
    .set({ ...next, nicknameFold })
    .where('id', '=', id)
    .execute();
}

type NameFold = 'usernameFold' | 'nicknameFold';

/** Who asks for members. */
interface Asker {
  readonly userId: number;
  /** Not true of moderators. */
  readonly isHeldToBlocks: boolean;
}

/** Sorts after every letter. */
const LAST_LETTER = '\u{10ffff}';

/** Members who may be offered to the asker: neither muted nor blocked by them, nor blocking them (reference R91). */
const offeredTo = (db: Db, { userId, isHeldToBlocks }: Asker) => {
  const open = db
    .selectFrom('users')
    .select(['username', 'nickname'])
    .where('deletedAt', 'is', null)
    .where(({ not, exists, selectFrom, or, eb }) =>
      or([
        eb('role', '!=', ORDINARY),
        not(
          exists(
            selectFrom('mutes')
              .select('id')
              .where('userId', '=', userId)
              .whereRef('mutedId', '=', 'users.id'),
          ),
        ),
      ]),
    );
  if (!isHeldToBlocks) return open;
  return open.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('mutes')
          .select('id')
          .whereRef('userId', '=', 'users.id')
          .where('mutedId', '=', userId)
          .where('isBlock', '=', 1),
      ),
    ),
  );
};

/** Members whose name or nickname has this prefix, in alphabetical order, matches by name first, each once. */
export async function usersNamed(
  db: Db,
  asker: Asker,
  begun: string,
  most: number,
): Promise<readonly Named[]> {
  const from = fold(begun);
  const by = (column: NameFold) =>
    offeredTo(db, asker)
      .where(column, '>=', from)
      .where(column, '<', from + LAST_LETTER)
      .orderBy(column)
      .limit(most)
      .execute();
  const found = [...(await by('usernameFold')), ...(await by('nicknameFold'))];
  return [...new Map(found.map((each) => [each.username, each])).values()].slice(0, most);
}

/** What belongs to one member and to no one else. */
const OWN_TABLES = [
  'sessions',
  'resetCodes',
  'emailChanges',
  'messages',
  'documents',
  'versions',
  'syncRequests',
  'syncAccounts',
  'rankings',
  'playerTitles',
  'dailyResults',
  'mutes',
  'decisions',
  'coAuthors',
  'chartVotes',
] as const;

/** Empties an account and all that belongs to no one else. Its number stays, so that what others see keeps an author. */
export async function eraseUser(db: Db, id: number, now: number): Promise<void> {
  const { usernameFold } = await db
    .selectFrom('users')
    .select('usernameFold')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await retireName(db, usernameFold, now);
  // No one can sign up with it.
  const username = `deleted:${id}`;
  await db
    .updateTable('users')
    .set({
      username,
      usernameFold: username,
      email: null,
      emailFold: null,
      passwordHash: '',
      role: 'member',
      profile: '{}',
      nickname: null,
      nicknameFold: null,
      titles: '[]',
      pausedUntil: null,
      deletedAt: now,
    })
    .where('id', '=', id)
    .execute();
  for (const table of OWN_TABLES) {
    await db.deleteFrom(table).where('userId', '=', id).execute();
  }
  await db.deleteFrom('messages').where('actorId', '=', id).where('kind', '=', 'follow').execute();
  await db
    .deleteFrom('follows')
    .where(({ or, eb }) => or([eb('followerId', '=', id), eb('followedId', '=', id)]))
    .execute();
  await db.deleteFrom('mutes').where('mutedId', '=', id).execute();
  await deletePlansOf(db, id);
  await anonymisePostsOf(db, id);
}

/** Whether there is another moderator besides this member. */
export async function hasOtherModerator(db: Db, id: number): Promise<boolean> {
  const query = db.selectFrom('users').select('id').where('role', 'in', ['moderator', 'admin']);
  return (await query.where('id', '!=', id).limit(1).executeTakeFirst()) !== undefined;
}

/** Whether anybody ever signed up. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
