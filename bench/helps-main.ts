import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createCompute } from '#wasm/host/compute';
import { readBenchData } from './accounts.ts';
import { demoJson } from './demo.ts';
import { measureHelps } from './helps.ts';

/** `npm run wasm && npx tsx bench/helps-main.ts`: which of 300 cards help, alone and printed with the machine. */
const wasm = await createCompute(await WebAssembly.compile(readFileSync('wasm/build/setori.wasm')));
process.stdout.write(
  `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}\n`,
);
for (const one of measureHelps(wasm, readBenchData(demoJson())))
  process.stdout.write(`${JSON.stringify(one)}\n`);
