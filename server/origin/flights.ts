/** Runs one piece of work per key at a time; who asks meanwhile gets the same answer. */
export function singleFlight<V>(): (key: string, work: () => Promise<V>) => Promise<V> {
  const running = new Map<string, Promise<V>>();
  return (key, work) => {
    const earlier = running.get(key);
    if (earlier) return earlier;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}

/** Lets `limit` pieces of work run at a time; the others wait in the order they came. */
export function atMost(limit: number): <V>(work: () => Promise<V>) => Promise<V> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < limit) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A place that is handed on stays taken.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
