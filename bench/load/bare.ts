import { type ChildProcess, spawn } from 'node:child_process';
import { getBytes, measure } from './generator.ts';

/** Answers everything with the same bytes and does nothing else. */
const PROGRAM = `
const body = Buffer.alloc(Number(process.argv[1]), 120);
const server = require('node:http').createServer((_request, response) => {
  response.writeHead(200, ['content-type', 'application/json', 'content-length', String(body.length)]);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;
const VISITORS = 50;

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(Number(text)));
    child.once('error', reject);
  });

/** How many answers of so many bytes a second this machine gets out of Node's own server: no framework can give more. */
export async function bareServer(bytes: number, seconds: number): Promise<number> {
  const child = spawn(process.execPath, ['-e', PROGRAM, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await portOf(child);
    const request = getBytes('/');
    const { perSecond } = await measure({ port, connections: VISITORS, seconds, request: () => request });
    return perSecond;
  } finally {
    child.kill();
  }
}
