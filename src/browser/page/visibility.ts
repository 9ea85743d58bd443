/** Calls back at once and whenever the page comes to the front or is hidden. The function returned ends it. */
export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  const report = () => onChange(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', report);
  // A page taken back out of the browser's memory has heard nothing meanwhile.
  window.addEventListener('pageshow', report);
  report();
  return () => {
    document.removeEventListener('visibilitychange', report);
    window.removeEventListener('pageshow', report);
  };
}

/**
 * Keeps something open while the page is in sight. Not behind another tab, and not in the browser's memory after Back, where Chromium would
 * keep streams connected. The function returned ends it.
 */
export function whileShown(open: () => () => void): () => void {
  let close: (() => void) | null = null;
  const leave = (): void => {
    const last = close;
    close = null;
    last?.();
  };
  const unwatch = watchVisibility((isVisible) => {
    if (isVisible) close ??= open();
    else leave();
  });
  window.addEventListener('pagehide', leave);
  return () => {
    unwatch();
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
