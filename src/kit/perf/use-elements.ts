import { type ReactElement, useMemo } from 'react';

/** Elements of a long list's seats, each made once: React compares nothing of what it is given again, and most of a list stays while it is scrolled. */
export function useElements<Drawn extends object>(
  make: (drawn: Drawn) => ReactElement,
): (drawn: Drawn) => ReactElement {
  return useMemo(() => {
    const made = new WeakMap<Drawn, ReactElement>();
    return (drawn) => {
      const known = made.get(drawn);
      if (known) return known;
      const element = make(drawn);
      made.set(drawn, element);
      return element;
    };
  }, [make]);
}
