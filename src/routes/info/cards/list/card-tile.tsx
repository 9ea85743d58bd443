import { memo } from 'react';
import { CardPicture } from '#src/components/card-thumb.tsx';
import type { CardView } from '#src/components/card-view.ts';
import { QuickLink } from '#src/components/quick-link.tsx';
import type { CardItem } from '../card-item.ts';
import { cardPath } from '../card-path.ts';
import styles from './card-list.module.css';

interface Props {
  readonly item: CardItem;
  readonly isOwned: boolean;
  /** In the chosen event, in words; null without one. */
  readonly bonus: string | null;
  readonly wordsOf: (card: CardView) => string;
}

/** A card as a picture with its character's name and number. */
export const CardTile = memo(function CardTile({ item, isOwned, bonus, wordsOf }: Props) {
  const { id, view } = item;
  return (
    <QuickLink to={cardPath(id)} className={styles.tile}>
      <CardPicture card={view} owned={isOwned} wordsOf={wordsOf} />
      <span className={styles.under}>
        <span className={styles.person}>{view.character}</span>
        {bonus === null ? (
          <span className={styles.id}>{id}</span>
        ) : (
          <span className={styles.bonus}>{bonus}</span>
        )}
      </span>
    </QuickLink>
  );
});
