import { memo } from 'react';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { useFormat } from '#src/components/format.ts';
import { PageLink } from '#src/components/page-link.tsx';
import type { CardItem } from '../card-item.ts';
import { cardPath } from '../card-path.ts';
import styles from './card-list.module.css';

interface Props {
  readonly item: CardItem;
  readonly isOwned: boolean;
  /** Per cent in the chosen event; null without one. */
  readonly bonus: number | null;
}

/** A card as a picture with its character's name and number. */
export const CardTile = memo(function CardTile({ item, isOwned, bonus }: Props) {
  const { signedPercent } = useFormat();
  const { id, view } = item;
  return (
    <PageLink to={cardPath(id)} className={styles.tile}>
      <CardThumb card={view} owned={isOwned} />
      <span className={styles.under}>
        <span className={styles.person}>{view.character}</span>
        {bonus === null ? (
          <span className={styles.id}>{id}</span>
        ) : (
          <span className={styles.bonus}>{signedPercent(bonus)}</span>
        )}
      </span>
    </PageLink>
  );
});
