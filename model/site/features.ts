/**
 * The features of the client, in the order of floors: the files of `src/features/<name>` import those of features before theirs, never
 * of a later one. The import table (tests/architecture) and the plan of downloads (src/app/build/downloads.ts) are
 * derived from it.
 */
export const FEATURES = [
  'account',
  'community',
  'team',
  'helps',
  'music',
  'charts',
  'explorer',
  'simulator',
  'live2d',
  'stories',
  'games',
  'events',
  'info',
  'posts',
  'fancharts',
  'studio',
  'drafts',
  'charteditor',
  'storyeditor',
  'people',
  'home',
  'console',
] as const;

export type Feature = (typeof FEATURES)[number];

/** A page by its feature and its name in there, such as `events/eventtracker`. */
export type ScreenName = `${Feature}/${string}`;

/** The module of a page, below `src`. Its `Screen` is the page. */
export const moduleOf = (screen: ScreenName): string => {
  const [feature, ...name] = screen.split('/');
  return `features/${feature}/pages/${name.join('/')}.tsx`;
};
