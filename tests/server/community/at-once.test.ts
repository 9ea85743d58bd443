import { expect, test } from 'vitest';
import type { Members } from '#server/members';
import { PostDetails } from '#server/services/community/details';
import { PostEditing } from '#server/services/community/editing';
import { KeptAnswers } from '#server/services/community/kept-answers';
import { Moderation } from '#server/services/community/moderation';
import { PostReader } from '#server/services/community/reading';
import { NO_FONTS } from '#server/services/previews/fonts';
import { type MemberSite, openMemberSite } from '../accounts/member-site.ts';
import { openSite } from '../site.ts';
import { onEachEngine } from '../store/engines.ts';
import { appoint, comment, ofText, words, write } from './site.ts';

/** The same members, without anything kept in memory. */
function forgetting({ store, services, ...members }: Members): Members {
  const own = { ...store, stamp: () => null };
  const kept = new KeptAnswers(own);
  const moderation = new Moderation(own, kept);
  return {
    ...members,
    store: own,
    services: {
      ...services,
      reader: new PostReader(own, kept),
      details: new PostDetails(own, kept),
      editor: new PostEditing(own, kept),
      moderation,
    },
    close: async () => {},
  };
}

interface World {
  readonly site: MemberSite;
  readonly post: number;
  readonly author: string;
  readonly fan: string;
  readonly judge: string;
}

type Write = (world: World) => Promise<{ readonly status: number }>;

/** Everything that changes what is shown of a post, one after the other on the same one. */
const WRITES: readonly (readonly [name: string, write: Write])[] = [
  [
    'an edit',
    ({ site, post, author }) =>
      site.post('post/edit', { id: post, title: 'Second', content: words('Other words') }, author),
  ],
  ['a like', ({ site, post, fan }) => site.post('post/like', { id: post, value: true }, fan)],
  ['a like taken back', ({ site, post, fan }) => site.post('post/like', { id: post, value: false }, fan)],
  [
    'a comment',
    async ({ site, post, fan }) => {
      await comment(site, fan, post, 'Nice');
      return { status: 200 };
    },
  ],
  ['a name', ({ site, author }) => site.post('user', { nickname: 'New name' }, author)],
  [
    'a report',
    ({ site, post, fan }) => site.post('post/report', { id: post, reason: 'spam', note: 'Look' }, fan),
  ],
  [
    'a lock',
    ({ site, post, judge }) =>
      site.post('moderation/decide', { post, verdict: 'lock', reason: 'abuse' }, judge),
  ],
  ['the lock undone', undoLast],
  [
    'an age rating',
    ({ site, post, author }) =>
      site.post('post/edit', { id: post, title: 'Third', content: words('Grown up'), rating: 2 }, author),
  ],
  [
    'an earlier version',
    ({ site, post, author }) => site.post('post/restore', { id: post, version: 1 }, author),
  ],
  ['an unfollow', ({ site, fan }) => site.post('user/following', { username: 'Author', follow: false }, fan)],
  ['a follow', ({ site, fan }) => site.post('user/following', { username: 'Author', follow: true }, fan)],
  ['a mute', ({ site, fan }) => site.post('user/mute', { username: 'Author', value: true }, fan)],
  ['a block', ({ site, fan }) => site.post('user/block', { username: 'Author', value: true }, fan)],
  ['a block undone', ({ site, fan }) => site.post('user/block', { username: 'Author', value: false }, fan)],
  [
    'a hiding',
    ({ site, post, judge }) =>
      site.post('moderation/decide', { post, verdict: 'hide', reason: 'abuse' }, judge),
  ],
  ['the hiding undone', undoLast],
  ['a deletion', ({ site, post, author }) => site.post('post/delete', { id: post }, author)],
  ['a deletion taken back', ({ site, post, author }) => site.post('post/undelete', { id: post }, author)],
  [
    'the end of the account',
    ({ site, author }) => site.post('user/delete', { password: 'correct staple 41' }, author),
  ],
];

async function undoLast({ site, judge }: World) {
  const { db } = site.members.store;
  const { id } = await db
    .selectFrom('decisions')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return site.post('moderation/undo', { id }, judge);
}

/** What is another one in each answer. */
const OWN = /(?<=nonce="|name="style-nonce" content="|"requestId":")[^"]+/g;

/** All answers that show the post, to visitors and members. */
async function shownBy(app: MemberSite['app'], { post, author, fan, judge }: World): Promise<string[]> {
  const page = async (url: string) => {
    const answer = await app.inject({ url, headers: { accept: 'text/html', host: 'setori.example.org' } });
    return `${answer.statusCode} ${answer.body.replaceAll(OWN, '')}`;
  };
  const call = async (url: string, token?: string, payload?: object) => {
    const { statusCode, body } = await app.inject({
      url: `/api/${url}`,
      ...(payload ? { method: 'POST', payload } : {}),
      ...(token === undefined ? {} : { cookies: { token } }),
    });
    return `${statusCode} ${body.replaceAll(OWN, '')}`;
  };
  return Promise.all([
    page(`/community/posts/${post}`),
    page('/community/posts'),
    page('/community/home'),
    page('/community/user/Author'),
    call(`post/details?id=${post}`),
    call(`post/details?id=${post}`, fan),
    call('post/list', undefined, { categoryName: 'SELF_POST' }),
    call('post/list', fan, { categoryName: 'SELF_POST' }),
    call('post/list', fan, { following: true }),
    call('post/list', undefined, { categoryName: 'POST_COMMENT', categoryId: String(post) }),
    call(`post/versions?id=${post}`, author),
    call('post/report', judge),
  ]);
}

onEachEngine('what is shown of a post', (engine) => {
  test('is new at once after every write that changes it', async () => {
    const site = await openMemberSite(await engine.fresh(), {}, { fonts: NO_FONTS });
    const [author, fan, judge] = [
      await site.join('Author'),
      await site.join('Fan'),
      await site.join('Judge'),
    ];
    await appoint(site, 'Judge', 'moderator');
    await site.post('user/following', { username: 'Author', follow: true }, fan);
    const post = await write(site, author, ofText('First'));
    const world = { site, post, author, fan, judge };
    const { app: anew } = await openSite({ members: forgetting(site.members), fonts: NO_FONTS });
    const unchanged: string[] = [];
    for (const [name, change] of WRITES) {
      const before = await shownBy(site.app, world);
      // Asked twice: the second answers are those that were kept.
      expect(await shownBy(site.app, world), `before ${name}`).toEqual(before);
      expect((await change(world)).status, name).toBe(200);
      const after = await shownBy(site.app, world);
      expect(after, `after ${name}`).toEqual(await shownBy(anew, world));
      if (after.join() === before.join()) unchanged.push(name);
    }
    // A mute hides posts in the client alone, and the end of a block does not bring back the follow that the block ended.
    expect(unchanged).toEqual(['a mute', 'a block undone']);
  });
});
