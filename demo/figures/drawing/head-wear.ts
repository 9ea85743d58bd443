import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, onCircle, path, polygon } from '#model/encoding/svg/svg';
import type { FigureLook, Pin } from '../looks/looks.ts';
import type { HeadWear, Outfit } from '../looks/outfits.ts';
import { atDepth, headTurns, onFace } from '../rig/head-turn.ts';
import { box, type FigurePiece, type PieceBox } from '../rig/piece.ts';

export function starAt(cx: number, cy: number, radius: number, color: string): string {
  const points = Array.from({ length: 10 }, (_, nth) =>
    onCircle(cx, cy, nth % 2 === 0 ? radius : radius * 0.46, nth / 10 - 0.25),
  );
  return path(polygon(points), {
    fill: color,
    stroke: color,
    'stroke-width': radius * 0.22,
    'stroke-linejoin': 'round',
  });
}

const bow = (cx: number, cy: number, size: number, color: string): string => {
  const dark = mix(color, NIGHT, 0.22);
  const wing = (flip: number) =>
    el(
      'g',
      { transform: `translate(${cx} ${cy}) scale(${(flip * size) / 40} ${size / 40})` },
      path('M0 0C10 -18 30 -28 40 -24C46 -8 46 8 40 22C28 24 10 16 0 0Z', { fill: color }) +
        path('M8 0L34 -8M8 2L34 8', {
          fill: 'none',
          stroke: dark,
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
        }),
    );
  return wing(1) + wing(-1) + circle(cx, cy, size * 0.23, { fill: dark });
};

function flower(cx: number, cy: number, radius: number, color: string): string {
  const petals = Array.from({ length: 5 }, (_, nth) => {
    const [x, y] = onCircle(cx, cy, radius * 0.6, nth / 5 - 0.25);
    return circle(x, y, radius * 0.5, { fill: color });
  });
  return petals.join('') + circle(cx, cy, radius * 0.34, { fill: '#ffd76a' });
}

const onHair = (id: string, order: number, where: PieceBox, drawing: string): FigurePiece => ({
  id,
  order,
  box: where,
  drawing,
  columns: 4,
  rows: 3,
  joint: 'head',
  bendings: headTurns(onFace(18)),
});

const PIN_DRAWINGS: Readonly<
  Record<Exclude<Pin, 'none' | 'strand' | 'bobbles'>, (accent: string) => FigurePiece>
> = {
  star: (accent) => onHair('pin', 154, box(46, 96, 106, 156), starAt(76, 126, 22, accent)),
  clip: (accent) =>
    onHair(
      'pin',
      154,
      box(50, 122, 114, 176),
      [0, 1]
        .map((nth) =>
          path(`M${62 + nth * 10} ${136 + nth * 16}L${96 + nth * 4} ${148 + nth * 14}`, {
            fill: 'none',
            stroke: accent,
            'stroke-width': 9,
            'stroke-linecap': 'round',
          }),
        )
        .join(''),
    ),
  band: (accent) =>
    onHair(
      'pin',
      154,
      box(-128, 20, 128, 160),
      path('M-120 152C-112 70 -60 34 0 34C60 34 112 70 120 152', {
        fill: 'none',
        stroke: accent,
        'stroke-width': 13,
      }) +
        path('M-120 152C-112 70 -60 34 0 34C60 34 112 70 120 152', {
          fill: 'none',
          stroke: mix(accent, WHITE, 0.5),
          'stroke-width': 3,
        }),
    ),
  flower: (accent) => onHair('pin', 154, box(-118, 84, -46, 156), flower(-82, 120, 28, accent)),
  ribbon: (accent) => onHair('pin', 154, box(-114, 38, -22, 106), bow(-68, 72, 38, accent)),
};

const HATS: Readonly<Record<Exclude<HeadWear, 'none'>, (outfit: Outfit) => FigurePiece>> = {
  bow: ({ accent }) => onHair('hat', 170, box(-62, -12, 62, 66), bow(0, 26, 54, accent)),
  hat: ({ main, accent }) => ({
    ...onHair(
      'hat',
      170,
      box(10, -46, 120, 64),
      el(
        'g',
        { transform: 'rotate(20 64 30)' },
        el('ellipse', { cx: 64, cy: 40, rx: 46, ry: 12, fill: mix(main, NIGHT, 0.2) }) +
          path('M38 38L42 -18Q64 -28 86 -18L90 38Q64 48 38 38Z', { fill: main }) +
          path('M38 38L39.5 22Q64 32 88.6 22L90 38Q64 48 38 38Z', { fill: accent }),
      ) + starAt(88, 26, 9, '#ffe08a'),
    ),
    bendings: headTurns(atDepth(46)),
  }),
  tiara: ({ accent }) =>
    onHair(
      'hat',
      170,
      box(-72, 2, 72, 74),
      path('M-62 66Q0 22 62 66L58 36L36 48L24 18L10 38L0 6L-10 38L-24 18L-36 48L-58 36Z', {
        fill: '#ffe08a',
        stroke: '#d9a93e',
        'stroke-width': 2.6,
        'stroke-linejoin': 'round',
      }) + circle(0, 34, 7, { fill: accent }),
    ),
  beret: ({ main }) => ({
    ...onHair(
      'hat',
      170,
      box(-132, -14, 116, 98),
      path('M-112 84C-150 20 -60 -6 6 0C74 4 112 34 92 78C40 40 -50 44 -112 84Z', { fill: main }) +
        path('M-112 84C-50 44 40 40 92 78Q96 86 88 90C40 56 -50 58 -104 94Z', {
          fill: mix(main, NIGHT, 0.3),
        }) +
        circle(-6, 0, 8, { fill: mix(main, NIGHT, 0.2) }),
    ),
    bendings: headTurns(atDepth(40)),
  }),
  rose: ({ accent, main }) =>
    onHair(
      'hat',
      170,
      box(-130, 56, -34, 160),
      path('M-112 130Q-126 148 -118 158Q-100 152 -98 136ZM-62 130Q-44 142 -40 134Q-46 118 -62 118Z', {
        fill: '#4e9467',
      }) +
        circle(-84, 108, 33, { fill: accent }) +
        path('M-104 104C-100 82 -70 80 -64 102C-60 122 -88 132 -96 116C-100 102 -80 96 -76 108', {
          fill: 'none',
          stroke: mix(accent, NIGHT, 0.35),
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }) +
        circle(-84, 108, 5, { fill: main }),
    ),
  headset: ({ main, accent }) =>
    onHair(
      'hat',
      170,
      box(-140, 10, 140, 236),
      path('M-118 170C-118 70 -66 26 0 26C66 26 118 70 118 170', {
        fill: 'none',
        stroke: mix(main, NIGHT, 0.5),
        'stroke-width': 11,
      }) +
        [-1, 1]
          .map(
            (side) =>
              el('ellipse', { cx: side * 119, cy: 190, rx: 17, ry: 30, fill: mix(main, NIGHT, 0.5) }) +
              el('ellipse', { cx: side * 122, cy: 190, rx: 10, ry: 20, fill: accent }),
          )
          .join(''),
    ),
};

/** What she has in her hair, and what belongs to the outfit. */
export function wearPieces({ pin, accent }: FigureLook, outfit: Outfit): readonly FigurePiece[] {
  const pins = pin === 'none' || pin === 'strand' || pin === 'bobbles' ? [] : [PIN_DRAWINGS[pin](accent)];
  return outfit.head === 'none' ? pins : [...pins, HATS[outfit.head](outfit)];
}
