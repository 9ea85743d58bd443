import { startTransition, useEffect, useState } from 'react';

/**
 * Draws more when what was drawn has been painted: styling and laying it out is one piece of work that nothing can cut. Gives what
 * takes the wish back.
 */
function afterFrame(draw: () => void): () => void {
  const frame = requestAnimationFrame(() => startTransition(draw));
  return () => cancelAnimationFrame(frame);
}

/** How many of `count` things are drawn: a portion more with each frame. Another `list` begins again. */
export function usePortions(list: unknown, count: number, portion: number): number {
  const [drawn, setDrawn] = useState({ list, most: portion });
  const isAnother = drawn.list !== list;
  if (isAnother) setDrawn({ list, most: portion });
  const { most } = isAnother ? { most: portion } : drawn;
  useEffect(
    () => (most < count ? afterFrame(() => setDrawn({ list, most: most + portion })) : undefined),
    [list, most, count, portion],
  );
  return most;
}

/**
 * A value as each of some parts of a page shall show it: the first at once, one more with each frame. A part has the value before until
 * it is its turn, null before its first.
 */
export function useInTurn<T>(value: T, parts: number): readonly (T | null)[] {
  const [kept, keep] = useState<readonly (T | null)[]>(() =>
    Array.from({ length: parts }, (_, part) => (part === 0 ? value : null)),
  );
  const shown = kept[0] === value ? kept : kept.with(0, value);
  if (shown !== kept) keep(shown);
  useEffect(() => {
    const next = shown.findIndex((each) => each !== value);
    return next > 0 ? afterFrame(() => keep(shown.with(next, value))) : undefined;
  }, [shown, value]);
  return shown;
}
