import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createCompute } from '#wasm/host/compute';
import { scriptEngine, wasmEngine } from '#wasm/host/engine';
import { readBenchData, SEED } from './accounts.ts';
import { measureInChromium } from './chromium.ts';
import { demoCharts, demoJson } from './demo.ts';
import { measureEverySong } from './every-song.ts';
import { measureHelps } from './helps.ts';
import { measureLanding } from './landing.ts';
import { MACHINE } from './machine.ts';
import { measureMedley } from './medley.ts';
import { measureMemory } from './memory.ts';
import { measureOneTeam } from './one-team.ts';
import { measureOrders } from './orders.ts';
import { chooseParts, runParts, type Stored } from './parts.ts';
import { median } from './quantile.ts';
import { quietWaiter } from './quiet.ts';
import { type Results, report, wholeResults } from './report.ts';
import { measureScalars } from './scalars.ts';
import { MODE_CASES, measureSearch, SEARCH_CASES, type SearchCase } from './search.ts';
import { measureSlowPage } from './slow-page.ts';
import { measureStage } from './stage.ts';
import { measureUpgrades } from './upgrades.ts';

/**
 * `npm run bench [-- --only PART] [-- --json]`: WebAssembly beside TypeScript. Each part is written to bench/results.json as it is
 * done, and bench/results.md from all of them.
 */

const MODULE = 'wasm/build/setori.wasm';
const RESULTS = 'bench/results.json';
const DOCUMENT = 'bench/results.md';
const built = dirname(fileURLToPath(import.meta.url));

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'boolean', default: false },
  },
});

const cold = (size: number, engine: 'wasm' | 'ts'): number =>
  median(
    [1, 2, 3].map(() =>
      Number(execFileSync(process.execPath, [join(built, 'cold.js'), String(size), engine])),
    ),
  );

const json = demoJson();
const data = readBenchData(json);
const module = await WebAssembly.compile(readFileSync(MODULE));
const wasm = await createCompute(module);
const script = await createCompute(null);

/** For TypeScript: a minute in all is enough for it. */
const ROUND_MS = 2_000;

const inBoth = (asked: SearchCase) => ({
  wasm: measureSearch(wasm, data, asked),
  ts: measureSearch(script, data, asked, ROUND_MS),
});

const PARTS: { readonly [Name in keyof Results]: () => Results[Name] | Promise<Results[Name]> } = {
  setting: () => ({ seed: SEED, songs: data.songs.length, moduleBytes: statSync(MODULE).size }),
  orders: async () => ({
    wasm: measureOrders(await wasmEngine(module), data),
    ts: measureOrders(scriptEngine(), data),
  }),
  scalars: async () => ({
    wasm: measureScalars(await wasmEngine(module), data),
    ts: measureScalars(scriptEngine(), data),
  }),
  cold: () => [500, 1_000, 2_000].map((size) => ({ size, wasm: cold(size, 'wasm'), ts: cold(size, 'ts') })),
  warm: () => SEARCH_CASES.map(inBoth),
  modes: () => MODE_CASES.map(inBoth),
  medley: () => measureMedley(wasm, data),
  landing: measureLanding,
  upgrades: () => measureUpgrades(wasm, data),
  helps: () => measureHelps(wasm, data),
  oneTeam: () => measureOneTeam(wasm, data),
  everySong: () => measureEverySong(join(built, 'every-hand.js')),
  memory: () => measureMemory(join(built, 'memory-hand.js'), data, demoCharts(json)),
  chromium: () => measureInChromium(json, built),
  stage: measureStage,
  slowPage: measureSlowPage,
};

const read = (): Stored => (existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Stored) : {});
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

function write(stored: Stored): void {
  writeFileSync(RESULTS, `${JSON.stringify(stored, null, 2)}\n`);
  const whole = wholeResults(stored, Object.keys(PARTS));
  if (whole !== null) writeFileSync(DOCUMENT, report(whole, stored));
}

try {
  chooseParts(Object.keys(PARTS), options.only);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(2);
}
const failed = await runParts(PARTS, options.only, {
  machine: MACHINE,
  now: () => new Date(),
  awaitQuiet: quietWaiter({ say }),
  read,
  write,
  say,
});
const missing = Object.keys(PARTS).filter((name) => !(name in read()));
if (missing.length > 0)
  say(`${DOCUMENT} stays as it is until these are measured, too: ${missing.join(', ')}`);
if (options.json) process.stdout.write(readFileSync(RESULTS, 'utf8'));
process.exitCode = failed.length > 0 ? 1 : 0;
