import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import { STATS } from '#model/vocabulary/stats';
import { useServers } from '#src/actors/use-servers.ts';
import type { Listing } from '#src/parts/listing/listing.ts';
import type { CardItem } from './card-item.ts';

/** What cards can be sorted by; without a choice the newest on the main server come first. */
export function useCardSorts(): Listing<CardItem>['sorts'] {
  const { t } = useTranslation();
  const { main } = useServers();
  return useMemo(
    () => [
      {
        ...{ key: 'release', label: t('cards.release'), startsDescending: true },
        of: ({ card }) => card.releasedAt[main],
      },
      { key: 'id', label: t('cards.number'), startsDescending: true, of: ({ id }) => id },
      { key: 'power', label: t('power.title'), startsDescending: true, of: ({ power }) => power },
      ...STATS.map((stat, at) => ({
        ...{ key: stat, label: t(`stat.${stat}`), startsDescending: true },
        of: ({ stats }: CardItem) => stats[at] ?? 0,
      })),
      {
        ...{ key: 'skill', label: t('cards.skillValue'), startsDescending: true },
        of: ({ skill }) => skill && (skill.unifiedPercent ?? skill.percent),
      },
      {
        ...{ key: 'rarity', label: t('filter.rarity'), startsDescending: true },
        of: ({ card }) => card.rarity,
      },
      {
        ...{ key: 'attr', label: t('filter.attribute'), startsDescending: false },
        of: ({ card }) => ATTRIBUTES.indexOf(card.attribute),
      },
      {
        ...{ key: 'char', label: t('cards.character'), startsDescending: false },
        of: ({ card }) => card.characterId,
      },
      { key: 'event', label: t('cards.bonus'), startsDescending: true, of: () => null },
    ],
    [t, main],
  );
}
