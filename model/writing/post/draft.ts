import { MAX_POST_TITLE, MAX_TAG, MAX_TAGS } from '../../contract/community/text-limits.ts';
import { asArray, asInteger, asObject, isJsonObject, type JsonObject } from '../../records/reading.ts';
import { nodesIn } from './nodes.ts';

export const WARNINGS = ['warningViolence', 'warningDeath', 'warningNonCon', 'warningUnderage'] as const;
type Warning = (typeof WARNINGS)[number];
/** 0 general, 1 teen, 2 mature, 3 explicit. */
export const RATINGS = [0, 1, 2, 3] as const;
export type PostRating = (typeof RATINGS)[number];

/** A tag as the contract has it. */
export interface PostTag {
  readonly type: string;
  readonly data: string;
}

/** A post as its author writes it. */
export interface PostDraft {
  readonly title: string;
  readonly tags: readonly PostTag[];
  readonly rating: PostRating;
  readonly warnings: readonly Warning[];
  readonly content: readonly JsonObject[];
}

export const EMPTY_POST: PostDraft = { title: '', tags: [], rating: 0, warnings: [], content: [] };

const TAG_TYPE = /^[a-z0-9]{1,32}$/;

function tagIn(value: unknown): readonly PostTag[] {
  const { type, data } = asObject(value);
  const isTag = typeof type === 'string' && TAG_TYPE.test(type) && typeof data === 'string' && data !== '';
  return isTag ? [{ type, data: data.slice(0, MAX_TAG) }] : [];
}

const ratingIn = (value: unknown): PostRating => RATINGS.find((each) => each === asInteger(value)) ?? 0;

/**
 * A post in anything: as the API answers with it, as this site saved it, or only its nodes; null when there are none. What cannot be
 * read of its facts is left out.
 */
export function readPost(json: unknown): PostDraft | null {
  const bare = nodesIn(json);
  if (bare) return { ...EMPTY_POST, content: bare };
  if (!isJsonObject(json)) return null;
  // A whole answer of `post/details`.
  if (isJsonObject(json.post)) return readPost(json.post);
  const content = nodesIn(json.content);
  if (content === null) return null;
  return {
    title: typeof json.title === 'string' ? json.title.slice(0, MAX_POST_TITLE) : '',
    tags: asArray(json.tags).flatMap(tagIn).slice(0, MAX_TAGS),
    rating: ratingIn(json.rating),
    warnings: WARNINGS.filter((warning) => json[warning] === true),
    content,
  };
}

/** What an import changes besides the text. A list of nodes alone has no facts, and a post without a title keeps the one it replaces. */
export function importedFacts(imported: PostDraft, before: PostDraft): Partial<PostDraft> {
  const { content, ...facts } = imported;
  if (isSamePost(imported, { ...EMPTY_POST, content })) return {};
  return { ...facts, title: facts.title || before.title };
}

/** The post as JSON of the published format; `readPost` reads it back. */
export function writePost({ title, tags, rating, warnings, content }: PostDraft): JsonObject {
  const flags = Object.fromEntries(warnings.map((warning) => [warning, true]));
  return { title, ...(rating !== 0 && { rating }), ...flags, tags, content };
}

export const isSamePost = (a: PostDraft, b: PostDraft): boolean =>
  a === b || JSON.stringify(writePost(a)) === JSON.stringify(writePost(b));
