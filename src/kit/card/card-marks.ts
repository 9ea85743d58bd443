import { MAX_STARS } from '#model/listing/views/card-layers';
import type { CardView } from '#model/listing/views/card-view';

const FRAMES = ['#a39cb0', '#a39cb0', '#7fa6c9', '#d8a534', '#e9c95a', '#f06fa3'] as const;
const STAR = 'l1.6 3.5 3.8.4-2.9 2.6.8 3.8-3.3-1.9-3.3 1.9.8-3.8-2.9-2.6 3.8-.4z';
/** All stars of a card as one shape, in hundredths of the thumbnail: pages show dozens of cards. */
const STARS = Array.from({ length: MAX_STARS + 1 }, (_, rarity) =>
  Array.from({ length: rarity }, (_, star) => `M${15 + star * 12} 84.8${STAR}`).join(''),
);

type Marked = Pick<CardView, 'rarity' | 'trained'>;

export const frameColor = ({ rarity }: Pick<Marked, 'rarity'>): string => FRAMES[rarity] ?? FRAMES[1];
export const starsOf = ({ rarity }: Pick<Marked, 'rarity'>): string =>
  STARS[Math.min(rarity, MAX_STARS)] ?? '';
export const starColor = ({ trained }: Pick<Marked, 'trained'>): string => (trained ? '#ffd84a' : '#ffffff');
