import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { community } from './community.ts';
import { contractInFull } from './contract.ts';
import { faultParts } from './faults.ts';
import { likes, lists, logins, start, staticData } from './figures.ts';
import { music } from './music.ts';
import { readers, readersOnPostgres } from './readers.ts';
import { report } from './report.ts';
import { type Figure, openSite } from './site.ts';
import { soak } from './soak.ts';
import { samples, stream } from './tracker.ts';

/**
 * `npm run load`: how much the built server answers. `npm run figures` adds kills, races and a full disk, and with
 * `-- --full` takes the numbers of the plan. Both write docs/quality.md, also when a part fails.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    soak: { type: 'string', default: '60' },
    faults: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

type Parts = Readonly<Record<string, () => Promise<Figure[]>>>;

const FULL_SOAK_S = 600;

const show = (figures: readonly Figure[]): void => {
  for (const { name, goal, measured, isMet } of figures) {
    process.stdout.write(`${isMet ? '  ' : '! '}${name}: ${measured}   (${goal})\n`);
  }
};

/** One part after the other. One that breaks fails the run and keeps its earlier figures; the others go on. */
async function run(parts: Parts): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(parts)) {
    if (!isWanted([name])) continue;
    process.stderr.write(`${name} …\n`);
    const startMs = performance.now();
    const found = await part().catch((error: Error): Figure[] => {
      process.stderr.write(`${name} broke: ${error.message}\n`);
      process.exitCode = 1;
      return [];
    });
    show(found);
    process.stderr.write(`${name} took ${((performance.now() - startMs) / 1_000).toFixed(0)} s\n`);
    figures.push(...found);
  }
  return figures;
}

async function load(folder: string): Promise<Figure[]> {
  const site = await openSite('.cache/load', folder, Number(values.seconds));
  try {
    return await run({
      start: async () => start(site),
      staticData: () => staticData(site),
      lists: () => lists(site),
      likes: () => likes(site),
      logins: () => logins(site),
      soak: () => soak(site, values.full ? FULL_SOAK_S : Number(values.soak)),
    });
  } finally {
    await site.server.stop();
  }
}

/** `--only likes,soak` measures those again; what else was measured stays. */
const only = values.only?.split(',');
const TRACKER = ['samples', 'stream'];
const READERS = ['readers', 'readersPostgres'];
const COMMUNITY = ['communitySqlite', 'communityPostgres'];
const MUSIC = ['music'];
const LOADS = ['start', 'staticData', 'lists', 'likes', 'logins', 'soak'];
const isWanted = (names: readonly string[]): boolean =>
  only === undefined || names.some((name) => only.includes(name));

const folder = mkdtempSync(join(tmpdir(), 'setori-load-'));
const full = values.full ? ' -- --full' : '';
try {
  const [busy = 0] = loadavg();
  if (isWanted(LOADS)) {
    const figures = await load(folder);
    report('Load', `npm run load${full}`, busy, figures, only !== undefined);
  }
  if (isWanted(TRACKER)) {
    const parts = { samples: () => samples(folder, Number(values.seconds)), stream: () => stream(folder) };
    report('Event tracker', `npm run load${full}`, busy, await run(parts), only !== undefined);
  }
  if (isWanted(READERS)) {
    const seconds = Number(values.seconds);
    const parts = {
      readers: () => readers(folder, seconds),
      readersPostgres: () => readersOnPostgres(folder, seconds),
    };
    report('Readers', `npm run load${full}`, busy, await run(parts), only !== undefined);
  }
  if (isWanted(COMMUNITY)) {
    const seconds = Number(values.seconds);
    const parts = {
      communitySqlite: () => community('.cache/load', folder, seconds, 'sqlite'),
      communityPostgres: () => community('.cache/load', folder, seconds, 'postgres'),
    };
    report('Community', `npm run load${full}`, busy, await run(parts), only !== undefined);
  }
  if (isWanted(MUSIC)) {
    const parts = { music: () => music(folder) };
    report('Music', `npm run load${full}`, busy, await run(parts), only !== undefined);
  }
  if (values.faults) {
    const parts: Parts = { ...faultParts(values.full), ...(values.full ? { contract: contractInFull } : {}) };
    const figures = await run(parts);
    report('Faults', `npm run figures${full}`, busy, figures, only !== undefined);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
