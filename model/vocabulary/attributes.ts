/** Card attributes in the game's order; the index is the one the compute kernels use. */
export const ATTRIBUTES = ['powerful', 'cool', 'happy', 'pure'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const isAttribute = (value: unknown): value is Attribute => ATTRIBUTES.some((name) => name === value);
