import { expect, test } from 'vitest';
import type { ModerationCase, OwnDecision } from '#model/contract/community/decisions';
import { DAY_MS } from '#model/vocabulary/time';
import { type MemberSite, openMemberSite, PASSWORD } from '../accounts/member-site.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, list, ofText, thread, words, write } from './site.ts';

const casesOf = async (site: MemberSite, token: string, query: Record<string, string> = {}) =>
  (await site.get('moderation/case', query, token)).body as unknown as {
    count: number;
    cases: ModerationCase[];
    next: string | null;
  };
const ownOf = async (site: MemberSite, token: string): Promise<readonly OwnDecision[]> =>
  (await site.get('user/decision', {}, token)).body.decisions as OwnDecision[];
const newsOf = async (site: MemberSite, token: string): Promise<readonly unknown[]> => {
  const { body } = await site.get('user/message', {}, token);
  const messages = body.messages as { kind: string; decision?: { news: string; reason: string } }[];
  return messages.flatMap(({ kind, decision }) => (decision ? [[kind, decision.news, decision.reason]] : []));
};
const namedIn = async (site: MemberSite, token: string): Promise<readonly unknown[]> => {
  const { body } = await site.get('user/message', {}, token);
  const messages = body.messages as { kind: string; title?: string; words?: string }[];
  return messages.map(({ kind, title, words: first }) => [kind, title, first]);
};

