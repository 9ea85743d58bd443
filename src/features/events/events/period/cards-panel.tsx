import { useMemo } from 'react';
import { Link } from 'react-router';
import { type CardSources, cardView } from '#model/listing/views/card-view';
import type { CardRecord } from '#model/records/card';
import type { EventRecord } from '#model/records/event';
import { cameIn, type Period } from '#model/rules/event-period';
import { ActiveProfile } from '#src/features/account/profiles/active-profile.tsx';
import { useProfiles } from '#src/kit/actors/use-profiles.ts';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { useCards } from '#src/kit/data/lists.ts';
import { Panel } from '#src/kit/detail/detail-page.tsx';
import pieces from '#src/kit/detail/pieces.module.css';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../detail/event-detail.module.css';

interface Props {
  readonly event: EventRecord;
  readonly people: CardSources;
  readonly period: Period | null;
}

type Cards = ReadonlyMap<number, CardRecord>;

/** Cards that came while it ran, besides those that are named with it anyway. */
export function useNewCards({ bonus, rewardCards }: EventRecord, period: Period | null, cards?: Cards) {
  return useMemo(() => {
    if (!cards || !period) return [];
    const named = new Set([...bonus.members.map(({ cardId }) => cardId), ...rewardCards]);
    return cameIn(cards.values(), (card) => card.releasedAt, period)
      .map(({ id }) => id)
      .filter((id) => !named.has(id));
  }, [cards, period, bonus, rewardCards]);
}

/** Cards with a bonus of their own, cards that it gives, and cards that came with it. */
export function CardsPanel({ event, people, period }: Props) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const cards = useCards().data?.byId;
  const fresh = useNewCards(event, period, cards);
  const { members } = event.bonus;
  const percents = [...new Set(members.map(({ percent }) => percent))];
  const idsOf = (wanted: number) =>
    members.filter(({ percent }) => percent === wanted).map(({ cardId }) => cardId);
  return (
    <Panel
      id="cards"
      title={t('page.cards')}
      note={<Link to={`/info/cards?event=${event.id}&sort=-event`}>{t('events.bonusCards')}</Link>}
    >
      {percents.map((percent) => (
        <Row
          key={percent}
          title={`${t('events.ownBonus')} ${signedPercent(percent)}`}
          ids={idsOf(percent)}
          people={people}
          cards={cards}
        />
      ))}
      <Row title={t('events.rewardCards')} ids={event.rewardCards} people={people} cards={cards} />
      <Row title={t('events.newInPeriod')} ids={fresh} people={people} cards={cards} />
      <ActiveProfile />
    </Panel>
  );
}

const THUMB = 60;

interface RowProps {
  readonly title: string;
  readonly ids: readonly number[];
  readonly people: CardSources;
  /** Undefined until they are there. */
  readonly cards: Cards | undefined;
}

function Row({ title, ids, people, cards }: RowProps) {
  const { activeProfile } = useProfiles();
  if (ids.length === 0) return null;
  const owned = new Set(activeProfile?.cards.map(({ id }) => id));
  return (
    <>
      <h3 className={styles.label}>{title}</h3>
      <ul className={pieces.thumbs}>
        {ids.map((id) => {
          const card = cards?.get(id);
          return (
            <li key={id}>
              {card ? (
                <Link to={`/info/cards/${id}`}>
                  <CardThumb card={cardView(card, false, people)} size={THUMB} owned={owned.has(id)} />
                </Link>
              ) : (
                `#${id}`
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
