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
