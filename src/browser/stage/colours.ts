/** '#rrggbb' as one number. */
export const rgbOf = (colour: string): number => Number.parseInt(colour.slice(1), 16);

const parts = (colour: string): readonly [number, number, number] => {
  const rgb = rgbOf(colour);
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
};

/** Between two colours; a share of 1 is the second. */
export function mixed(colour: string, other: string, share: number): string {
  const from = parts(colour);
  const to = parts(other);
  const between = from.map((part, index) => Math.round(part + (to[index]! - part) * share));
  return `rgb(${between.join(' ')})`;
}

export const faded = (colour: string, alpha: number): string => `rgb(${parts(colour).join(' ')} / ${alpha})`;

type Stops = readonly (readonly [share: number, colour: string])[];

export function withStops(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [share, colour] of stops) gradient.addColorStop(share, colour);
  return gradient;
}
