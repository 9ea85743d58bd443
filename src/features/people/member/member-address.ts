import { userPath } from '#model/site/objects';

/** What is listed below a member, by its name in the query `tab`. */
export const MEMBER_TABS = ['posts', 'likes', 'followers', 'following'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

const FIRST: MemberTab = 'posts';

/** What the address asks for; the first one where it asks for nothing that is there. */
export const tabOf = (params: URLSearchParams): MemberTab =>
  MEMBER_TABS.find((tab) => tab === params.get('tab')) ?? FIRST;

/** The address of a member's page with one of its lists open. */
export const memberPath = (username: string, tab: MemberTab = FIRST): string =>
  `${userPath(username)}${tab === FIRST ? '' : `?tab=${tab}`}`;
