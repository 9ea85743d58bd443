/** What characters play, in the data's words (reference R11). */
export const PARTS = ['vocal', 'guitar', 'bass', 'drum', 'keyboard', 'dj', 'violin'] as const;
export type Part = (typeof PARTS)[number];

export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

/** What characters wear by season, in stories and on the map (reference R11). */
export const SEASON_WEARS = [
  'casualSpring',
  'uniformWinter',
  'casualSummer',
  'uniformSummer',
  'casualWinter',
  'casualApril',
  'uniformApril',
] as const;
export type SeasonWear = (typeof SEASON_WEARS)[number];
