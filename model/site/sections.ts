/** The eight groups of pages in the order of the side menu (reference R42); `section.*` in the locale files. */
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
/** Those that have pages; the others hold links of the operator. */
export type PageSection = Exclude<SectionName, 'ourdream'>;
