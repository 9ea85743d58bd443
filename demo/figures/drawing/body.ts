import type { FigureLook } from '../looks/looks.ts';
import type { Outfit } from '../looks/outfits.ts';
import { bending, box, type FigurePiece } from '../rig/piece.ts';
import { armPieces } from './arms.ts';
import { legPieces } from './legs.ts';
import { neckDrawing } from './neckwear.ts';
import { skirtDrawing } from './skirt.ts';
import { torsoDrawing } from './torso.ts';

/** The trunk as a pillar that turns with the body. */
const PILLAR = 86;
const TURN = (1.7 * Math.PI) / 180;

const bodyTurn = (before: number) =>
  bending('BODY_ANGLE_X', [-10, 0, 10], ({ x }, key) => {
    const depth = Math.sqrt(Math.max(0, PILLAR * PILLAR - x * x)) + before;
    return [x * (Math.cos(key * TURN) - 1) + depth * Math.sin(key * TURN) * 0.6, 0];
  });

/** Bending forward makes the trunk shorter. */
const lean = bending('BODY_ANGLE_Y', [-10, 0, 10], ({ y }, key) => [
  0,
  y < 590 ? ((590 - y) / 230) * key * -0.4 : 0,
]);

const chest = bending('BREATH', [0, 1], ({ x, y }, key) => {
  const near = Math.max(0, 1 - Math.abs(y - 430) / 110);
  return [x * 0.035 * near * key, -3.4 * near * key];
});

function torsoPiece(look: FigureLook, outfit: Outfit): FigurePiece {
  return {
    id: 'torso',
    order: 50,
    box: box(-104, 340, 104, 634),
    drawing: torsoDrawing(look, outfit),
    columns: 6,
    rows: 8,
    joint: 'body',
    bendings: [bodyTurn(0), lean, chest],
  };
}

function skirtPiece(outfit: Outfit): FigurePiece {
  const [top, hem] = [548, 752];
  return {
    id: 'skirt',
    order: 46,
    box: box(-176, top, 176, hem + 8),
    drawing: skirtDrawing(outfit),
    columns: 8,
    rows: 6,
    joint: 'body',
    bendings: [
      bending('SKIRT', [-1, 0, 1], ({ y }, key) => {
        const share = Math.max(0, (y - top - 20) / (hem - top - 20));
        return [key * 26 * share * share, -Math.abs(key) * 4 * share];
      }),
      // It hangs on the hips and stays over the feet.
      bending('BODY_ANGLE_Z', [-10, 0, 10], ({ y }, key) => [key * 2.1 * Math.max(0, (y - 590) / 160), 0]),
      bending('BODY_ANGLE_X', [-10, 0, 10], ({ x, y }, key) => [
        key * (0.7 - 1.1 * Math.max(0, (y - 590) / 160)) * (1 - Math.abs(x) / 240),
        0,
      ]),
      bending('BODY_ANGLE_Y', [-10, 10], ({ y }, key) => [0, y > 600 ? key * 0.9 : 0]),
      bending('BASE_Y', [-1, 0, 1], ({ x, y }, key) => {
        const share = Math.max(0, (y - 600) / 150);
        return [key * x * 0.08 * share, -Math.max(0, key) * 6 * share];
      }),
    ],
  };
}

const neckPieces = (outfit: Outfit): readonly FigurePiece[] => {
  const drawing = neckDrawing(outfit);
  if (drawing === '') return [];
  return [
    {
      id: 'neckwear',
      order: 70,
      box: box(-84, 318, 84, 520),
      drawing,
      columns: 4,
      rows: 6,
      joint: 'body',
      bendings: [
        bodyTurn(14),
        lean,
        chest,
        bending('SKIRT', [-1, 0, 1], ({ y }, key) => [key * 7 * Math.max(0, (y - 390) / 110), 0]),
      ],
    },
  ];
};

/** Everything below the chin. */
export const bodyPieces = (look: FigureLook, outfit: Outfit): readonly FigurePiece[] => [
  ...legPieces(look, outfit),
  skirtPiece(outfit),
  torsoPiece(look, outfit),
  ...neckPieces(outfit),
  ...armPieces(look, outfit),
];
