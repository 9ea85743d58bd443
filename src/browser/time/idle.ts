const SOON_MS = 200;

/** Calls back when the page has nothing to draw or to answer; browsers that cannot tell call back a little later. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, SOON_MS);
}
