/** The eight groups of pages in the order of the side menu (spec §2, navigation sections); `section.*` in the locale files. */
export const SECTIONS = [
  'home',
  'ourdream',
  'community',
  'leaderboard',
  'game',
  'info',
  'tool',
  'profile',
] as const;
export type SectionName = (typeof SECTIONS)[number];
