import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { readCoveredCharts } from '#model/records/read-covered-charts';
import { readSongs } from '#model/records/read-songs';
import { DIFFICULTIES } from '#model/vocabulary/difficulties';
import { computeFromBytes } from '#wasm/host/compute';
import { account, question, readBenchData } from './accounts.ts';
import { demoJson, demoWindows } from './demo.ts';
import type { Share } from './every-song.ts';

/** A thread of its own: prepares data and module, then answers each share of charts with how many it did. */
const json = demoJson();
const data = readBenchData(json);
const levels = readSongs(json.songs).byId;
const windows = readCoveredCharts(demoWindows());
const charts = [...windows.charts].flatMap(([song, texts]) =>
  DIFFICULTIES.flatMap((difficulty) => {
    const chart = texts[difficulty];
    const level = levels.get(song)?.difficulties[difficulty]?.level;
    return chart === undefined || level === undefined ? [] : [{ song, difficulty, level, chart }];
  }),
);
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
    lengths: windows.lengths,
    charts: asked,
  });
  while (!search.advance(12));
  port.postMessage(search.answer().teams.length);
});
port.postMessage(0);
