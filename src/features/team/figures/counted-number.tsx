import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '#src/kit/text/format.ts';

interface Props {
  readonly value: number;
}

const COUNT_MS = 200;
const FRAME_MS = 16;

const isCalm = (): boolean =>
  typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A number that counts to its next value, unless the visitor wants no motion. It is hidden from screen readers while it counts: they hear
 * the last value alone. Its text is written into the page itself, for twelve drawings of what stands around it are eleven too many.
 */
export function CountedNumber({ value }: Props) {
  const { integer } = useFormat();
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const node = text.current?.firstChild;
    const from = shown.current;
    shown.current = value;
    if (!text.current || !node || from === value || isCalm()) return;
    const { current: span } = text;
    const start = performance.now() - FRAME_MS;
    let frame = 0;
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / COUNT_MS);
      shown.current = Math.round(from + (value - from) * share);
      node.nodeValue = integer(shown.current);
      span.setAttribute('aria-hidden', String(share < 1));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(performance.now());
    return () => cancelAnimationFrame(frame);
  }, [value, integer]);
  return <span ref={text}>{integer(value)}</span>;
}
