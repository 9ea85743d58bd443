import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, path } from '#model/encoding/svg/svg';
import type { Outfit, Skirt } from '../looks/outfits.ts';

const LINE = { fill: 'none', 'stroke-linecap': 'round' } as const;
const BASE = 'M-66 552C-84 610 -112 680 -130 726Q0 756 130 726C112 680 84 610 66 552Z';

const pleats = (dark: string): string =>
  [-86, -52, -18, 18, 52, 86]
    .map((x) =>
      path(
        `M${x * 0.55} 580C${x * 0.8} 630 ${x} 690 ${x * 1.12} 734L${x * 1.12 + 10} 736C${x + 6} 690 ${x * 0.8 + 2} 630 ${x * 0.55} 580Z`,
        { fill: dark, opacity: 0.8 },
      ),
    )
    .join('');

const scallops = (y: number, half: number, radius: number, color: string): string => {
  const count = Math.round((2 * half) / (radius * 1.7));
  return Array.from({ length: count + 1 }, (_, nth) => {
    const x = -half + (2 * half * nth) / count;
    return circle(x, y + 12 * (1 - (x / half) ** 2), radius, { fill: color });
  }).join('');
};

const SKIRTS: Readonly<Record<Skirt, (outfit: Outfit) => string>> = {
  pleated: ({ skirtColor, accent }) =>
    path(BASE, { fill: skirtColor }) +
    pleats(mix(skirtColor, NIGHT, 0.28)) +
    path('M-121 704Q0 734 121 704', {
      ...LINE,
      stroke: mix(accent, skirtColor, 0.35),
      'stroke-width': 5,
      opacity: 0.8,
    }),
  flared: ({ skirtColor, accent }) =>
    path(
      'M-64 552C-90 620 -128 680 -152 716C-116 742 -76 726 -50 740C-20 752 20 752 50 740C76 726 116 742 152 716C128 680 90 620 64 552Z',
      {
        fill: skirtColor,
      },
    ) +
    path(
      'M-44 590C-60 650 -74 690 -78 730L-50 740C-44 690 -40 640 -44 590ZM44 590C60 650 74 690 78 730L50 740C44 690 40 640 44 590ZM0 600C-6 650 -8 700 -6 746H6C8 700 6 650 0 600Z',
      {
        fill: mix(skirtColor, NIGHT, 0.2),
        opacity: 0.75,
      },
    ) +
    path('M-146 706C-112 730 -76 714 -50 728C-20 740 20 740 50 728C76 714 112 730 146 706', {
      ...LINE,
      stroke: accent,
      'stroke-width': 6,
    }),
  layered: ({ skirtColor, accent, under }) =>
    path(
      'M-66 560C-100 640 -136 690 -160 724C-120 752 -80 738 -54 752C-20 762 20 762 54 752C80 738 120 752 160 724C136 690 100 640 66 560Z',
      {
        fill: mix(under, skirtColor, 0.12),
      },
    ) +
    path('M-150 724C-118 742 -80 728 -54 742C-20 752 20 752 54 742C80 728 118 742 150 724', {
      ...LINE,
      stroke: accent,
      'stroke-width': 4,
      opacity: 0.8,
    }) +
    path(
      'M-64 552C-90 610 -122 660 -142 690C-110 712 -78 698 -50 710C-20 720 20 720 50 710C78 698 110 712 142 690C122 660 90 610 64 552Z',
      {
        fill: skirtColor,
      },
    ) +
    path('M-136 682C-108 700 -78 688 -50 700C-20 710 20 710 50 700C78 688 108 700 136 682', {
      ...LINE,
      stroke: mix(skirtColor, WHITE, 0.62),
      'stroke-width': 4.4,
    }) +
    path(
      'M-64 552C-84 600 -108 634 -122 652C-94 668 -70 656 -44 668C-20 676 20 676 44 668C70 656 94 668 122 652C108 634 84 600 64 552Z',
      {
        fill: mix(skirtColor, NIGHT, 0.2),
      },
    ) +
    path('M-116 646C-92 660 -70 648 -44 660C-20 668 20 668 44 660C70 648 92 660 116 646', {
      ...LINE,
      stroke: accent,
      'stroke-width': 4.4,
    }),
  scalloped: ({ skirtColor, accent, under }) =>
    scallops(722, 136, 24, mix(under, accent, 0.16)) +
    path('M-64 552C-88 616 -122 680 -144 722Q0 752 144 722C122 680 88 616 64 552Z', { fill: skirtColor }) +
    scallops(712, 132, 20, skirtColor) +
    [-96, -48, 0, 48, 96]
      .map((x) => circle(x, 690 + 12 * (1 - (x / 132) ** 2), 7, { fill: accent }))
      .join('') +
    path('M-40 600C-52 650 -62 680 -64 706M40 600C52 650 62 680 64 706', {
      ...LINE,
      stroke: mix(skirtColor, NIGHT, 0.24),
      'stroke-width': 5,
    }),
};

export const skirtDrawing = (outfit: Outfit): string => SKIRTS[outfit.skirt](outfit);
