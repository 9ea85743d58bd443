/** A tab in the background paints nothing; it must not wait for ever. One in sight does, if late where much is to be drawn. */
const PATIENCE_MS = { hidden: 100, visible: 1_000 } as const;

/** Resolves once what is in the page by now was painted. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS[document.visibilityState]);
  });

/**
 * Resolves once the browser has painted what the server sent. Without it the first frame may come only after the page's
 * script has run, and the skeleton would have been for nothing.
 */
export function firstPaint(): Promise<void> {
  if (performance.getEntriesByName('first-contentful-paint').length > 0) return Promise.resolve();
  return nextPaint();
}
