import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, path } from '#model/encoding/svg/svg';
import type { FigureLook } from '../looks/looks.ts';
import { headTurns, onFace } from '../rig/head-turn.ts';
import { type Bending, bending, box, type FigurePiece, fade, type MeshSpot } from '../rig/piece.ts';
import { onSide, SIDES, type Side, sideBox, sideName } from './sides.ts';

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const EYE = { x: 50, y: 222 };
/** Where the lids meet. */
const LID_Y = 238;

function skinPieces({ skin, hair }: FigureLook): readonly FigurePiece[] {
  const shade = mix(skin, '#e58f86', 0.3);
  const face =
    'M-104 190C-106 250 -84 296 -36 318Q0 330 36 318C84 296 106 250 104 190C104 110 62 76 0 76C-62 76 -104 110 -104 190Z';
  return [
    {
      id: 'neck',
      order: 40,
      box: box(-40, 296, 40, 380),
      drawing:
        path('M-23 300V352Q-30 362 -38 366L0 379L38 366Q30 362 23 352V300Z', { fill: skin }) +
        path('M-23 300V338Q0 352 23 334V300Z', { fill: shade }),
      columns: 2,
      rows: 6,
      joint: 'body',
      second: { joint: 'head', share: ({ y }) => (y < 318 ? 1 : y > 358 ? 0 : (358 - y) / 40) },
    },
    {
      id: 'face',
      order: 100,
      box: box(-124, 60, 124, 336),
      drawing:
        el('ellipse', { cx: -106, cy: 226, rx: 13, ry: 22, fill: shade }) +
        el('ellipse', { cx: 106, cy: 226, rx: 13, ry: 22, fill: shade }) +
        path(face, { fill: skin }) +
        path(
          'M-104 190C-104 110 -62 76 0 76C62 76 104 110 104 190C100 208 98 216 94 206C60 196 40 200 0 206C-40 200 -60 196 -94 208C-98 216 -102 208 -104 190Z',
          {
            fill: mix(shade, hair, 0.12),
            opacity: 0.55,
          },
        ),
      columns: 10,
      rows: 10,
      joint: 'head',
      bendings: headTurns(onFace()),
    },
    {
      id: 'nose',
      order: 112,
      box: box(-12, 250, 12, 274),
      drawing: path('M-1 256Q4 262 -3 265', {
        ...LINE,
        stroke: mix(skin, '#a0504e', 0.62),
        'stroke-width': 2.6,
      }),
      columns: 1,
      rows: 1,
      joint: 'head',
      bendings: headTurns(onFace(14)),
    },
  ];
}

function blushPieces(side: Side): readonly FigurePiece[] {
  const name = sideName(side);
  const common = {
    box: sideBox(side, 44, 246, 92, 282),
    columns: 2,
    rows: 2,
    joint: 'head',
    bendings: headTurns(onFace()),
  } as const;
  const lines = [57, 67, 77]
    .map((x) => path(`M${x + 4} 257L${x - 3} 271`, { ...LINE, stroke: '#e0526a', 'stroke-width': 2.6 }))
    .join('');
  return [
    {
      ...common,
      id: `blush${name}`,
      order: 110,
      drawing: onSide(
        side,
        el('ellipse', { cx: 68, cy: 264, rx: 20, ry: 12.5, fill: '#ff8a94', opacity: 0.8 }),
      ),
      fades: [fade('TERE', [0, 1], [0.5, 1])],
    },
    {
      ...common,
      id: `blushLines${name}`,
      order: 111,
      drawing: onSide(side, lines),
      fades: [fade('TERE', [0.35, 1], [0, 0.9])],
    },
  ];
}

const OPEN_KEYS = [0.06, 0.22];

function eyeBall(look: FigureLook): string {
  const { eye } = look;
  const dark = mix(eye, NIGHT, 0.72);
  const bright = mix(eye, WHITE, 0.5);
  return (
    el('ellipse', { cx: EYE.x, cy: EYE.y, rx: 19, ry: 27, fill: dark }) +
    el('ellipse', { cx: EYE.x, cy: EYE.y + 2, rx: 16.5, ry: 24, fill: eye }) +
    path('M34.5 228A16.5 24 0 0 0 65.5 228Q50 214 34.5 228Z', { fill: bright, opacity: 0.8 }) +
    path('M33 216A17 25 0 0 1 67 216Q50 206 33 216Z', { fill: dark, opacity: 0.85 }) +
    el('ellipse', { cx: EYE.x, cy: EYE.y + 1, rx: 7.5, ry: 11.5, fill: dark })
  );
}

/** Always on the same side, as light is. */
const glints = (side: Side): string =>
  el('ellipse', { cx: side * EYE.x - 7, cy: EYE.y - 11, rx: 6.8, ry: 8, fill: WHITE }) +
  circle(side * EYE.x + 8, EYE.y + 13, 3.6, { fill: WHITE, opacity: 0.92 }) +
  circle(side * EYE.x + 5, EYE.y - 16, 2.2, { fill: WHITE, opacity: 0.8 });

