import { X } from 'lucide-react';
import { liveKey } from '#model/compute/asked/live-key';
import { SERVERS } from '#model/vocabulary/servers';
import { useItemLabel } from '#src/features/account/fields/items-used.tsx';
import { CardThumb } from '#src/kit/card/card-thumb.tsx';
import { DifficultyTag } from '#src/kit/song/difficulty-tag.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useProfileName } from '#src/kit/text/profile-name.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { choiceViews, lineUpOf } from '../../result/line-up.ts';
import { chartOf, uncountedLine } from '../../result/medley.ts';
import { eventTerm, termsOf } from '../../result/terms.ts';
import { useSources } from '../../sources/sources.tsx';
import { FigureTable } from './figures.tsx';
import styles from './pinned.module.css';
import { counterparts, isMedley, type Pinnable, type PlayedSong } from './result.ts';

interface Props {
  readonly pin: Pinnable;
  readonly shown: Pinnable | null;
  readonly onRemove: () => void;
}

/** A pinned result: what it answers, its teams, and its figures beside those of the result on show. */
export function PinnedResult({ pin, shown, onRemove }: Props) {
  const sources = useSources();
  const { t } = useTranslation();
  const { plays } = pin;
  const others = shown && counterparts(pin, shown);
  const titles = plays.map(({ request }) => chartOf(sources, request).title);
  const title = isMedley(pin) ? `${t('builder.live.medley')}: ${titles.join(' · ')}` : titles.join();
  return (
    <li className={styles.result}>
      <div className={styles.title}>
        {isMedley(pin) ? <b>{t('builder.live.medley')}</b> : <Song play={plays[0]} />}
        <button
          type="button"
          className={styles.remove}
          aria-label={t('builder.pins.remove', { title })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </div>
      <Facts pin={pin} />
      <div className={styles.teams}>
        {plays.map((play, place) => (
          // One song may come twice, a card may not.
          <div key={play.team.cards.join()}>
            {isMedley(pin) && (
              <div className={styles.song}>
                <Song play={play} />
              </div>
            )}
            <Team play={play} other={others?.[place] ?? null} />
          </div>
        ))}
      </div>
      <Items play={plays[0]} />
      <FigureTable pin={pin} shown={shown} />
    </li>
  );
}

interface PlayProps {
  readonly play: PlayedSong;
}

function Song({ play: { request } }: PlayProps) {
  const sources = useSources();
  const { title, level } = chartOf(sources, request);
  return (
    <>
      <b>{title}</b> {level !== null && <DifficultyTag difficulty={request.difficulty} level={level} />}
    </>
  );
}

interface TeamProps extends PlayProps {
  readonly other: PlayedSong | null;
}

/** Five cards; those that the team on show lacks are marked. */
function Team({ play: { request, team }, other }: TeamProps) {
  const sources = useSources();
  return (
    <div className={styles.team}>
      {lineUpOf(sources, request, team).map(({ card }) => (
        <span key={card.id} data-other={(other && !other.team.cards.includes(card.id)) || undefined}>
          <CardThumb card={card} />
        </span>
      ))}
    </div>
  );
}

/** What it answers: how it is played, the event, and whatever is not as usual. */
function Facts({ pin }: Pick<Props, 'pin'>) {
  const sources = useSources();
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useProfileName();
  const words = { sources, t, format };
  const [{ request }] = pin.plays;
  const uncounted = pin.plays
    .filter((_, place) => pin.mayWait.includes(place))
    .map((play) => ({ ...play.request, title: chartOf(sources, play.request).title }));
  const { live, play, cards, constraints } = termsOf(words, request, 'brief');
  const facts = [
    ...(isMedley(pin) ? [] : [t(liveKey(request.points?.kind, request.live))]),
    format.percent(request.perfectRate * 100),
    nameOf(request.profile.name),
    t(`server.${SERVERS[request.server]}`),
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
function Items({ play: { request, team } }: PlayProps) {
  const sources = useSources();
  const { t } = useTranslation();
  const labelOf = useItemLabel();
  const items = choiceViews(sources, request, team.areaItems, t('items.everyone')).map(labelOf);
  return (
    <p className={styles.facts}>{items.length > 0 && t('builder.text.items', { items: items.join(', ') })}</p>
  );
}
