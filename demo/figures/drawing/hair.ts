import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { path } from '#model/encoding/svg/svg';
import type { Bangs, FigureLook, Locks } from '../looks/looks.ts';
import { atDepth, headTurns, onFace, swings } from '../rig/head-turn.ts';
import { box, type FigurePiece } from '../rig/piece.ts';
import { backPieces } from './hair-back.ts';
import { tiePieces } from './hair-ties.ts';
import { onSide, SIDES, type Side, sideBox, sideName } from './sides.ts';

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** From the left temple over the top to the right one. */
const DOME = 'M-120 236C-136 96 -82 18 0 18C82 18 136 96 120 236';

/** From the right temple back to the left one, along the forehead. */
const FRINGES: Readonly<Record<Bangs, string>> = {
  straight:
    'C112 216 108 192 102 172C98 186 92 194 86 198C78 192 72 186 68 176C62 190 54 197 44 200C36 194 32 188 29 180C22 194 12 200 0 201C-10 197 -16 190 -20 180C-26 193 -36 200 -48 199C-56 194 -62 187 -66 177C-72 190 -80 197 -90 195C-96 188 -100 180 -103 170C-109 192 -113 216 -120 236Z',
  swept:
    'C114 208 106 186 93 166C93 180 87 192 79 201C64 192 44 174 30 152C30 168 22 184 12 196C-8 182 -26 166 -38 144C-46 168 -66 188 -94 194C-102 204 -112 220 -120 236Z',
  parted:
    'C114 204 104 176 84 152C66 130 40 116 14 88C12 104 6 116 -4 126C-6 114 -4 100 2 86C-24 114 -50 128 -70 148C-96 174 -112 208 -120 236Z',
  choppy:
    'C116 212 112 192 104 170L97 208C84 194 76 180 72 164L59 210C46 196 38 180 34 162L11 216C0 198 -8 180 -10 162L-34 210C-46 196 -52 180 -56 164L-77 210C-87 196 -95 182 -99 168C-107 190 -113 214 -120 236Z',
  curtain:
    'C114 206 102 172 78 146C58 126 38 114 22 92C10 118 -16 140 -42 158C-60 170 -80 184 -90 220C-97 204 -101 194 -103 182C-109 198 -115 216 -120 236Z',
  round:
    'C114 208 106 186 94 166C84 182 74 190 62 193C60 186 58 180 58 172C44 190 24 197 4 196C2 188 2 182 4 174C-14 192 -36 196 -58 192C-60 184 -60 178 -58 170C-70 182 -82 186 -92 184C-104 196 -114 216 -120 236Z',
  wispy:
    'C114 206 104 174 86 150C84 172 80 186 72 200C66 182 58 164 46 150C40 172 30 190 16 206C14 184 10 166 2 150C-8 172 -22 190 -40 202C-40 182 -42 166 -48 150C-58 172 -72 190 -90 200C-100 210 -112 222 -120 236Z',
};

/** Hanging before the right ear, from the temple down. */
const LOCK_SHAPES: Readonly<Record<Locks, { readonly d: string; readonly tip: number }>> = {
  bob: { d: 'M92 150C104 196 100 258 92 312C96 330 106 340 116 342C132 300 136 226 122 150Z', tip: 344 },
  long: { d: 'M92 150C104 220 100 330 94 420C94 462 104 498 122 524C138 440 142 260 122 150Z', tip: 526 },
  short: { d: 'M92 150C102 190 100 226 96 262Q104 274 112 282C126 244 130 196 122 150Z', tip: 284 },
  wave: {
    d: 'M92 150C106 200 88 240 98 284C106 318 90 340 96 372C104 392 122 400 136 398C124 372 140 344 134 310C128 276 144 220 122 150Z',
    tip: 400,
  },
  none: { d: 'M92 150C100 184 100 206 99 232Q108 244 114 246C124 216 128 184 122 150Z', tip: 248 },
};

const frontPiece = ({ bangs, hair }: FigureLook): FigurePiece => {
  const dark = mix(hair, NIGHT, 0.22);
  const light = mix(hair, WHITE, 0.42);
  return {
    id: 'hairFront',
    order: 150,
    box: box(-136, 10, 136, 242),
    drawing:
      path(`${DOME}${FRINGES[bangs]}`, { fill: hair }) +
      path('M-118 216C-124 120 -84 40 -10 24C-70 62 -98 130 -104 196Z', { fill: dark, opacity: 0.35 }) +
      path('M118 216C124 120 84 40 10 24C70 62 98 130 104 196Z', { fill: dark, opacity: 0.5 }) +
      path('M-70 128C-62 84 -30 58 22 54C4 68 -32 88 -46 140Q-58 138 -70 128Z', {
        fill: light,
        opacity: 0.42,
      }) +
      path('M34 56C50 60 64 72 72 86C60 80 46 72 34 66Z', { fill: light, opacity: 0.36 }) +
      path('M4 22C0 56 -2 96 4 150M-40 34C-62 66 -74 110 -78 160M44 36C64 66 76 110 80 156', {
        ...LINE,
        stroke: dark,
        'stroke-width': 2.6,
        opacity: 0.55,
      }),
    columns: 8,
    rows: 7,
    joint: 'head',
    bendings: [...headTurns(onFace(16)), swings('HAIR_FRONT', 90, 230, 13)],
  };
};

function lockPiece({ locks, hair }: FigureLook, side: Side): FigurePiece {
  const { d, tip } = LOCK_SHAPES[locks];
  return {
    id: `hairSide${sideName(side)}`,
    order: 140,
    box: sideBox(side, 84, 146, 148, tip + 4),
    drawing: onSide(
      side,
      path(d, { fill: mix(hair, NIGHT, 0.06) }) +
        path(`M116 160C126 220 124 ${tip - 70} 114 ${tip - 24}`, {
          ...LINE,
          stroke: mix(hair, NIGHT, 0.28),
          'stroke-width': 3,
          opacity: 0.55,
        }),
    ),
    columns: 2,
    rows: tip > 350 ? 9 : 5,
    joint: 'head',
    bendings: [
      ...headTurns(({ y }) => 42 * Math.min(1, Math.max(0, 1 - (y - 330) / 200))),
      swings('HAIR_SIDE', 170, tip, (tip - 170) * 0.16),
    ],
  };
}

/** One that stands up. */
const strandPiece = ({ hair }: FigureLook): FigurePiece => ({
  id: 'strand',
  order: 152,
  box: box(-44, -36, 52, 34),
  drawing: path('M-8 30C-30 2 -10 -30 26 -28C42 -26 46 -12 40 -2C34 -18 14 -20 6 -4C2 8 6 20 12 30Z', {
    fill: hair,
  }),
  columns: 3,
  rows: 4,
  joint: 'head',
  bendings: [
    ...headTurns(atDepth(20)),
    {
      parameter: 'PARAM_HAIR_FRONT',
      keys: [-1, 0, 1],
      move: ({ y }, key) => [key * 26 * Math.min(1, Math.max(0, (30 - y) / 60)), 0],
    },
  ],
});

/** All hair, from the back of the head to the fringe. */
export const hairPieces = (look: FigureLook): readonly FigurePiece[] => [
  ...backPieces(look),
  ...tiePieces(look),
  ...SIDES.map((side) => lockPiece(look, side)),
  frontPiece(look),
  ...(look.pin === 'strand' ? [strandPiece(look)] : []),
];
