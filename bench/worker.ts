import { computeFromBytes } from '#wasm/host/compute';
import { readBenchData } from './accounts.ts';
import { measureSearch, SEARCH_CASES } from './search.ts';

/** The search series inside a browser's worker: fetches module and data beside itself, posts the times. */
const [module, json] = await Promise.all([
  fetch('/setori.wasm').then(async (answer) => new Uint8Array(await answer.arrayBuffer())),
  fetch('/data.json').then((answer) => answer.json()),
]);
const compute = await computeFromBytes(module);
const data = readBenchData(json);
postMessage(SEARCH_CASES.map((asked) => measureSearch(compute, data, asked)));
