import type { Random } from '../seeded/random.ts';
import { WRITERS } from './writers.ts';

/** A few are liked by nearly everybody, most by some. */
export function likersOf(random: Random, author: number, most: number): readonly number[] {
  const count = Math.floor(random.next() ** 2.2 * most);
  return random
    .shuffle(WRITERS.map((_writer, index) => index))
    .filter((index) => index !== author)
    .slice(0, count);
}
