import { loadavg } from 'node:os';
import { report } from './load/report.ts';
import { measureStage } from './stage.ts';

/** `npx tsx bench/stage-main.ts`: frames of the chart simulator, alone, written into docs/quality.md. */

const MAX_FRAME_US = 1_000;
const MAX_FIRST_MS = 4;

const [busy = 0] = loadavg();
const { chart, notes, sprites, quads, frames, medianUs, p99Us, layMs, firstMs } = measureStage();
const figures = [
  {
    name: `a frame of the fullest chart at the slowest speed (${chart}, ${notes} notes), 99th hundredth`,
    goal: `≤ ${MAX_FRAME_US} µs`,
    measured: `${p99Us.toFixed(0)} µs, median ${medianUs.toFixed(0)} µs; ${frames} frames, room for ${sprites} pictures and ${quads} quads`,
    isMet: p99Us <= MAX_FRAME_US,
  },
  {
    name: 'its first list after going to a moment of chance, 99th hundredth',
    goal: `≤ ${MAX_FIRST_MS} ms`,
    measured: `${firstMs.toFixed(2)} ms; ${layMs.toFixed(1)} ms to lay the chart out`,
    isMet: firstMs <= MAX_FIRST_MS,
  },
];
report('Frames of the chart simulator', 'npx tsx bench/stage-main.ts', busy, figures, false);
