import type { Db } from '../store.ts';

/** Finds which of some files are shown somewhere; each kind of text that can show files has one. */
type ReferenceSource = (db: Db, hashes: readonly string[]) => Promise<readonly string[]>;

const ADDRESS = '/api/upload/file/';
const NAMED = /\/api\/upload\/file\/([0-9a-f]{40})/g;

/** Hashes of the files that a text names. */
export const filesIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(([, hash]) => hash ?? []);

/** What members say about themselves, and their earlier words, which can be brought back. */
const inProfiles: ReferenceSource = async (db) => {
  const now = db.selectFrom('users').select('profile as text').where('profile', 'like', `%${ADDRESS}%`);
  const before = db
    .selectFrom('versions')
    .select('content as text')
    .where('kind', '=', 'profile')
    .where('content', 'like', `%${ADDRESS}%`);
  const rows = await now.unionAll(before).execute();
  return rows.flatMap(({ text }) => filesIn(text));
};

/** Posts and comments, those that are hidden for a while included. */
const inPosts: ReferenceSource = async (db, hashes) => {
  const rows = await db.selectFrom('postFiles').select('hash').where('hash', 'in', hashes).execute();
  return rows.map(({ hash }) => hash);
};

/** Posts that are published later. */
const inPlans: ReferenceSource = async (db) => {
  const rows = await db.selectFrom('plannedWorks').select('files').where('files', '!=', '[]').execute();
  return rows.flatMap(({ files }) => JSON.parse(files) as string[]);
};

const SOURCES: readonly ReferenceSource[] = [inProfiles, inPosts, inPlans];

export async function referencedOf(db: Db, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(SOURCES.map((source) => source(db, hashes)));
  return new Set(found.flat());
}
