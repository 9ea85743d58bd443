/** Card attributes in the game's order; the index is the one the compute kernels use. */
export const ATTRIBUTES = ['powerful', 'cool', 'happy', 'pure'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
/** What a card has: of one that came later no more is known than that it is none of these (reference R84). */
export type CardAttribute = Attribute | 'unknown';
export const CARD_ATTRIBUTES: readonly CardAttribute[] = [...ATTRIBUTES, 'unknown'];

export const isAttribute = (value: unknown): value is Attribute => ATTRIBUTES.some((name) => name === value);
