import type { Broadcast } from '../storage/broadcast.ts';

/** Becomes the one tab that plays; calls back when another one does. The function returned releases the claim. */
export type ClaimTab = (onLost: () => void) => () => void;

const NAME = 'setori/sound';

/**
 * By a Web Lock that the next tab steals: it is free again when a tab is closed, however that happens. Where there are no locks, by a
 * message to the other tabs.
 */
export function tabClaim(broadcast: Broadcast, locks: LockManager | undefined = navigator.locks): ClaimTab {
  if (!locks) return broadcastClaim(broadcast);
  return (onLost) => {
    let isHeld = true;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    locks
      .request(NAME, { steal: true }, () => held)
      .catch((error) => {
        // Only a stolen lock means another tab; a browser that refuses locks keeps no one from playing.
        if (isHeld && error instanceof Error && error.name === 'AbortError') onLost();
      });
    return () => {
      isHeld = false;
      release();
    };
  };
}

const broadcastClaim =
  (broadcast: Broadcast): ClaimTab =>
  (onLost) => {
    broadcast.post(NAME);
    return broadcast.listen(NAME, onLost);
  };
