import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, path } from '#model/encoding/svg/svg';
import type { FigureLook, Ties } from '../looks/looks.ts';
import { atDepth, headTurns, swings } from '../rig/head-turn.ts';
import { box, type FigurePiece } from '../rig/piece.ts';
import { onSide, SIDES, type Side, sideBox, sideName } from './sides.ts';

const LINE = { fill: 'none', 'stroke-linecap': 'round' } as const;

/** A tail on the right of the head, from where it is tied down. */
interface TailShape {
  readonly d: string;
  readonly strand: string;
  readonly shine: string;
  readonly root: number;
  readonly tip: number;
  readonly order: number;
}

function tail(look: FigureLook, side: Side, shape: TailShape): FigurePiece {
  const { hair } = look;
  const { d, root, tip, order } = shape;
  return {
    id: `tail${sideName(side)}`,
    order,
    box: sideBox(side, 60, root - 36, 262, tip + 6),
    drawing: onSide(
      side,
      path(d, { fill: mix(hair, NIGHT, order > 100 ? 0.06 : 0.14) }) +
        path(shape.strand, { ...LINE, stroke: mix(hair, NIGHT, 0.34), 'stroke-width': 3.4, opacity: 0.5 }) +
        path(shape.shine, { ...LINE, stroke: mix(hair, WHITE, 0.4), 'stroke-width': 7, opacity: 0.35 }),
    ),
    columns: 3,
    rows: 9,
    joint: 'head',
    bendings: [
      ...headTurns(atDepth(order > 100 ? 10 : -30)),
      swings('HAIR_BACK', root, tip, (tip - root) * 0.2),
    ],
  };
}

function knot({ accent }: FigureLook, side: Side, x: number, y: number): FigurePiece {
  return {
    id: `knot${sideName(side)}`,
    order: 153,
    box: sideBox(side, x - 22, y - 22, x + 22, y + 22),
    drawing:
      circle(side * x, y, 16, { fill: accent }) +
      circle(side * x - 5, y - 5, 4.5, { fill: mix(accent, WHITE, 0.6) }),
    columns: 1,
    rows: 1,
    joint: 'head',
    bendings: headTurns(atDepth(-8)),
  };
}

const HIGH: TailShape = {
  d: 'M104 128C132 88 196 92 216 150C236 214 214 290 222 350C226 404 204 444 176 468C182 420 160 390 150 350C136 296 160 226 112 160Z',
  strand: 'M140 150C180 210 160 300 172 370C178 400 182 420 184 440',
  shine: 'M164 124C206 170 200 230 200 290',
  root: 130,
  tip: 468,
  order: 14,
};
const LOW: TailShape = {
  d: 'M92 318C116 300 144 316 150 356C156 410 144 452 124 508C116 470 96 440 94 396C92 366 86 340 92 318Z',
  strand: 'M112 336C124 376 120 420 120 470',
  shine: 'M130 334C140 362 140 386 136 412',
  root: 318,
  tip: 508,
  order: 141,
};
const HANGING: TailShape = {
  d: 'M70 60C128 26 196 70 212 150C232 250 216 356 236 430C214 428 196 416 188 398C190 436 184 470 168 500C150 440 158 330 146 250C138 190 116 130 84 104Z',
  strand: 'M120 96C176 160 184 260 178 360C178 390 176 430 170 466',
  shine: 'M146 76C192 124 202 190 204 262',
  root: 70,
  tip: 500,
  order: 8,
};

function bun({ hair, accent }: FigureLook, side: Side): FigurePiece {
  const dark = mix(hair, NIGHT, 0.24);
  return {
    id: `bun${sideName(side)}`,
    order: 20,
    box: sideBox(side, 40, -22, 148, 84),
    drawing: onSide(
      side,
      circle(94, 32, 46, { fill: mix(hair, NIGHT, 0.08) }) +
        path('M66 30C72 6 110 0 122 28M76 48C92 62 116 56 122 42', {
          ...LINE,
          stroke: dark,
          'stroke-width': 4,
          opacity: 0.6,
        }) +
        path('M64 62Q82 80 112 72', { ...LINE, stroke: accent, 'stroke-width': 9 }),
    ),
    columns: 2,
    rows: 2,
    joint: 'head',
    bendings: headTurns(atDepth(-14)),
  };
}

function braid({ hair, accent }: FigureLook): readonly FigurePiece[] {
  const links = [330, 362, 394, 426, 456].map((y, nth) => {
    const x = 98 + (nth % 2 === 0 ? -7 : 7);
    return el('ellipse', {
      cx: x,
      cy: y,
      rx: 23 - nth * 1.8,
      ry: 20,
      transform: `rotate(${nth % 2 === 0 ? 24 : -24} ${x} ${y})`,
      fill: mix(hair, NIGHT, nth % 2 === 0 ? 0.04 : 0.14),
    });
  });
  return [
    {
      id: 'braid',
      order: 142,
      box: box(64, 300, 134, 530),
      drawing:
        path('M88 478C90 500 94 514 100 526C108 512 112 498 112 478Z', { fill: mix(hair, NIGHT, 0.1) }) +
        links.join('') +
        el('ellipse', { cx: 100, cy: 478, rx: 15, ry: 9, fill: accent }),
      columns: 2,
      rows: 8,
      joint: 'head',
      bendings: [...headTurns(atDepth(30)), swings('HAIR_SIDE', 310, 520, 26)],
    },
  ];
}

/** Two strands taken back from the temples, and a bow behind. */
const halfUp = ({ accent }: FigureLook): FigurePiece => ({
  id: 'bowBehind',
  order: 12,
  box: box(-96, 14, 96, 96),
  drawing: onSide(1, bowBehind(accent)),
  columns: 3,
  rows: 2,
  joint: 'head',
  bendings: headTurns(atDepth(-40)),
});

const bowBehind = (color: string): string =>
  ['', 'scale(-1 1)']
    .map((transform) =>
      path('M0 56C20 18 66 8 86 22C94 44 74 78 40 78C20 76 8 66 0 56Z', {
        fill: color,
        transform: transform || undefined,
      }),
    )
    .join('');

const TIED: Readonly<Record<Ties, (look: FigureLook) => readonly FigurePiece[]>> = {
  none: () => [],
  twinTails: (look) => SIDES.flatMap((side) => [tail(look, side, HIGH), knot(look, side, 116, 136)]),
  lowTwins: (look) =>
    SIDES.flatMap((side) => [tail(look, side, LOW), { ...knot(look, side, 110, 322), order: 143 }]),
  ponytail: (look) => [tail(look, 1, HANGING)],
  sideTail: (look) => [tail(look, -1, HIGH), knot(look, -1, 116, 136)],
  buns: (look) => SIDES.map((side) => bun(look, side)),
  braid,
  halfUp: (look) => [halfUp(look)],
};

export const tiePieces = (look: FigureLook): readonly FigurePiece[] => TIED[look.ties](look);
