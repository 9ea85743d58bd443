import { DEFAULT_PAGE, MAX_OFFSET } from '#model/contract/bounds';
import type { ListedPost } from '#model/contract/community/post';
import { MAX_LIST, MAX_TAGS_FOUND, type PostQuery } from '#model/contract/community/posts';
import { warningBits } from '#model/contract/community/warnings';
import type { AnswerOf, RequestOf } from '#model/contract/endpoints';
import { isBlank } from '#model/writing/post/words';
import { findUser } from '../../store/accounts/users.ts';
import { countShared } from '../../store/community/charts/co-authors.ts';
import { countOfFollowed, readCount, scopeOf } from '../../store/community/counts.ts';
import { type LikedStretch, MAX_ORDERED } from '../../store/community/liked.ts';
import { likedAmong } from '../../store/community/likes.ts';
import { countBeyond, countMatching } from '../../store/community/listing.ts';
import { isOfCharts, isOfStories, type PostFilter, type PostSlice } from '../../store/community/matching.ts';
import type { MomentStretch } from '../../store/community/moments.ts';
import { findPost, GONE } from '../../store/community/posts.ts';
import { findTagIds, searchTags } from '../../store/community/tags.ts';
import { rarestFirst } from '../../store/community/terms.ts';
import { firstIdAt } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../accounts/caller.ts';
import { cursorAfter, readPage } from '../accounts/pages.ts';
import { bounded } from '../bounded.ts';
import { momentCursorAfter, readMomentCursor } from '../fancharts/moments.ts';
import { Refusal } from '../refusal.ts';
import { Unchanged } from '../unchanged.ts';
import { KeptAnswers } from './kept-answers.ts';
import { likedCursorAfter, readLikedCursor } from './liked-cursor.ts';
import { given, readList, readOne } from './rows.ts';
import { tagNames, tidyLine } from './tags.ts';
import { foldText, soughtTerms } from './terms.ts';

/** What members publish themselves, rather than comments. */
const OWN = 'SELF_POST';

/** Where no count is kept, counting stops. */
const MAX_COUNTED = 1_000;
/** As far as any list can be leafed through. */
const MAX_PASSED = MAX_OFFSET + MAX_LIST;

/** Lists in the making, which may be a megabyte each; others wait, and beyond these are sent away. */
const LISTS_AT_ONCE = 8;
const MAX_WAITING = 200;

type Query = ReturnType<typeof given<PostQuery>>;

