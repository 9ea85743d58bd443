import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { AddressKey } from '../../services/access/places.ts';
import { Refusal } from '../../services/refusal.ts';
import type { Listener } from '../../services/tracker/live.ts';

const RETRY_S = 30;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // nginx would collect what comes and hand it on late.
  'x-accel-buffering': 'no',
};

/** The headers that hooks have set, and ours: from here on the answer is written by hand. */
export function beginStream(reply: FastifyReply): ServerResponse {
  reply.headers(HEADERS);
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  reply.raw.writeHead(200, Object.fromEntries(headers));
  reply.raw.flushHeaders();
  return reply.raw;
}

export const listenerOf = (raw: ServerResponse): Listener => ({
  write: (bytes) => void raw.write(bytes),
  backlog: () => raw.writableLength,
  drop: () => raw.destroy(),
  end: () => raw.end(),
});

/** Counts the streams of an address. @throws Refusal RATE_LIMITED when it has too many; gives back how to count one less */
export function countingPlaces(most: number): (address: AddressKey) => () => void {
  const open = new Map<AddressKey, number>();
  return (address) => {
    const count = open.get(address) ?? 0;
    if (count >= most) throw new Refusal('RATE_LIMITED', { retryAfter: RETRY_S });
    open.set(address, count + 1);
    return () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    };
  };
}
