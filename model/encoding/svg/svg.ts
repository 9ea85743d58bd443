/** Coordinates with at most two decimals, so that the last bits of trigonometry cannot reach the picture. */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

type Value = string | number | undefined;
export type Attributes = Readonly<Record<string, Value>>;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');

/** One element; text content never comes from outside, so nothing needs escaping. */
export const el = (name: string, attributes: Attributes, inner = ''): string =>
  inner ? `<${name}${attributesOf(attributes)}>${inner}</${name}>` : `<${name}${attributesOf(attributes)}/>`;

export const rect = (x: number, y: number, width: number, height: number, more: Attributes): string =>
  el('rect', { x, y, width, height, ...more });
export const circle = (cx: number, cy: number, r: number, more: Attributes): string =>
  el('circle', { cx, cy, r, ...more });
export const path = (d: string, more: Attributes): string => el('path', { d, ...more });
export const group = (inner: string, more: Attributes): string => el('g', more, inner);

export type Point = readonly [number, number];

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

const TURN = Math.PI * 2;
/** Point on a circle; `turn` 0 is the right, 0.25 the bottom. */
export const onCircle = (cx: number, cy: number, r: number, turn: number): Point => [
  cx + r * Math.cos(turn * TURN),
  cy + r * Math.sin(turn * TURN),
];

/** Open arc from one turn to a later one. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = onCircle(cx, cy, r, from);
  const [x2, y2] = onCircle(cx, cy, r, to);
  return `M${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${n(x2)} ${n(y2)}`;
}

/** A whole document with its own coordinate system, drawn at the given size in pixels. */
export const svg = (width: number, height: number, inner: string, view: Point = [width, height]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${view[0]} ${view[1]}">${inner}</svg>`;
