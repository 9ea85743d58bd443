import { Ban, Check } from 'lucide-react';
import { memo } from 'react';
import { artPath, eventBonus, ownershipOf, viewOf } from '#model/families/cards/family';
import type { CardItem } from '#model/families/cards/item';
import { bandColor } from '#model/listing/views/bands';
import type { CardView } from '#model/listing/views/card-view';
import { objectPath } from '#model/site/objects';
import { AttributeMark } from '#src/kit/card/attribute-mark.tsx';
import { useCardArt } from '#src/kit/card/use-card-art.ts';
import { EntryTile, TileLine, TileName } from '#src/kit/list/entry/entry-tile.tsx';
import type { PictureProps } from '#src/kit/list/family/family-listing.tsx';
import { useLatePicture } from '#src/kit/picture/late-picture.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './card-list.module.css';

/** A card as its whole picture; what the marks of a thumbnail tell stands below. */
export const ArtTile = memo(function ArtTile({ item, context, look }: PictureProps<CardItem>) {
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
