import { userPath } from '#model/site/objects';

/** The lists of a member, by the value of `tab` in the query. */
export const MEMBER_TABS = [
  'posts',
  'charts',
  'stories',
  'likes',
  'followers',
  'following',
  'collection',
] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

const FIRST: MemberTab = 'posts';

/** The list in the URL; the first one for unknown values. */
export const tabOf = (params: URLSearchParams): MemberTab =>
  MEMBER_TABS.find((tab) => tab === params.get('tab')) ?? FIRST;

/** The address of a member's page with one of its lists open. */
export const memberPath = (username: string, tab: MemberTab = FIRST): string =>
  `${userPath(username)}${tab === FIRST ? '' : `?tab=${tab}`}`;
