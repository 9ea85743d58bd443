import { useEffect, useState } from 'react';
import type { Route } from '#model/site/routes';

type Anchors = readonly Route['anchors'][number][];

/** Pages are drawn piece by piece: what is missing after this many milliseconds without another piece does not come. */
const SETTLED_MS = 500;

/** Those whose section is on the page, from its top to its end; all of them as long as the page has none yet. */
function thereOf(anchors: Anchors): Anchors {
  const there = anchors.flatMap((anchor) => {
    const section = document.getElementById(anchor.id);
    return section ? [{ anchor, top: Math.round(section.getBoundingClientRect().top) }] : [];
  });
  // In one column a page may show its parts in another order than in two.
  return there.length > 0 ? there.sort((a, b) => a.top - b.top).map(({ anchor }) => anchor) : anchors;
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
