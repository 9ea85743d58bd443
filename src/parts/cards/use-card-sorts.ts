import { useMemo } from 'react';
import type { CardRecord } from '#model/records/card';
import { oncePer } from '#model/rules/once';
import { ATTRIBUTES } from '#model/vocabulary/attributes';
import type { ServerIndex } from '#model/vocabulary/servers';
import { STATS, type StatTriple } from '#model/vocabulary/stats';
import { useTranslation } from '#src/components/translation.tsx';
import type { Listing } from '#src/parts/listing/listing.ts';
import { useReleaseSort } from '#src/parts/listing/query/use-release-sort.ts';
import { bestStats, type CardItem } from './card-item.ts';

type Sorts = Listing<CardItem>['sorts'];

const releasedAt = ({ card }: CardItem, server: ServerIndex): number | null => card.releasedAt[server];

/** Of a card that was not trained; only whoever sorts by it waits for it. */
const untrained = oncePer((card: CardRecord) => bestStats(card, false));

/** Power and each parameter before training. */
function useUntrainedSorts(): readonly Sorts[0][] {
  const { t } = useTranslation();
  return useMemo(() => {
    const sort = (key: string, words: string, of: (stats: StatTriple) => number): Sorts[0] => ({
      ...{
        key: `${key}-untrained`,
        label: `${words} (${t('card.artKind.normal')})`,
        startsDescending: true,
      },
      of: ({ card }) => of(untrained(card)),
    });
    return [
      sort('power', t('power.title'), ([first, second, third]) => first + second + third),
      ...STATS.map((stat, at) => sort(stat, t(`stat.${stat}`), (stats) => stats[at] ?? 0)),
    ];
  }, [t]);
}

/** What cards can be sorted by; without a choice the newest on the server that is asked for, else on the main one, come first. */
export function useCardSorts(asked: ServerIndex | null = null): Sorts {
  const { t } = useTranslation();
  const release = useReleaseSort(asked, releasedAt);
  const first = useUntrainedSorts();
  return useMemo(
    () => [
      release,
      { key: 'id', label: t('card.number'), startsDescending: true, of: ({ id }) => id },
      { key: 'power', label: t('power.title'), startsDescending: true, of: ({ power }) => power },
      ...STATS.map((stat, at) => ({
        ...{ key: stat, label: t(`stat.${stat}`), startsDescending: true },
        of: ({ stats }: CardItem) => stats[at] ?? 0,
      })),
      ...first,
      {
        ...{ key: 'skill', label: t('card.skillValue'), startsDescending: true },
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
        ...{ key: 'char', label: t('page.character'), startsDescending: false },
        of: ({ card }) => card.characterId,
      },
      { key: 'event', label: t('card.bonus'), startsDescending: true, of: () => null },
    ],
    [t, release, first],
  );
}
