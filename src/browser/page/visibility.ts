/** Calls back at once and whenever the page comes to the front or goes out of sight. The function returned ends it. */
export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  const tell = () => onChange(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', tell);
  // A page taken back out of the browser's memory has heard nothing meanwhile.
  window.addEventListener('pageshow', tell);
  tell();
  return () => {
    document.removeEventListener('visibilitychange', tell);
    window.removeEventListener('pageshow', tell);
  };
}

/**
 * Keeps something open while the page is shown or behind another tab, not while it lies in the browser's memory after Back: Chromium keeps
 * its streams connected there, and the server would take the visitor for present. The function returned ends it.
 */
export function whilePageLives(open: () => () => void): () => void {
  let close: (() => void) | null = open();
  const leave = (): void => {
    close?.();
    close = null;
  };
  const comeBack = (): void => {
    close ??= open();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
    leave();
  };
}
