import { setImmediate as turn } from 'node:timers/promises';

/** Something that takes long to make, in steps. */
export interface Stepwise<T> {
  /** At once, or what is left of it. */
  now(): T;
  /** With a turn for other work after each step. */
  slowly(): Promise<void>;
}

/** Makes a value once, however many ask for it and whether they can wait. */
export function stepwise<T>(make: () => Generator<void, T>): Stepwise<T> {
  let steps: Generator<void, T> | null = null;
  let made: { readonly value: T } | null = null;
  /** The value as soon as there is one. */
  const step = (): { readonly value: T } | null => {
    if (made) return made;
    steps ??= make();
    try {
      const { done, value } = steps.next();
      if (done) made = { value };
      return made;
    } catch (error) {
      steps = null;
      throw error;
    }
  };
  return {
    now() {
      for (;;) {
        const done = step();
        if (done) return done.value;
      }
    },
    async slowly() {
      while (!step()) await turn();
    },
  };
}
