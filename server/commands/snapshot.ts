import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemo } from '#demo/demo';
import { SERVERS } from '#model/vocabulary/servers';
import { readConfig } from '../config.ts';
import { demoOrigin } from '../origin/demo-origin.ts';
import { CHART_FIGURES_NAME, withChartFigures } from '../origin/dump/chart-figures.ts';
import { packClientFiles } from '../services/published/client-files.ts';
import {
  dropOldVersions,
  openSnapshot,
  snapshotFolder,
  writeSnapshot,
} from '../services/published/snapshot.ts';

/** Names the program that makes the data: the files this one was built into, so that a change of any makes a new one. */
async function hashOfProgram(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) if (!file.endsWith('main.js')) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** Prepares the lists of the demo set for sending, beside the built server; what is still true is kept. */
async function prepareSnapshot(): Promise<string> {
  const program = fileURLToPath(new URL('.', import.meta.url));
  const versions = fileURLToPath(new URL('../snapshot', import.meta.url));
  const { demo: plan } = readConfig(process.argv.slice(2), process.env, new Date()).origin;
  const maker = await hashOfProgram(program);
  const demo = createDemo(plan);
  const origin = withChartFigures(demoOrigin(plan, async () => demo));
  const folder = snapshotFolder(versions, origin.version);
  if (await openSnapshot(folder, origin.version, maker))
    return `The snapshot of ${origin.label} is up to date`;
  const started = performance.now();
  const indexes = SERVERS.map((server) => `explorer/${server}/assets/_info`);
  const files = await writeSnapshot(origin, [...demo.names, CHART_FIGURES_NAME, ...indexes], folder, maker);
  await dropOldVersions(versions);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${files} lists of ${origin.label} are packed (${seconds} s)`;
}

const client = fileURLToPath(new URL('../client', import.meta.url));
process.stdout.write(
  `${await prepareSnapshot()}\n${await packClientFiles(client)} files of the client are packed\n`,
);
