import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

interface Line {
  readonly roundTripMs: number;
  readonly bytesPerSecond: number;
}

/** Hands on what it gets half a round trip later, and all of it at one pace. */
function slowed({ roundTripMs, bytesPerSecond }: Line, pace: { freeAt: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const now = performance.now();
      pace.freeAt = Math.max(now + roundTripMs / 2, pace.freeAt + (chunk.length / bytesPerSecond) * 1_000);
      void delay(pace.freeAt - now).then(() => done(null, chunk));
    },
    // What a transform holds back would not wait its turn.
    highWaterMark: 4_096,
  });
}

/**
 * A slow line to a site of this machine, for what developer tools do not slow down: the requests of a service worker. Requests wait a
 * round trip, connections do not.
 */
export async function slowLine(site: string, line: Line): Promise<{ readonly url: string; stop(): void }> {
  const { port } = new URL(site);
  const [up, down] = [{ freeAt: 0 }, { freeAt: 0 }];
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const origin = connect({ port: Number(port), host: 'localhost' });
    for (const socket of [browser, origin]) {
      open.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    }
    browser.pipe(slowed(line, up)).pipe(origin);
    origin.pipe(slowed(line, down)).pipe(browser);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  const stop = (): void => {
    server.close();
    for (const socket of open) socket.destroy();
  };
  return { url: `http://localhost:${own}`, stop };
}
