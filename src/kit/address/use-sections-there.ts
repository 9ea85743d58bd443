import { useEffect, useState } from 'react';
import type { Route } from '#model/site/routes';

type Anchors = readonly Route['anchors'][number][];

/** Pages are drawn piece by piece: what is missing after this many milliseconds without another piece does not come. */
const SETTLED_MS = 500;

/** Sections of one column begin within so many pixels of each other, inner ones a little further in. */
const COLUMN = 48;

interface There {
  readonly anchor: Anchors[number];
  readonly left: number;
  readonly top: number;
}

const isOneColumn = (there: readonly There[]): boolean => {
  const edges = there.map(({ left }) => left);
  return Math.max(...edges) - Math.min(...edges) <= COLUMN;
};

/**
 * Those whose section is on the page; all of them as long as the page has none yet. In one column a page may show its parts in another
 * order than in two: then they are named from its top to its end.
 */
function thereOf(anchors: Anchors): Anchors {
  const there = anchors.flatMap((anchor): readonly There[] => {
    const box = document.getElementById(anchor.id)?.getBoundingClientRect();
    return box ? [{ anchor, left: box.left, top: Math.round(box.top) }] : [];
  });
  if (there.length === 0) return anchors;
  const ordered = isOneColumn(there) ? there.toSorted((a, b) => a.top - b.top) : there;
  return ordered.map(({ anchor }) => anchor);
}

/**
 * The anchors that lead somewhere, in the order of the page: a thing of which nothing is known has no section for it. They must stay
 * the same object as long as the page does.
 */
export function useSectionsThere(anchors: Anchors): Anchors {
  const [there, note] = useState(() => thereOf(anchors));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const found = thereOf(anchors);
      note((last) =>
        found.every((anchor, place) => anchor === last[place]) && found.length === last.length ? last : found,
      );
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    const observer = new MutationObserver(wait);
    observer.observe(document.body, { childList: true, subtree: true });
    wait();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [anchors]);
  return there;
}
