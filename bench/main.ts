import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
import { median } from './quantile.ts';
import { report } from './report.ts';
import { measureScalars } from './scalars.ts';
import { MODE_CASES, measureSearch, SEARCH_CASES, type SearchCase } from './search.ts';
import { measureSlowPage } from './slow-page.ts';
import { measureStage } from './stage.ts';
import { measureUpgrades } from './upgrades.ts';

/** `npm run bench [-- --json]`: WebAssembly beside TypeScript in one run; writes bench/results.md. */

const MODULE = 'wasm/build/setori.wasm';
const built = dirname(fileURLToPath(import.meta.url));

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

/** What is being measured, for whoever waits. */
function told<Measured>(what: string, measure: () => Measured): Measured {
  process.stderr.write(`${what} …\n`);
  return measure();
}

const results = {
  machine: MACHINE,
  date: new Date().toISOString().slice(0, 10),
  seed: SEED,
  songs: data.songs.length,
  moduleBytes: statSync(MODULE).size,
  orders: { wasm: measureOrders(await wasmEngine(module), data), ts: measureOrders(scriptEngine(), data) },
  scalars: {
    wasm: measureScalars(await wasmEngine(module), data),
    ts: measureScalars(scriptEngine(), data),
  },
  cold: [500, 1_000, 2_000].map((size) => ({ size, wasm: cold(size, 'wasm'), ts: cold(size, 'ts') })),
  warm: told('scores', () => SEARCH_CASES.map(inBoth)),
  modes: told('points and orders', () => MODE_CASES.map(inBoth)),
  medley: told('medleys', () => measureMedley(wasm, data)),
  landing: told('exact landings', measureLanding),
  upgrades: told('next upgrades', () => measureUpgrades(wasm, data)),
  helps: told('cards that help', () => measureHelps(wasm, data)),
  oneTeam: told('one team for several songs', () => measureOneTeam(wasm, data)),
  everySong: await told('every song', () => measureEverySong(join(built, 'every-hand.js'))),
  memory: await told('memory', () => measureMemory(join(built, 'memory-hand.js'), data, demoCharts(json))),
  chromium: await told('in Chromium', () => measureInChromium(json, built)),
  stage: told('frames of the chart simulator', measureStage),
  slowPage: told('the page on a slow phone', measureSlowPage),
};

writeFileSync('bench/results.md', report(results));
process.stdout.write(
  process.argv.includes('--json') ? `${JSON.stringify(results, null, 2)}\n` : report(results),
);
