import { Ban, Check, Image, Star } from 'lucide-react';
import { memo } from 'react';
import { artPath, eventBonus, ownershipOf, viewOf } from '#model/families/cards/family';
import type { CardItem } from '#model/families/cards/item';
import { bandColor } from '#model/listing/views/bands';
import type { CardView } from '#model/listing/views/card-view';
import { objectPath } from '#model/site/objects';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { useCardArt } from '#src/kit/card/use-card-art.ts';
import { EntryTile, TileLine, TileName } from '#src/kit/list/entry/entry-tile.tsx';
import type { ListView, PictureProps } from '#src/kit/list/family/family-listing.tsx';
import { tileSizes } from '#src/kit/list/tile-sizes.ts';
import { useLatePicture } from '#src/kit/picture/late-picture.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-list.module.css';
import { Picture } from './picture.tsx';

/** A card as its whole picture, with the facts that a thumbnail has as marks below it. */
const ArtTile = memo(function ArtTile({ item, context, look }: PictureProps<CardItem>) {
  const { t } = useTranslation();
  const view = viewOf(item, context, look);
  const mine = ownershipOf(context.mine, item.id);
  const bonus = eventBonus(item, context);
  return (
    <EntryTile
      to={objectPath('card', view.id)}
      picture={<Art view={view} src={artPath(item, context, look)} isExcluded={mine === 'excluded'} />}
      look="framed"
    >
      <TileName>{view.title}</TileName>
      <TileLine>
        <AttributeMark attribute={view.attribute} label={t(`attribute.${view.attribute}`)} />
        <span role="img" aria-label={t('card.stars', { count: view.rarity })} className={styles.stars}>
          {view.rarity}★
        </span>
        <TileName>{view.character}</TileName>
        <span className={styles.end}>
          {bonus !== null && <span className={styles.bonus}>{bonus}</span>}
          {mine === 'owned' && <Check size={16} role="img" aria-label={t('card.mineOf.owned')} />}
          {mine === 'excluded' && <Ban size={16} role="img" aria-label={t('card.mineOf.excluded')} />}
        </span>
      </TileLine>
    </EntryTile>
  );
});

interface ArtProps {
  readonly view: CardView;
  readonly src: string;
  readonly isExcluded: boolean;
}

function Art({ view, src: asked, isExcluded }: ArtProps) {
  const { src, lose } = useCardArt(asked);
  const art = useLatePicture(src ?? asked, lose);
  return (
    <span
      ref={art}
      className={styles.art}
      data-late={src ?? asked}
      data-excluded={isExcluded || undefined}
      style={{ '--ground': view.color ?? bandColor(view.bandId) }}
    >
      {src === null && <span aria-hidden="true">{view.monogram}</span>}
    </span>
  );
}

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
