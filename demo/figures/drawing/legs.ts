import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, path } from '#model/encoding/svg/svg';
import type { FigureLook } from '../looks/looks.ts';
import type { Legs, Outfit, Shoes } from '../looks/outfits.ts';
import { bending, type FigurePiece } from '../rig/piece.ts';
import { onSide, SIDES, type Side, sideBox, sideName } from './sides.ts';

const LEG = 'M10 690C8 780 14 850 20 900C20 930 22 946 22 966H54C56 940 60 920 60 890C66 820 68 760 66 690Z';

/** From where the stocking goes down. */
const STOCKING_TOP: Readonly<Record<Legs, number | null>> = {
  bare: null,
  socks: 866,
  stripes: 790,
  over: 772,
  tights: 680,
};

/** The part of the leg below a height. */
function stocking({ legs, legColor, accent }: Outfit, skin: string): string {
  const top = STOCKING_TOP[legs];
  if (top === null) return '';
  const cut = el('clipPath', { id: 'leg' }, path(LEG, {}));
  const inner =
    el('rect', {
      x: 0,
      y: top,
      width: 80,
      height: 300,
      fill: legColor,
      opacity: legs === 'tights' ? 0.9 : 1,
    }) +
    (legs === 'tights'
      ? ''
      : el('rect', { x: 0, y: top, width: 80, height: 10, fill: mix(legColor, accent, 0.55) })) +
    (legs === 'stripes'
      ? [820, 848, 876, 904]
          .map((y) => el('rect', { x: 0, y, width: 80, height: 12, fill: accent, opacity: 0.85 }))
          .join('')
      : '') +
    path('M14 690C12 780 18 850 24 900L26 966H36C30 860 26 760 28 690Z', {
      fill: mix(skin, NIGHT, 0.6),
      opacity: 0.12,
    });
  return cut + el('g', { 'clip-path': 'url(#leg)' }, inner);
}

const SHOE_DRAWINGS: Readonly<Record<Shoes, (color: string, accent: string) => string>> = {
  loafers: (color) =>
    path('M18 958C14 980 10 992 18 996H62C70 992 64 976 58 958Q38 970 18 958Z', { fill: color }) +
    path('M19 972Q38 982 60 972', { fill: 'none', stroke: mix(color, NIGHT, 0.4), 'stroke-width': 5 }),
  boots: (color, accent) =>
    path(
      'M14 872H66C64 920 62 950 66 972C70 990 66 996 58 996H20C10 996 10 988 14 968C20 944 18 910 14 872Z',
      { fill: color },
    ) +
    path('M12 868H68V884H12Z', { fill: mix(color, accent, 0.6) }) +
    path('M26 902L54 912M54 902L26 912M26 926L54 936M54 926L26 936', {
      stroke: mix(color, WHITE, 0.6),
      'stroke-width': 3,
      fill: 'none',
    }) +
    path('M12 986H67V996H14Z', { fill: mix(color, NIGHT, 0.45) }),
  pumps: (color, accent) =>
    path('M16 966C12 984 12 994 20 996H60C68 992 64 980 60 964C56 980 26 982 16 966Z', { fill: color }) +
    path('M20 952Q38 960 58 950', { fill: 'none', stroke: color, 'stroke-width': 6 }) +
    circle(39, 956, 5, { fill: accent }),
  sneakers: (color, accent) =>
    path('M18 950C12 974 8 990 14 996H64C72 990 66 972 58 950Q38 958 18 950Z', { fill: color }) +
    path('M10 984H68V996H12Z', { fill: WHITE }) +
    path('M26 964L52 970M24 974L52 980', { stroke: accent, 'stroke-width': 4, fill: 'none' }),
};

function leg({ skin }: FigureLook, outfit: Outfit, side: Side): FigurePiece {
  return {
    id: `leg${sideName(side)}`,
    order: 30,
    box: sideBox(side, 2, 684, 78, 1000),
    drawing: onSide(
      side,
      path(LEG, { fill: skin }) +
        path('M10 690H66V770Q38 742 10 770Z', { fill: mix(skin, '#c0686a', 0.3), opacity: 0.6 }) +
        stocking(outfit, skin) +
        SHOE_DRAWINGS[outfit.shoes](outfit.shoeColor, outfit.accent),
    ),
    columns: 2,
    rows: 6,
    joint: 'root',
    bendings: [
      // Hips take the thighs along.
      bending('BODY_ANGLE_X', [-10, 0, 10], ({ y }, key) => [key * 0.5 * Math.max(0, (900 - y) / 220), 0]),
      bending('BODY_ANGLE_Z', [-10, 0, 10], ({ y }, key) => [-key * 0.7 * Math.max(0, (900 - y) / 220), 0]),
      // In the air feet point down; before and after it knees give way.
      bending('BASE_Y', [-1, 0, 1], ({ x, y }, key) =>
        key > 0
          ? [
              -(x - side * 38) * 0.16 * key * Math.max(0, (y - 930) / 70),
              key * 8 * Math.max(0, (y - 930) / 70),
            ]
          : [
              side * -key * 9 * Math.max(0, 1 - Math.abs(y - 820) / 130),
              key * 40 * Math.min(1, Math.max(0, (y - 690) / 290)),
            ],
      ),
    ],
  };
}

export const legPieces = (look: FigureLook, outfit: Outfit): readonly FigurePiece[] =>
  SIDES.map((side) => leg(look, outfit, side));
