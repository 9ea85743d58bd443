import { useLayoutEffect, useRef } from 'react';

/** The buttons of a row, and the one that adds it. */
export type Spot = 'up' | 'down' | 'remove' | 'add';

/**
 * Keeps the focus where the visitor works: browsers drop it when the row it is in moves in the page. `wanted` names the
 * button that has it after the next drawing.
 */
export function useFocusAfter() {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    const button = buttons.current.get(next.current);
    if (!button) return;
    next.current = null;
    button.focus();
  });
  return {
    wanted: (one: string, spot: Spot): void => {
      next.current = `${one} ${spot}`;
    },
    refOf:
      (one: string, spot: Spot) =>
      (node: HTMLButtonElement | null): void => {
        if (node) buttons.current.set(`${one} ${spot}`, node);
        else buttons.current.delete(`${one} ${spot}`);
      },
  };
}
