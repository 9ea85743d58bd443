import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** So many requests may be said ahead on a connection; browsers and proxies say one at a time. */
const MAX_AHEAD = 16;

/**
 * Hands on one request of a connection at a time, the next when its answer has gone out. Who says many without hearing
 * any answer would otherwise have them all worked on, and their answers kept, at once.
 */
export function oneAtATime(handle: Handler): Handler {
  /** What was said ahead, of connections with a request in work. */
  const ahead = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();

  const take = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    response.once('close', () => {
      const next = socket.destroyed ? undefined : ahead.get(socket)?.shift();
      if (next) take(...next);
      else ahead.delete(socket);
    });
    handle(request, response);
  };

  return (request, response) => {
    const { socket } = request;
    const waiting = ahead.get(socket);
    if (!waiting) {
      ahead.set(socket, []);
      take(request, response);
    } else if (waiting.length < MAX_AHEAD) waiting.push([request, response]);
    else socket.destroy();
  };
}
