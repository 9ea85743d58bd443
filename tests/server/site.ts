import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppParts, createApp } from '#server/app';
import { readSettings } from '#server/config';
import { openMembers } from '#server/members';
import type { ClientFiles } from '#server/services/published/client-files';
import { openClientFiles } from '#server/services/published/client-files';
import { tempFolder } from './temp-folder.ts';
import { tinyOrigin } from './tiny-demo.ts';

export const INDEX_HTML =
  '<!doctype html><html lang="en"><head><!--nonce--><title>Setori</title><!--scripts--></head><body><div id="root"><!--page--></div><script type="module" src="/assets/main-Ab12_-9z.js"></script></body></html>';

const builtClient = async (): Promise<ClientFiles> =>
  openClientFiles(
    await tempFolder({
      'index.html': INDEX_HTML,
      'theme.js': 'document.title;',
      'assets/main-Ab12_-9z.js': 'export {};\n'.repeat(200),
      'assets/setori-Ab12_-9z.wasm': new Uint8Array(2_000),
      'icon.svg': '<svg/>',
    }),
  );

export interface Site {
  readonly app: FastifyInstance;
  readonly lines: string[];
}

/** The whole server on the tiny data set, without a port. */
export async function openSite(
  parts: Partial<AppParts> = {},
  extend: (app: FastifyInstance) => void = () => {},
): Promise<Site> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const members = parts.members ?? (await openMembers(readSettings({ DATA_DIR: await tempFolder() }), log));
  const app = await createApp({
    origin: tinyOrigin(),
    snapshot: null,
    client: await builtClient(),
    contentFolder: '/no/such/folder',
    log,
    ...parts,
    members,
  });
  extend(app);
  onTestFinished(() => app.close());
  return { app, lines };
}
