import { type Kysely, type Migration, Migrator } from 'kysely';
import { withRetries } from './engines/retry.ts';
import * as accounts from './migrations/001-to-010/001-accounts.ts';
import * as posts from './migrations/001-to-010/002-posts.ts';
import * as uploads from './migrations/001-to-010/003-uploads.ts';
import * as sync from './migrations/001-to-010/004-sync.ts';
import * as listedPosts from './migrations/001-to-010/005-listed-posts.ts';
import * as emailChanges from './migrations/001-to-010/006-email-changes.ts';
import * as keptFacts from './migrations/001-to-010/007-kept-facts.ts';
import * as removers from './migrations/001-to-010/008-removers.ts';
import * as people from './migrations/001-to-010/009-people.ts';
import * as versionsOfOwner from './migrations/001-to-010/010-versions-of-owner.ts';
import * as access from './migrations/011-access.ts';
import * as removedFiles from './migrations/012-removed-files.ts';
import * as samples from './migrations/013-samples.ts';
import * as dailies from './migrations/014-dailies.ts';
import * as likedPosts from './migrations/015-liked-posts.ts';
import * as mutes from './migrations/016-mutes.ts';
import * as memberNames from './migrations/018-member-names.ts';
import * as givenLikes from './migrations/019-given-likes.ts';
import * as decisions from './migrations/020-decisions.ts';
import * as chartFacts from './migrations/021-chart-facts.ts';
import * as coAuthors from './migrations/022-co-authors.ts';
import * as commentMoments from './migrations/023-comment-moments.ts';
import * as chartVotes from './migrations/024-chart-votes.ts';
import * as plannedWorks from './migrations/025-planned-works.ts';
import * as storyFacts from './migrations/026-story-facts.ts';

/**
 * Every step from nothing to today, in order. A step that was released never changes; what comes later is a new one:
 * first widen, then fill, then switch, and narrow only a release later.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-posts': posts,
  '003-uploads': uploads,
  '004-sync': sync,
  '005-listed-posts': listedPosts,
  '006-email-changes': emailChanges,
  '007-kept-facts': keptFacts,
  '008-removers': removers,
  '009-people': people,
  '010-versions-of-owner': versionsOfOwner,
  '011-access': access,
  '012-removed-files': removedFiles,
  '013-samples': samples,
  '014-dailies': dailies,
  '015-liked-posts': likedPosts,
  '016-mutes': mutes,
  '018-member-names': memberNames,
  '019-given-likes': givenLikes,
  '020-decisions': decisions,
  '021-chart-facts': chartFacts,
  '022-co-authors': coAuthors,
  '023-comment-moments': commentMoments,
  '024-chart-votes': chartVotes,
  '025-planned-works': plannedWorks,
  '026-story-facts': storyFacts,
};

/**
 * Brings a database up to date. All steps together are one transaction on either engine, and only one process runs
 * them at a time, so that it may be cut off anywhere and run again.
 */
export async function migrate<Db>(
  db: Kysely<Db>,
  migrations: Readonly<Record<string, Migration>> = MIGRATIONS,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  return withRetries(async () => {
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return (results ?? []).map(({ migrationName }) => migrationName);
  });
}
