/** Calls back at once and whenever the device loses or finds its connection. The function returned ends it. */
export function watchConnection(onChange: (isThere: boolean) => void): () => void {
  const tell = () => onChange(navigator.onLine);
  for (const name of ['online', 'offline']) window.addEventListener(name, tell);
  tell();
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, tell);
  };
}
