import { readFileSync } from 'node:fs';
import { computeFromBytes } from '#wasm/host/compute';
import { account, question, readBenchData } from './accounts.ts';
import { demoJson } from './demo.ts';

/** A fresh process: compiles the module and answers its first question; prints the milliseconds of both together. */
const size = Number(process.argv[2]);
const bytes = process.argv[3] === 'ts' ? null : readFileSync('wasm/build/setori.wasm');
const data = readBenchData(demoJson());
const [song] = data.songs;
if (!song) throw new Error('the demo set has no song');
const profile = account(data, size, true);
const start = performance.now();
const search = (await computeFromBytes(bytes)).startTeamSearch(question(profile, song.level, 1), song.data);
while (!search.advance(1_000));
process.stdout.write(`${performance.now() - start}\n`);
