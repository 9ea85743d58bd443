import { Ban } from 'lucide-react';
import type { CardView } from '#model/listing/views/card-view';
import { CardPicture } from '#src/kit/card/card-thumb.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { GridCard } from '../use-owned-list.ts';
import styles from './owned-grid.module.css';

interface Props {
  readonly card: GridCard;
  readonly wordsOf: (card: CardView) => string;
}

/** A card with what is owned of it, in the few signs that fit under a picture. */
export function OwnedTile({ card: { item, view, entry }, wordsOf }: Props) {
  const { t } = useTranslation();
  return (
    <span className={styles.tile} data-missing={entry === null || undefined}>
      <span className={styles.picture} data-excluded={entry?.exclude || undefined}>
        <CardPicture card={view} decorative wordsOf={wordsOf} />
        {entry?.exclude && <Ban className={styles.excluded} size={28} aria-hidden="true" />}
      </span>
      {entry ? (
        <>
          <span className={styles.level}>
            <b>{t('collection.lv', { level: entry.level })}</b>
            <span>{t('collection.sl', { level: entry.skill + 1 })}</span>
          </span>
          <span className={styles.more}>
            <span>{t('collection.mr', { rank: entry.master })}</span>
            <span>{t('collection.ep', { read: entry.ep })}</span>
          </span>
        </>
      ) : (
        <>
          <span className={styles.level}>
            <span className={styles.name}>{view.character}</span>
          </span>
          <span className={styles.more}>
            <span>{item.id}</span>
          </span>
        </>
      )}
    </span>
  );
}
