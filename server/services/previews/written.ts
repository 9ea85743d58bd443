import type { ListedPost } from '#model/contract/community/post';
import { feedPath } from '#model/contract/feeds';
import { type FamilyName, OBJECT_FAMILIES } from '#model/families/families';
import { ACCENT } from '#model/families/fields';
import { readPostText } from '#model/records/read-rich-text';
import type { RichObject } from '#model/records/rich-text';
import { serversFor } from '#model/rules/home-servers';
import { isMature } from '#model/rules/mature';
import { plainTextOf } from '#model/rules/rich-text';
import { isSpoiler } from '#model/rules/running';
import { shownName } from '#model/rules/shown-name';
import { POST_LISTS, publishedPath, userPath } from '#model/site/objects';
import { matchPattern, routeAt } from '#model/site/patterns';
import type { Locale } from '#model/vocabulary/locales';
import { beginningOf, type ShownMember, type ShownPosts } from '../community/shown.ts';
import type { PublishedLists } from '../families/lists.ts';
import { publishedFamily, wordsFor } from '../families/source.ts';
import { textIn } from '../thing-words.ts';
import type { LinkSummary } from './summaries.ts';

/** What members wrote, and members: they have pages and previews like things of the game. */
export interface WrittenThing {
  readonly kind: 'posts' | 'members';
  /** A number of a post, a name of a member. */
  readonly key: string;
}

interface WrittenSummary extends LinkSummary {
  /** Its page. */
  readonly path: string;
  readonly feed: string;
}

/** The page of a member. */
export const MEMBER_PAGE = '/community/user/{username}';
/** The pages of what members publish. */
export const POST_PAGES: readonly string[] = [
  `${POST_LISTS.text}/{id}/{name?}`,
  `${POST_LISTS.chart}/{id}/{name?}`,
  `${POST_LISTS.story}/{id}/{name?}`,
];
const ID = /^[1-9]\d{0,15}$/;
const MAX_WORDS = 200;

export const postIdOf = (text: string | undefined): number | null =>
  text !== undefined && ID.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : null;

/** What the page at a path is about, whether or not there is such a thing; null for other pages. */
export function writtenAt(path: string): WrittenThing | null {
  // Other pages lie beside those of posts, such as the editor.
  const pattern = routeAt(path)?.pattern ?? '';
  const post = POST_PAGES.includes(pattern) ? matchPattern(pattern, path) : null;
  if (post?.id !== undefined) return { kind: 'posts', key: post.id };
  const member = matchPattern(MEMBER_PAGE, path);
  return member?.username === undefined ? null : { kind: 'members', key: member.username };
}

/** The first thing that a post shows, or is about by its tags. */
function firstThing({
  content,
  tags,
}: ListedPost): { readonly name: FamilyName; readonly id: number } | null {
  const listed = readPostText(content).flatMap((block) => (block.type === 'objects' ? [block] : []));
  const [first] = [
    ...listed.map(({ object, ids }) => ({ object, id: ids[0] ?? 0 })),
    ...tags.map(({ type, data }) => ({ object: type as RichObject, id: Number(data) })),
  ].flatMap(({ object, id }) => {
    const head = OBJECT_FAMILIES.find((each) => each.object === object);
    return head ? [{ name: head.name, id }] : [];
  });
  return first ?? null;
}

/** Pictures of a thing that is out, so that a link gives nothing away. */
async function picturesOf(lists: PublishedLists, post: ListedPost, locale: Locale) {
  const thing = firstThing(post);
  if (!thing) return [];
  const servers = serversFor(locale);
  const words = wordsFor(locale, servers);
  const { family, context, item } = await publishedFamily(lists, thing.name, servers, words, Date.now());
  const found = item(thing.id);
  const times = found && family.releasedAt?.(found);
  if (!found || (times && isSpoiler(times, servers.main, Date.now()))) return [];
  return family.art(found, context);
}

async function summariseMember(member: ShownMember, locale: Locale) {
  const { username, followers, intro } = member;
  return {
    name: shownName(member),
    facts: [
      `@${username}`,
      textIn(locale, 'person.followers', { count: followers }),
      plainTextOf(readPostText(intro), MAX_WORDS),
    ].filter((fact) => fact !== ''),
    color: ACCENT,
    pictures: [],
    path: userPath(username),
    feed: feedPath({ username }, locale),
  };
}

async function summarisePost(lists: PublishedLists, post: ListedPost, locale: Locale) {
  const { author, time } = post;
  const { dates } = wordsFor(locale, serversFor(locale), 'medium');
  const by = author ? [shownName(author)] : [];
  const path = publishedPath(post);
  const feed = feedPath(author ? { username: author.username } : {}, locale);
  if (isMature(post)) {
    return { name: textIn(locale, 'post.matureName'), facts: by, color: ACCENT, pictures: [], path, feed };
  }
  const beginning = beginningOf(post, MAX_WORDS);
  return {
    name: post.title || textIn(locale, 'post.untitled'),
    facts: [[...by, dates.date(time)].join(' · '), ...(beginning === '' ? [] : [beginning])],
    color: ACCENT,
    pictures: await picturesOf(lists, post, locale),
    path,
    feed,
  };
}

/** What links to posts and members are shown with. */
export interface WrittenPreviews {
  /** Null when there is no such thing. */
  summarise(thing: WrittenThing, locale: Locale): Promise<WrittenSummary | null>;
  /** Whether there is one. */
  has(thing: WrittenThing): Promise<boolean>;
}

export function writtenPreviews(lists: PublishedLists, shown: ShownPosts): WrittenPreviews {
  const postOf = async (key: string): Promise<ListedPost | null> => {
    const id = postIdOf(key);
    return id === null ? null : shown.post(id);
  };
  return {
    async summarise({ kind, key }, locale) {
      if (kind === 'members') {
        const member = await shown.member(key);
        return member && summariseMember(member, locale);
      }
      const post = await postOf(key);
      return post && summarisePost(lists, post, locale);
    },
    has: async ({ kind, key }) => (kind === 'members' ? await shown.member(key) : await postOf(key)) !== null,
  };
}
