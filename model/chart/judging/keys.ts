/** Keys of lanes 0–6, by their places on the keyboard. */
const LANE_KEYS = ['KeyS', 'KeyD', 'KeyF', 'Space', 'KeyJ', 'KeyK', 'KeyL'] as const;

/** Keys that flick what the keys of lanes hold: any way, or one way. */
export const FLICK_KEYS: ReadonlyMap<string, 'Left' | 'Right' | null> = new Map([
  ['ArrowUp', null],
  ['ArrowLeft', 'Left'],
  ['ArrowRight', 'Right'],
]);

/** The lane of a key; null for other keys. */
export function laneOfKey(code: string): number | null {
  const lane = LANE_KEYS.findIndex((key) => key === code);
  return lane < 0 ? null : lane;
}
