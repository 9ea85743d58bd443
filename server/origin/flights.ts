interface Flight<V> {
  readonly answer: Promise<V>;
  readonly gone: AbortController;
  /** Those who wait for it. */
  awaited: number;
}

/** Does `left` when the signal says so, or has said so. */
function onAbort(signal: AbortSignal, left: () => void): void {
  if (signal.aborted) left();
  else signal.addEventListener('abort', left, { once: true });
}

/**
 * Runs one piece of work per key at a time; who asks meanwhile gets the same answer. The work is notified when all who wait have
 * hung up, as their signals say; a later caller starts again. Who asks without a signal waits to the end.
 */
export function singleFlight<V>(): (
  key: string,
  work: (gone: AbortSignal) => Promise<V>,
  signal?: AbortSignal,
) => Promise<V> {
  const running = new Map<string, Flight<V>>();

  const begin = (key: string, work: (gone: AbortSignal) => Promise<V>): Flight<V> => {
    const gone = new AbortController();
    const end = (): void => {
      if (running.get(key) === flight) running.delete(key);
    };
    const flight: Flight<V> = { answer: work(gone.signal).finally(end), gone, awaited: 0 };
    gone.signal.addEventListener('abort', end, { once: true });
    running.set(key, flight);
    return flight;
  };

  return (key, work, signal) => {
    const flight = running.get(key) ?? begin(key, work);
    flight.awaited++;
    const leave = (): void => {
      flight.awaited--;
      if (flight.awaited === 0) flight.gone.abort();
    };
    if (signal) onAbort(signal, leave);
    return flight.answer;
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
