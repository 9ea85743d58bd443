import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, path } from '#model/encoding/svg/svg';
import type { FigureLook } from '../looks/looks.ts';
import type { Emblem, Outfit, Top } from '../looks/outfits.ts';
import { starAt } from './head-wear.ts';

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Shoulders to waist. */
const TRUNK =
  'M-30 352C-52 358 -74 364 -82 388C-82 430 -72 470 -68 506C-66 530 -68 552 -70 572H70C68 552 66 530 68 506C72 470 82 430 82 388C74 364 52 358 30 352Q0 374 -30 352Z';
/** The same down over the hips. */
const LONG_TRUNK =
  'M-30 352C-52 358 -76 364 -84 388C-84 430 -74 470 -70 506C-70 540 -80 580 -86 604Q0 622 86 604C80 580 70 540 70 506C74 470 84 430 84 388C76 364 52 358 30 352Q0 374 -30 352Z';
const COAT =
  'M-30 350C-56 356 -80 364 -88 388C-88 430 -80 470 -76 506C-78 550 -92 600 -98 626Q0 640 98 626C92 600 78 550 76 506C80 470 88 430 88 388C80 364 56 356 30 350Q0 374 -30 350Z';

const shadeBelowChin = (color: string): string =>
  path('M-30 352Q0 374 30 352L40 372Q0 402 -40 372Z', { fill: mix(color, NIGHT, 0.3), opacity: 0.4 });

const opening = (under: string, depth: number): string =>
  path(`M-30 350L0 ${depth}L30 350Q0 374 -30 350Z`, { fill: under });

const lapels = (color: string, depth: number): string =>
  path(
    `M-32 351L-50 384L-36 396L-40 408L0 ${depth}L-20 386ZM32 351L50 384L36 396L40 408L0 ${depth}L20 386Z`,
    { fill: color },
  );

const collar = (color: string): string =>
  path('M-32 346C-36 358 -34 372 -26 384L0 368L26 384C34 372 36 358 32 346Q0 372 -32 346Z', {
    fill: color,
    stroke: mix(color, NIGHT, 0.18),
    'stroke-width': 2,
  });