const LOWER_LID = bending('EYE_*_SMILE', [0, 1], ({ y }, key) => [
  0,
  y > EYE.y ? -key * (y - EYE.y) * 0.36 : 0,
]);

/** Lids that come together; a smile lifts the lower one. */
const LIDS = [bending('EYE_*_OPEN', [0, 1], ({ y }, key) => [0, (1 - key) * (LID_Y - y) * 0.9]), LOWER_LID];

function looking(side: Side): readonly Bending[] {
  const near = side * EYE.x;
  return [
    bending('EYE_BALL_X', [-1, 1], ({ x }, key) => [key * 8 - (x - near) * 0.02, 0]),
    bending('EYE_BALL_Y', [-1, 1], (_, key) => [0, -key * 7]),
  ];
}

/** Bends of one eye, of those that say `*` in place of the side. */
const ofSide = (side: Side, bendings: readonly Bending[]): readonly Bending[] =>
  bendings.map((one) => ({ ...one, parameter: one.parameter.replace('*', sideName(side)) }));

const EYE_WHITE =
  'M24 226C26 206 38 192 52 192C68 192 78 206 78 226C76 242 66 252 51 252C36 252 26 242 24 226Z';
const EYE_MESH = { columns: 4, rows: 4, joint: 'head' } as const;

function openEye(look: FigureLook, side: Side): readonly FigurePiece[] {
  const name = sideName(side);
  const turns = headTurns(onFace());
  const common = { ...EYE_MESH, fades: [fade(`EYE_${name}_OPEN`, OPEN_KEYS, [0, 1])] };
  return [
    {
      ...common,
      id: `eyeWhite${name}`,
      order: 120,
      box: sideBox(side, 20, 186, 84, 258),
      drawing: onSide(
        side,
        path(EYE_WHITE, { fill: '#fffdfb' }) +
          path('M24 226C26 206 38 192 52 192C68 192 78 206 78 226Q52 196 24 226Z', {
            fill: '#c9bfd6',
            opacity: 0.6,
          }),
      ),
      bendings: [...turns, ...ofSide(side, LIDS)],
    },
    {
      ...common,
      id: `iris${name}`,
      order: 122,
      box: sideBox(side, 26, 190, 74, 256),
      drawing: onSide(side, eyeBall(look)) + glints(side),
      bendings: [...turns, ...ofSide(side, LIDS), ...looking(side)],
    },
    {
      ...common,
      id: `lash${name}`,
      order: 124,
      box: sideBox(side, 14, 168, 100, 262),
      drawing: onSide(side, openLashes(lashColor(look), look)),
      bendings: [...turns, ...ofSide(side, [LASH_FALL, LOWER_LID])],
    },
  ];
}

const lashColor = ({ hair }: FigureLook): string => mix(hair, NIGHT, 0.72);

/** A line for lids that are closed, and another one for those that smile. */
function closedEye(look: FigureLook, side: Side): readonly FigurePiece[] {
  const name = sideName(side);
  const closed = fade(`EYE_${name}_OPEN`, OPEN_KEYS, [1, 0]);
  const common = { ...EYE_MESH, bendings: headTurns(onFace()) };
  const stroke = lashColor(look);
  return [
    {
      ...common,
      id: `lidClosed${name}`,
      order: 126,
      box: sideBox(side, 14, 214, 98, 262),
      drawing: onSide(
        side,
        path('M24 234Q50 254 78 235M78 235L87 232', { ...LINE, stroke, 'stroke-width': 6 }),
      ),
      fades: [closed, fade(`EYE_${name}_SMILE`, [0.4, 0.6], [1, 0])],
    },
    {
      ...common,
      id: `lidHappy${name}`,
      order: 127,
      box: sideBox(side, 14, 200, 98, 252),
      drawing: onSide(
        side,
        path('M23 240C32 214 68 212 79 238L86 235', { ...LINE, stroke, 'stroke-width': 6.4 }),
      ),
      fades: [closed, fade(`EYE_${name}_SMILE`, [0.4, 0.6], [0, 1])],
    },
  ];
}

/** The upper lashes come down to the lower ones and flatten. */
const LASH_FALL = bending('EYE_*_OPEN', [0, 1], ({ y }, key) => [
  0,
  (1 - key) * (y < 230 ? (LID_Y - y) * 0.82 : 0),
]);

const openLashes = (lash: string, { hair }: FigureLook): string =>
  path(
    'M20 222C24 198 38 187 53 187C70 187 80 200 82 216Q88 214 93 206Q92 222 80 230C78 210 68 199 52 199C38 199 29 208 27 224Q22 226 20 222Z',
    {
      fill: lash,
    },
  ) +
  path('M27 184Q50 168 78 186', {
    ...LINE,
    stroke: mix(hair, '#8a4a44', 0.6),
    'stroke-width': 2.4,
    opacity: 0.65,
  }) +
  path('M36 254Q52 259 67 252', { ...LINE, stroke: lash, 'stroke-width': 2.6, opacity: 0.7 });

