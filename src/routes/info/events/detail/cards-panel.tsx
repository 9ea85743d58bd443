import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EventRecord } from '#model/records/event';
import { useProfiles } from '#src/actors/use-profiles.ts';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { type CardSources, cardView } from '#src/components/card-view.ts';
import { useFormat } from '#src/components/format.ts';
import { useCards } from '#src/data/lists.ts';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import styles from './event-detail.module.css';

interface Props {
  readonly event: EventRecord;
  readonly people: CardSources;
}

/** Cards with a bonus of their own, and cards that it gives. */
export function CardsPanel({ event, people }: Props) {
  const { t } = useTranslation();
  const { signedPercent } = useFormat();
  const { members } = event.bonus;
  const percents = [...new Set(members.map(({ percent }) => percent))];
  const idsOf = (wanted: number) =>
    members.filter(({ percent }) => percent === wanted).map(({ cardId }) => cardId);
  return (
    <Panel
      id="cards"
      title={t('cards.title')}
      note={<Link to={`/info/cards?event=${event.id}&sort=-event`}>{t('events.bonusCards')}</Link>}
    >
      {percents.map((percent) => (
        <Row
          key={percent}
          title={`${t('events.ownBonus')} ${signedPercent(percent)}`}
          ids={idsOf(percent)}
          people={people}
        />
      ))}
      {event.rewardCards.length > 0 && (
        <Row title={t('events.rewardCards')} ids={event.rewardCards} people={people} />
      )}
    </Panel>
  );
}

const THUMB = 60;

interface RowProps {
  readonly title: string;
  readonly ids: readonly number[];
  readonly people: CardSources;
}

function Row({ title, ids, people }: RowProps) {
  const { data: cards } = useCards();
  const { activeProfile } = useProfiles();
  const owned = new Set(activeProfile?.cards.map(({ id }) => id));
  return (
    <>
      <h3 className={styles.label}>{title}</h3>
      <ul className={styles.thumbs}>
        {ids.map((id) => {
          const card = cards?.byId.get(id);
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
