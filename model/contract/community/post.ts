import { type Static, Type } from 'typebox';
import { nickname, titles } from '../account/profile.ts';
import {
  count,
  documentOf,
  fields,
  id,
  idText,
  integer,
  listOf,
  oneOf,
  orNull,
  revision,
  text,
  time,
} from '../bounds.ts';
import { richText, uploadPath } from '../rich-text.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { sharedChart } from './chart.ts';
import { MAX_ARTISTS, MAX_CHART_LEVEL, MAX_SUMMARY } from './chart-limits.ts';
import { REPORT_REASONS } from './reasons.ts';
import { MAX_SCENARIO_LETTERS, MAX_STORY_LETTERS } from './story-limits.ts';
import {
  MAX_CHART_SECONDS,
  MAX_CO_AUTHORS,
  MAX_NODES,
  MAX_POST_TITLE,
  MAX_TAG,
  MAX_TAGS,
} from './text-limits.ts';

/** Left out and null are the same: programs for sites of this kind send both. */
export const optionalNullable = <T extends Type.TSchema>(schema: T) => Type.Optional(orNull(schema));

export const categoryName = oneOf(CATEGORY_NAMES);
export const categoryId = idText(64, 1);

/** Names of kinds are open: `text`, `character`, `card` and whatever else a page can show. */
export const tag = fields({
  type: Type.String({ pattern: '^[a-z0-9]{1,32}$', maxLength: 32 }),
  data: idText(MAX_TAG, 1),
});
export type Tag = Static<typeof tag>;

/** What charts are for: songs of games, or the author's own. */
export const CHART_SONG_TYPES = ['bandori', 'llsif', 'custom'] as const;
export type ChartSongType = (typeof CHART_SONG_TYPES)[number];
/** 0 easy to 4 special. */
export const difficultyNumber = integer(0, 4);
export const levelNumber = integer(1, MAX_CHART_LEVEL);

/** One of the game, or the author's own by uploads. */
const song = Type.Union([
  fields({ type: Type.Union([Type.Literal('bandori'), Type.Literal('llsif')]), id }),
  fields({
    type: Type.Literal('custom'),
    audio: optionalNullable(uploadPath),
    cover: optionalNullable(uploadPath),
  }),
]);

/** A time of a chart. */
export const chartSeconds = Type.Number({ minimum: 0, maximum: MAX_CHART_SECONDS });

/** 0 general, 1 teen, 2 mature, 3 explicit. */
export const rating = integer(0, 3);
export const content = richText(MAX_NODES);

/** What a list shows of a chart or story, and what its author may change afterwards. */
export const editable = {
  title: optionalNullable(text(MAX_POST_TITLE)),
  artists: optionalNullable(text(MAX_ARTISTS)),
  diff: optionalNullable(difficultyNumber),
  level: optionalNullable(levelNumber),
  summary: optionalNullable(text(MAX_SUMMARY)),
  rating: optionalNullable(rating),
  warningViolence: optionalNullable(Type.Boolean()),
  warningDeath: optionalNullable(Type.Boolean()),
  warningNonCon: optionalNullable(Type.Boolean()),
  warningUnderage: optionalNullable(Type.Boolean()),
};
/** What stays as it was published. */
export const creationOnly = {
  song: optionalNullable(song),
  storyType: optionalNullable(idText(32, 1)),
};

/** A story as its author wrote it, in the published format (reference R142): an object, or the JSON of one. */
export const storySource = Type.Union([text(MAX_STORY_LETTERS), documentOf(MAX_STORY_LETTERS)]);
/** The work itself: large, and not part of lists. */
export const payload = {
  chart: optionalNullable(sharedChart),
  storySource: optionalNullable(storySource),
};
/** The same story in the shape of the game's scenarios, which the server makes of the source: text where that is text. */
const storyScenario = Type.Union([text(MAX_SCENARIO_LETTERS), documentOf(MAX_SCENARIO_LETTERS)]);

const { title, summary, warningViolence, warningDeath, warningNonCon, warningUnderage } = editable;
const storyParent = fields({
  id,
  title,
  summary,
  rating: editable.rating,
  warningViolence,
  warningDeath,
  warningNonCon,
  warningUnderage,
});

export const person = fields({ username: text(30), nickname });

/**
 * A post or comment. A deleted one that was replied to keeps its place, `deleted` and empty. No author: the account is
 * deleted, or the post is.
 */
const post = {
  id,
  categoryName,
  categoryId: text(64),
  ...editable,
  ...creationOnly,
  storyParent: Type.Optional(storyParent),
  content,
  time,
  author: orNull(fields({ username: text(30), nickname, titles })),
  /** Of a chart: who works on it with the author; absent where no one does. */
  coAuthors: Type.Optional(listOf(person, MAX_CO_AUTHORS)),
  likes: count,
  /** Whether the caller likes it. */
  liked: Type.Boolean(),
  tags: listOf(tag, MAX_TAGS),
  /** The comment of the same thread that this one answers, and who wrote that. */
  repliesTo: Type.Optional(id),
  repliedTo: Type.Optional(orNull(person)),
  /** Of a comment on a chart: the time of the chart that it is about. */
  seconds: Type.Optional(chartSeconds),
  /** How many comments the post has. */
  comments: count,
  deleted: Type.Boolean(),
  /** Why moderators locked it: no comments, likes or edits; absent where it is not locked. */
  locked: Type.Optional(oneOf(REPORT_REASONS)),
  revision,
  editedAt: orNull(time),
};

export const listedPost = fields(post);
export type ListedPost = Static<typeof listedPost>;
export const wholePost = fields({
  ...post,
  ...payload,
  storyScenario: Type.Optional(storyScenario),
});

/** All that lists show of a post besides its text and what others did to it. */
export type PostMetadata = Partial<Pick<ListedPost, keyof typeof editable | keyof typeof creationOnly>> & {
  readonly tags: ListedPost['tags'];
};
