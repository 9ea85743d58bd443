import { Image, Star } from 'lucide-react';
import type { CardItem } from '#model/families/cards/item';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import type { ListView } from '#src/kit/list/family/family-listing.tsx';
import { tileSizes } from '#src/kit/list/tile-sizes.ts';
import { ArtTile } from './art-tile.tsx';
import { Picture } from './picture.tsx';

/** How lists of cards look: of all of them, and of those that a ticket can be given for. */
export const CARD_LIST_VIEW: ListView<CardItem> = {
  Picture,
  sizes: { row: 56, cell: 36 },
  cells: {
    attr: ({ card }, { words }) => (
      <AttributeMark attribute={card.attribute} label={words.t(`attribute.${card.attribute}`)} />
    ),
    rarity: ({ card }) => `${card.rarity}★`,
  },
  views: [
    {
      key: 'art',
      label: 'card.art',
      icon: <Image size={18} aria-hidden="true" />,
      sizes: tileSizes({ phone: 150, wide: 260, ratio: 5 / 8, lines: 58 }),
      Tile: ArtTile,
    },
  ],
  lookIcons: {
    trained: <Star size={16} fill="currentColor" aria-hidden="true" />,
    normal: <Star size={16} aria-hidden="true" />,
  },
};
