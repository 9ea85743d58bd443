import type { ListedPost } from '#model/contract/community/post';
import type { MemberSite } from '../accounts/member-site.ts';

export const words = (data: string) => [{ type: 'text', data }];

export const ofText = (title: string, more: object = {}) => ({
  categoryName: 'SELF_POST',
  categoryId: 'text',
  title,
  content: words(`About ${title}`),
  ...more,
});

/** A bar of taps for a song of the game; its last note is at two seconds. */
export const ofChart = (title: string, more: object = {}) => ({
  categoryName: 'SELF_POST',
  categoryId: 'chart',
  title,
  song: { type: 'bandori', id: 7 },
  diff: 3,
  level: 25,
  chart: [
    { type: 'BPM', beat: 0, bpm: 120 },
    { type: 'Single', beat: 1, lane: 1 },
    { type: 'Single', beat: 4, lane: 3 },
  ],
  content: [],
  ...more,
});

/** Publishes something; its id. */
export async function write(site: MemberSite, token: string, body: object): Promise<number> {
  const answer = await site.post('post', body, token);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.id as number;
}

export const comment = (site: MemberSite, token: string, on: number, data: string, more: object = {}) =>
  write(site, token, {
    categoryName: 'POST_COMMENT',
    categoryId: String(on),
    content: words(data),
    ...more,
  });

export async function list(site: MemberSite, query: object, token?: string) {
  const { body, status } = await site.post('post/list', query, token);
  return { status, ...(body as { count: number; posts: ListedPost[]; next: string | null }) };
}

export const thread = (on: number, more: object = {}) => ({
  categoryName: 'POST_COMMENT',
  categoryId: String(on),
  order: 'TIME_ASC',
  ...more,
});

/** Notifications of a member, by whom and about what, newest first. */
export async function told(site: MemberSite, token: string): Promise<unknown[]> {
  const { body } = await site.get('user/message', {}, token);
  const messages = body.messages as {
    kind: string;
    actor: { username: string } | null;
    target: { postId: number };
  }[];
  return messages.map(({ kind, actor, target }) => [kind, actor?.username ?? null, target.postId]);
}

export async function appoint(site: MemberSite, username: string, role: string): Promise<void> {
  await site.members.store.db.updateTable('users').set({ role }).where('username', '=', username).execute();
}
