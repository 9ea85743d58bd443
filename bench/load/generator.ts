import { connect, type Socket } from 'node:net';

/** A small HTTP client that does nothing but ask and count: it shares the machine with the server it measures. */

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  /** The bytes of the nth request. */
  readonly request: (nth: number) => Buffer;
  /** Requests a second over all connections; as many as are answered when left out. */
  readonly perSecond?: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly answers: number;
  /** How many answers had each status; 0 is a broken connection. */
  readonly statuses: Readonly<Record<number, number>>;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LENGTH = /\r\ncontent-length: (\d+)/i;
const NO_BODY = new Set([204, 304]);

/** Takes answers out of the bytes of one connection; every answer of ours has a length. */
function answerReader(onAnswer: (status: number) => void): (part: Buffer) => void {
  let held: Buffer | null = null;
  let missing = 0;
  let status = 0;
  return (part) => {
    let bytes = held ? Buffer.concat([held, part]) : part;
    held = null;
    for (;;) {
      if (missing > 0) {
        if (bytes.length < missing) {
          missing -= bytes.length;
          return;
        }
        bytes = bytes.subarray(missing);
        missing = 0;
        onAnswer(status);
      }
      const end = bytes.indexOf(END_OF_HEAD);
      if (end < 0) {
        if (bytes.length > 0) held = bytes;
        return;
      }
      const head = bytes.toString('latin1', 0, end);
      status = Number(head.slice(9, 12));
      bytes = bytes.subarray(end + END_OF_HEAD.length);
      missing = NO_BODY.has(status) ? 0 : Number(LENGTH.exec(head)?.[1] ?? 0);
      if (missing === 0) onAnswer(status);
    }
  };
}

const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;

function summed(times: readonly number[], statuses: Map<number, number>, seconds: number): Measured {
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: times.length / seconds,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    maxMs: sorted.at(-1) ?? 0,
    answers: times.length,
    statuses: Object.fromEntries(statuses),
  };
}

/** Asks over kept connections, each with one request at a time, for so many seconds. */
export async function measure({ port, connections, seconds, request, perSecond }: Load): Promise<Measured> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;
  const gapMs = perSecond === undefined ? 0 : (connections / perSecond) * 1_000;
  let nth = 0;
  const one = (place: number): Promise<void> =>
    new Promise((resolve) => {
      let sentMs = 0;
      let dueMs = startMs + (gapMs * place) / connections;
      const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const send = (): void => {
        if (performance.now() >= endMs) return void socket.destroy();
        sentMs = performance.now();
        socket.write(request(nth++));
      };
      const next = (): void => {
        if (gapMs === 0) {
          send();
          return;
        }
        dueMs += gapMs;
        const waitMs = dueMs - performance.now();
        if (waitMs > 1) setTimeout(send, waitMs);
        else send();
      };
      socket.on('connect', next);
      socket.on(
        'data',
        answerReader((status) => {
          times.push(performance.now() - sentMs);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          next();
        }),
      );
      socket.on('error', () => statuses.set(0, (statuses.get(0) ?? 0) + 1));
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, (_, place) => one(place)));
  return summed(times, statuses, (performance.now() - startMs) / 1_000);
}

type Headers = Readonly<Record<string, string>>;

const lines = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

export const getBytes = (path: string, headers: Headers = {}): Buffer =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines(headers)}\r\n`);

export function postBytes(path: string, value: unknown, headers: Headers = {}): Buffer {
  const body = JSON.stringify(value);
  const all = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...headers,
  };
  return Buffer.from(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${lines(all)}\r\n${body}`);
}
