import { useMemo } from 'react';
import { pointRate } from '#model/rules/event-bonus';
import { localised } from '#model/rules/localised';
import { oncePer } from '#model/rules/once';
import { normalise } from '#model/search/normalise';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useEvents } from '#src/data/lists.ts';
import type { PickView } from '#src/parts/listing/listing.ts';
import type { CardItem } from './card-item.ts';
import type { CardGame } from './use-cards-of-page.ts';

/** Cards with a bonus in an event, at master rank 0; the latest events first. Null while there are none: one filter less then. */
export function useEventPick({ main, sub }: CardGame): PickView<CardItem> | null {
  const { t } = useTranslation();
  const { range } = useDates();
  const events = useEvents().data?.byId;
  return useMemo(() => {
    if (!events) return null;
    const known = [...events.values()].sort(
      (a, b) => (b.startAt[main] ?? 0) - (a.startAt[main] ?? 0) || b.id - a.id,
    );
    return {
      key: 'event',
      title: t('card.event'),
      options: known.map(({ id, name }) => ({
        value: String(id),
        label: localised(name, main, sub)?.value ?? `#${id}`,
      })),
      wordsOf: oncePer((value: string) =>
        normalise((events.get(Number(value))?.name ?? []).filter((name) => name !== null).join(' ')),
      ),
      hintOf: (value) => {
        const event = events.get(Number(value));
        const at = event && localised(event.startAt, main, sub);
        const end = event && at && event.endAt[at.server];
        return [`#${value}`, ...(at && end ? [range(at.value, end)] : [])].join(' · ');
      },
      shareOf: (value) => {
        const bonus = events.get(Number(value))?.bonus;
        return ({ card }) => (bonus ? pointRate(bonus, card, card.characterId, 0) : 0) || null;
      },
    };
  }, [t, events, main, sub, range]);
}
