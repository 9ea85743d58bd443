import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from './faults.ts';
import { type Figure, likes, lists, logins, openSite, soak, start, staticData } from './figures.ts';
import { report } from './report.ts';

/**
 * `npm run load`: how much the built server answers. `npm run figures` adds kills and races, and with `-- --full` in the
 * numbers of the plan. Both write docs/quality.md.
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

const PARTS = { staticData, lists, likes, logins } as const;

async function load(folder: string): Promise<Figure[]> {
  const site = await openSite('.cache/load', folder, Number(values.seconds));
  const figures = [...start(site)];
  try {
    for (const [name, part] of Object.entries(PARTS)) {
      if (values.only !== undefined && values.only !== name) continue;
      process.stderr.write(`${name} …\n`);
      figures.push(...(await part(site)));
    }
    if (values.only === undefined || values.only === 'soak') {
      process.stderr.write('soak …\n');
      figures.push(...(await soak(site, values.full ? 600 : Number(values.soak))));
    }
  } finally {
    await site.server.stop();
  }
  return figures;
}

const show = (figures: readonly Figure[]): void => {
  for (const { name, goal, measured, isMet } of figures) {
    process.stdout.write(`${isMet ? '  ' : '! '}${name}: ${measured}   (${goal})\n`);
  }
};

const folder = mkdtempSync(join(tmpdir(), 'setori-load-'));
try {
  const [busy = 0] = loadavg();
  const figures = await load(folder);
  show(figures);
  if (values.only === undefined)
    report('Load', `npm run load${values.full ? ' -- --full' : ''}`, busy, figures);
  if (values.faults) {
    const found = await faults(values.full);
    show(found);
    report('Faults', `npm run figures${values.full ? ' -- --full' : ''}`, busy, found);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
