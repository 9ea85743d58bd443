/** The engine thread in a browser: joins the shell to the thread's own port. */
import { createCompute } from '../compute.ts';
import { loadModule, openEngine } from './open-engine.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { createShell } from './shell.ts';

/** A message to oneself lets waiting messages in without the 4 ms that nested timers cost. */
function messageTurns(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
}

/** Serves the thread it is called in. `moduleUrl` is where the built WebAssembly file is served. */
export function serveTeams(moduleUrl: string): void {
  const receive = createShell({
    open: () => openEngine(() => loadModule(moduleUrl), createCompute),
    post: (message: FromWorker) => postMessage(message),
    now: () => performance.now(),
    turn: messageTurns(),
  });
  addEventListener('message', (event: MessageEvent<ToWorker>) => receive(event.data));
}
