/** Which cards a slot of a pull gives at least. */
export interface Guarantee {
  readonly rarity: number;
  /** Of that rarity alone; otherwise of that rarity or a better one. */
  readonly isExact: boolean;
  /** One of the cards that the gacha features. */
  readonly isFeatured: boolean;
}

/** What the word `behavior` of a way to pull says. */
export interface Behavior {
  readonly isDaily: boolean;
  readonly isOnce: boolean;
  /** Of the last card of a pull. */
  readonly last: Guarantee | null;
  /** False where a part of the word is unknown, or where it makes several promises for one card. */
  readonly isUnderstood: boolean;
}

/**
 * The parts of the word, which may hold several: `once_a_day_over_the_3_star_once`. The last `once` of a promise says “for one card”; before
 * `_a_day` it belongs to the day, and how many cards the promise is for stays unknown.
 */
const PARTS = /(?<![^_])(?:once_a_day|(over_the|fixed)_([1-5])_star_once(?!_a_day)|once|normal)(?![^_])/g;

export function readBehavior(word: string): Behavior {
  const parts = [...word.matchAll(PARTS)];
  const has = (part: string): boolean => parts.some(([text]) => text === part);
  const promises = parts.flatMap(([, kind, stars]) =>
    kind === undefined ? [] : [{ rarity: Number(stars), isExact: kind === 'fixed', isFeatured: false }],
  );
  return {
    isDaily: has('once_a_day'),
    isOnce: has('once'),
    // Of several promises the best one: it keeps most of the others, too.
    last: promises.sort((a, b) => b.rarity - a.rarity)[0] ?? null,
    isUnderstood: promises.length < 2 && /^_*$/.test(word.replaceAll(PARTS, '')),
  };
}
