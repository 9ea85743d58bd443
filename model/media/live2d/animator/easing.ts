/** How much of what comes next shows after `ms` of a fade: slow, fast, slow. */
export function faded(ms: number, fadeMs: number): number {
  if (ms >= fadeMs) return 1;
  return ms <= 0 ? 0 : 0.5 - 0.5 * Math.cos((Math.PI * ms) / fadeMs);
}

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** What follows another value comes nearer to it by this share in `ms`, however they are cut into steps. */
export const nearer = (ms: number, slownessMs: number): number => 1 - Math.exp(-ms / slownessMs);

/** A share that goes to 0 or 1 at an even pace. */
export function toward(share: number, isOn: boolean, ms: number, wholeMs: number): number {
  const by = ms / wholeMs;
  return clamp(isOn ? share + by : share - by, 0, 1);
}