function browPiece({ hair }: FigureLook, side: Side): FigurePiece {
  const name = sideName(side);
  const turn = ({ x, y }: MeshSpot, key: number): readonly [number, number] => {
    const angle = side * key * 0.38;
    return [-(y - 164) * angle * 0.3, (x - side * 52) * angle];
  };
  return {
    id: `brow${name}`,
    order: 160,
    box: sideBox(side, 20, 148, 86, 182),
    drawing: onSide(
      side,
      path('M28 168C42 158 60 158 78 168C60 164 44 164 30 172Z', {
        fill: mix(hair, NIGHT, 0.55),
        stroke: mix(hair, NIGHT, 0.55),
        'stroke-width': 3,
        'stroke-linejoin': 'round',
      }),
    ),
    columns: 4,
    rows: 1,
    joint: 'head',
    bendings: [
      ...headTurns(onFace(4)),
      bending(`BROW_${name}_Y`, [-1, 1], (_, key) => [0, -key * (key > 0 ? 15 : 13)]),
      bending(`BROW_${name}_ANGLE`, [-1, 1], turn),
    ],
  };
}

function tearPiece(side: Side): FigurePiece {
  const name = sideName(side);
  return {
    id: `tear${name}`,
    order: 128,
    box: sideBox(side, 30, 240, 84, 312),
    drawing: onSide(
      side,
      path('M70 246C78 262 82 276 74 286C64 292 58 282 61 272Z', { fill: '#9fdcff', opacity: 0.92 }) +
        path('M34 248Q52 262 72 246Q60 268 34 248Z', { fill: '#bfe8ff', opacity: 0.95 }) +
        circle(70, 278, 3, { fill: WHITE, opacity: 0.9 }),
    ),
    columns: 2,
    rows: 2,
    joint: 'head',
    bendings: headTurns(onFace()),
    fades: [fade('TEAR', [0, 1], [0, 1])],
  };
}

const MOUTH_Y = 286;

/** Corners up and apart for a smile, down for the opposite. */
function form({ x, y }: MeshSpot, key: number): readonly [number, number] {
  const far = Math.min(Math.abs(x) / 24, 1.3);
  const bow = far * far;
  const up = key > 0 ? -6.6 * key * bow + 4 * key * (1 - bow) : -8 * key * bow + 5 * key * (1 - bow);
  return [x * 0.16 * key, y < MOUTH_Y + 4 ? up : up * 0.3];
}

function mouthPieces({ skin }: FigureLook): readonly FigurePiece[] {
  const line = mix(skin, '#7c2f35', 0.8);
  const inside = 'M-25 281Q0 277 25 281C27 298 14 314 0 314C-14 314 -27 298 -25 281Z';
  const common = { joint: 'head', columns: 8 } as const;
  return [
    {
      ...common,
      id: 'mouthLine',
      order: 116,
      rows: 2,
      box: box(-34, 272, 34, 302),
      drawing: path('M-25 285Q0 290 25 285', { ...LINE, stroke: line, 'stroke-width': 3.6 }),
      bendings: [
        ...headTurns(onFace(4)),
        bending('MOUTH_FORM', [-1, 0, 1], form),
        bending('MOUTH_OPEN_Y', [0, 1], ({ x }, key) => [
          (1 - key) * -x * 0.2,
          key * (-4 - 4.4 * Math.max(0, 1 - (x / 25) ** 2)),
        ]),
      ],
    },
    {
      ...common,
      id: 'mouthOpen',
      order: 115,
      rows: 4,
      box: box(-34, 268, 34, 322),
      drawing:
        path(inside, { fill: '#8c2b3c' }) +
        path('M-18 304Q0 288 18 304Q10 314 0 314Q-10 314 -18 304Z', { fill: '#f58a90' }) +
        path('M-21 281Q0 277.5 21 281Q20 288 0 288Q-20 288 -21 281Z', { fill: '#fffaf6' }) +
        path(inside, { ...LINE, stroke: line, 'stroke-width': 3 }),
      bendings: [
        ...headTurns(onFace(4)),
        bending('MOUTH_FORM', [-1, 0, 1], form),
        bending('MOUTH_OPEN_Y', [0, 1], ({ x, y }, key) => [
          (1 - key) * -x * 0.12,
          (1 - key) * (MOUTH_Y - y) * 0.9,
        ]),
      ],
      fades: [fade('MOUTH_OPEN_Y', [0.02, 0.1], [0, 1])],
    },
  ];
}

/** Everything of the face, from the skin to the tears. */
export const facePieces = (look: FigureLook): readonly FigurePiece[] => [
  ...skinPieces(look),
  ...SIDES.flatMap((side) => [
    ...blushPieces(side),
    ...openEye(look, side),
    ...closedEye(look, side),
    browPiece(look, side),
    tearPiece(side),
  ]),
  ...mouthPieces(look),
];
