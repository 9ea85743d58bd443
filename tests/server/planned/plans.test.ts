import { expect, onTestFinished, test, vi } from 'vitest';
import { MAX_PLANNED, MAX_PLANNED_MS } from '#model/contract/community/text-limits';
import { PostWriter } from '#server/services/community/writing';
import { type MemberSite, openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { list, ofChart, ofText, told, words, write } from '../community/site.ts';
import { onEachEngine } from '../store/engines.ts';

const HOUR = 3_600_000;
const HOST = { host: 'setori.example.org' };
/** Occurs nowhere but in what is planned. */
const MARK = 'Zanzibarwaltz';

interface Opened {
  readonly site: MemberSite;
  readonly author: string;
  readonly guest: string;
  /** Later than now by hours, by the clock that is turned. */
  readonly at: (hours: number) => number;
}

onEachEngine('posts at a set time', (engine) => {
  const open = async (env: Record<string, string> = {}): Promise<Opened> => {
    const site = await openMemberSite(await engine.fresh(), env);
    const [author, guest] = [await site.join('Rinko'), await site.join('Ako')];
    return { site, author, guest, at: (hours) => site.clock.nowMs + hours * HOUR };
  };
  const plan = async ({ site, author, at }: Opened, post: object, hours = 2): Promise<number> => {
    const answer = await site.post('post/plan', { time: at(hours), post }, author);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.id as number;
  };
  const plans = async ({ site }: Opened, token: string) =>
    (await site.get('post/plan/list', {}, token)).body.plans as Record<string, unknown>[];
  const shown = async ({ site }: Opened, id: number, token: string) =>
    (await site.get('post/plan', { id: String(id) }, token)).body;
  const pass = async ({ site }: Opened, hours: number): Promise<void> => {
    site.clock.nowMs += hours * HOUR;
    await site.members.services.publisher.publishDue();
  };
  const titles = async ({ site }: Opened) => (await list(site, {})).posts.map(({ title }) => title);

  test('are published then, once, as the newest there are', async () => {
    const on = await open();
    const { site, author } = on;
    const content = [{ type: 'mention', data: 'Ako' }, ...words(' wait for it')];
    const first = await plan(on, ofChart(MARK, { content, tags: [{ type: 'text', data: 'waltz' }] }));
    await plan(on, ofText('Text too'), 3);
    await write(site, author, ofText('Meanwhile'));
    await pass(on, 1);
    expect(await titles(on)).toEqual(['Meanwhile']);
    expect((await plans(on, author)).map(({ title }) => title)).toEqual([MARK, 'Text too']);
    await pass(on, 1.5);
    await pass(on, 0);
    expect(await titles(on)).toEqual([MARK, 'Meanwhile']);
    const { posts } = await list(site, { search: MARK, tags: [{ type: 'text', data: 'waltz' }] });
    expect(posts).toHaveLength(1);
    const id = posts[0]?.id ?? 0;
    expect(await told(site, on.guest)).toEqual([['mention', 'Rinko', id]]);
    const { body } = await site.get('post/details', { id: String(id) });
    expect(body.post).toMatchObject({ title: MARK, chart: ofChart('').chart, revision: 0 });
    expect(await shown(on, first, author)).toMatchObject({ plan: { postId: id }, post: null });
    expect((await plans(on, author)).map(({ title }) => title)).toEqual(['Text too']);
  });

  test('come late where no process ran, and only once where two look at the same time', async () => {
    const on = await open();
    const ids = [await plan(on, ofText('One'), 1), await plan(on, ofText('Two'), 2)];
    on.site.clock.nowMs += 100 * HOUR;
    const { publisher } = on.site.members.services;
    const now = ids.map((id) => on.site.post('post/plan/publish', { id }, on.author));
    await Promise.all([publisher.publishDue(), publisher.publishDue(), ...now]);
    expect([...(await titles(on))].sort()).toEqual(['One', 'Two']);
    for (const answer of await Promise.all(now)) expect(answer.status).toBe(200);
  });

  test('answer with the post where the process publishes them while their author does', async () => {
    const on = await open({ RATE_LIMITS: 'on' });
    const { publisher } = on.site.members.services;
    const id = await plan(
      on,
      ofText('Race', { content: words('Both press at the same time, it seems') }),
      0.1,
    );
    on.site.clock.nowMs += 0.2 * HOUR;
    const { holdToLimits } = PostWriter.prototype;
    // After the request found the plan waiting, and before it looks for repeated texts.
    const limits = vi.spyOn(PostWriter.prototype, 'holdToLimits').mockImplementationOnce(async function (
      this: PostWriter,
      ...asked
    ) {
      await publisher.publishDue();
      await holdToLimits.apply(this, asked);
    });
    onTestFinished(() => limits.mockRestore());
    const { status, body } = await on.site.post('post/plan/publish', { id }, on.author);
    const { posts } = await list(on.site, {});
    expect([status, [body.id]]).toEqual([200, posts.map((post) => post.id)]);
  });

  test('say that they are published where they are saved after their time with the words they had', async () => {
    const on = await open({ RATE_LIMITS: 'on' });
    const post = ofChart('Saved late', { content: words('Only its notes were changed meanwhile') });
    const id = await plan(on, post, 0.1);
    await pass(on, 0.2);
    expect(await titles(on)).toEqual(['Saved late']);
    const { body } = await on.site.post('post/plan/edit', { id, revision: 0, post }, on.author);
    expect(body.code).toBe('POST_INVALID');
    const fault = vi
      .spyOn(PostWriter.prototype, 'holdToLimits')
      .mockRejectedValueOnce(new Error('no database'));
    onTestFinished(() => fault.mockRestore());
    const broken = await on.site.post('post/plan/edit', { id, revision: 0, post }, on.author);
    expect([broken.status, broken.body.code]).toEqual([500, 'INTERNAL_ERROR']);
  });

  test('show nowhere to anybody else before', async () => {
    const on = await open();
    const { site, author, guest } = on;
    const tags = [{ type: 'text', data: MARK }];
    const id = await plan(on, ofChart(MARK, { tags, content: words(MARK), artists: MARK }));
    const key = String(id);
    const text = JSON.stringify(
      await Promise.all([
        list(site, { search: MARK }, guest),
        list(site, { tags }, guest),
        list(site, { username: 'Rinko', categoryId: 'chart' }, guest),
        list(site, { username: 'Rinko' }, author),
        site.get('post/tag', { data: MARK, fuzzy: 'true' }),
        site.get('osu', { search: MARK }),
        site.get('user', { username: 'Rinko' }, guest),
        site.get('post/plan/list', {}, guest),
        site.get('user/message', {}, guest),
      ]).then((answers) => answers.map((answer) => ({ ...answer, headers: null }))),
    );
    expect(text).not.toContain(MARK);
    for (const url of [
      '/feed/posts.atom',
      '/feed/members/rinko.atom',
      '/sitemap-community.xml',
      '/sonolus/levels/list',
      `/community/charts/${id}`,
      '/community/charts',
    ])
      expect((await site.app.inject({ url, headers: HOST })).body).not.toContain(MARK);
    const exported = await site.app.inject({ url: '/api/user/export', cookies: { token: guest } });
    expect(exported.body).not.toContain(MARK);
    const calls = [
      site.get('post/details', { id: key }, guest),
      site.get('post/basic', { id: key }, guest),
      site.get('post/find', { categoryName: 'SELF_POST', categoryId: 'chart', id: key }, guest),
      site.get('post/plan', { id: key }, guest),
      site.get('post/authors', { id: key }, guest),
      site.get('post/vote', { id: key }, guest),
      site.post('post/like', { id, value: true }, guest),
      site.post('post/vote', { id, vote: { level: 5, feel: 'harder' } }, guest),
      site.post('post/report', { id, reason: 'spam' }, guest),
      site.post('post/delete', { id }, guest),
      site.post('post/edit', { id, title: 'Mine' }, guest),
      site.post('post', { categoryName: 'POST_COMMENT', categoryId: key, content: words('Hi') }, guest),
      site.post('post/plan/edit', { id, time: on.at(5) }, guest),
      site.post('post/plan/cancel', { id }, guest),
      site.post('post/plan/publish', { id }, guest),
      site.post('post/authors/invite', { id, username: 'Rinko' }, guest),
      site.post('post/authors/answer', { id, accept: true }, guest),
      site.post('post/authors/remove', { id, username: 'Rinko' }, guest),
    ];
    // An id that no one ever had is answered in the same way.
    expect((await Promise.all(calls)).map(({ body }) => body.code)).toEqual(calls.map(() => 'POST_INVALID'));
  });

  test('are in the export of their author, and go with the account', async () => {
    const on = await open();
    const { site, author, guest } = on;
    const id = await plan(on, ofText(MARK));
    await site.post(
      'post/authors/invite',
      { id: await plan(on, ofChart('Shared')), username: 'Ako' },
      author,
    );
    const { body } = await site.get('user/export', {}, author);
    const [, { request, ...facts }] = (body.account as { planned: { request: string }[] }).planned as [
      unknown,
      { request: string },
    ];
    expect(JSON.parse(request)).toMatchObject({ title: MARK });
    expect(facts).toEqual({ id, categoryId: 'text', time: on.at(2), failure: null });
    expect((await site.post('user/delete', { password: PASSWORD }, author)).status).toBe(200);
    await pass(on, 5);
    expect(await titles(on)).toEqual([]);
    expect(await told(site, guest)).toEqual([]);
    expect(await plans(on, guest)).toEqual([]);
  });

  test('can be changed and cancelled until then', async () => {
    const on = await open();
    const { site, author } = on;
    const id = await plan(on, ofText('Draft'));
    const other = await plan(on, ofText('Never'));
    const edit = (changes: object) => site.post('post/plan/edit', { id, ...changes }, author);
    expect((await edit({ post: ofText('Better'), revision: 0 })).body).toMatchObject({
      revision: 1,
      time: on.at(2),
    });
    const stale = await edit({ post: ofText('Lost'), revision: 0 });
    expect([stale.body.code, stale.body.revision]).toEqual(['REVISION_STALE', 1]);
    expect((await edit({ time: on.at(10), revision: 1 })).body.revision).toBe(2);
    expect((await edit({ post: ofChart('Another kind') })).body.fields).toEqual({
      'post.categoryId': 'INVALID',
    });
    expect((await site.post('post/plan/cancel', { id: other }, author)).status).toBe(200);
    expect((await site.post('post/plan/cancel', { id: other }, author)).body.code).toBe('POST_INVALID');
    await pass(on, 3);
    expect(await titles(on)).toEqual([]);
    await pass(on, 8);
    expect(await titles(on)).toEqual(['Better']);
    expect((await edit({ post: ofText('Too late') })).body.code).toBe('POST_INVALID');
  });

  test('are published at once where their author says so, on what they saw', async () => {
    const on = await open();
    const { site, author } = on;
    const id = await plan(on, ofText('Now'));
    const publish = (revision: number) => site.post('post/plan/publish', { id, revision }, author);
    expect((await publish(4)).body.code).toBe('REVISION_STALE');
    const made = await publish(0);
    expect(made.status).toBe(200);
    expect((await publish(0)).body.id).toBe(made.body.id);
    expect(await titles(on)).toEqual(['Now']);
  });

  test('are refused without a time that is to come, within a year, and beyond their number', async () => {
    const on = await open();
    const { site, author, guest } = on;
    const ask = (time: number, post: object = ofText('T')) => site.post('post/plan', { time, post }, author);
    for (const time of [0, on.at(0), on.at(-1), site.clock.nowMs + MAX_PLANNED_MS + 1])
      expect((await ask(time)).body).toMatchObject({ code: 'CONTENT_INVALID', fields: { time: 'INVALID' } });
    const comment = { categoryName: 'POST_COMMENT', categoryId: '1', content: words('Later') };
    expect((await ask(on.at(1), comment)).body.code).toBe('CONTENT_INVALID');
    expect((await ask(on.at(1), ofChart('', { chart: null }))).body.code).toBe('CONTENT_INVALID');
    const all = Array.from({ length: MAX_PLANNED + 4 }, (_, at) => ask(on.at(1), ofText(`Number ${at}`)));
    const codes = (await Promise.all(all)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'QUOTA_EXCEEDED')).toHaveLength(4);
    expect((await site.post('post/plan', { time: on.at(1), post: ofText('G') }, guest)).status).toBe(200);
  });

  test('are planned once where a request comes again with its key', async () => {
    const on = await open();
    const post = ofText('Once', { key: 'the same key' });
    const ids = await Promise.all([plan(on, post), plan(on, post), plan(on, post)]);
    expect(new Set([...ids, await plan(on, post)]).size).toBe(1);
    await pass(on, 3);
    expect(await titles(on)).toEqual(['Once']);
  });

  test('of paused members wait for another time, and say why', async () => {
    const on = await open();
    const { site, author } = on;
    const id = await plan(on, ofText('Paused'), 2);
    await site.members.store.db
      .updateTable('users')
      .set({ pausedUntil: on.at(4) })
      .where('username', '=', 'Rinko')
      .execute();
    expect((await site.post('post/plan/publish', { id }, author)).body.code).toBe('WRITING_PAUSED');
    await pass(on, 3);
    await pass(on, 3);
    expect(await titles(on)).toEqual([]);
    expect(await plans(on, author)).toMatchObject([{ id, failed: 'WRITING_PAUSED' }]);
    await site.post('post/plan/edit', { id, time: on.at(1) }, author);
    expect(await plans(on, author)).toMatchObject([{ id, failed: null }]);
    await pass(on, 2);
    expect(await titles(on)).toEqual(['Paused']);
  });

  test('say why they were refused at their time, and hold up no other', async () => {
    const on = await open({ RATE_LIMITS: 'on' });
    const { site, author, guest } = on;
    await site.post('user/block', { username: 'Rinko', value: true }, guest);
    await plan(on, ofText('To whom', { content: [{ type: 'mention', data: 'Ako' }] }), 0.1);
    await plan(on, ofText('Twice', { content: words('The very same words, said again') }), 0.2);
    await plan(on, ofText('Twice', { content: words('The very same words, said again') }), 0.2);
    await plan(on, ofText('Fine'), 0.3);
    await pass(on, 0.4);
    expect([...(await titles(on))].sort()).toEqual(['Fine', 'Twice']);
    expect((await plans(on, author)).map(({ failed }) => failed)).toEqual([
      'BLOCKED_BY_MEMBER',
      'CONTENT_REPEATED',
    ]);
  });

  test('are shared with co-authors, who stay those of the chart', async () => {
    const on = await open();
    const { site, author, guest } = on;
    const id = await plan(on, ofChart('Together'));
    const invite = (username: string) => site.post('post/authors/invite', { id, username }, author);
    const save = (title: string, revision: number, token = guest) =>
      site.post('post/plan/edit', { id, revision, post: ofChart(title) }, token);
    await site.join('Lisa');
    expect([(await invite('Ako')).status, (await invite('Lisa')).status]).toEqual([200, 200]);
    expect(await plans(on, guest)).toMatchObject([{ id, accepted: false, author: { username: 'Rinko' } }]);
    expect((await save('Too early', 0)).body.code).toBe('POST_INVALID');
    const [news] = (await site.get('user/message', {}, guest)).body.messages as { target: object }[];
    expect(news?.target).toMatchObject({ postId: id, planned: true });
    await site.post('post/authors/answer', { id, accept: true }, guest);
    expect(await plans(on, author)).toMatchObject([{ accepted: true, coAuthors: [{ username: 'Ako' }] }]);
    expect((await save('Ours', 0)).body.revision).toBe(1);
    expect((await save('Mine', 0, author)).body.code).toBe('REVISION_STALE');
    for (const [call, body] of [
      ['edit', { id, time: on.at(9) }],
      ['cancel', { id }],
    ] as const)
      expect((await site.post(`post/plan/${call}`, body, guest)).body.code).toBe('PERMISSION_DENIED');
    await pass(on, 3);
    const { posts } = await list(site, { categoryId: 'chart' });
    expect(posts).toMatchObject([{ title: 'Ours', coAuthors: [{ username: 'Ako' }] }]);
    const postId = posts[0]?.id ?? 0;
    expect(await shown(on, id, guest)).toMatchObject({ plan: { postId } });
    const { body } = await site.get('user/message', {}, guest);
    expect((body.messages as { target: object }[])[0]?.target).toEqual({
      postId,
      categoryName: 'SELF_POST',
      categoryId: 'chart',
    });
    expect((await site.post('post/edit', { id: postId, title: 'Still ours' }, guest)).status).toBe(200);
  });

  test('show nothing to co-authors whom the author blocked, until that is taken back', async () => {
    const on = await open();
    const { site, author, guest } = on;
    const id = await plan(on, ofChart('Together'));
    await site.post('post/authors/invite', { id, username: 'Ako' }, author);
    await site.post('post/authors/answer', { id, accept: true }, guest);
    const block = (value: boolean) => site.post('user/block', { username: 'Ako', value }, author);
    const edit = () => site.post('post/plan/edit', { id, post: ofChart('Theirs') }, guest);
    await block(true);
    expect(await plans(on, guest)).toEqual([]);
    expect(await shown(on, id, guest)).toMatchObject({ code: 'POST_INVALID' });
    expect((await edit()).body.code).toBe('POST_INVALID');
    await block(false);
    expect(await plans(on, guest)).toMatchObject([{ id, title: 'Together' }]);
    expect((await edit()).body.revision).toBe(1);
  });

  test('stay in the list of their author beside any number of invitations', async () => {
    const on = await open();
    const { site, author, guest } = on;
    const id = await plan(on, ofText('Own'), 50);
    await site.post(
      'post/authors/invite',
      { id: await plan({ ...on, author: guest }, ofChart('Joined'), 49), username: 'Rinko' },
      guest,
    );
    const [{ id: joined } = { id: 0 }] = await plans(on, author);
    await site.post('post/authors/answer', { id: joined, accept: true }, author);
    const { db } = site.members.store;
    const row = await db
      .selectFrom('plannedWorks')
      .selectAll()
      .where('id', '=', Number(joined))
      .executeTakeFirstOrThrow();
    const { userId } = await db
      .selectFrom('plannedWorks')
      .select('userId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 130 }, (_, at) => at + 1);
    await db
      .insertInto('plannedWorks')
      .values(many.map((at) => ({ ...row, id: at, requestKey: null, publishAt: on.at(1) })))
      .execute();
    await db
      .insertInto('coAuthors')
      .values(many.map((at) => ({ postId: at, userId, id: at, acceptedAt: null })))
      .execute();
    const listed = await plans(on, author);
    expect(listed.slice(-2)).toMatchObject([
      { title: 'Joined', accepted: true },
      { id, title: 'Own' },
    ]);
    expect(listed).toHaveLength(101);
  });

  test('that cannot be read wait a minute for another try, and hold up no other', async () => {
    const on = await open();
    const { site, author } = on;
    const id = await plan(on, ofText('Damaged'), 1);
    await plan(on, ofText('Fine'), 2);
    const { db } = site.members.store;
    const requestOf = () =>
      db.selectFrom('plannedWorks').select('request').where('id', '=', id).executeTakeFirstOrThrow();
    const { request } = await requestOf();
    const save = (text: string) =>
      db.updateTable('plannedWorks').set({ request: text }).where('id', '=', id).execute();
    await save('{');
    await pass(on, 3);
    expect(await titles(on)).toEqual(['Fine']);
    await save(request);
    await pass(on, 0);
    expect(await titles(on)).toEqual(['Fine']);
    expect(await plans(on, author)).toMatchObject([{ id, failed: null, time: on.at(-2) }]);
    await pass(on, 0.02);
    expect([...(await titles(on))].sort()).toEqual(['Damaged', 'Fine']);
  });
});
