/** The parts of the home page in the order in which a new visitor sees them. */
export const WIDGETS = [
  'events',
  'shortcuts',
  'cards',
  'birthdays',
  'news',
  'songs',
  'gacha',
  'campaigns',
] as const;
export type Widget = (typeof WIDGETS)[number];

/** Those that show only to whom wants them. */
export const EXTRA_WIDGETS: readonly Widget[] = ['campaigns'];

/** More would not be shortcuts. */
export const MAX_SHORTCUTS = 8;

/** Where someone new probably wants to go; those whose page exists are offered. */
export const FIRST_SHORTCUTS = [
  '/tool/teambuilder',
  '/tool/eventtracker',
  '/profile/cards',
  '/info/songs',
] as const;
