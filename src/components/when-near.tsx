import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  /** Stands where it will be, so that links to it lead there. */
  readonly id?: string;
  /** Height of what stands for it until then, in pixels. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Far enough ahead that it is there when somebody scrolls to it. */
const AHEAD = '600px';

/** What asks for much data comes when it is nearly in sight, and stays. */
export function WhenNear({ id, height, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return isNear ? children : <div ref={place} id={id} style={{ minHeight: height }} />;
}
