import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { explainStart } from '../explain-start.ts';
import { openOrigin } from '../origin/open-origin.ts';
import { NONCE_PLACE } from '../routes/security.ts';
import type { ClientFiles } from '../services/client-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OURS = /^\/(api|res|assets\/(jp|en|tw|cn|kr))\//;
/** The bundler's own scripts in a page carry the nonce, and its socket comes back to this port. */
const EXTRA_SOURCES = { 'script-src': [`'nonce-${NONCE_PLACE}'`], 'connect-src': ['ws:'] };

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/**
 * The development server: one process, the server of `npm start` with the bundler inside instead of the built client.
 * Pages go through the same rendering and policy, so that a missing nonce shows here and not after a release.
 */
async function startDevelopment(): Promise<void> {
  const config = readConfig(process.argv.slice(2), process.env, new Date());
  const origin = await openOrigin(config.origin, complain);
  let vite: ViteDevServer | null = null;
  const client: ClientFiles = {
    html: async (path) =>
      vite?.transformIndexHtml(path, await readFile(`${ROOT}src/index.html`, 'utf8')) ?? null,
    file: async () => null,
  };
  const app = await createApp({ origin, snapshot: null, client, log: complain, extraSources: EXTRA_SOURCES });
  vite = await createServer({
    configFile: `${ROOT}vite.config.ts`,
    appType: 'custom',
    html: { cspNonce: NONCE_PLACE },
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  mountBundler(app, vite);
  app.addHook('onClose', () => vite?.close());
  // One address only, because the bundler's socket listens to one server.
  await app.listen({ port: config.port, host: config.host === 'localhost' ? '127.0.0.1' : config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(`Setori develops at http://localhost:${port} (${origin.label})\n`);
}

/** The bundler answers what is its own; pages and data go on to our routes. */
function mountBundler(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (OURS.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
}

try {
  await startDevelopment();
} catch (error) {
  const { line, code } = explainStart(error);
  complain(line);
  process.exit(code);
}
