/** Moments in seconds and values in turn: `[0, 0, 0.4, 1]`. Between two the value goes softly from one to the other. */
export type KeyCurve = readonly number[];
/** KeyCurves by the parameter's name without `PARAM_`. */
export type KeyCurves = Readonly<Record<string, KeyCurve>>;

export function valueAt(curve: KeyCurve, seconds: number): number {
  const last = curve.length - 2;
  if (seconds <= curve[0]!) return curve[1]!;
  for (let at = 0; at < last; at += 2) {
    const to = curve[at + 2]!;
    if (seconds >= to) continue;
    const share = (seconds - curve[at]!) / (to - curve[at]!);
    return curve[at + 1]! + (curve[at + 3]! - curve[at + 1]!) * share * share * (3 - 2 * share);
  }
  return curve[last + 1]!;
}

const LEAD_S = 0.35;

/** From where it rests to a value, and back at the end. */
export const held = (seconds: number, value: number, rest = 0): KeyCurve => [
  0,
  rest,
  LEAD_S,
  value,
  seconds - LEAD_S,
  value,
  seconds,
  rest,
];

/** To and fro between two values, as often as said, and back to rest. */
export function swinging(seconds: number, from: number, to: number, times: number, rest = 0): KeyCurve {
  const span = (seconds - 2 * LEAD_S) / (2 * times);
  const turns = Array.from({ length: 2 * times }, (_, nth) => [
    LEAD_S + nth * span,
    nth % 2 === 0 ? from : to,
  ]);
  return [0, rest, ...turns.flat(), seconds - LEAD_S, from, seconds, rest];
}

/** Eyes that are open so far, and close for a moment once. */
export const blink = (seconds: number, share: number, open = 1): KeyCurve => {
  const at = seconds * share;
  return [0, 1, 0.2, open, at, open, at + 0.08, 0, at + 0.2, open, seconds - 0.1, open, seconds, 1];
};
