import { SECOND_MS } from '#model/vocabulary/time';
import { whileShown } from '../page/visibility.ts';

/** What happens to a stream of server-sent events. */
export interface StreamHandlers {
  /** Address of the next connection; it may ask for what came after the last event. */
  readonly address: () => string;
  /** What to do with each kind of event; `end` closes the stream for good. */
  readonly on: Readonly<Record<string, (data: string, id: string, end: () => void) => void>>;
  readonly onOpen?: () => void;
  /** The stream is closed: because the page was hidden, or because the connection failed. */
  readonly onLost?: (why: 'hidden' | 'failed') => void;
}

const FIRST_DELAY_MS = SECOND_MS;
const MAX_DELAY_MS = 30 * SECOND_MS;
/** A stream that does not open until then is held up by a proxy on its way. */
const OPENING_MS = 15 * SECOND_MS;
/** A connection that lasted as long is a good one: the delays start over. */
const STEADY_MS = 10 * SECOND_MS;

/** Half of the delay is random, so that not all pages come back at once when a server starts again. */
const jittered = (ms: number): number => ms / 2 + Math.random() * (ms / 2);

/** One visit to the stream, from showing the page to hiding it. */
function connect(handlers: StreamHandlers, end: () => void): () => void {
  let failures = 0;
  let stop = (): void => {};
  const open = (): void => {
    const source = new EventSource(handlers.address());
    let timer = setTimeout(fail, OPENING_MS);
    stop = () => {
      clearTimeout(timer);
      source.close();
    };
    source.addEventListener('open', () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        failures = 0;
      }, STEADY_MS);
      handlers.onOpen?.();
    });
    for (const [kind, take] of Object.entries(handlers.on))
      source.addEventListener(kind, ({ data, lastEventId }: MessageEvent<unknown>) =>
        take(String(data), lastEventId, end),
      );
    // Browsers try again after some failures and not after others: here it is always us.
    source.addEventListener('error', fail);
  };
  function fail(): void {
    stop();
    const delay = Math.min(FIRST_DELAY_MS * 2 ** failures++, MAX_DELAY_MS);
    const retry = setTimeout(again, jittered(delay));
    window.addEventListener('online', again);
    stop = () => {
      clearTimeout(retry);
      window.removeEventListener('online', again);
    };
    handlers.onLost?.('failed');
  }
  function again(): void {
    stop();
    open();
  }
  open();
  return () => stop();
}

/**
 * Follows a stream of server-sent events while the page is shown: a hidden page holds no connection, of which browsers have six for a
 * site over HTTP/1.1. Comes back by itself after a failure. The function returned ends it.
 */
export function followStream(handlers: StreamHandlers): () => void {
  let isOver = false;
  let leave = (): void => {};
  const end = (): void => {
    isOver = true;
    leave();
  };
  leave = whileShown(() => {
    if (isOver) return () => undefined;
    const disconnect = connect(handlers, end);
    return () => {
      disconnect();
      if (!isOver) handlers.onLost?.('hidden');
    };
  });
  return end;
}
