import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCount, scopesOf } from '#server/store/community/counts';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { NAUGHTY } from '../contract/naughty.ts';
import { stateOf } from '../contract/state.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, list, ofText, thread, words, write } from './site.ts';

const GRAMMAR = [
  'a"b',
  '"',
  "'",
  "' OR 1=1 --",
  'a OR b',
  'NOT a',
  'NEAR(a b)',
  'NEAR(a b, 2)',
  'a* ^b',
  'title:a',
  '{title}: a',
  'a & | ! b',
  '<->',
  ':*',
  "a:*'",
  '(((((',
  '\\',
  '%',
  '_',
  '%_!',
  '-a +b',
  'a AND',
  'MATCH',
  '$1 ? ?1 :a @a',
  '/**/',
  '; DROP TABLE posts; --',
  'x'.repeat(100),
  '夢'.repeat(100),
  'a '.repeat(50),
];

/** What the rules of a kind refuse, and which fields they name. */
const IMPOSSIBLE: readonly (readonly [object, readonly string[]])[] = [
  [{ categoryName: 'SELF_POST', categoryId: 'video' }, ['categoryId']],
  [{ categoryName: 'CARD_COMMENT', categoryId: '../x' }, ['categoryId']],
  [{ categoryName: 'STORY_COMMENT', categoryId: 'a/../b' }, ['categoryId']],
  [{ categoryName: 'CARD_COMMENT', categoryId: '1', title: 'x' }, ['title']],
  [{ categoryName: 'CARD_COMMENT', categoryId: '1', content: words(' \u200b\u3164') }, ['content']],
  [{ categoryName: 'CARD_COMMENT', categoryId: '1', content: words('long '.repeat(1_001)) }, ['content']],
  [{ categoryName: 'SELF_POST', categoryId: 'text' }, ['title']],
  [{ categoryName: 'SELF_POST', categoryId: 'chart', title: 'x' }, ['song', 'diff', 'level', 'chart']],
  [{ categoryName: 'SELF_POST', categoryId: 'story', title: 'x' }, ['storySource']],
  [
    {
      categoryName: 'CARD_COMMENT',
      categoryId: '1',
      content: [{ type: 'image', display: 0, objects: [`/api/upload/file/${'0'.repeat(40)}`] }],
    },
    ['content'],
  ],
];

const idsOf = async (site: MemberSite, query: object, token?: string): Promise<number[]> =>
  (await list(site, query, token)).posts.map(({ id }) => id);

