import type { DemoChart, DemoCommunity, DemoPost, DemoStory } from '#model/contract/community/demo';
import type { PostMetadata } from '#model/contract/community/post';
import { scopesOf } from '../../store/community/counts.ts';
import { type PostValues, SHOWN } from '../../store/community/posts.ts';
import { insertMany, type ManyPosts } from '../../store/community/seeding.ts';
import { firstIdAt } from '../../store/ids/id-maker.ts';
import type { Db, Store } from '../../store/store.ts';
import { momentOf } from '../fancharts/moments.ts';
import { factsOf, listColumns, wordsToFind } from './keeping.ts';
import { tagNames } from './tags.ts';
import { termsOf } from './terms.ts';

/** Of the oldest post, chart and story, below all ids that are made now: their pages are samples of the route table. */
const FIRST_POST = 1;
const FIRST_CHART = 2;
const FIRST_STORY = 3;

type Text = DemoPost | DemoPost['comments'][number];

interface Where {
  readonly categoryName: string;
  readonly categoryId: string;
  readonly repliesTo: number | null;
  readonly comments: number;
  readonly replies: number;
  /** Instead of the id that says when it was written. */
  readonly id?: number;
  /** Of a chapter: its series. */
  readonly storyParentId?: number;
}

type Mutable<T> = { [K in keyof T]: T[K] extends readonly (infer Row)[] ? Row[] : Map<string, number> };

/** Turns invented posts into rows, as the writer of posts would have made them one by one in the course of months. */
class Seeding {
  readonly many: Mutable<ManyPosts> = {
    posts: [],
    works: [],
    terms: [],
    tags: [],
    postTags: [],
    likes: [],
    follows: [],
    votes: [],
    counts: new Map(),
  };
  readonly #store: Store;
  readonly #members: readonly number[];
  readonly #now: number;
  readonly #tagIds = new Map<string, number>();
  readonly #used = new Set<number>();

  constructor(store: Store, members: readonly number[]) {
    this.#store = store;
    this.#members = members;
    this.#now = store.now();
  }

  #member(place: number): number {
    const id = this.#members[place];
    if (id === undefined) throw new RangeError(`The demo set has no member ${place}`);
    return id;
  }

  /** The id of a post says when it was written. */
  #idAt(age: number): number {
    let id = firstIdAt(this.#now - age);
    while (this.#used.has(id)) id++;
    this.#used.add(id);
    return id;
  }

  #tag(postId: number, kind: string, tag: ReturnType<typeof tagNames>[number]): void {
    const key = `${tag.type} ${tag.fold}`;
    const known = this.#tagIds.get(key);
    const place = known ?? this.many.tags.length;
    const before = this.many.tags[place] ?? { ...tag, id: this.#store.newId(), posts: 0 };
    this.#tagIds.set(key, place);
    this.many.tags[place] = { ...before, posts: before.posts + 1 };
    this.many.postTags.push({ tagId: before.id, postId, kind });
  }

  #add(text: Text, { id = this.#idAt(text.age), ...where }: Where, facts: PostMetadata): number {
    const { categoryName, categoryId } = where;
    const kept = factsOf(facts);
    const post: PostValues = {
      id,
      storyParentId: null,
      ...where,
      authorId: this.#member(text.author),
      facts: JSON.stringify(kept),
      content: JSON.stringify(text.content),
      storyType: kept.storyType ?? null,
      likes: text.likers.length,
      ...listColumns(kept),
      moment: 'seconds' in text && text.seconds !== undefined ? momentOf(text.seconds) : null,
      standing: SHOWN,
      revision: 0,
      editedAt: null,
      deletedAt: null,
      deletedBy: null,
      requestKey: null,
    };
    this.many.posts.push(post);
    for (const term of termsOf(wordsToFind(kept, [...text.content])))
      this.many.terms.push({ term, postId: id });
    for (const tag of tagNames(kept.tags)) this.#tag(id, categoryId, tag);
    for (const liker of text.likers)
      this.many.likes.push({ postId: id, userId: this.#member(liker), id: this.#store.newId() });
    for (const scope of scopesOf({ categoryName, categoryId, authorId: post.authorId }))
      this.many.counts.set(scope, (this.many.counts.get(scope) ?? 0) + 1);
    return id;
  }

  addPosts(posts: readonly DemoPost[]): void {
    for (const [nth, post] of posts.entries())
      this.#addOne('text', post, nth === 0 ? { id: FIRST_POST } : {});
  }

  addCharts(charts: readonly DemoChart[]): void {
    for (const [nth, chart] of charts.entries()) {
      const postId = this.#addOne('chart', chart, nth === 0 ? { id: FIRST_CHART } : {}, chart.facts);
      this.many.works.push({ postId, content: JSON.stringify({ chart: chart.chart }) });
      for (const { voter, level, feel } of chart.votes)
        this.many.votes.push({ postId, userId: this.#member(voter), id: this.#store.newId(), level, feel });
    }
  }

  addStories(stories: readonly DemoStory[]): void {
    const ids: number[] = [];
    for (const [nth, story] of stories.entries()) {
      const series = story.series === null ? undefined : ids[story.series];
      const more = {
        ...(nth === 0 && { id: FIRST_STORY }),
        ...(series !== undefined && { storyParentId: series }),
      };
      const postId = this.#addOne('story', story, more, story.facts);
      ids.push(postId);
      this.many.works.push({ postId, content: JSON.stringify({ storySource: story.source }) });
    }
  }

  #addOne(
    categoryId: string,
    post: DemoPost,
    given: Pick<Where, 'id' | 'storyParentId'>,
    more: Partial<PostMetadata> = {},
  ): number {
    const { title, tags, comments } = post;
    const place = { categoryName: 'SELF_POST', categoryId, repliesTo: null, replies: 0 };
    const where = { ...place, comments: comments.length, ...given };
    const id = this.#add(post, where, { ...more, title, tags: [...tags] });
    this.#addComments(id, comments);
    return id;
  }

  #addComments(id: number, comments: DemoPost['comments']): void {
    const ids: number[] = [];
    for (const [nth, comment] of comments.entries()) {
      const thread = { categoryName: 'POST_COMMENT', categoryId: String(id), comments: 0 };
      const repliesTo = comment.answers === null ? null : (ids[comment.answers] ?? null);
      const replies = comments.filter(({ answers }) => answers === nth).length;
      ids.push(this.#add(comment, { ...thread, repliesTo, replies }, { tags: [] }));
    }
  }

  addFollow([follower, followed]: DemoCommunity['follows'][number]): void {
    const pair = { followerId: this.#member(follower), followedId: this.#member(followed) };
    this.many.follows.push({ id: this.#store.newId(), ...pair });
  }
}

/** Adds what invented members wrote, like and follow; `members` are their ids in the order of the writers. */
export async function addDemoPosts(
  trx: Db,
  store: Store,
  members: readonly number[],
  { posts, charts, stories, follows }: DemoCommunity,
): Promise<void> {
  const seeding = new Seeding(store, members);
  seeding.addPosts(posts);
  seeding.addCharts(charts);
  seeding.addStories(stories);
  for (const follow of follows) seeding.addFollow(follow);
  await insertMany(trx, seeding.many);
}
