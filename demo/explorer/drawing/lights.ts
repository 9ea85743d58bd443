import { ACCENTS, mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, n, path, rect, svg } from '#model/encoding/svg/svg';
import { star } from '../../pictures/drawing/marks.ts';
import { type Random, random } from '../../seeded/random.ts';

/** Stages, lights and sparks. */

const WIDTH = 178;
export const accentOf = (nth: number, step = 0): string =>
  ACCENTS[(nth * 3 + step * 2) % ACCENTS.length] ?? WHITE;

function beams(rng: Random, colors: readonly string[]): string {
  return Array.from({ length: 9 }, (_, at) => {
    const x = (WIDTH * (at + 0.5)) / 9;
    const to = x + rng.real(-60, 60);
    const half = rng.real(6, 14);
    return path(`M${n(x - 1)} 0H${n(x + 1)}L${n(to + half)} 84H${n(to - half)}Z`, {
      fill: colors[at % colors.length],
      opacity: 0.2,
    });
  }).join('');
}

/** An empty stage before a live, 16:9; `part` changes the lights. */
export function stage(nth: number, part: number, height: number): string {
  const rng = random('stage', nth, part);
  const [first, second] = [accentOf(nth), accentOf(nth, 1 + part)];
  const dark = mix(first, NIGHT, 0.86);
  const tiles = Array.from({ length: 12 }, (_, at) =>
    path(`M${n(at * 16.2)} 78L${n(at * 24 - 43)} 100`, {
      stroke: mix(first, NIGHT, 0.5),
      'stroke-width': 0.5,
    }),
  );
  const screens = [14, 62, 116].map(
    (x, at) =>
      rect(x, 22, 46, 30, {
        rx: 2,
        fill: mix(at === 1 ? first : second, NIGHT, 0.45),
        stroke: mix(first, WHITE, 0.3),
        'stroke-width': 0.8,
      }) + star(x + 23, 37, at === 1 ? 1 : 0.7, mix(second, WHITE, 0.4)),
  );
  const inner =
    rect(0, 0, WIDTH, 100, { fill: dark }) +
    screens.join('') +
    beams(rng, [mix(first, WHITE, 0.4), mix(second, WHITE, 0.4)]) +
    rect(0, 78, WIDTH, 22, { fill: mix(first, NIGHT, 0.7) }) +
    tiles.join('') +
    rect(0, 77, WIDTH, 1.6, { fill: mix(second, WHITE, 0.3) }) +
    [20, 89, 158].map((x) => rect(x - 9, 68, 18, 10, { rx: 1, fill: mix(dark, WHITE, 0.1) })).join('');
  return svg(Math.round((height * 16) / 9), height, inner, [WIDTH, 100]);
}

/** A burst of sparks at one moment of its life, 0 to 1, around the middle of 100 × 100. */
export function spark(nth: number, moment: number): string {
  const rng = random('spark', nth);
  const color = accentOf(nth);
  const rays = Array.from({ length: 10 }, (_, at) => {
    const angle = (at + rng.real(-0.2, 0.2)) * 36;
    const from = 6 + 26 * moment;
    const to = from + (1 - moment) * rng.real(10, 20) + 1;
    return path(`M${n(from)} 0H${n(to)}`, {
      stroke: mix(color, WHITE, at % 2 ? 0.2 : 0.6),
      'stroke-width': n(5 * (1 - moment) + 0.8),
      'stroke-linecap': 'round',
      transform: `translate(50 50) rotate(${n(angle)})`,
    });
  });
  return (
    circle(50, 50, 8 + 34 * moment, {
      fill: 'none',
      stroke: color,
      'stroke-width': n(7 * (1 - moment) + 0.6),
      opacity: n(1 - moment * 0.8),
    }) +
    rays.join('') +
    circle(50, 50, 10 * (1 - moment) + 1, { fill: WHITE, opacity: 0.9 })
  );
}

/** Paper that rains down, 16:9. */
export function confetti(nth: number, height: number): string {
  const rng = random('confetti paper', nth);
  const pieces = Array.from({ length: 90 }, (_, at) => {
    const [x, y] = [rng.real(0, WIDTH), rng.real(0, 100)];
    return rect(-1.6, -0.8, 3.2, 1.6, {
      fill: accentOf(nth, at % 5),
      transform: `translate(${n(x)} ${n(y)}) rotate(${rng.int(0, 180)})`,
      opacity: 0.9,
    });
  });
  return svg(Math.round((height * 16) / 9), height, pieces.join(''), [WIDTH, 100]);
}
