import { MAX_SUMMARY } from '../../contract/community/chart-limits.ts';
import { MAX_POST_TITLE } from '../../contract/community/text-limits.ts';
import { STORY_TYPES } from '../../listing/stories-query.ts';
import { asArray, asInteger, asObject, asText, type JsonObject } from '../../records/reading.ts';
import { type PostRating, type PostTag, WARNINGS } from '../post/draft.ts';
import { type DraftFile, readDraftFile } from '../work/draft-file.ts';
import { readRating, readTags, textWithin } from '../work/said.ts';

/** A series, or one chapter of it, or neither. */
export type FanStoryKind = (typeof STORY_TYPES)[number];
type Warning = (typeof WARNINGS)[number];

/** Another story by what is said of it. */
interface NamedStory {
  readonly id: number;
  readonly title: string;
}

/** Whose story a draft began as. */
interface StoryOrigin extends NamedStory {
  readonly author: string | null;
}

/** All that is published with a story besides its actions. */
export interface FanStoryAbout {
  readonly title: string;
  readonly kind: FanStoryKind;
  /** The series that it is a chapter of. */
  readonly parent: NamedStory | null;
  readonly summary: string;
  readonly rating: PostRating;
  readonly warnings: readonly Warning[];
  readonly tags: readonly PostTag[];
  /** The text of its post; null where that has what this field cannot hold, and stays as it is. */
  readonly text: string | null;
  /** The picture of its post. */
  readonly cover: DraftFile | null;
  readonly origin: StoryOrigin | null;
  /** The site has its source as a text, which it stays. */
  readonly isSourceText: boolean;
}

export const EMPTY_STORY_ABOUT: FanStoryAbout = {
  title: '',
  kind: 'single',
  parent: null,
  summary: '',
  rating: 0,
  warnings: [],
  tags: [],
  text: '',
  cover: null,
  origin: null,
  isSourceText: false,
};

/** As long as a letter in a comment; the story itself is elsewhere. */
export const MAX_STORY_TEXT = 10_000;

function namedIn(value: unknown): NamedStory | null {
  const { id, title } = asObject(value);
  const number = asInteger(id);
  return number === null || number < 0 ? null : { id: number, title: textWithin(title, MAX_POST_TITLE) };
}

function originIn(value: unknown): StoryOrigin | null {
  const named = namedIn(value);
  return named && { ...named, author: asText(asObject(value).author) };
}

/** What both drafts and posts say under the same names. */
function shared(json: JsonObject) {
  const { title, summary, rating, tags } = json;
  return {
    title: textWithin(title, MAX_POST_TITLE),
    summary: textWithin(summary, MAX_SUMMARY),
    rating: readRating(rating),
    tags: readTags(tags),
  };
}

const kindIn = (value: unknown): FanStoryKind => STORY_TYPES.find((each) => each === value) ?? 'single';

/** What a draft keeps; what cannot be read is left empty. */
export function readStoryAbout(json: unknown): FanStoryAbout {
  const said = asObject(json);
  const { kind, parent, warnings, text, cover, origin, isSourceText } = said;
  return {
    ...shared(said),
    kind: kindIn(kind),
    parent: namedIn(parent),
    warnings: WARNINGS.filter((each) => asArray(warnings).includes(each)),
    text: text === null ? null : textWithin(text, MAX_STORY_TEXT),
    cover: readDraftFile(cover),
    origin: originIn(origin),
    isSourceText: isSourceText === true,
  };
}

/** The text of a post as it can be typed, and its pictures. */
interface TypedText {
  readonly text: string;
  /** Their addresses. */
  readonly pictures: readonly string[];
}

/** What the API answers of a story. `typed` is null where the text of the post cannot be typed. */
export function storyAboutOfPost(post: JsonObject, typed: TypedText | null): FanStoryAbout {
  const [picture, ...others] = typed?.pictures ?? [];
  const cover = readDraftFile(picture);
  const isTyped =
    typed !== null &&
    typed.text.length <= MAX_STORY_TEXT &&
    others.length === 0 &&
    (picture === undefined || cover !== null);
  return {
    ...shared(post),
    kind: kindIn(post.storyType),
    // A planned chapter has its series by number alone.
    parent: namedIn(post.storyParent) ?? namedIn({ id: post.storyParent }),
    warnings: WARNINGS.filter((each) => post[each] === true),
    text: isTyped ? typed.text : null,
    cover: isTyped ? cover : null,
    origin: null,
    isSourceText: typeof post.storySource === 'string',
  };
}

/** What is said once an earlier version is back: the form of its source, and of a published story its kind and series, stay as they are. */
export const restoredAbout = (
  version: FanStoryAbout,
  { kind, parent, isSourceText }: FanStoryAbout,
  isPosted: boolean,
): FanStoryAbout => ({ ...version, isSourceText, ...(isPosted && { kind, parent }) });

/** What an edit may change of the facts, as the API takes it. */
export const storyFactsOf = ({ title, summary, rating, tags, warnings }: FanStoryAbout) => ({
  title: title.trim(),
  summary: summary.trim() || null,
  rating,
  tags: [...tags],
  warningViolence: warnings.includes('warningViolence'),
  warningDeath: warnings.includes('warningDeath'),
  warningNonCon: warnings.includes('warningNonCon'),
  warningUnderage: warnings.includes('warningUnderage'),
});

/** What is said once, when a story is published. */
export const storyPlaceOf = ({ kind, parent }: FanStoryAbout) => ({
  storyType: kind,
  ...(kind === 'chapter' && parent ? { storyParent: parent.id } : {}),
});
