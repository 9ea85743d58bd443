import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { prepareMembers } from './demo-members.ts';
import { EXIT_FAILURE, explainStart } from './explain-start.ts';
import { openMembers } from './members.ts';
import { openOrigin } from './origin/open-origin.ts';
import { openClientFiles } from './services/published/client-files.ts';
import { openSnapshot, type Snapshot, snapshotFolder } from './services/published/snapshot.ts';
import { sampled } from './services/sampled.ts';
import { openResources } from './services/sonolus/resources.ts';

/** Requests in progress get this long when the server is stopped. */
const FAREWELL_MS = 8_000;
/** After this long connections are cut and letters given up, so that what is left can be tidied up in time. */
const HURRY_MS = 6_000;

/** This file is built into `dist/server`; what it serves lies beside that folder. */
const built = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const complain = sampled((line) => {
  process.stderr.write(`${line}\n`);
}, Date.now);

async function start(config: Config): Promise<void> {
  const resources = config.sonolus && (await openResources(config.sonolus));
  const origin = await openOrigin(config.origin, complain);
  const snapshot = origin.kind === 'demo' ? await demoSnapshot(config, origin.version) : null;
  const client = await openClientFiles(built('client'));
  const members = await openMembers(config.members, complain);
  await prepareMembers(config, origin, members);
  const app = await createApp({
    origin,
    snapshot,
    client,
    members,
    log: complain,
    contentFolder: config.contentFolder,
    curveFolder: join(config.origin.cacheFolder, 'curves'),
    site: config.site,
    isRecording: config.isRecording,
    opensOffline: config.opensOffline,
    resources,
  });
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(EXIT_FAILURE), FAREWELL_MS).unref();
    setTimeout(() => {
      app.server.closeAllConnections();
      members.hurry();
    }, HURRY_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host;
  say(`Setori runs at http://${name}:${port} (${origin.label})`);
}

/** The lists made at build time; those of another seed or date are made now, by a program that ends afterwards. */
async function demoSnapshot(config: Config, version: string): Promise<Snapshot | null> {
  const folder = snapshotFolder(built('snapshot'), version);
  const ready = await openSnapshot(folder, version);
  const program = built('server/snapshot.js');
  if (ready || !existsSync(program)) return ready;
  say('Preparing the demo data …');
  const { seed, date } = config.origin.demo;
  const flags = [`--demo-seed=${seed}`, `--demo-date=${date}`];
  const maker = spawn(process.execPath, [program, ...flags], { stdio: 'inherit' });
  await once(maker, 'exit');
  return openSnapshot(folder, version);
}

// What the server writes is for the user that runs it.
process.umask(0o077);
try {
  await start(readConfig(process.argv.slice(2), process.env, new Date()));
} catch (error) {
  const { line, code } = explainStart(error);
  complain(line);
  process.exit(code);
}
