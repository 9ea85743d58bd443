/** What characters play, in the data's words (game-data 2.9). */
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
