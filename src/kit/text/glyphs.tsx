import type { ReactNode } from 'react';
import type { CardAttribute } from '#model/vocabulary/attributes';

/** Our own drawings inside a disc of radius 12 around (12, 12); `currentColor` is the glyph's colour. */
const STAR = 'M12 5.2l2.05 4.5 4.9.55-3.65 3.3 1.02 4.85L12 15.95 7.68 18.4l1.02-4.85-3.65-3.3 4.9-.55z';

export const ATTRIBUTE_GLYPHS: Readonly<Record<CardAttribute, ReactNode>> = {
  powerful: <path d={STAR} fill="currentColor" />,
  cool: (
    <path d="M12 4.6c3 3.7 4.9 6.2 4.9 8.9a4.9 4.9 0 0 1-9.8 0c0-2.7 1.9-5.2 4.9-8.9z" fill="currentColor" />
  ),
  happy: (
    <g fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
      <circle cx="12" cy="12" r="3" fill="currentColor" />
      <path d="M12 5v1.6M12 17.4V19M5 12h1.6M17.4 12H19M7.05 7.05l1.15 1.15M15.8 15.8l1.15 1.15M7.05 16.95l1.15-1.15M15.8 8.2l1.15-1.15" />
    </g>
  ),
  pure: (
    <g>
      <path d="M6 17.6c-.7-6 2.4-10.6 11.8-11 .5 8.4-3.2 12.4-8.6 11z" fill="currentColor" />
      <path
        d="M5.6 18.6c2-4 4.4-6.3 7.8-7.8"
        fill="none"
        stroke="var(--disc)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </g>
  ),
  unknown: (
    <g fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round">
      <path d="M9.1 9.4a3 3 0 1 1 4.6 2.5c-1.1.7-1.7 1.2-1.7 2.4" />
      <path d="M12 17.6v.1" />
    </g>
  ),
};

export const BAND_GLYPHS: ReadonlyMap<number, ReactNode> = new Map<number, ReactNode>([
  [1, <path key="1" d={STAR} fill="currentColor" />],
  [
    2,
    <g key="2" fill="currentColor">
      <path d="M6.6 13.4a5.4 5.4 0 0 1 10.8 0z" />
      <rect x="5.4" y="14.6" width="13.2" height="1.7" rx=".85" />
      <rect x="8" y="17.2" width="8" height="1.5" rx=".75" />
    </g>,
  ],
  [
    3,
    <g key="3">
      <circle cx="12" cy="12" r="6.6" fill="currentColor" />
      <g fill="var(--disc)">
        <circle cx="9.6" cy="10.6" r="1" />
        <circle cx="14.4" cy="10.6" r="1" />
        <path d="M8.4 13h7.2a3.6 3.6 0 0 1-7.2 0z" />
      </g>
    </g>,
  ],
  [
    4,
    <g key="4" fill="currentColor">
      <circle cx="12" cy="7.9" r="2.5" />
      <circle cx="15.9" cy="10.7" r="2.5" />
      <circle cx="14.4" cy="15.3" r="2.5" />
      <circle cx="9.6" cy="15.3" r="2.5" />
      <circle cx="8.1" cy="10.7" r="2.5" />
      <circle cx="12" cy="12.1" r="1.5" fill="var(--disc)" />
    </g>,
  ],
  [
    5,
    <g key="5" fill="currentColor">
      <path d="M12 5.2l3 3.3-3 3.4-3-3.4z" />
      <path d="M6 9.7l5.3 3.5v5.2L6 14.6z" />
      <path d="M18 9.7l-5.3 3.5v5.2l5.3-3.8z" />
    </g>,
  ],
  [18, <path key="18" d="M13.6 4.8L7 13.2h4l-1.3 6L17 10.6h-4.2z" fill="currentColor" />],
  [
    21,
    <g key="21" fill="currentColor">
      <path d="M11.4 12C9.8 8 7.4 6.4 5.4 6.8c-.6 3 .4 5.4 3 5.9-1.6.7-2.2 2.6-1.3 4.5 2.3.2 3.9-1.5 4.3-4.2z" />
      <path d="M12.6 12c1.6-4 4-5.6 6-5.2.6 3-.4 5.4-3 5.9 1.6.7 2.2 2.6 1.3 4.5-2.3.2-3.9-1.5-4.3-4.2z" />
    </g>,
  ],
  [
    45,
    <g key="45">
      <circle cx="12" cy="12" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M15.4 8.6l-2.2 4.6-4.6 2.2 2.2-4.6z" fill="currentColor" />
    </g>,
  ],
  [46, <path key="46" d="M14.6 4.9a7.3 7.3 0 1 0 4.5 11.2 6 6 0 1 1-4.5-11.2z" fill="currentColor" />],
]);
