import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Sends raw bytes to a listening server and gives all it says. */
export async function sendRaw(app: FastifyInstance, text: string): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.on('data', (part) => {
      said += part;
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}
