import { type Kysely, sql } from 'kysely';

const HINT = `create database … template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`;

/** A database that cannot keep what members write. */
class EncodingError extends Error {}

/**
 * Refuses a database in another encoding, and tells of a locale that knows only English letters: PostgreSQL then neither folds
 * nor finds others, as whoever looks into it by hand would notice. @throws EncodingError
 */
export async function checkLocale<Db>(db: Kysely<Db>, log: (line: string) => void): Promise<void> {
  const { rows } = await sql<{ encoding: string; knowsLetters: boolean }>`
    select current_setting('server_encoding') as encoding, lower('É') = 'é' as knows_letters`.execute(db);
  const [found] = rows;
  if (found?.encoding !== 'UTF8') {
    throw new EncodingError(`The database is in ${found?.encoding} and must be in UTF8: ${HINT}`);
  }
  if (!found.knowsLetters) log(`The locale of the database knows only English letters: ${HINT}`);
}
