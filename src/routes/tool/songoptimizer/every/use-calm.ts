import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Long enough to draw thousands of rows in slices on a slow phone; drawing begins anew with every change. */
const CALM_MS = 1_000;

/** What comes in many times a second, told at most once a second; the first and the last at once. */
export function useCalm<T>(value: T, isLast: boolean): T {
  const [told, setTold] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = useEffectEvent(() => {
    timer.current = undefined;
    setTold(value);
  });
  useEffect(() => {
    if (Object.is(told, value) || timer.current !== undefined) return;
    timer.current = setTimeout(tell, CALM_MS);
  }, [told, value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  if ((isLast || told === null) && !Object.is(told, value)) setTold(value);
  return told;
}
