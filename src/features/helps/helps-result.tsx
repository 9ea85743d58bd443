import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DEFAULT_INPUTS } from '#model/compute/asked/inputs';
import { type HelpsAnswer, type HelpsRequest, helpsTarget } from '#model/compute/helps';
import { type CardView, cardView } from '#model/listing/views/card-view';
import { useServers } from '../../kit/actors/use-servers.ts';
import { encodeInputs } from '../../kit/address/teambuilder-url.ts';
import { CardThumb } from '../../kit/card/card-thumb.tsx';
import { useBands, useCards, useCharacters } from '../../kit/data/lists.ts';
import { DataError } from '../../kit/page/state/data-error.tsx';
import { useFormat } from '../../kit/text/format.ts';
import { useTranslation } from '../../kit/text/translation.tsx';
import { useHelps } from '../team/asking/use-question.ts';
import styles from './helps.module.css';

interface Props {
  readonly request: HelpsRequest;
  /** The question is taken back before anything is known. */
  readonly onEnd: () => void;
}

const THUMB = 44;
const HUNDREDTHS = 100;

/** The comparison, which begins with this component and ends with it. */
export function HelpsResult({ request, onEnd }: Props) {
  const { t } = useTranslation();
  const { status, isBusy, partial, failure, cancel, retry } = useHelps(request);
  if (status === 'failed') {
    return <DataError message={`${t('helps.failed')} ${failure ?? ''}`} onRetry={retry} />;
  }
  return (
    <>
      <div className={styles.status}>
        {isBusy && <Loader size={16} color="var(--accent)" />}
        <span role="status">{isBusy ? t('helps.busy') : <Outcome status={status} answer={partial} />}</span>
        {isBusy && (
          <progress
            value={partial?.decided ?? 0}
            max={Math.max(1, partial?.toDecide ?? 1)}
            aria-hidden="true"
          />
        )}
        {status === 'asking' && <Button onClick={partial ? cancel : onEnd}>{t('action.cancel')}</Button>}
        {status === 'stopped' && <Button onClick={retry}>{t('action.retry')}</Button>}
      </div>
      {!isBusy && partial && <Answer request={request} answer={partial} />}
    </>
  );
}

interface OutcomeProps {
  readonly status: string;
  readonly answer: HelpsAnswer | null;
}

function Outcome({ status, answer }: OutcomeProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (status === 'stopped') return t('helps.stopped');
  if (answer === null) return null;
  if (answer.noTeam || answer.counted === 0) return t('helps.noTeam');
  if (answer.cards.length === 0) return t('helps.none');
  return t('helps.done', { cards: integer(answer.cards.length) });
}

const OF_SONG = { before: 'helps.before', gain: 'helps.gain', points: 'event.pointRate' } as const;
const OF_SONGS = {
  before: 'helps.beforeMean',
  gain: 'helps.gainMean',
  points: 'helps.pointsMean',
} as const;

interface AnswerProps {
  readonly request: HelpsRequest;
  readonly answer: HelpsAnswer;
}

function Answer({ request, answer }: AnswerProps) {
  const { t } = useTranslation();
  const { integer, decimal, signedPercent } = useFormat();
  const viewOf = useViews();
  const isPaid = request.event !== null && helpsTarget(request.event) === 'points';
  const helping = new Set(answer.cards.map(({ card }) => card));
  const others = request.candidates.filter(({ id }) => !helping.has(id));
  if (answer.counted === 0) return null;
  // Of several songs the mean: their sum says nothing.
  const { before, gain, points } = answer.counted > 1 ? OF_SONGS : OF_SONG;
  return (
    <>
      <p>
        {t(before, {
          points: integer(Math.round(answer.before / answer.counted)),
        })}
      </p>
      {answer.cards.length > 0 && (
        <table className={styles.table} aria-label={t('helps.title')}>
          <thead>
            <tr>
              <th scope="col">{t('helps.card')}</th>
              <th scope="col">{t(isPaid ? points : gain)}</th>
            </tr>
          </thead>
          <tbody>
            {answer.cards.map(({ card, gain: more, before: sum }) => (
              <tr key={card}>
                <th scope="row">
                  <CardName id={card} view={viewOf(card)}>
                    <Link to={builderPath(request, card)} className={styles.builder}>
                      {t('page.teamBuilder')}
                    </Link>
                  </CardName>
                </th>
                <td>
                  <b>+{decimal(more / answer.counted)}</b>
                  <span className="muted">
                    {signedPercent(Math.round((more / sum) * 100 * HUNDREDTHS) / HUNDREDTHS)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {answer.cards.length > 0 && <p className="muted">{t('helps.inBuilder')}</p>}
      {answer.isFinished && others.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('helps.noGain', { cards: integer(others.length) })}</summary>
          <ul className={styles.others}>
            {others.map(({ id }) => (
              <li key={id}>
                <CardName id={id} view={viewOf(id)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** How a card looks; null for one that is not known. */
function useViews(): (id: number) => CardView | null {
  const cards = useCards().data?.byId;
  const characters = useCharacters().data?.byId;
  const bands = useBands().data?.byId;
  const { main, sub } = useServers();
  return (id) => {
    const card = cards?.get(id);
    return card && characters && bands ? cardView(card, false, { characters, bands, main, sub }) : null;
  };
}

/** The team builder with the card as if it were there, and what was asked as far as it is one song. */
function builderPath({ songs, event }: HelpsRequest, card: number): string {
  const [song = null, ...others] = songs === 'all' ? [] : songs;
  const query = encodeInputs({
    ...DEFAULT_INPUTS,
    song: others.length === 0 ? song : null,
    event: event?.id ?? null,
    target: event && helpsTarget(event) === 'points' ? 'points' : 'score',
    temporary: [card],
  });
  return `/tool/teambuilder?${query}`;
}

interface CardNameProps {
  readonly id: number;
  readonly view: CardView | null;
  readonly children?: ReactNode;
}

function CardName({ id, view, children }: CardNameProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.card}>
      {view && <CardThumb card={view} size={THUMB} decorative isLate />}
      <span className={styles.words}>
        <Link to={`/info/cards/${id}`}>{view?.title ?? `#${id}`}</Link>
        {view && (
          <span className="muted">{`${t('card.stars', { count: view.rarity })} · ${view.character}`}</span>
        )}
        {children}
      </span>
    </span>
  );
}