const TOPS: Readonly<Record<Top, (look: FigureLook, outfit: Outfit) => string>> = {
  blazer: (_, { main, under }) =>
    path(LONG_TRUNK, { fill: main }) +
    opening(under, 462) +
    shadeBelowChin(under) +
    lapels(mix(main, NIGHT, 0.2), 466) +
    collar(under) +
    path('M0 466V614', { ...LINE, stroke: mix(main, NIGHT, 0.4), 'stroke-width': 3 }) +
    path('M-66 556H-30M30 556H66', { ...LINE, stroke: mix(main, NIGHT, 0.34), 'stroke-width': 4 }),
  shirt: (_, { main, under }) =>
    path(TRUNK, { fill: main }) +
    path('M-56 372C-60 430 -66 500 -68 572H68C66 500 60 430 56 372L30 360L0 448L-30 360Z', { fill: under }) +
    path('M-56 372L-30 360L0 448L30 360L56 372', {
      ...LINE,
      stroke: mix(under, NIGHT, 0.22),
      'stroke-width': 3,
    }) +
    shadeBelowChin(main) +
    collar(main),
  sailor: (_, { main, accent, under }) =>
    path(TRUNK, { fill: main }) +
    path(
      'M-34 350C-58 356 -78 364 -84 388L-82 424Q-50 432 -34 410L0 448L34 410Q50 432 82 424L84 388C78 364 58 356 34 350L0 420Z',
      {
        fill: mix(under, accent, 0.3),
      },
    ) +
    path('M-80 414Q-52 420 -36 400L0 438L36 400Q52 420 80 414', {
      ...LINE,
      stroke: WHITE,
      'stroke-width': 3.4,
    }) +
    path('M-30 352L0 420L30 352Q0 374 -30 352Z', { fill: main }) +
    shadeBelowChin(main),
  knit: (_, { main, under }) =>
    path(LONG_TRUNK, { fill: main }) +
    opening(under, 420) +
    shadeBelowChin(under) +
    collar(under) +
    path('M-34 356L0 426L34 356', { ...LINE, stroke: mix(main, NIGHT, 0.18), 'stroke-width': 9 }) +
    path('M0 430V612', { ...LINE, stroke: mix(main, NIGHT, 0.2), 'stroke-width': 3 }) +
    path('M-85 596Q0 616 85 596', { ...LINE, stroke: mix(main, NIGHT, 0.14), 'stroke-width': 13 }),
  coat: (_, { main, under, accent }) =>
    path(COAT, { fill: main }) +
    opening(mix(under, accent, 0.3), 430) +
    lapels(mix(main, NIGHT, 0.16), 440) +
    path('M6 440V632', { ...LINE, stroke: mix(main, NIGHT, 0.32), 'stroke-width': 3.4 }) +
    path('M-78 560L-44 556V572L-80 576ZM78 560L44 556V572L80 576Z', { fill: mix(main, NIGHT, 0.2) }),
  dress: ({ skin }, { main, accent }) =>
    path(TRUNK, { fill: main }) +
    path('M-30 352C-40 362 -40 392 0 404C40 392 40 362 30 352Q0 374 -30 352Z', { fill: skin }) +
    path('M-34 354C-44 368 -40 396 0 408C40 396 44 368 34 354', {
      ...LINE,
      stroke: mix(main, WHITE, 0.6),
      'stroke-width': 8,
    }) +
    path('M-70 548H70V570H-70Z', { fill: accent }),
  stage: (look, outfit) => {
    const { main, accent, under } = outfit;
    const { skin } = look;
    return (
      path(TRUNK, { fill: main }) +
      path('M-34 356C-34 420 -30 500 -26 572H26C30 500 34 420 34 356Q0 400 -34 356Z', { fill: under }) +
      path('M-32 352C-34 372 -24 390 0 396C24 390 34 372 32 352Q0 376 -32 352Z', { fill: skin }) +
      path('M-38 354C-40 420 -34 500 -30 572M38 354C40 420 34 500 30 572', {
        ...LINE,
        stroke: accent,
        'stroke-width': 5,
      }) +
      path('M-34 356C-34 380 -22 394 0 400C22 394 34 380 34 356', {
        ...LINE,
        stroke: accent,
        'stroke-width': 5,
      }) +
      path('M-70 540Q0 558 70 540V566Q0 584 -70 566Z', { fill: mix(accent, NIGHT, 0.12) }) +
      path('M-82 386C-70 376 -58 372 -46 374M82 386C70 376 58 372 46 374', {
        ...LINE,
        stroke: mix(main, WHITE, 0.55),
        'stroke-width': 4.4,
      })
    );
  },
};

const heart = (x: number, y: number, size: number, color: string): string =>
  path(
    `M${x} ${y + size}C${x - size * 1.7} ${y - size * 0.2} ${x - size * 0.8} ${y - size * 1.3} ${x} ${y - size * 0.3}C${x + size * 0.8} ${y - size * 1.3} ${x + size * 1.7} ${y - size * 0.2} ${x} ${y + size}Z`,
    { fill: color },
  );

/** Where buttons sit below what is at the neck. */
const EMBLEMS: Readonly<Record<Emblem, (outfit: Outfit) => string>> = {
  none: () => '',
  star: ({ accent }) => starAt(0, 552, 18, mix(accent, '#ffe08a', 0.7)),
  heart: ({ accent }) => heart(0, 552, 17, mix(accent, WHITE, 0.35)),
  buttons: ({ accent }) =>
    [492, 524, 556].map((y) => circle(-9, y, 4.6, { fill: mix(accent, '#ffe9b0', 0.55) })).join(''),
  lace: ({ under }) =>
    [430, 456, 482, 508]
      .map((y) =>
        path(`M-14 ${y}L14 ${y + 16}M14 ${y}L-14 ${y + 16}`, {
          ...LINE,
          stroke: mix(under, NIGHT, 0.45),
          'stroke-width': 3.2,
        }),
      )
      .join(''),
  stripe: ({ accent }) =>
    [430, 462, 494, 526]
      .map((y) => el('rect', { x: -66, y, width: 132, height: 7, fill: accent, opacity: 0.5 }))
      .join(''),
};

/** Shoulders to hips, without arms and without what is around the neck. */
export const torsoDrawing = (look: FigureLook, outfit: Outfit): string =>
  TOPS[outfit.top](look, outfit) +
  EMBLEMS[outfit.emblem](outfit) +
  path(
    'M68 392C76 430 66 470 62 506C60 540 66 570 70 604L84 604C78 570 70 540 70 506C74 470 84 430 84 388Z',
    {
      fill: mix(outfit.main, NIGHT, 0.5),
      opacity: 0.22,
    },
  );
