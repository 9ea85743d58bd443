import { createBrowserInspector } from '@statelyai/inspect';
import type { ActorRecorder } from './recorder.ts';

export type StatelyStatus = 'closed' | 'blocked' | 'waiting' | 'connected';

/** What the inspector's own page says once it listens. */
const CONNECTED = '@statelyai.connected';

/**
 * Opens the Stately inspector, a page of its makers, in a window of its own and keeps sending it everything. It gets
 * the actors that run already as if they began now. Without internet that window stays empty; nothing here waits for it.
 */
export function openStately(recorder: ActorRecorder, onStatus: (status: StatelyStatus) => void): void {
  const [root, ...others] = recorder.actors();
  if (!root) return;
  const { adapter, inspect } = createBrowserInspector();
  const { targetWindow } = adapter;
  onStatus(targetWindow === null ? 'blocked' : 'waiting');
  if (targetWindow === null) return;
  window.addEventListener('message', ({ source, data }: MessageEvent<{ readonly type?: unknown } | null>) => {
    if (source === targetWindow && data?.type === CONNECTED) onStatus('connected');
  });
  for (const actorRef of [root, ...others]) {
    inspect.next?.({ type: '@xstate.actor', actorRef, rootId: root.sessionId });
  }
  root.system.inspect(inspect);
}
