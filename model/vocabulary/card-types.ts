/** How a card is got, in the data's words and in the order in which lists offer them (reference R3). */
export const CARD_TYPES = [
  'permanent',
  'limited',
  'dreamfes',
  'kirafes',
  'birthday',
  'event',
  'campaign',
  'initial',
  'special',
  'others',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const isCardType = (value: unknown): value is CardType => CARD_TYPES.some((type) => type === value);

/** Stars of a card. */
export const RARITIES = [1, 2, 3, 4, 5] as const;
