import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hash } from '@node-rs/argon2';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { EMPTY_PROFILE } from '#model/contract/account/profile';
import type { NewPost } from '#model/contract/community/posts';
import { PostWriter } from '#server/services/community/writing';
import { MIGRATIONS } from '#server/store/migrate';
import { openStore, type Store } from '#server/store/store';
import { random } from '../accounts.ts';

const POSTS = 100_000;
const MEMBERS = 5_000;
/** Their sessions: the load is theirs. */
export const PASSWORD = 'correct staple 41';
const SEED = 20_261_121;
const TAGS = 3_000;
const TEMPLATES = 1_000;

const WORDS = [
  ...[
    '夢',
    '星',
    '歌',
    'ドリーム',
    'カード',
    'イベント',
    '活动',
    '歌曲',
    '노래',
    '카드',
    '꿈',
    'キラキラ',
    'バンド',
  ],
  ...['stage', 'encore', 'tempo', 'guitar', 'chorus', 'melody', 'rhythm', 'band', 'event', 'card', 'perfect'],
  ...[
    'full',
    'combo',
    'skill',
    'score',
    'live',
    'song',
    'chart',
    'expert',
    'special',
    'story',
    'voice',
    'drum',
  ],
] as const;

async function seedMembers(store: Store): Promise<number[]> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const ids: number[] = [];
  for (let at = 0; at < MEMBERS; at += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => {
      const name = `member${at + index}`;
      const id = store.newId();
      ids.push(id);
      const names = { username: name, usernameFold: name, email: null, emailFold: null };
      const profile = JSON.stringify({ ...EMPTY_PROFILE, nickname: `Member ${at + index}` });
      return {
        id,
        ...names,
        passwordHash,
        role: 'member',
        profile,
        nickname: `Member ${at + index}`,
        nicknameFold: `member ${at + index}`,
        profileRevision: 0,
        createdAt: 1,
        deletedAt: null,
      };
    });
    await store.db.insertInto('users').values(rows).execute();
  }
  return ids;
}

function postMaker(): (nth: number) => NewPost {
  const next = random(SEED);
  const word = (): string => WORDS[Math.floor(next() * WORDS.length)] ?? '';
  const words = (count: number): string => Array.from({ length: count }, word).join(' ');
  return (nth) => ({
    categoryName: 'SELF_POST',
    categoryId: 'text',
    title: `${words(3)} ${nth}`,
    content: [{ type: 'text', data: words(12) }],
    tags: Array.from({ length: 3 }, () => ({ type: 'text', data: `tag ${Math.floor(next() ** 2 * TAGS)}` })),
  });
}

/** Posts as the site makes them; the others are copies of these by other members. */
async function seedTemplates(store: Store, members: readonly number[]): Promise<void> {
  const writer = new PostWriter(store);
  const make = postMaker();
  for (let nth = 0; nth < TEMPLATES; nth++) {
    const userId = members[nth % members.length] ?? 0;
    await writer.create(
      { userId, username: '', role: 'member', tokenHash: '', isNew: false, pausedUntil: null },
      make(nth),
    );
    // Timers, which hold the right to make ids, need their turn.
    if (nth % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

const RECOUNT = `
  update tags set posts = (select count(*) from post_tags where tag_id = tags.id);
  delete from post_counts;
  insert into post_counts select 'all', count(*) from posts;
  insert into post_counts select 'in SELF_POST', count(*) from posts;
  insert into post_counts select 'in SELF_POST text', count(*) from posts;
  insert into post_counts select 'by ' || author_id, count(*) from posts group by author_id;
  insert into post_counts select 'by ' || author_id || ' in SELF_POST', count(*) from posts group by author_id;
  insert into post_counts select 'by ' || author_id || ' in SELF_POST text', count(*) from posts group by author_id;
  analyze`;

/** Each copy is found by the same words and tags as its template, and is newer than all before it. */
function multiply(file: string, members: readonly number[]): void {
  const database = new Sqlite(file);
  database.pragma('synchronous = off');
  database.pragma('cache_size = -400000');
  const columns = (database.pragma('table_info(posts)') as { name: string }[]).map(({ name }) => name);
  const copied = columns.map((name) => ({ id: '@id', author_id: '@author' })[name] ?? name).join(', ');
  const post = database.prepare(
    `insert into posts (${columns.join(', ')}) select ${copied} from posts where id = @from`,
  );
  const terms = database.prepare(
    'insert into post_terms (term, post_id) select term, @id from post_terms where post_id = @from',
  );
  const tags = database.prepare(
    'insert into post_tags (tag_id, post_id, kind) select tag_id, @id, kind from post_tags where post_id = @from',
  );
  const templates = database.prepare('select id from posts order by id').pluck().all() as number[];
  const newest = templates.at(-1) ?? 0;
  database.transaction(() => {
    for (let nth = templates.length; nth < POSTS; nth++) {
      const from = templates[nth % templates.length] ?? 0;
      const id = newest + (nth - templates.length + 1);
      post.run({ id, from, author: members[nth % members.length] ?? 0 });
      for (const statement of [terms, tags]) statement.run({ id, from });
    }
  })();
  database.exec(RECOUNT);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
}

/** A database with 100,000 posts, made once for each state of the schema from posts that the services of the site wrote, and kept. */
export async function seeded(cache: string): Promise<string> {
  const name = `posts-${Object.keys(MIGRATIONS)
    .join('-')
    .replaceAll(/[a-z]+/g, '')
    .replaceAll('--', '-')}-${POSTS}.db`;
  const file = join(cache, name);
  if (existsSync(file)) return file;
  process.stderr.write(`Seeding ${POSTS} posts …\n`);
  mkdirSync(cache, { recursive: true });
  const draft = `${file}.draft`;
  for (const suffix of ['', '-wal', '-shm']) rmSync(draft + suffix, { force: true });
  const store = await openStore({ engine: 'sqlite', file: draft });
  await sql`pragma synchronous = off`.execute(store.db);
  const members = await seedMembers(store);
  await seedTemplates(store, members);
  await store.close();
  multiply(draft, members);
  renameSync(draft, file);
  return file;
}

/** A copy that may be changed. */
export function copyTo(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(file, target);
}
