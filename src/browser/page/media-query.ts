export const DARK = '(prefers-color-scheme: dark)';
export const CALM = '(prefers-reduced-motion: reduce)';

/** Calls back at once and whenever the answer to a media query changes. The function returned ends it. */
export function watchMediaQuery(query: string, onChange: (matches: boolean) => void): () => void {
  const list = window.matchMedia(query);
  const report = () => onChange(list.matches);
  list.addEventListener('change', report);
  report();
  return () => list.removeEventListener('change', report);
}
