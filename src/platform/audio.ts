import type { Broadcast } from './broadcast.ts';

/** Becomes the one tab that sounds; calls back when another tab does. The function returned lets go. */
export type ClaimTab = (onLost: () => void) => () => void;

const NAME = 'setori/sound';

/**
 * By a Web Lock that whoever begins takes away from the tab before: it is free again when a tab is closed, however that happens. Where
 * there are no locks, by a message to the other tabs.
 */
export function tabClaim(broadcast: Broadcast, locks: LockManager | undefined = navigator.locks): ClaimTab {
  if (!locks) return broadcastClaim(broadcast);
  return (onLost) => {
    let isHeld = true;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    locks
      .request(NAME, { steal: true }, () => held)
      .catch(() => {
        if (isHeld) onLost();
      });
    return () => {
      isHeld = false;
      letGo();
    };
  };
}

const broadcastClaim =
  (broadcast: Broadcast): ClaimTab =>
  (onLost) => {
    broadcast.post(NAME);
    return broadcast.listen(NAME, onLost);
  };
