import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Listener } from '../../services/tracker/live.ts';

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
