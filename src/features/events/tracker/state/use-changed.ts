import { useEffect, useRef, useState } from 'react';

const NONE: ReadonlySet<number> = new Set();

/** Which of these values are others than when they were last read; none at first. */
export function useChanged(values: ReadonlyMap<number, number>): ReadonlySet<number> {
  const before = useRef<ReadonlyMap<number, number>>(new Map());
  const [changed, setChanged] = useState(NONE);
  useEffect(() => {
    const old = before.current;
    const others = [...values].filter(([key, value]) => old.has(key) && old.get(key) !== value);
    before.current = new Map([...old, ...values]);
    if (others.length > 0) setChanged(new Set(others.map(([key]) => key)));
  }, [values]);
  return changed;
}
