import { Ban } from 'lucide-react';
import { useCallback } from 'react';
import type { CardView } from '#model/listing/views/card-view';
import { CardPicture, useCardWords } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { GridCard } from '../use-owned-list.ts';
import styles from './owned-grid.module.css';

const LINES = 36;
const withLines = (width: number): number => width + LINES;
/** Of a tile with its lines below the picture. */
export const SIZES = { phone: { width: 74, height: withLines }, wide: { width: 84, height: withLines } };

/** What is said of a card of the grid. */
export function useOwnWords(): (card: GridCard) => string {
  const { t } = useTranslation();
  const { list } = useFormat();
  const wordsOf = useCardWords();
  return useCallback(
    ({ view, entry }) => {
      const name = wordsOf(view);
      if (!entry) return list([name, t('card.mineOf.missing')]);
      return list([
        name,
        t('collection.spoken.level', { level: entry.level }),
        t('collection.spoken.skill', { level: entry.skill + 1 }),
        t('collection.spoken.master', { rank: entry.master }),
        t('collection.spoken.episodes', { read: entry.ep }),
        ...(entry.train === 1 ? [t('card.trained')] : []),
        ...(entry.exclude ? [t('card.mineOf.excluded')] : []),
      ]);
    },
    [t, list, wordsOf],
  );
}

interface OwnedTileProps {
  readonly card: GridCard;
  readonly wordsOf: (card: CardView) => string;
}

/** A card with what is owned of it, in the few signs that fit under a picture. */
export function OwnedTile({ card: { item, view, entry }, wordsOf }: OwnedTileProps) {
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
