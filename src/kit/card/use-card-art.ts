import { useCallback, useState } from 'react';
import { otherArt } from '#model/rules/asset-paths';

const NONE: readonly string[] = [];

/**
 * The address of a card's picture: the one asked for, the card's other one where that is missing, null where both are. `lose` reports
 * one that is missing, and is the same function with each drawing.
 */
export function useCardArt(asked: string): {
  readonly src: string | null;
  readonly lose: (src: string) => void;
} {
  const [lost, setLost] = useState(NONE);
  const lose = useCallback((src: string) => setLost((before) => [...before, src]), []);
  if (!lost.includes(asked)) return { src: asked, lose };
  const other = otherArt(asked);
  return { src: lost.includes(other) ? null : other, lose };
}
