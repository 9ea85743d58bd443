import { MAX_PAGE } from '#model/contract/bounds';
import type { ListedPost } from '#model/contract/community/post';
import { findUser } from '../../store/accounts/users.ts';
import type { Store } from '../../store/store.ts';
import type { PostReader } from '../community/reading.ts';

const CHARTS = { categoryName: 'SELF_POST', categoryId: 'chart', limit: MAX_PAGE } as const;

const chartOf = ({ id, time, author, likes, ...facts }: ListedPost) => ({
  id,
  time,
  author,
  likes,
  title: facts.title ?? null,
  artists: facts.artists ?? null,
  diff: facts.diff ?? null,
  level: facts.level ?? null,
  song: facts.song ?? null,
});

/** Charts by their words, and by who made them when the search is someone's name; each once, the newest first. */
export async function findCharts(store: Store, posts: Pick<PostReader, 'list'>, search: string) {
  const name = search.trim().replace(/^@/, '');
  const creator = await findUser(store.db, name);
  const byWords = await posts.list(null, { ...CHARTS, search });
  const byCreator = creator ? await posts.list(null, { ...CHARTS, username: creator.username }) : null;
  const found = new Map([...byWords.posts, ...(byCreator?.posts ?? [])].map((post) => [post.id, post]));
  const charts = [...found.values()].sort((a, b) => b.id - a.id).slice(0, MAX_PAGE);
  return { count: charts.length, charts: charts.map(chartOf) };
}
