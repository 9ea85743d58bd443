import { useCallback } from 'react';
import { useCardWords } from '#src/kit/card/card-thumb.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { GridCard } from '../use-owned-list.ts';

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
