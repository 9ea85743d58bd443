import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { parentPort } from 'node:worker_threads';
import { createCompute } from '#wasm/host/compute';
import { openEngine } from '#wasm/host/thread/open-engine';
import type { ToWorker } from '#wasm/host/thread/protocol';
import { createShell } from '#wasm/host/thread/shell';
import type { MemoryNote } from './memory.ts';

/** The engine thread of the site in Node, which also looks how much memory it holds whenever it lets messages in. */
if (!parentPort) throw new Error('runs as a thread');
const port = parentPort;
let bytes = 0;

/** The heap with what has not been collected, and all arrays beside it, the module's memory among them. */
function look(): void {
  const { used_heap_size: used, external_memory: beside } = getHeapStatistics();
  bytes = Math.max(bytes, used + beside);
}

const receive = createShell({
  open: () =>
    openEngine(async () => WebAssembly.compile(readFileSync('wasm/build/setori.wasm')), createCompute),
  post: (message) => {
    look();
    const isLast = message.type === 'answer' || ('isLast' in message && message.isLast);
    const note: MemoryNote = { message, bytes, isOver: isLast || message.type === 'failure' };
    port.postMessage(note);
  },
  now: () => performance.now(),
  turn: () => {
    look();
    return setImmediate();
  },
});
port.on('message', (message: ToWorker) => receive(message));
