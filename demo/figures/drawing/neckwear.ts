import { mix, NIGHT, WHITE } from '#model/encoding/svg/color';
import { circle, el, path } from '#model/encoding/svg/svg';
import type { Neck, Outfit } from '../looks/outfits.ts';

const LINE = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

const ribbon = (color: string): string => {
  const dark = mix(color, NIGHT, 0.24);
  return (
    path('M-10 398L-28 470L-8 460L0 404ZM10 398L28 470L8 460L0 404Z', { fill: mix(color, NIGHT, 0.12) }) +
    path(
      'M0 396C-20 376 -52 366 -60 376C-66 396 -64 414 -56 424C-38 426 -14 412 0 396ZM0 396C20 376 52 366 60 376C66 396 64 414 56 424C38 426 14 412 0 396Z',
      {
        fill: color,
      },
    ) +
    path('M-14 394L-46 386M-14 400L-44 408M14 394L46 386M14 400L44 408', {
      ...LINE,
      stroke: dark,
      'stroke-width': 2.6,
    }) +
    path('M-13 386Q0 380 13 386V408Q0 414 -13 408Z', { fill: dark })
  );
};

const NECKS: Readonly<Record<Neck, (outfit: Outfit) => string>> = {
  none: () => '',
  bow: ({ accent }) => ribbon(accent),
  tie: ({ accent }) =>
    path('M-11 380L11 380L8 398L18 470L0 492L-18 470L-8 398Z', { fill: accent }) +
    path('M-12 380L12 380L8 400H-8Z', { fill: mix(accent, NIGHT, 0.26) }) +
    path('M-13 430L13 416M-16 452L16 436', { ...LINE, stroke: mix(accent, WHITE, 0.5), 'stroke-width': 4 }),
  scarf: ({ accent }) => {
    const dark = mix(accent, NIGHT, 0.2);
    return (
      path('M14 378L52 372L60 488L22 492Z', { fill: dark }) +
      [26, 38, 50].map((x) => path(`M${x} 488V506`, { ...LINE, stroke: dark, 'stroke-width': 6 })).join('') +
      path(
        'M-66 352C-70 330 -40 326 0 336C40 326 70 330 66 352C68 386 40 398 0 398C-40 398 -68 386 -66 352Z',
        { fill: accent },
      ) +
      path('M-58 352C-30 374 30 374 58 352', {
        ...LINE,
        stroke: mix(accent, WHITE, 0.4),
        'stroke-width': 5,
      }) +
      path('M20 450H58M18 470H60', { ...LINE, stroke: mix(accent, WHITE, 0.5), 'stroke-width': 5 })
    );
  },
  choker: ({ accent }) =>
    path('M-23 340Q0 354 23 340V350Q0 366 -23 350Z', { fill: mix(accent, NIGHT, 0.5) }) +
    circle(0, 362, 7, { fill: mix(accent, WHITE, 0.4) }),
  frill: ({ under, accent }) => {
    const white = mix(under, WHITE, 0.75);
    return (
      [
        [0, 456, 30],
        [0, 430, 34],
        [0, 404, 38],
      ]
        .map(([x = 0, y = 0, rx = 0]) =>
          el('ellipse', {
            cx: x,
            cy: y,
            rx,
            ry: 19,
            fill: white,
            stroke: mix(white, NIGHT, 0.16),
            'stroke-width': 2.4,
          }),
        )
        .join('') +
      el('ellipse', { cx: 0, cy: 384, rx: 15, ry: 12, fill: accent }) +
      el('ellipse', { cx: -4, cy: 380, rx: 5, ry: 4, fill: mix(accent, WHITE, 0.6) })
    );
  },
};

/** What is worn around the neck; empty for nothing. */
export const neckDrawing = (outfit: Outfit): string => NECKS[outfit.neck](outfit);
