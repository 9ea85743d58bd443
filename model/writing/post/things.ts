import type { LINK_TARGETS, LIST_TARGETS } from '../../contract/community/text-limits.ts';
import type { RichObject } from '../../records/rich-text.ts';

/** What a post can link to and list. */
export const POST_THINGS = [
  'card',
  'song',
  'event',
  'character',
  'costume',
  'gacha',
  'comic',
  'mission',
  'logincampaign',
] as const satisfies readonly RichObject[];
export type PostThing = (typeof POST_THINGS)[number];

type LinkTarget = Exclude<(typeof LINK_TARGETS)[number], 'url'>;
type ListTarget = (typeof LIST_TARGETS)[number];

export const linkTargetOf = (thing: PostThing): LinkTarget => `${thing}-single`;
export const listTargetOf = (thing: PostThing): ListTarget => `${thing}-info`;

/** The kind of thing behind a target, such as `song-single` or `card-icon`. */
export const objectOfTarget = (target: string): PostThing =>
  POST_THINGS.find((thing) => target.startsWith(`${thing}-`)) ?? 'card';
