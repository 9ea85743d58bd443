import type { FastifyInstance } from 'fastify';
import { afterAll, onTestFinished } from 'vitest';
import { type AppParts, createApp } from '#server/app';
import { readSettings } from '#server/config';
import { openMembers } from '#server/members';
import { openClientFiles } from '#server/services/published/client-files';
import { tempFolder } from './temp-folder.ts';
import { tinyOrigin } from './tiny-demo.ts';

export const INDEX_HTML =
  '<!doctype html><html lang="en"><head><!--nonce--><title>Setori</title><!--scripts--></head><body><div id="root"><!--page--></div><script type="module" src="/assets/main-Ab12_-9z.js"></script></body></html>';

const CLIENT = {
  'index.html': INDEX_HTML,
  'theme.js': 'document.title;',
  'assets/main-Ab12_-9z.js': 'export {};\n'.repeat(200),
  'assets/setori-Ab12_-9z.wasm': new Uint8Array(2_000),
  'icon.svg': '<svg/>',
};

/** Takes what is to be done once a test or a file is over; the last one goes first. */
type WhenOver = (clean: () => Promise<void>) => void;

export interface Site {
  readonly app: FastifyInstance;
  readonly lines: string[];
}

async function createSite(parts: Partial<AppParts>, whenOver: WhenOver): Promise<Site> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const folder = parts.members ? '' : await tempFolder({}, whenOver);
  const members = parts.members ?? (await openMembers(readSettings({ DATA_DIR: folder }), log));
  const app = await createApp({
    origin: tinyOrigin(),
    snapshot: null,
    client: await openClientFiles(await tempFolder(CLIENT, whenOver)),
    contentFolder: '/no/such/folder',
    log,
    ...parts,
    members,
  });
  whenOver(() => app.close());
  return { app, lines };
}

/** The whole server on the tiny data set, without a port. */
export async function openSite(
  parts: Partial<AppParts> = {},
  extend: (app: FastifyInstance) => void = () => {},
): Promise<Site> {
  const site = await createSite(parts, onTestFinished);
  extend(site.app);
  return site;
}

/** One server for all tests of a file that only read from it: a whole data set takes most of a second until it is read. */
export function siteOfFile(parts: () => Partial<AppParts>): () => Promise<Site> {
  let site: Promise<Site> | null = null;
  const cleaning: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const clean of cleaning.reverse()) await clean();
  });
  return () => {
    site ??= createSite(parts(), (clean) => cleaning.push(clean));
    return site;
  };
}
