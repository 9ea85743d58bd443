import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const FRAME_MS = 80;

/** Which picture of so many is on; the first one alone for visitors who want no motion. */
export function useFrame(count: number): number {
  const isCalm = useReducedMotion();
  const [frame, show] = useState(0);
  useEffect(() => {
    if (isCalm || count < 2) return;
    const timer = setInterval(() => show((before) => before + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, [isCalm, count]);
  return isCalm || count === 0 ? 0 : frame % count;
}
