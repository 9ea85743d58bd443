import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, path } from '#model/encoding/svg/svg';
import type { FigureLook } from '../looks/looks.ts';
import type { Outfit, Sleeve } from '../looks/outfits.ts';
import { ELBOW, SHOULDER } from '../rig/joints.ts';
import { bending, type FigurePiece, fade } from '../rig/piece.ts';
import { onSide, SIDES, type Side, sideBox, sideName } from './sides.ts';

const WRIST = { x: 98, y: 572 };
const SLEEVED = 21;
const BARE = 16;

/** A limb with round ends, so that it turns about them without a gap. */
const limb = (
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  half: number,
  color: string,
): string =>
  path(`M${from.x} ${from.y}L${to.x} ${to.y}`, {
    fill: 'none',
    stroke: color,
    'stroke-width': half * 2,
    'stroke-linecap': 'round',
  });

const isLong = (sleeve: Sleeve): boolean => sleeve === 'long' || sleeve === 'bell';

function upperArm({ skin }: FigureLook, { sleeve, main, accent }: Outfit): string {
  const bare = limb(SHOULDER, ELBOW, BARE, skin);
  switch (sleeve) {
    case 'long':
      return limb(SHOULDER, ELBOW, SLEEVED, mix(main, NIGHT, 0.08));
    case 'bell':
      return limb(SHOULDER, ELBOW, SLEEVED - 2, mix(main, NIGHT, 0.08));
    case 'none':
      return bare + path('M52 372C62 366 74 366 84 376L88 392Q70 380 52 388Z', { fill: main });
    case 'short':
      return (
        bare +
        path('M52 372C66 358 92 368 96 390L102 446Q84 456 62 448Z', { fill: mix(main, NIGHT, 0.06) }) +
        path('M62 444Q84 452 102 442', { fill: 'none', stroke: accent, 'stroke-width': 6 })
      );
    case 'puff':
      return (
        bare +
        path('M48 384C48 352 102 350 110 386C116 414 108 436 96 442Q80 448 62 442C50 432 46 410 48 384Z', {
          fill: mix(main, WHITE, 0.08),
        }) +
        path('M62 374C60 394 62 412 68 430M92 372C98 392 98 412 92 430', {
          fill: 'none',
          stroke: mix(main, NIGHT, 0.2),
          'stroke-width': 3,
        }) +
        path('M60 440Q80 448 98 440', {
          fill: 'none',
          stroke: accent,
          'stroke-width': 7,
          'stroke-linecap': 'round',
        })
      );
  }
}

function forearm({ skin }: FigureLook, { sleeve, main, accent, under, top }: Outfit): string {
  const hasGlove = top === 'stage' && !isLong(sleeve);
  const bare = limb(ELBOW, WRIST, BARE - 1, skin);
  if (sleeve === 'bell')
    return (
      bare +
      path('M70 480C70 464 106 464 108 482L130 560Q96 580 62 562Z', { fill: mix(main, NIGHT, 0.04) }) +
      path('M63 556Q96 574 129 554', {
        fill: 'none',
        stroke: accent,
        'stroke-width': 6,
        'stroke-linecap': 'round',
      })
    );
  if (sleeve === 'long')
    return (
      limb(ELBOW, { x: 96, y: 552 }, SLEEVED - 1, mix(main, NIGHT, 0.08)) +
      path('M76 552Q97 562 118 550L119 570Q98 580 77 571Z', {
        fill: top === 'stage' ? accent : mix(under, WHITE, 0.2),
      })
    );
  return hasGlove
    ? bare +
        path('M77 526Q94 534 110 524L113 572Q98 580 84 574Z', { fill: mix(accent, WHITE, 0.2) }) +
        el('ellipse', { cx: 93.5, cy: 526, rx: 18, ry: 6, fill: mix(accent, WHITE, 0.6) })
    : bare;
}

/** Hanging, with its thumb to the front. */
const closedHand = (skin: string): string =>
  path('M84 574C78 594 82 620 96 624C112 626 118 604 113 574Z', { fill: skin }) +
  path('M86 580C76 588 74 602 80 610C86 610 88 600 90 592Z', { fill: mix(skin, '#c0686a', 0.16) });

/** With its fingers spread. */
const openHand = (skin: string): string => {
  const finger = (x: number, y: number, half: number) => limb({ x: 99, y: 596 }, { x, y }, half, skin);
  return (
    finger(122, 628, 6) +
    finger(110, 640, 6.6) +
    finger(96, 641, 6.6) +
    finger(83, 632, 6.2) +
    limb({ x: 94, y: 590 }, { x: 72, y: 602 }, 6.4, skin) +
    circle(99, 596, 18.5, { fill: skin }) +
    limb(WRIST, { x: 99, y: 592 }, 13.5, skin)
  );
};

function arm(look: FigureLook, outfit: Outfit, side: Side): readonly FigurePiece[] {
  const name = sideName(side);
  const { skin } = look;
  const isOpen = [0.35, 0.5];
  const hand = { columns: 1, rows: 1, joint: `forearm${name}` } as const;
  return [
    {
      id: `arm${name}`,
      order: 180,
      box: sideBox(side, 40, 346, 122, 514),
      drawing: onSide(side, upperArm(look, outfit)),
      columns: 2,
      rows: 3,
      joint: `arm${name}`,
      bendings: [bending('BODY_ANGLE_X', [-10, 10], (_, key) => [key * 0.9, 0])],
    },
    {
      ...hand,
      id: `hand${name}`,
      order: 181,
      box: sideBox(side, 66, 566, 124, 632),
      drawing: onSide(side, closedHand(skin)),
      fades: [fade(`FOREARM_${name}`, isOpen, [1, 0])],
    },
    {
      ...hand,
      id: `handOpen${name}`,
      order: 182,
      box: sideBox(side, 58, 562, 136, 654),
      drawing: onSide(side, openHand(skin)),
      fades: [fade(`FOREARM_${name}`, isOpen, [0, 1])],
    },
    {
      id: `forearm${name}`,
      order: 183,
      box: sideBox(side, 54, 460, 138, 592),
      drawing: onSide(side, forearm(look, outfit)),
      columns: 2,
      rows: 2,
      joint: `forearm${name}`,
    },
  ];
}

export const armPieces = (look: FigureLook, outfit: Outfit): readonly FigurePiece[] =>
  SIDES.flatMap((side) => arm(look, outfit, side));
