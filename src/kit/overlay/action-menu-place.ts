import type { CSSProperties } from 'react';

/** Where a menu opens: below its button or above it, at the side that leaves more room. */
export interface MenuPlace {
  readonly isAbove: boolean;
  readonly style: CSSProperties;
}

/** All in pixels. */
const GAP = 4;
const EDGES = 10;
const WIDEST = 320;
/** Between the menu and the edge of the page. */
const MARGIN = 16;

/** For a menu of `count` rows of the button's height; the page is not laid out again for it. */
export function placeBeside(button: HTMLElement, count: number): MenuPlace {
  const { top, bottom, left, right, height } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const needed = GAP + count * height + EDGES;
  const isAbove = bottom + needed > clientHeight && top > needed;
  const isRight = left + right > clientWidth;
  return {
    isAbove,
    style: {
      top: window.scrollY + (isAbove ? top - GAP : bottom + GAP),
      ...(isRight ? { right: clientWidth - right } : { left }),
      maxWidth: Math.min(WIDEST, (isRight ? right : clientWidth - left) - MARGIN),
    },
  };
}
