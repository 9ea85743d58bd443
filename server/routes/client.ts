import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ClientFiles, isHashedFile } from '../services/published/client-files.ts';
import { sendAbsent } from './errors.ts';
import { type PageFacts, pageOf, renderPage, UNBUILT_PAGE } from './pages.ts';
import { type ExtraSources, pagePolicy } from './security.ts';
import { sendPrepared } from './send-prepared.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const CHANGING = 'public, max-age=600';
const NONCE_BYTES = 16;

export interface ClientSettings {
  readonly client: ClientFiles;
  readonly facts: Omit<PageFacts, 'notices'>;
  /** What is shown above every page. */
  readonly notices: () => Promise<PageFacts['notices']>;
  readonly extraSources: ExtraSources;
}

/** Files of the client, and one page for every address of the site. */
export function addClientRoutes(app: FastifyInstance, settings: ClientSettings): void {
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (await settings.client.file(path)) return sendClientFile(request, reply, settings.client, path);
    return sendPage(request, reply, settings, path);
  });
}

export async function sendClientFile(
  request: FastifyRequest,
  reply: FastifyReply,
  client: ClientFiles,
  path: string,
): Promise<FastifyReply> {
  const file = await client.file(path);
  if (!file) return sendAbsent(reply, 'missing');
  reply.headers({
    'cache-control': isHashedFile(path) ? FOREVER : CHANGING,
    // A worker is bound by the policy its own script came with.
    'content-security-policy': pagePolicy(null),
  });
  return sendPrepared(request, reply, file);
}

/** Known pages are sent to anybody; for other addresses only a browser that wants to show one gets the page. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: ClientSettings,
  path: string,
) {
  const page = pageOf(path);
  const wantsPage = (request.headers.accept ?? '').includes('text/html');
  if (!page.isKnown && !wantsPage) return sendAbsent(reply, 'missing');
  const built = await settings.client.html(path);
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  reply
    .code(statusOf(built !== null, page.isKnown))
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce, settings.extraSources),
    });
  const facts = { ...settings.facts, notices: await settings.notices() };
  return reply.send(renderPage(built ?? UNBUILT_PAGE, page, nonce, facts));
}

function statusOf(isBuilt: boolean, isKnown: boolean): number {
  if (!isBuilt) return 503;
  return isKnown ? 200 : 404;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';
