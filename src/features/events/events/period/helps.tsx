import { useMemo } from 'react';
import type { EventRecord } from '#model/records/event';
import type { Period } from '#model/rules/event-period';
import { HelpsPanel } from '#src/features/helps/helps-panel.tsx';
import { useCards } from '#src/kit/data/lists.ts';
import { useNewCards } from './cards-panel.tsx';

interface Props {
  readonly event: EventRecord;
  readonly period: Period | null;
}

/** Which of the cards that it gives, and of those that came with it, would raise the visitor's best team. */
export function Helps({ event, period }: Props) {
  const fresh = useNewCards(event, period, useCards().data?.byId);
  const ids = useMemo(() => {
    const named = event.bonus.members.map(({ cardId }) => cardId);
    return [...new Set([...named, ...event.rewardCards, ...fresh])];
  }, [event, fresh]);
  return <HelpsPanel cards={ids} event={event} />;
}
