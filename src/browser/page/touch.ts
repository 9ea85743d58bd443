/** Calls back at the first touch event, once. The function returned ends it. */
export function watchFirstTouch(onTouch: () => void): () => void {
  const options = { once: true, passive: true, capture: true };
  window.addEventListener('touchstart', onTouch, options);
  return () => window.removeEventListener('touchstart', onTouch, options);
}
