import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Stands where it will be, so that links to it lead there. */
  readonly id?: string;
  /** Height of what stands for it until then, in pixels. */
  readonly height: number;
  /** How far ahead it comes, in pixels: what is very much keeps a phone busy that may never get there. */
  readonly ahead?: number;
  /** It comes at once, and stays when that is over. */
  readonly isWanted?: boolean;
  readonly children: ReactNode;
}

/** Far enough ahead that it is there when the visitor scrolls to it. */
const AHEAD = 600;

/** What asks for much data comes when it is nearly in sight, and stays. */
export function WhenNear({ id, height, ahead = AHEAD, isWanted = false, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isWanted);
  if (isWanted && !isNear) setNear(true);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead}px` },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [ahead]);
  return isNear ? children : <div ref={place} id={id} style={{ minHeight: height }} />;
}
