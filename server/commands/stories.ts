import { parseArgs } from 'node:util';
import { SERVERS, type ServerCode } from '#model/vocabulary/servers';
import { openOrigin } from '../origin/open-origin.ts';
import { ORIGIN_FLAGS, readOriginOptions } from '../origin/options.ts';
import { type Log, type Origin, OriginError } from '../origin/origin.ts';
import { StoryCheck, type StoryLine } from './story-check/check.ts';
import { CheckedFiles } from './story-check/files.ts';
import { type ListedStory, listedStories, type ReadName } from './story-check/listed.ts';

/** `npm run stories`: what the stories of a data set lack, one JSON object a line for each scenario, and a sum at the end. */

const USAGE = `Usage: npm run --silent stories -- [--data DIR | --origin URL] [--server jp] [--demo-seed 1] [--demo-date 2026-01-01]
  --server  only stories of this server (jp, en, tw, cn, kr)
Exit code 0: nothing is missing or unknown; 1: something is; 2: the command was not understood.`;

function flags() {
  try {
    return parseArgs({ options: { ...ORIGIN_FLAGS, server: { type: 'string' } }, allowPositionals: false })
      .values;
  } catch {
    throw new OriginError(USAGE);
  }
}

function serversOf(server: string | undefined): readonly ServerCode[] {
  if (server === undefined) return SERVERS;
  const only = SERVERS.filter((code) => code === server);
  if (only.length === 0)
    throw new OriginError(`--server takes one of ${SERVERS.join(', ')}, not "${server}"`);
  return only;
}

/** Lists are the same for all servers: each is read once. */
function reader(origin: Origin): ReadName {
  return async (name) => {
    const read = await origin.read(name);
    if (read.status === 'unavailable') throw new OriginError(`${origin.label} cannot be reached`);
    return read.status === 'found' ? read.value : null;
  };
}

async function* linesOf(
  origin: Origin,
  files: CheckedFiles,
  servers: readonly ServerCode[],
): AsyncGenerator<StoryLine> {
  const listed: ListedStory[] = [];
  for await (const story of listedStories(reader(origin))) listed.push(story);
  for (const server of servers) {
    const check = new StoryCheck(files, server);
    for (const story of listed) if (story.servers.includes(server)) yield await check.listed(story);
    for await (const path of files.scripts(server)) if (!check.seen.has(path)) yield await check.found(path);
  }
}

/** Sums over all lines. */
class Summary {
  scenarios = 0;
  withoutScript = 0;
  unreadable = 0;
  /** Scenarios that lack a file, and how many different files are missing in all. */
  incomplete = 0;
  withUnknown = 0;
  readonly #missing = new Set<string>();

  add({ scenario, error, missing = [], unknown = [] }: StoryLine): void {
    this.scenarios++;
    if (error !== undefined && scenario === null) this.withoutScript++;
    else if (error !== undefined) this.unreadable++;
    if (missing.length > 0) this.incomplete++;
    if (unknown.length > 0) this.withUnknown++;
    for (const address of missing) this.#missing.add(address);
  }

  get isClean(): boolean {
    return this.withoutScript + this.unreadable + this.incomplete + this.withUnknown === 0;
  }

  get json(): string {
    return JSON.stringify({ summary: { ...this, missingFiles: this.#missing.size } });
  }
}

/** Whether nothing is missing or unknown. */
async function check(log: Log): Promise<boolean> {
  const { server, ...from } = flags();
  const servers = serversOf(server);
  const options = readOriginOptions(from, process.env, new Date());
  const origin = await openOrigin(options, log);
  const files = new CheckedFiles(origin, options.dataFolder);
  const summary = new Summary();
  try {
    for await (const line of linesOf(origin, files, servers)) {
      process.stdout.write(`${JSON.stringify(line)}\n`);
      summary.add(line);
    }
  } finally {
    await origin.close();
  }
  process.stdout.write(`${summary.json}\n`);
  return summary.isClean;
}

try {
  if (process.argv.includes('--help')) process.stdout.write(`${USAGE}\n`);
  else if (!(await check((line) => process.stderr.write(`${line}\n`)))) process.exitCode = 1;
} catch (error) {
  const message = error instanceof OriginError ? error.message : `stories broke: ${error}`;
  process.stderr.write(`${message}\n`);
  process.exitCode = 2;
}
