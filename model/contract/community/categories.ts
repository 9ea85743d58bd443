import type { RichObject } from '../../records/rich-text.ts';

/** Where a post stands: of its author's own, or as a comment on something by its id. */
export const CATEGORY_NAMES = [
  'SELF_POST',
  'POST_COMMENT',
  'NEWS_COMMENT',
  'CHARACTER_COMMENT',
  'CARD_COMMENT',
  'COSTUME_COMMENT',
  'EVENT_COMMENT',
  'EVENTARCHIVE_COMMENT',
  'GACHA_COMMENT',
  'SONG_COMMENT',
  'LOGINCAMPAIGN_COMMENT',
  'COMIC_COMMENT',
  'MISSION_COMMENT',
  'EVENTTRACKER_COMMENT',
  'CHARTSIMULATOR_COMMENT',
  'LIVE2D_COMMENT',
  'STORY_COMMENT',
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

/** The category of the comments on a thing of the game: `CARD_COMMENT` for a card. */
export const categoryOf = <T extends RichObject>(object: T) =>
  `${object.toUpperCase() as Uppercase<T>}_COMMENT` satisfies CategoryName;

/** The `categoryId` of a `SELF_POST`. */
export const POST_KINDS = ['text', 'chart', 'story'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** The kind of a post by its `categoryId`. */
export const postKindOf = (categoryId: string): PostKind =>
  POST_KINDS.find((kind) => kind === categoryId) ?? 'text';

/** Categories whose things have more to their name than a number, such as a server before it or a folder. */
const PLACES: readonly CategoryName[] = [
  'EVENTARCHIVE_COMMENT',
  'EVENTTRACKER_COMMENT',
  'CHARTSIMULATOR_COMMENT',
  'LIVE2D_COMMENT',
  'STORY_COMMENT',
];
const NUMBER = /^[1-9][0-9]{0,15}$/;
const PLACE = /^[A-Za-z0-9][A-Za-z0-9_./-]{0,63}$/;

/** Whether a category can have a thing of this id; whether there is such a thing is known elsewhere. */
export function isCategoryId(name: CategoryName, id: string): boolean {
  if (name === 'SELF_POST') return POST_KINDS.some((kind) => kind === id);
  if (!PLACES.includes(name)) return NUMBER.test(id) && Number(id) <= Number.MAX_SAFE_INTEGER;
  return PLACE.test(id) && !id.includes('..');
}
