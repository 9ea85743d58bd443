import { mix, NIGHT } from '#model/encoding/svg/color';
import { path } from '#model/encoding/svg/svg';
import type { Back, FigureLook } from '../looks/looks.ts';
import { headTurns, swings } from '../rig/head-turn.ts';
import { box, type FigurePiece } from '../rig/piece.ts';

interface Shape {
  readonly d: string;
  /** Half of its width, and where it ends. */
  readonly half: number;
  readonly tip: number;
}

const TOP = 'C132 84 76 16 0 16C-76 16 -132 84 -130 190';

const SHAPES: Readonly<Record<Back, Shape>> = {
  bob: {
    d: `M-130 190C-144 268 -140 326 -116 352C-92 356 -84 340 -70 352C-40 366 40 366 70 352C84 340 92 356 116 352C140 326 144 268 130 190${TOP}Z`,
    half: 146,
    tip: 366,
  },
  short: {
    d: `M-130 190C-136 240 -126 286 -100 312C-92 316 -84 312 -76 304C-50 336 50 336 76 304C84 312 92 316 100 312C126 286 136 240 130 190${TOP}Z`,
    half: 140,
    tip: 332,
  },
  spiky: {
    d: `M-130 190L-152 238L-132 240L-150 288L-122 284L-126 326L-94 308L-84 344L-54 320L0 352L54 320L84 344L94 308L126 326L122 284L150 288L132 240L152 238L130 190${TOP}Z`,
    half: 154,
    tip: 354,
  },
  medium: {
    d: `M-130 190C-146 280 -148 380 -126 452Q-108 440 -100 430Q-84 456 -60 462Q-40 440 -30 434Q0 464 30 434Q40 440 60 462Q84 456 100 430Q108 440 126 452C148 380 146 280 130 190${TOP}Z`,
    half: 150,
    tip: 464,
  },
  long: {
    d: `M-130 190C-150 320 -160 500 -140 640Q-118 622 -110 606Q-92 640 -64 654Q-44 628 -34 612Q0 662 34 612Q44 628 64 654Q92 640 110 606Q118 622 140 640C160 500 150 320 130 190${TOP}Z`,
    half: 160,
    tip: 660,
  },
  wavy: {
    d: `M-130 190C-170 250 -134 296 -164 348C-184 398 -146 426 -166 484C-172 528 -140 560 -116 576Q-110 556 -114 540Q-80 580 -44 584Q-48 564 -44 552Q0 592 44 552Q48 564 44 584Q80 580 114 540Q110 556 116 576C140 560 172 528 166 484C146 426 184 398 164 348C134 296 170 250 130 190${TOP}Z`,
    half: 182,
    tip: 590,
  },
};

/** The back of the head, and what hangs from it behind the body. */
export function backPieces({ back, hair }: FigureLook): readonly FigurePiece[] {
  const { d, half, tip } = SHAPES[back];
  const dark = mix(hair, NIGHT, 0.3);
  return [
    {
      id: 'hairBack',
      order: 10,
      box: box(-half - 2, 10, half + 2, tip + 4),
      drawing:
        path(d, { fill: dark }) +
        path(
          `M-70 330C-76 ${tip - 90} -70 ${tip - 50} -62 ${tip - 20}M70 330C76 ${tip - 90} 70 ${tip - 50} 62 ${tip - 20}`,
          {
            fill: 'none',
            stroke: mix(hair, NIGHT, 0.45),
            'stroke-width': 4,
            'stroke-linecap': 'round',
            opacity: tip > 400 ? 0.6 : 0,
          },
        ),
      columns: 6,
      rows: tip > 400 ? 10 : 6,
      joint: 'head',
      bendings: [
        // Less of it turns the lower it hangs.
        ...headTurns(({ y }) => -32 * Math.max(0, 1 - Math.max(0, y - 260) / 400)),
        swings('HAIR_BACK', 230, Math.max(tip, 380), (tip - 200) * 0.15),
      ],
    },
  ];
}
