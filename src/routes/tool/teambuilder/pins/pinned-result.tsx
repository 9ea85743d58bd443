import { X } from 'lucide-react';
import { SERVERS } from '#model/vocabulary/servers';
import { CardThumb } from '#src/components/card-thumb.tsx';
import { DifficultyTag } from '#src/components/difficulty-tag.tsx';
import { useFormat } from '#src/components/format.ts';
import { useItemLabel } from '#src/components/items-used.tsx';
import { useProfileName } from '#src/components/profile-name.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { chartOf } from '../../medley/song-request.ts';
import { eventTerm, termsOf } from '../../share/terms.ts';
import { choiceViews } from '../answer/choice-views.ts';
import { lineUpOf } from '../answer/team-views.ts';
import { uncountedLine } from '../messages/uncounted.ts';
import type { Builder } from '../state/builder.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './pinned.module.css';
import { counterparts, isMedley, type Play, type Shown } from './result.ts';

interface Props {
  readonly builder: Builder;
  readonly pin: Shown;
  readonly shown: Shown | null;
  readonly onRemove: () => void;
}

/** A pinned result: what it answers, its teams, and its figures beside those of the result on show. */
export function PinnedResult({ builder, pin, shown, onRemove }: Props) {
  const { t } = useTranslation();
  const { plays } = pin;
  const others = shown && counterparts(pin, shown);
  const titles = plays.map(({ request }) => chartOf(builder, request).title);
  const title = isMedley(pin) ? `${t('builder.live.medley')}: ${titles.join(' · ')}` : titles.join();
  return (
    <li className={styles.result}>
      <div className={styles.title}>
        {isMedley(pin) ? <b>{t('builder.live.medley')}</b> : <Song builder={builder} play={plays[0]} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('builder.pins.remove', { title })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <Facts builder={builder} pin={pin} />
      <div className={styles.teams}>
        {plays.map((play, place) => (
          // One song may come twice, a card may not.
          <div key={play.team.cards.join()}>
            {isMedley(pin) && (
              <div className={styles.song}>
                <Song builder={builder} play={play} />
              </div>
            )}
            <Team builder={builder} play={play} other={others?.[place] ?? null} />
          </div>
        ))}
      </div>
      <Items builder={builder} play={plays[0]} />
      <FigureTable pin={pin} shown={shown} />
    </li>
  );
}

interface PlayProps extends Pick<Props, 'builder'> {
  readonly play: Play;
}

function Song({ builder, play: { request } }: PlayProps) {
  const { title, level } = chartOf(builder, request);
  return (
    <>
      <b>{title}</b> {level !== null && <DifficultyTag difficulty={request.difficulty} level={level} />}
    </>
  );
}

interface TeamProps extends PlayProps {
  readonly other: Play | null;
}

/** Five cards; those that the team on show lacks are marked. */
function Team({ builder, play: { request, team }, other }: TeamProps) {
  return (
    <div className={styles.team}>
      {lineUpOf(builder, request, team).map(({ card }) => (
        <span key={card.id} data-other={(other && !other.team.cards.includes(card.id)) || undefined}>
          <CardThumb card={card} />
        </span>
      ))}
    </div>
  );
}

/** What it answers: how it is played, the event, and whatever is not as usual. */
function Facts({ builder, pin }: Pick<Props, 'builder' | 'pin'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useProfileName();
  const words = { builder, t, format };
  const [{ request }] = pin.plays;
  const uncounted = pin.plays
    .filter((_, place) => pin.mayWait.includes(place))
    .map((play) => ({ ...play.request, title: chartOf(builder, play.request).title }));
  const { live, play, cards, constraints } = termsOf(words, request, 'brief');
  const facts = [
    ...(isMedley(pin) ? [] : [t(`builder.live.${request.live}`)]),
    format.percent(request.perfectRate * 100),
    nameOf(request.profile.name),
    t(`server.short.${SERVERS[request.server]}`),
    ...live,
    ...eventTerm(words, pin.event),
    ...play,
    ...cards,
    ...constraints,
    ...uncountedLine(words, uncounted),
  ];
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}

/** The area items, which the teams of a medley share. */
function Items({ builder, play: { request, team } }: PlayProps) {
  const { t } = useTranslation();
  const labelOf = useItemLabel();
  const items = choiceViews(builder, request, team.areaItems, t('items.everyone')).map(labelOf);
  return (
    <p className={styles.facts}>{items.length > 0 && t('builder.text.items', { items: items.join(', ') })}</p>
  );
}
