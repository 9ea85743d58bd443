import type { DemoComment } from '#model/contract/community/demo';
import type { Random } from '../seeded/random.ts';
import { likersOf } from './likers.ts';
import { WRITERS } from './writers.ts';

const MAX_LIKERS = 8;

interface Habits {
  readonly most: number;
  /** The higher, the more threads are short. */
  readonly skew: number;
  /** When comments come: shares of the age of what they are on. */
  readonly ages: readonly [number, number];
  /** The chance of an answer. */
  readonly answers: number;
}

/** Comments on what someone wrote, the oldest first. Answers come from its author. */
export function threadOf(
  random: Random,
  { author, age }: { readonly author: number; readonly age: number },
  { most, skew, ages: [first, last], answers }: Habits,
  say: (by: number, isAnswer: boolean) => string,
): readonly DemoComment[] {
  const count = Math.floor(random.next() ** skew * most);
  const ages = Array.from({ length: count }, () => Math.floor(age * random.real(first, last))).sort(
    (a, b) => b - a,
  );
  return ages.map((commented, place): DemoComment => {
    const isAnswer = place > 0 && random.chance(answers);
    const by = isAnswer ? author : random.int(0, WRITERS.length - 1);
    return {
      author: by,
      age: commented,
      content: [{ type: 'text', data: say(by, isAnswer) }],
      likers: likersOf(random, by, MAX_LIKERS),
      answers: isAnswer ? random.int(0, place - 1) : null,
    };
  });
}
