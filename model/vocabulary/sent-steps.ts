/**
 * First presses on pages that need scripts, by their names in the page that the server sends: it takes them at once (`public/theme.js`), and the
 * client fulfils them when it is there (decision 031).
 */
export type SentStep =
  /** A collection of all cards. */
  | 'premade'
  /** An empty collection. */
  | 'blank'
  /** A game begins. */
  | 'start'
  /** A song is heard; its value is its number, or `all` for all that are found. */
  | 'play'
  /** What there is to choose from opens. */
  | 'song'
  | 'event'
  | 'figure'
  /** Light or dark. */
  | 'theme';
