import { useMemo } from 'react';
import { normalise } from '#model/search/normalise';
import { useSearchParam } from '#src/components/address-ahead.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useCardsIf } from '#src/data/lists.ts';
import type { PickView } from '#src/parts/listing/listing.ts';
import type { EventItem } from '../event-item.ts';
import type { EventGame } from '../use-events-of-page.ts';
import { characterOptions } from './use-event-facets.tsx';

const KEY = 'reward';

/** Events that give a card of a character. Whose cards they are is asked when somebody wants to know; until then all stay. */
export function useRewardPick({ characters, main, sub }: EventGame): PickView<EventItem> {
  const { t } = useTranslation();
  const { data, isError } = useCardsIf(useSearchParam(KEY) !== null);
  const cards = data?.byId;
  return useMemo(
    () => ({
      ...{ key: KEY, title: t('events.rewardOf'), options: characterOptions({ characters, main, sub }) },
      wordsOf: (value) => normalise((characters.get(Number(value))?.name ?? []).join(' ')),
      hintOf: () => '',
      shareOf: (value) => {
        const characterId = Number(value);
        const isHers = (card: number): boolean => cards?.get(card)?.characterId === characterId;
        return ({ event }) => ((cards || isError) && !event.rewardCards.some(isHers) ? null : 1);
      },
    }),
    [t, characters, main, sub, cards, isError],
  );
}
