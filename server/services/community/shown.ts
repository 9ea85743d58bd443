import type { PostKind } from '#model/contract/community/categories';
import type { ListedPost } from '#model/contract/community/post';
import type { PostQuery } from '#model/contract/community/posts';
import type { PostNode } from '#model/contract/rich-text';
import { readPostText } from '#model/records/read-rich-text';
import { isMature } from '#model/rules/mature';
import { plainTextOf } from '#model/rules/rich-text';
import { canonicalAddress } from '#model/site/canonical';
import { publishedPath, userPath } from '#model/site/objects';
import { findUser } from '../../store/accounts/users.ts';
import { newestPlaces } from '../../store/community/listing.ts';
import { timeOfId } from '../../store/ids/id-maker.ts';
import type { Store } from '../../store/store.ts';
import type { Profiles } from '../accounts/profiles.ts';
import { Refusal } from '../refusal.ts';
import { Unchanged } from '../unchanged.ts';
import type { PostReader } from './reading.ts';
import { readFacts, readList, readOne } from './rows.ts';

/** Entries of the sitemap, of each kind that has pages. Search engines follow links to the rest. */
const MAX_ENTRIES = 2_000;
const KINDS: readonly PostKind[] = ['text', 'chart', 'story'];

/** An entry of the sitemap: its path, and when it changed (epoch milliseconds). */
export interface SitemapEntry {
  readonly path: string;
  readonly time: number;
}

export interface ShownMember {
  readonly username: string;
  readonly nickname: string | null;
  readonly followers: number;
  readonly intro: readonly PostNode[];
}

/** Members and their posts as everyone may see them, for pages and link previews that the server writes. */
export class ShownPosts {
  readonly #store: Store;
  readonly #profiles: Profiles;
  readonly #unchanged: Unchanged<ListedPost | null>;
  readonly #newest: Unchanged<readonly ListedPost[]>;
  readonly #places: Unchanged<readonly SitemapEntry[]>;
  readonly #reader: PostReader;

  constructor(store: Store, profiles: Profiles, reader: PostReader) {
    this.#store = store;
    this.#profiles = profiles;
    this.#unchanged = new Unchanged(store, (post) => JSON.stringify(post).length);
    this.#newest = new Unchanged(store, (posts) => JSON.stringify(posts).length);
    this.#places = new Unchanged(store, (places) => JSON.stringify(places).length);
    this.#reader = reader;
  }

  /** Null where there is no such post, or none any more; comments have no page. */
  post(id: number): Promise<ListedPost | null> {
    return this.#unchanged.answer(String(id), async () => {
      const post = await readOne(this.#store.db, id, null);
      return post?.categoryName === 'SELF_POST' ? post : null;
    });
  }

  /** Posts of a list as a visitor sees them: made, bounded and cached as for those who ask the API. */
  async listed(query: PostQuery): Promise<readonly ListedPost[]> {
    return (await this.#reader.list(null, query)).posts;
  }

  /** The newest posts of a member. */
  async newestBy(username: string, limit: number): Promise<readonly ListedPost[]> {
    const author = await findUser(this.#store.db, username);
    if (!author) return [];
    const filter = { categoryName: 'SELF_POST', categoryId: 'text', authorId: author.id };
    const stretch = { order: 'desc', limit, offset: 0, after: null } as const;
    return this.#newest.answer(`${author.id} ${limit}`, async () => {
      const { posts } = await readList(this.#store.db, filter, stretch, limit, null);
      return posts;
    });
  }

  /** Where the newest posts for everybody are, and the members who wrote them. */
  places(): Promise<readonly SitemapEntry[]> {
    return this.#places.answer('', async () => {
      const rows = [];
      for (const kind of KINDS) rows.push(...(await newestPlaces(this.#store.db, kind, MAX_ENTRIES)));
      const times = new Map<string, number>();
      const posts = rows.flatMap(({ id, categoryId, facts, editedAt, username }) => {
        const { title, ...rated } = readFacts(facts);
        if (isMature(rated)) return [];
        const time = editedAt ?? timeOfId(id);
        if (username !== null) times.set(username, Math.max(time, times.get(username) ?? 0));
        return [{ path: canonicalAddress(publishedPath({ id, categoryId }), title ?? ''), time }];
      });
      return [...posts, ...[...times].map(([username, time]) => ({ path: userPath(username), time }))];
    });
  }

  /** Null where no one has that name. */
  async member(username: string): Promise<ShownMember | null> {
    try {
      const shown = await this.#profiles.show(null, username);
      const { nickname, followedByCount, selfIntroRich } = shown;
      return { username: shown.username, nickname, followers: followedByCount, intro: selfIntroRich };
    } catch (error) {
      if (error instanceof Refusal && error.code === 'USER_INVALID') return null;
      throw error;
    }
  }
}

/** The beginning of what someone wrote as one line; nothing of a post that is not for everybody. */
export const beginningOf = (post: ListedPost, longest: number): string =>
  isMature(post) ? '' : plainTextOf(readPostText(post.content), longest);
