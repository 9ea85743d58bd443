import { Image, Star } from 'lucide-react';
import { FAMILY } from '#model/families/cards/family';
import type { CardItem } from '#model/families/cards/item';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { FamilyList } from '#src/parts/family/family-list.tsx';
import type { ListView } from '#src/parts/family/family-listing.tsx';
import { tileSizes } from '#src/parts/listing/tile-sizes.ts';
import { ActiveProfile } from '#src/parts/profiles/active-profile.tsx';
import { ArtTile } from './art-tile.tsx';
import { Picture } from './picture.tsx';

const VIEW: ListView<CardItem> = {
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

/** `/info/cards`: every card, by whatever a fan looks for it. */
export const Screen = () => <FamilyList family={FAMILY} view={VIEW} note={<ActiveProfile />} />;