onEachEngine('decisions of moderators', (engine) => {
  const open = async () => {
    const site = await openMemberSite(await engine.fresh(), {});
    const [author, fan] = [await site.join('Author'), await site.join('Fan')];
    const [judge, other] = [await site.join('Judge'), await site.join('Other')];
    for (const name of ['Judge', 'Other']) await appoint(site, name, 'moderator');
    const decide = (body: object, token = judge) => site.post('moderation/decide', body, token);
    return { site, author, fan, judge, other, decide };
  };

  test('queue posts, comments and members with what they stand in, by kind and state', async () => {
    const { site, author, fan, judge } = await open();
    const post = await write(site, author, ofText('Tips'));
    const said = await comment(site, author, post, 'Rude words');
    await site.post('user', { selfIntroRich: words('Cheap gems at my shop') }, author);
    await site.post('post/report', { id: post, reason: 'spam', note: 'An advert' }, fan);
    await site.post('post/report', { id: said, reason: 'abuse' }, fan);
    const report = (username: string, token?: string) =>
      site.post('user/report', { username, reason: 'spam', note: 'Sells things' }, token);
    expect((await report('author', fan)).status).toBe(200);
    expect((await report('Author')).status).toBe(401);
    expect((await report('Author', author)).body.code).toBe('USER_INVALID');
    expect((await report('Nobody', fan)).body.code).toBe('USER_INVALID');
    const { count, cases } = await casesOf(site, judge);
    expect([count, cases.map(({ kind, id }) => [kind, kind === 'member' || id])]).toEqual([
      3,
      [
        ['member', true],
        ['comment', said],
        ['post', post],
      ],
    ]);
    const [ofMember, ofComment, ofPost] = cases;
    expect(ofMember?.member?.intro).toEqual(words('Cheap gems at my shop'));
    expect(ofMember?.reports.map(({ note, reporter }) => [note, reporter?.username])).toEqual([
      ['Sells things', 'Fan'],
    ]);
    expect([ofComment?.thread, ofComment?.post?.content]).toEqual(['Tips', words('Rude words')]);
    expect([ofPost?.post?.title, ofPost?.member?.username, ofPost?.earlier]).toEqual(['Tips', 'Author', []]);
    expect((await casesOf(site, judge, { kind: 'member' })).cases.map(({ kind }) => kind)).toEqual([
      'member',
    ]);
    const first = await casesOf(site, judge, { limit: '1' });
    const rest = await casesOf(site, judge, { cursor: first.next ?? '' });
    expect([...first.cases, ...rest.cases].map(({ kind }) => kind)).toEqual(['member', 'comment', 'post']);
    for (const { kind, id } of cases) await site.post('moderation/keep', { kind, id }, judge);
    expect((await casesOf(site, judge)).count).toBe(0);
    expect((await casesOf(site, judge, { state: 'kept' })).count).toBe(3);
    expect((await site.post('moderation/keep', { kind: 'member', id: 7 }, judge)).body.code).toBe(
      'NOT_FOUND',
    );
    // Said once more, it waits once more.
    await report('Author', fan);
    expect((await casesOf(site, judge)).cases.map(({ kind }) => kind)).toEqual(['member']);
    expect((await site.get('moderation/case', {}, fan)).status).toBe(403);
  });

  test('hide a text with a reason until it is taken back; its author sees it all the while', async () => {
    const { site, author, fan, judge, decide } = await open();
    const post = await write(site, author, ofText('Bad', { tags: [{ type: 'text', data: 'tips' }] }));
    await comment(site, fan, post, 'Well said');
    await site.post('post/report', { id: post, reason: 'spam' }, fan);
    const { body } = await decide({ post, verdict: 'hide', reason: 'abuse', note: 'Names people' });
    const details = await site.get('post/details', { id: String(post) });
    expect([details.status, details.body.fields]).toEqual([404, { id: 'HIDDEN', reason: 'abuse' }]);
    expect((await list(site, { tags: [{ type: 'text', data: 'tips' }] })).count).toBe(0);
    const [own] = await ownOf(site, author);
    expect([own?.id, own?.verdict, own?.reason, own?.note, own?.post?.title]).toEqual([
      ...[body.id, 'hide', 'abuse', 'Names people', 'Bad'],
    ]);
    expect(await ownOf(site, fan)).toEqual([]);
    expect(await newsOf(site, author)).toEqual([['decided', 'hide', 'abuse']]);
    expect((await casesOf(site, judge, { state: 'decided' })).cases.map(({ id }) => id)).toEqual([post]);
    expect((await decide({ post, verdict: 'hide', reason: 'abuse' })).body.code).toBe('POST_INVALID');
    expect((await site.post('moderation/undo', { id: body.id }, fan)).status).toBe(403);
    await site.post('moderation/undo', { id: body.id }, judge);
    expect((await site.get('post/details', { id: String(post) })).status).toBe(200);
    expect((await list(site, { tags: [{ type: 'text', data: 'tips' }] })).count).toBe(1);
    expect((await newsOf(site, author)).at(0)).toEqual(['decided', 'undone', 'abuse']);
    expect((await site.post('moderation/undo', { id: body.id }, judge)).body.code).toBe('NOT_FOUND');
    expect((await casesOf(site, judge)).cases.map(({ id }) => id)).toEqual([post]);
    const notes = await site.members.store.db.selectFrom('audit').selectAll().orderBy('id').execute();
    expect(notes.map(({ action, subject }) => [action, subject])).toEqual([
      ['hide post', `post ${post} abuse Names people`],
      ['undo hide', `decision ${body.id}`],
    ]);
  });

  test('name the hidden post to its author alone, and quote nothing of it', async () => {
    const { site, author, fan, decide } = await open();
    const post = await write(site, author, ofText('Bad'));
    const said = await comment(site, fan, post, 'Rude words');
    await decide({ post: said, verdict: 'hide', reason: 'abuse' });
    expect(await namedIn(site, fan)).toEqual([['decided', 'Bad', undefined]]);
    await decide({ post, verdict: 'hide', reason: 'abuse' });
    expect((await namedIn(site, author)).at(0)).toEqual(['decided', 'Bad', undefined]);
    expect(await namedIn(site, fan)).toEqual([['decided', undefined, undefined]]);
  });

  test('lock a text: no one comments, likes or changes it, and all can read why', async () => {
    const { site, author, fan, judge, decide } = await open();
    const post = await write(site, author, ofText('Heated'));
    const said = await comment(site, fan, post, 'No!');
    await site.post('post/like', { id: post, value: true }, judge);
    const { body } = await decide({ post, verdict: 'lock', reason: 'abuse' });
    const refused = async (path: string, request: object, token: string) => {
      const answer = await site.post(path, request, token);
      return [answer.status, answer.body.code, answer.body.fields];
    };
    const LOCKED = [403, 'POST_LOCKED', { reason: 'abuse' }];
    const answer = { categoryName: 'POST_COMMENT', categoryId: String(post), content: words('And yet') };
    expect(await refused('post', answer, fan)).toEqual(LOCKED);
    expect(await refused('post', { ...answer, repliesTo: said }, fan)).toEqual(LOCKED);
    expect(await refused('post/like', { id: post, value: true }, fan)).toEqual(LOCKED);
    expect(await refused('post/edit', { id: post, title: 'Calm' }, author)).toEqual(LOCKED);
    expect((await site.post('post/like', { id: post, value: false }, judge)).status).toBe(200);
    const details = await site.get('post/details', { id: String(post) });
    expect((details.body.post as { locked: string }).locked).toBe('abuse');
    expect((await list(site, thread(post))).posts.map(({ id }) => id)).toEqual([said]);
    await site.post('moderation/undo', { id: body.id }, judge);
    expect((await site.post('post', answer, fan)).status).toBe(200);
    expect((await newsOf(site, author)).length).toBe(2);
  });

  test('warn a member, keep them from writing for a while, empty what they say of themselves', async () => {
    const { site, author, judge, decide } = await open();
    const until = site.members.store.now() + 3 * DAY_MS;
    await site.post('user', { nickname: 'Buy gems', selfIntroRich: words('Here') }, author);
    const pause = { username: 'Author', verdict: 'pause', reason: 'spam', days: 3 };
    expect(
      (await decide({ username: 'Author', verdict: 'warn', reason: 'spam', note: 'Please stop' })).status,
    ).toBe(200);
    expect((await decide({ ...pause, username: 'Other' })).body.code).toBe('PERMISSION_DENIED');
    expect((await decide({ ...pause, username: 'Judge' })).body.code).toBe('PERMISSION_DENIED');
    expect((await decide({ verdict: 'warn', reason: 'spam' })).body.fields).toEqual({ username: 'MISSING' });
    const { body } = await decide(pause);
    await decide({ username: 'Author', verdict: 'clear', reason: 'spam' });
    const shown = (await site.get('user', { username: 'Author' })).body;
    expect([shown.nickname, shown.selfIntroRich]).toEqual([null, []]);
    for (const [path, request] of [
      ['post', ofText('Again')],
      ['user', { nickname: 'Again' }],
    ] as const) {
      const refused = await site.post(path, request, author);
      expect([refused.status, refused.body.code]).toEqual([403, 'WRITING_PAUSED']);
      expect(Math.abs(Number(refused.body.until) - until)).toBeLessThan(60_000);
    }
    await site.post('moderation/undo', { id: body.id }, judge);
    expect((await site.post('post', ofText('Again'), author)).status).toBe(200);
    expect((await newsOf(site, author)).map((each) => (each as string[])[1])).toEqual([
      ...['undone', 'clear', 'pause', 'warn'],
    ]);
  });

  test('hear what a member says against them, once, and someone else answers', async () => {
    const { site, author, fan, judge, other, decide } = await open();
    const post = await write(site, author, ofText('Mine'));
    const { body } = await decide({ post, verdict: 'delete', reason: 'copyright' });
    const appeal = (token: string, text = 'I drew it myself') =>
      site.post('user/appeal', { id: body.id, text }, token);
    expect((await appeal(fan)).body.code).toBe('NOT_FOUND');
    expect((await appeal(author, '  \n')).body.fields).toEqual({ text: 'MISSING' });
    expect((await appeal(author)).status).toBe(200);
    expect((await appeal(author)).body.code).toBe('NOT_FOUND');
    const { cases } = await casesOf(site, other, { kind: 'appeal' });
    expect(cases.map((each) => [each.decision?.appeal, each.post?.title, each.member?.username])).toEqual([
      ['I drew it myself', 'Mine', 'Author'],
    ]);
    const answer = (token: string) =>
      site.post('moderation/answer', { id: body.id, answer: 'reversed', note: 'Sorry' }, token);
    expect((await answer(judge)).body.fields).toEqual({ id: 'OWN_DECISION' });
    expect((await answer(other)).status).toBe(200);
    expect((await answer(other)).body.code).toBe('NOT_FOUND');
    expect((await site.get('post/details', { id: String(post) })).status).toBe(200);
    const [own] = await ownOf(site, author);
    expect([own?.answer, own?.answerNote, own?.undoneAt !== null]).toEqual(['reversed', 'Sorry', true]);
    expect((await newsOf(site, author)).at(0)).toEqual(['decided', 'reversed', 'copyright']);
    expect((await casesOf(site, other)).count).toBe(0);
  });

  test('go when an account goes, and what it said of others loses its words', async () => {
    const { site, author, fan, judge, decide } = await open();
    await site.post('user/report', { username: 'Author', reason: 'abuse', note: 'secret words' }, fan);
    await decide({ username: 'Author', verdict: 'warn', reason: 'abuse' });
    const exported = async (token: string) => JSON.stringify((await site.get('user/export', {}, token)).body);
    expect(await exported(fan)).toContain('secret words');
    expect(await exported(author)).toContain('"verdict":"warn"');
    await site.post('user/delete', { password: PASSWORD }, fan);
    await site.post('user/delete', { password: PASSWORD }, author);
    expect(await site.members.store.db.selectFrom('decisions').selectAll().execute()).toEqual([]);
    expect(await site.members.store.db.selectFrom('memberReports').select('note').execute()).toEqual([
      { note: '' },
    ]);
    const decided = await casesOf(site, judge, { state: 'decided' });
    expect(decided.cases.map(({ member }) => member)).toEqual([null]);
  });
});
