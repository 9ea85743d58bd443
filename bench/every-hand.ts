import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { computeFromBytes } from '#wasm/host/compute';
import { account, question, readBenchData } from './accounts.ts';
import { demoCharts, demoJson } from './demo.ts';
import type { Share } from './every-song.ts';

/** A thread of its own: prepares data and module, then answers each share of charts with how many it did. */
const json = demoJson();
const data = readBenchData(json);
const { lengths, charts } = demoCharts(json);
const compute = await computeFromBytes(readFileSync('wasm/build/setori.wasm'));
const lists = data.songs[0]?.data;
if (!lists || !parentPort) throw new Error('runs as a thread, on data with songs');
const port = parentPort;

port.on('message', ({ itemSets, uneven, size, only, hand, hands }: Share) => {
  const asked = charts
    .filter(({ difficulty }) => only === null || difficulty === only)
    .filter((_, i) => i % hands === hand);
  const search = compute.startEverySongSearch({
    question: { ...question(account(data, size, uneven), 0, 1), itemSets },
    data: lists,
    lengths,
    charts: asked,
  });
  while (!search.advance(12));
  port.postMessage(search.answer().teams.length);
});
port.postMessage(0);