function stretchOf({ order, limit, offset, cursor }: Query): PostSlice | LikedStretch | MomentStretch {
  if (order === 'LIKES_DESC') {
    const after = cursor === undefined ? null : readLikedCursor(cursor);
    return { order: 'liked', limit: limit ?? DEFAULT_PAGE, offset: offset ?? 0, after };
  }
  if (order === 'MOMENT_ASC') {
    const after = cursor === undefined ? null : readMomentCursor(cursor);
    return { order: 'moment', limit: limit ?? DEFAULT_PAGE, offset: offset ?? 0, after };
  }
  const page = readPage({
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  return { ...page, order: order === 'TIME_ASC' ? 'asc' : 'desc' };
}

function nextOf(
  posts: readonly ListedPost[],
  stretch: ReturnType<typeof stretchOf>,
  isCut: boolean,
): string | null {
  if (stretch.order === 'liked') return likedCursorAfter(posts, stretch, isCut);
  if (stretch.order === 'moment') return momentCursorAfter(posts, stretch, isCut);
  return cursorAfter(posts, stretch, isCut);
}

/** Only comments are about times, and only a thread is kept in that order. */
function refuseMoments({ categoryName, categoryId, search, tags, ...others }: Query): void {
  const { following, username, likedBy } = others;
  const isThread = categoryName === 'POST_COMMENT' && categoryId !== undefined;
  const isNarrowed = [search, tags, following, username, likedBy].some((each) => each !== undefined);
  if (!isThread || isNarrowed) throw new Refusal('PERMISSION_DENIED', { fields: { order: 'INVALID' } });
}

type TagsAsked = RequestOf<'GET post/tag'>;
type TagsFound = AnswerOf<'GET post/tag'>['tags'];
type PostList = Omit<AnswerOf<'POST post/list'>, 'result'>;

const answerJson = (list: PostList): string => JSON.stringify({ result: true, ...list });

/** What anybody may read of posts. */
export class PostReader {
  readonly #store: Store;
  readonly #kept: KeptAnswers;
  readonly #unchanged: Unchanged<PostList>;
  readonly #tags: Unchanged<TagsFound>;
  readonly #atOnce = bounded(LISTS_AT_ONCE, MAX_WAITING);

  constructor(store: Store, kept = new KeptAnswers(store)) {
    this.#store = store;
    this.#kept = kept;
    this.#unchanged = new Unchanged(store, (list) => JSON.stringify(list).length);
    this.#tags = new Unchanged(store, (list) => JSON.stringify(list).length);
  }

  async #memberId(username: string | undefined): Promise<number | undefined> {
    if (username === undefined) return undefined;
    const user = await findUser(this.#store.db, username);
    if (!user) throw new Refusal('USER_INVALID');
    return user.id;
  }

  /** What to look for in the words of the store; null when nothing can match. */
  async #filterOf(caller: Caller | null, query: Query): Promise<PostFilter | null> {
    const { search, following, username, likedBy, categoryId, storyTypes, tags, since } = query;
    // Liked comments are not public.
    if (likedBy !== undefined && (query.categoryName ?? OWN) !== OWN)
      throw new Refusal('PERMISSION_DENIED', { fields: { likedBy: 'INVALID' } });
    const categoryName = likedBy === undefined ? query.categoryName : OWN;
    if (following === true && !caller) throw new Refusal('LOGIN_REQUIRED');
    const { db } = this.#store;
    const authorId = await this.#memberId(username);
    const likerId = await this.#memberId(likedBy);
    const tagIds = tags === undefined || tags.length === 0 ? undefined : await findTagIds(db, tagNames(tags));
    const sought = search === undefined || isBlank(search) ? undefined : soughtTerms(search);
    if (tagIds === null || sought?.length === 0) return null;
    const terms = sought === undefined || sought.length === 1 ? sought : await rarestFirst(db, sought);
    if (terms === null) return null;
    return {
      categoryName,
      categoryId,
      authorId,
      isShared: (authorId !== undefined && query.shared) || undefined,
      likerId,
      tagIds,
      terms,
      storyTypes: storyTypes?.length === 0 ? undefined : storyTypes,
      storyParentId: query.storyParent,
      ratingTo: query.ratingTo,
      withoutWarnings: query.withoutWarnings?.length ? warningBits(query.withoutWarnings) : undefined,
      songType: query.songType,
      songId: query.songId,
      diffs: query.diffs?.length === 0 ? undefined : query.diffs,
      levelFrom: query.levelFrom,
      levelTo: query.levelTo,
      followerId: following === true ? caller?.userId : undefined,
      sinceId: since === undefined ? undefined : firstIdAt(since),
      isTimed: query.order === 'MOMENT_ASC' || undefined,
      without: query.without?.length === 0 ? undefined : query.without,
    };
  }

  async #count(filter: PostFilter): Promise<number> {
    const { followerId, likerId, tagIds, terms, sinceId } = filter;
    const others = [likerId, tagIds, terms, sinceId, filter.isTimed, filter.without];
    const isPlain = !isOfCharts(filter) && !isOfStories(filter) && others.every((each) => each === undefined);
    const scope = isPlain
      ? scopeOf({ ...filter, ...(followerId === undefined ? {} : { authorId: followerId }) })
      : null;
    if (scope !== null && followerId !== undefined && filter.authorId === undefined)
      return countOfFollowed(this.#store.db, followerId, filter);
    if (scope === null || followerId !== undefined) return countMatching(this.#store.db, filter, MAX_COUNTED);
    const own = await readCount(this.#store.db, scope);
    return filter.isShared === true ? own + (await countShared(this.#store.db, filter)) : own;
  }

  /**
   * The answer as JSON: written once for all visitors, and once for each member who asks for those they follow. Only what a member
   * likes of other lists has to be looked up for each of them.
   */
  listJson(caller: Caller | null, asked: PostQuery): Promise<Buffer> {
    const key = JSON.stringify(asked);
    const isOwn = asked.following === true;
    const build = async (reader: Caller | null): Promise<string> =>
      answerJson(await this.#atOnce(() => this.#list(reader, asked)));
    if (caller === null || isOwn)
      return this.#kept.answer(`list ${isOwn ? caller?.userId : ''} ${key}`, () => build(caller));
    return this.list(caller, asked).then((list) => Buffer.from(answerJson(list)));
  }

  /** The same for all callers, except for their own likes and follows. */
  async list(caller: Caller | null, asked: PostQuery): Promise<PostList> {
    const key = JSON.stringify(asked);
    if (asked.following === true)
      return this.#unchanged.answer(`${caller?.userId} ${key}`, () =>
        this.#atOnce(() => this.#list(caller, asked)),
      );
    const build = () => this.#atOnce(() => this.#list(null, asked));
    const list = await this.#unchanged.answer(key, build);
    return caller ? { ...list, posts: await this.#markLiked(caller.userId, list.posts) } : list;
  }

  async #markLiked(userId: number, posts: PostList['posts']): Promise<PostList['posts']> {
    const shown = posts.filter(({ deleted }) => !deleted).map(({ id }) => id);
    const liked = await likedAmong(this.#store.db, userId, shown);
    return posts.map((post) => (liked.has(post.id) ? { ...post, liked: true } : post));
  }

  async #list(caller: Caller | null, asked: PostQuery): Promise<PostList> {
    const query = given(asked);
    const stretch = stretchOf(query);
    if (stretch.order === 'moment') refuseMoments(query);
    const filter = await this.#filterOf(caller, query);
    if (filter === null) return { count: 0, posts: [], next: null };
    const count = await this.#count(filter);
    const isFollowedALot = filter.followerId !== undefined && count >= MAX_ORDERED;
    const sought = { ...filter, isFollowedALot };
    const { posts, isCut } = await readList(this.#store.db, sought, stretch, count, caller?.userId ?? null);
    return { count, posts: [...posts], next: nextOf(posts, stretch, isCut) };
  }

  async basic(id: number) {
    const post = await readOne(this.#store.db, id, null);
    if (!post) throw new Refusal('POST_INVALID');
    const { title, author } = post;
    return { title: title ?? '', author: author && { username: author.username } };
  }

  /** Where a post stands among those of its category, from the oldest on; as far as lists reach from either end. */
  async find(categoryName: string, categoryId: string, id: number) {
    const { db } = this.#store;
    const post = await findPost(db, id);
    const isThere = post?.categoryName === categoryName && post.categoryId === categoryId;
    if (!isThere || post.standing === GONE) throw new Refusal('POST_INVALID');
    const place = { categoryName, categoryId, id };
    const [count, older] = await Promise.all([
      readCount(db, scopeOf({ categoryName, categoryId }) ?? ''),
      countBeyond(db, place, 'desc', MAX_PASSED),
    ]);
    if (older < MAX_PASSED) return { position: older, count };
    const newer = await countBeyond(db, place, 'asc', MAX_PASSED);
    return { position: Math.max(older, count - 1 - newer), count };
  }

  /** The most used first. */
  tags(asked: TagsAsked): Promise<TagsFound> {
    return this.#tags.answer(JSON.stringify(asked), async () => {
      const { type, data = '', since, categoryId: kind } = asked;
      const sought = { type, fold: foldText(tidyLine(data)), isFuzzy: asked.fuzzy === 'true' };
      // Without a name to look for any tag will do.
      const names = data === '' && type === undefined ? { ...sought, isFuzzy: true } : sought;
      const rows = await searchTags(this.#store.db, names, { since, kind }, MAX_TAGS_FOUND);
      return rows.map((row) => ({ type: row.type, data: row.data, count: row.posts }));
    });
  }
}
