const MOST = 10;
const WINDOW_MS = 1_000;
/** What differs between lines that say the same: ids of requests, numbers. */
const VARYING = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d+/g;

interface Seen {
  readonly sinceMs: number;
  count: number;
}

/** A log to which a storm of one kind of line brings ten a second, and then how many there were. */
export function sampled(write: (line: string) => void, now: () => number): (line: string) => void {
  const seen = new Map<string, Seen>();
  const close = (kind: string, { count }: Seen): void => {
    seen.delete(kind);
    if (count > MOST) write(`${count - MOST} more like: ${kind}`);
  };
  return (line) => {
    for (const [kind, each] of seen) if (now() - each.sinceMs >= WINDOW_MS) close(kind, each);
    const kind = line.replaceAll(VARYING, '…');
    const known = seen.get(kind) ?? { sinceMs: now(), count: 0 };
    known.count++;
    seen.set(kind, known);
    if (known.count <= MOST) write(line);
  };
}
