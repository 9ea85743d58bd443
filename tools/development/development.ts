import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { createApp } from '#server/app';
import { readConfig } from '#server/config';
import { prepareMembers } from '#server/demo-members';
import { explainStart } from '#server/explain-start';
import { openMembers } from '#server/members';
import { openOrigin } from '#server/origin/open-origin';
import { NONCE_PLACE } from '#server/routes/security';
import type { ClientFiles } from '#server/services/published/client-files';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OURS = /^\/(api|res|assets\/(jp|en|tw|cn|kr))\//;
/** The bundler's own scripts in a page carry the nonce, and its socket comes back to this port. */
const EXTRA_SOURCES = { 'script-src': [`'nonce-${NONCE_PLACE}'`], 'connect-src': ['ws:'] };

/** The mode of the bundler; with `inspect` pages bring the inspector (tools/inspector). */
export type DevelopmentMode = 'development' | 'inspect';

export const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/**
 * The development server: one process, the server of `npm start` with the bundler inside instead of the built client.
 * Pages go through the same rendering and policy, so that a missing nonce shows here and not after a release.
 */
async function startDevelopment(mode: DevelopmentMode): Promise<string> {
  const config = readConfig(process.argv.slice(2), process.env, new Date());
  const origin = await openOrigin(config.origin, complain);
  let vite: ViteDevServer | null = null;
  const client: ClientFiles = {
    html: async (path) =>
      vite?.transformIndexHtml(path, await readFile(`${ROOT}src/index.html`, 'utf8')) ?? null,
    file: async () => null,
    scriptsOf: () => [],
    stylesOf: () => [],
    textsOf: () => [],
    inlineSources: { 'script-src': [], 'style-src': [] },
  };
  const members = await openMembers(config.members, complain);
  await prepareMembers(config, origin, members);
  const app = await createApp({
    origin,
    snapshot: null,
    client,
    members,
    log: complain,
    extraSources: EXTRA_SOURCES,
    contentFolder: config.contentFolder,
    site: config.site,
  });
  vite = await createServer({
    configFile: `${ROOT}vite.config.ts`,
    mode,
    appType: 'custom',
    html: { cspNonce: NONCE_PLACE },
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  mountBundler(app, vite);
  if (mode === 'inspect') letPopupsAnswer(app);
  app.addHook('onClose', () => vite?.close());
  // One address only, because the bundler's socket listens to one server.
  await app.listen({ port: config.port, host: config.host === 'localhost' ? '127.0.0.1' : config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const url = `http://localhost:${port}`;
  process.stdout.write(`Setori develops at ${url} (${origin.label})\n`);
  return url;
}

/** The bundler answers what is its own; pages and data go on to our routes. */
function mountBundler(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (OURS.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error));
  });
}

/** The window of the Stately inspector is another origin's and must be able to say that it is there. */
function letPopupsAnswer(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  });
}

/** Starts and says where; a mistake in the flags ends the process with one line. */
export async function runDevelopment(mode: DevelopmentMode): Promise<string> {
  try {
    return await startDevelopment(mode);
  } catch (error) {
    const { line, code } = explainStart(error);
    complain(line);
    process.exit(code);
  }
}
