import { ExplainNode, type KyselyPlugin, type SelectQueryNode, sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { listPosts } from '#server/store/community/listing';
import { plansWith } from '#server/store/community/planned';
import { type Db, openStore, type StoreOptions } from '#server/store/store';
import { barePost } from '../store/bare-post.ts';
import { onEachEngine } from '../store/engines.ts';

const MEMBER = 1;
const POSTS = 6_000;
/** Each so many authors, and a chart among so many posts. */
const [AUTHORS, CHARTS] = [500, 3];

const post = (id: number) => {
  const isChart = id % CHARTS === 0;
  return barePost(id, {
    categoryName: isChart ? 'SELF_POST' : 'POST_COMMENT',
    categoryId: isChart ? 'chart' : String(id - 1),
    authorId: 2 + (id % AUTHORS),
  });
};

/** Many posts, and a member who works on every third chart of others. */
async function seed(db: Db): Promise<void> {
  for (let from = 1; from <= POSTS; from += 1_000) {
    const ids = Array.from({ length: 1_000 }, (_, at) => from + at);
    await db.insertInto('posts').values(ids.map(post)).execute();
    const shared = ids.filter((id) => id % (CHARTS * CHARTS) === 0);
    // The last one is someone else each time.
    const works = shared.flatMap((id) =>
      [MEMBER, MEMBER + id].map((userId) => ({
        id: id * 2 + (userId === MEMBER ? 0 : 1),
        postId: id,
        userId,
        acceptedAt: 1,
      })),
    );
    await db.insertInto('coAuthors').values(works).execute();
  }
  await sql`analyze`.execute(db);
}

/** Looks at a query before it is asked. */
const spying = (look: (node: SelectQueryNode) => SelectQueryNode): KyselyPlugin => ({
  transformQuery: ({ node }) => (node.kind === 'SelectQueryNode' ? look(node) : node),
  transformResult: async ({ result }) => result,
});

async function planOnSqlite(db: Db, ask: (db: Db) => Promise<unknown>): Promise<string> {
  const explain = ExplainNode.create(undefined, sql`query plan`.toOperationNode());
  const rows = await ask(db.withPlugin(spying((node) => ({ ...node, explain }))));
  return JSON.stringify(rows);
}

/** As PostgreSQL does it once it keeps the plan for any values. */
async function planOnPostgres(db: Db, url: string, ask: (db: Db) => Promise<unknown>): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('set plan_cache_mode = force_generic_plan');
  const nodes: SelectQueryNode[] = [];
  await ask(
    db.withPlugin(
      spying((node) => {
        nodes.push(node);
        return node;
      }),
    ),
  );
  const [asked] = nodes;
  if (!asked) throw new Error('nothing was asked');
  const { sql: text, parameters } = db.getExecutor().compileQuery(asked, { queryId: 'plan' });
  await client.query(`prepare asked as ${text}`);
  const values = parameters.map((value) => client.escapeLiteral(String(value)));
  const { rows } = await client.query(`explain execute asked (${values.join(', ')})`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const planOf = (db: Db, options: StoreOptions, ask: (db: Db) => Promise<unknown>): Promise<string> =>
  options.engine === 'sqlite' ? planOnSqlite(db, ask) : planOnPostgres(db, options.url, ask);

onEachEngine('what members work on together', (engine) => {
  const open = async () => {
    const options = await engine.fresh();
    const { db, close } = await openStore(options);
    onTestFinished(close);
    await seed(db);
    return { db, options };
  };

  test('is gathered once for a list, not for each chart', async () => {
    const { db, options } = await open();
    const filter = { categoryName: 'SELF_POST', categoryId: 'chart', authorId: MEMBER, isShared: true };
    const page = { order: 'desc', limit: 25, offset: 0, after: null } as const;
    const plan = await planOf(db, options, (asked) => listPosts(asked, filter, page, null));
    expect(plan).not.toContain('Semi Join');
    expect(await listPosts(db, filter, page, null)).toHaveLength(25);
  });

  test('is found along its invitations before it is out, not among all plans', async () => {
    const { db, options } = await open();
    const plan = await planOf(db, options, (asked) => plansWith(asked, MEMBER, 100));
    expect(plan).not.toContain('SCAN planned_works');
  });
});
