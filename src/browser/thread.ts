/** A worker behind two functions. `Out` is what it is sent. */
export interface BrowserThread<Out> {
  post(message: Out): void;
  terminate(): void;
}

/**
 * Listens to a worker. Anything that goes wrong in it (its file missing, an uncaught error, an unreadable message)
 * counts as a crash; the worker is not ended by it.
 */
export function listenToWorker<Out, In>(
  worker: Worker,
  events: { message(message: In): void; crash(reason: string): void },
): BrowserThread<Out> {
  worker.onmessage = ({ data }: MessageEvent<In>) => events.message(data);
  worker.onmessageerror = () => events.crash('a message could not be read');
  worker.onerror = (event) => {
    // The page reports it in its own words; the console stays for real mistakes.
    event.preventDefault();
    events.crash(event.message || 'the worker could not be started');
  };
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
}

/** How many threads may compute at once: all but the one that draws, which else waits for its turn while someone looks at it. */
export function threadsAtOnce(most: number): number {
  return Math.max(1, Math.min(most, (navigator.hardwareConcurrency || 1) - 1));
}
