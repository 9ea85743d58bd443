import { computeFromBytes } from '#wasm/host/compute';
import { readBenchData } from './accounts.ts';
import type { BrowserTimes } from './chromium.ts';
import { measureMedley } from './medley.ts';
import { MODE_CASES, measureSearch, SEARCH_CASES } from './search.ts';
import { measureUpgrades } from './upgrades.ts';

/** The series of one thread inside a browser's worker: fetches module and data beside itself, posts the times. */
const [module, json] = await Promise.all([
  fetch('/setori.wasm').then(async (answer) => new Uint8Array(await answer.arrayBuffer())),
  fetch('/data.json').then((answer) => answer.json()),
]);
const compute = await computeFromBytes(module);
const data = readBenchData(json);
const times: BrowserTimes = {
  warm: SEARCH_CASES.map((asked) => measureSearch(compute, data, asked)),
  modes: MODE_CASES.filter(({ top }) => top === 1).map((asked) => measureSearch(compute, data, asked)),
  medley: measureMedley(compute, data),
  upgrades: measureUpgrades(compute, data),
};
postMessage(times);
