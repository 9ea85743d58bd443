import { SECOND_MS } from '#model/vocabulary/time';

/** Calls back with the device's time (epoch milliseconds) at once and every second. The function returned ends it. */
export function watchSeconds(onTick: (deviceMs: number) => void): () => void {
  const tell = () => onTick(Date.now());
  const timer = setInterval(tell, SECOND_MS);
  tell();
  return () => clearInterval(timer);
}
