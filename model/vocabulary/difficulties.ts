/** Chart difficulties; the index is the key in song records and in song meta. */
export const DIFFICULTIES = ['easy', 'normal', 'hard', 'expert', 'special'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const isDifficulty = (value: unknown): value is Difficulty => DIFFICULTIES.some((d) => d === value);
