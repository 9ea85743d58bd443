/** What the song optimizer shows, by the word in its address; the first is left out there. */
export const RESULTS_VIEWS = ['all', 'song', 'every'] as const;
export type ResultsView = (typeof RESULTS_VIEWS)[number];
