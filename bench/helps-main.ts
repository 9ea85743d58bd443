import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { createCompute } from '#wasm/host/compute';
import { readBenchData } from './accounts.ts';
import { demoJson } from './demo.ts';
import { type HelpsTimes, measureHelps } from './helps.ts';
import { report } from './load/report.ts';
import type { Figure } from './load/site.ts';

/** `npm run wasm && npx tsx bench/helps-main.ts`: which of 300 cards help, alone, written into docs/quality.md. */

/** Milliseconds, by the number of songs. */
const GOALS: Readonly<Record<number, number>> = { 1: 1_500, 50: 10_000 };

function figureOf({ size, candidates, songs, worstMs, helping, searches }: HelpsTimes): Figure {
  const goal = GOALS[songs] ?? 0;
  const songsText = songs === 1 ? 'one song' : `${songs} songs`;
  return {
    name: `which of ${candidates} cards help a collection of ${size}, on ${songsText}`,
    goal: `≤ ${goal / 1_000} s`,
    measured: `${(worstMs / 1_000).toFixed(2)} s at worst; ${helping} help, ${searches} searches`,
    isMet: worstMs <= goal,
  };
}

const [busy = 0] = loadavg();
const wasm = await createCompute(await WebAssembly.compile(readFileSync('wasm/build/setori.wasm')));
const figures = measureHelps(wasm, readBenchData(demoJson())).map(figureOf);
report('Which cards help', 'npx tsx bench/helps-main.ts', busy, figures, false);