onEachEngine('posts are guarded', (engine) => {
  const open = async () => openMemberSite(await engine.fresh());

  test('against the grammar of databases in every text that is sought', async () => {
    const site = await open();
    const token = await site.join('Author');
    const tags = [{ type: 'text', data: '100%_!' }];
    for (const title of ['plain', 'another', 'or not and near']) {
      await write(site, token, ofText(title, title === 'plain' ? { tags } : {}));
    }
    const before = JSON.stringify([...(await stateOf(site.members.store.db))]);
    for (const text of [...GRAMMAR, ...NAUGHTY.filter((_text, at) => at % 30 === 0)]) {
      for (const query of [{ search: text }, { username: text }, { tags: [{ type: 'text', data: text }] }]) {
        const { status } = await site.post('post/list', query);
        expect([200, 400, 404], JSON.stringify(query)).toContain(status);
      }
      expect([200, 400], text).toContain((await site.get('osu', { search: text })).status);
      for (const fuzzy of ['true', 'false']) {
        const { status } = await site.get('post/tag', { type: 'text', data: text, fuzzy });
        expect([200, 400], text).toContain(status);
      }
    }
    expect(JSON.stringify([...(await stateOf(site.members.store.db))])).toBe(before);
    expect((await list(site, { search: "' OR 1=1 --" })).count).toBe(0);
    expect((await list(site, { search: 'or not' })).count).toBe(1);
    const tagged = async (data: string, fuzzy: string) =>
      (await site.get('post/tag', { type: 'text', data, fuzzy })).body.tags;
    expect(await tagged('%', 'true')).toEqual([{ type: 'text', data: '100%_!', count: 1 }]);
    expect(await tagged('x%', 'true')).toEqual([]);
    expect(await tagged('100%_!', 'false')).toHaveLength(1);
    expect(await tagged('100', 'false')).toEqual([]);
    expect(site.lines).toEqual([]);
  });

  test('by who may do what', async () => {
    const site = await open();
    const author = await site.join('Author');
    const people: Readonly<Record<string, string | undefined>> = {
      nobody: undefined,
      member: await site.join('Member'),
      author,
      moderator: await site.join('Keeper'),
    };
    await appoint(site, 'Keeper', 'moderator');
    const id = await write(site, author, ofText('Guarded'));
    await site.post('post/edit', { id, title: 'Edited' }, author);
    const query = { id: String(id) };
    const deeds: Readonly<Record<string, (token?: string) => ReturnType<MemberSite['get']>>> = {
      list: (token) => site.post('post/list', {}, token),
      'list of followed': (token) => site.post('post/list', { following: true }, token),
      basic: (token) => site.get('post/basic', query, token),
      details: (token) => site.get('post/details', query, token),
      find: (token) =>
        site.get('post/find', { ...query, categoryName: 'SELF_POST', categoryId: 'text' }, token),
      tags: (token) => site.get('post/tag', { type: 'text' }, token),
      write: (token) => site.post('post', ofText('More'), token),
      like: (token) => site.post('post/like', { id, value: true }, token),
      edit: (token) => site.post('post/edit', { id, title: 'Again' }, token),
      versions: (token) => site.get('post/versions', query, token),
      restore: (token) => site.post('post/restore', { id, version: 0 }, token),
      report: (token) => site.post('post/report', { id, reason: 'other' }, token),
      reports: (token) => site.get('post/report', {}, token),
      resolve: (token) => site.post('post/report/resolve', { id, verdict: 'dismiss' }, token),
    };
    const statuses: Record<string, number[]> = {};
    for (const [deed, work] of Object.entries(deeds)) {
      const row: number[] = [];
      for (const token of Object.values(people)) row.push((await work(token)).status);
      statuses[deed] = row;
    }
    const removals: number[] = [];
    for (const token of Object.values(people)) {
      const own = await write(site, author, ofText('Doomed'));
      removals.push((await site.post('post/delete', { id: own }, token)).status);
    }
    const returns: number[] = [];
    const doomed = await write(site, author, ofText('Back'));
    await site.post('post/delete', { id: doomed }, author);
    for (const token of Object.values(people))
      returns.push((await site.post('post/undelete', { id: doomed }, token)).status);
    expect({ ...statuses, delete: removals, undelete: returns }).toEqual({
      list: [200, 200, 200, 200],
      'list of followed': [401, 200, 200, 200],
      basic: [200, 200, 200, 200],
      details: [200, 200, 200, 200],
      find: [200, 200, 200, 200],
      tags: [200, 200, 200, 200],
      write: [401, 200, 200, 200],
      like: [401, 200, 200, 200],
      edit: [401, 403, 200, 403],
      versions: [401, 403, 200, 200],
      restore: [401, 403, 200, 200],
      report: [401, 200, 200, 200],
      reports: [401, 403, 403, 200],
      resolve: [401, 403, 403, 200],
      delete: [401, 403, 200, 200],
      // The author had it back by then.
      undelete: [401, 403, 200, 404],
    });
  });

  test('against being made twice by one request, one after the other or at once', async () => {
    const site = await open();
    const token = await site.join('Twice');
    const other = await site.join('Other');
    const body = ofText('Once', { key: 'a-key-of-the-form' });
    const ids = await Promise.all(Array.from({ length: 8 }, () => write(site, token, body)));
    expect(new Set(ids).size).toBe(1);
    expect(await write(site, token, body)).toBe(ids[0]);
    expect(await write(site, other, body)).not.toBe(ids[0]);
    expect((await list(site, {})).count).toBe(2);
  });

  test('against what no post can be', async () => {
    const site = await open();
    const token = await site.join('Wrong');
    for (const [body, fields] of IMPOSSIBLE) {
      const answer = await site.post('post', { content: words('x'), ...body }, token);
      expect([answer.status, answer.body.code]).toEqual([400, 'CONTENT_INVALID']);
      expect(Object.keys(answer.body.fields as object)).toEqual(fields);
    }
    expect((await list(site, {})).count).toBe(0);
  });

  test('so that lists by anything agree with what is there, whatever came and went', async () => {
    const site = await open();
    const { db } = site.members.store;
    const tokens = [await site.join('Player0'), await site.join('Player1')];
    const step = fc.record({ who: fc.nat(1), deed: fc.nat(5), on: fc.nat(30), tag: fc.nat(2) });
    const steps =
      fc.sample(fc.array(step, { minLength: 90, maxLength: 90 }), { numRuns: 1, seed: 7 })[0] ?? [];
    const ids: number[] = [await write(site, tokens[0] ?? '', ofText('Start'))];
    for (const { who, deed, on, tag } of steps) {
      const [token = '', id = 0] = [tokens[who], ids[on % ids.length]];
      const tags = [{ type: 'text', data: `tag ${tag}` }];
      if (deed === 0) ids.push(await write(site, token, ofText('New', { tags })));
      else if (deed === 1) await site.post('post/delete', { id }, token);
      else if (deed === 5) await site.post('post/undelete', { id }, token);
      else if (deed === 2) await site.post('post/edit', { id, title: 'Other', tags }, token);
      else {
        const answer = { ...thread(ids[0] ?? 0), order: undefined, content: words('c') };
        const made = await site.post('post', { ...answer, ...(deed === 4 ? { repliesTo: id } : {}) }, token);
        if (made.status === 200) ids.push(made.body.id as number);
      }
    }
    const rows = await db.selectFrom('posts').selectAll().execute();
    const shown = rows.filter(({ standing }) => standing === 1);
    for (const scope of new Set(rows.flatMap(scopesOf))) {
      const isThread = /^in \S+ \S+$/.test(scope);
      const there = isThread ? rows.filter(({ standing }) => standing > 0) : shown;
      expect([scope, await readCount(db, scope)]).toEqual([
        scope,
        there.filter((row) => scopesOf(row).includes(scope)).length,
      ]);
    }
    const newest = shown.map(({ id }) => id).sort((a, b) => b - a);
    expect(await idsOf(site, { limit: 50 })).toEqual(newest);
    expect(await idsOf(site, { limit: 50, order: 'TIME_ASC' })).toEqual(newest.toReversed());
    const byCursor: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await list(site, { limit: 7, ...(cursor === null ? {} : { cursor }) });
      byCursor.push(...page.posts.map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(byCursor).toEqual(newest);
    for (const tag of [0, 1, 2]) {
      const query = { tags: [{ type: 'text', data: `Tag ${tag}` }], limit: 50 };
      const own = shown.filter(({ facts }) => facts.includes(`"tag ${tag}"`)).map(({ id }) => id);
      expect(await idsOf(site, query)).toEqual(own.sort((a, b) => b - a));
      const { body } = await site.get('post/tag', { type: 'text', data: `tag ${tag}` });
      expect((body.tags as { count: number }[])[0]?.count ?? 0).toBe(own.length);
    }
  });

  test('and of those whom one follows, by kinds and by several tags', async () => {
    const site = await open();
    const [a, b, reader] = [await site.join('Ann'), await site.join('Bee'), await site.join('Reader')];
    await site.post('user/following', { username: 'Bee', follow: true }, reader);
    const tags = (...names: string[]) => ({ tags: names.map((data) => ({ type: 'text', data })) });
    const first = await write(site, a, ofText('First', tags('x', 'y')));
    const second = await write(site, b, ofText('Second', tags('x')));
    const story = { categoryId: 'story', storyType: 'band', storySource: '{"actions":[]}', rating: 1 };
    const third = await write(site, b, ofText('Third', { ...story, ...tags('x', 'z') }));
    const fourth = await write(
      site,
      b,
      ofText('Fourth', { ...story, storyType: 'main', storyParent: third }),
    );
    const own = await comment(site, b, first, 'Hello');
    expect(await idsOf(site, { following: true }, reader)).toEqual([own, fourth, third, second]);
    expect(
      await idsOf(site, { following: true, categoryName: 'SELF_POST', search: 'about se' }, reader),
    ).toEqual([second]);
    expect(await idsOf(site, tags('X', 'Y'))).toEqual([first]);
    expect(await idsOf(site, tags('y', 'z'))).toEqual([]);
    expect(await idsOf(site, { ...tags('x'), username: 'bee' })).toEqual([third, second]);
    const counted = async (query: Record<string, string>) =>
      (
        (await site.get('post/tag', { type: 'text', data: '', fuzzy: 'true', ...query })).body
          .tags as object[]
      ).map((tag) => Object.values(tag).slice(1));
    expect(await counted({})).toEqual([
      ['x', 3],
      ['y', 1],
      ['z', 1],
    ]);
    expect(await counted({ categoryId: 'text' })).toEqual([
      ['x', 2],
      ['y', 1],
    ]);
    expect(await counted({ categoryId: 'story', since: '0' })).toEqual([
      ['x', 1],
      ['z', 1],
    ]);
    expect(await counted({ categoryId: 'chart' })).toEqual([]);
    expect(await idsOf(site, { categoryName: 'SELF_POST', categoryId: 'story' })).toEqual([fourth, third]);
    expect(await idsOf(site, { storyTypes: ['main', 'area'] })).toEqual([fourth]);
    const { body } = await site.get('post/details', { id: String(fourth) });
    expect(body.post).toMatchObject({
      storySource: '{"actions":[]}',
      storyParent: { id: third, title: 'Third', rating: 1 },
    });
    expect((await list(site, { search: 'fourth' })).posts[0]).not.toHaveProperty('storySource');
    expect((await list(site, { username: 'Nobody' })).status).toBe(404);
  });
});
