import { Layers } from 'lucide-react';
import { memo, Suspense, useMemo } from 'react';
import type { MedleyRequest } from '#model/compute/medley';
import { type OptimizerView, useOptimizerLater } from '#src/actors/use-optimizer.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { MedleyAnswer } from '../../medley/medley-answer.tsx';
import { NoTeam } from '../messages/no-team.tsx';
import { NoCards, NoProfile, NoSong } from '../messages/not-yet.tsx';
import { Remarks } from '../messages/remarks.tsx';
import { SearchFailure } from '../messages/search-failure.tsx';
import { Pinned } from '../pins/pinned.tsx';
import type { Shown } from '../pins/result.ts';
import { type Pins, usePins } from '../pins/use-pins.ts';
import type { Builder } from '../state/builder.ts';
import styles from './answer.module.css';
import { AnswerTeams } from './answer-teams.tsx';
import { StatusLine } from './status-line.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSearchedLater } from './use-searched.ts';

interface Props {
  readonly builder: Builder;
}

interface PanelProps extends Props {
  /** The medley that was asked for last. */
  readonly asked: MedleyRequest | null;
}

/** The right half of the page: what was found, or what is missing to find it. */
export const AnswerPanel = memo(function AnswerPanel({ builder, asked }: PanelProps) {
  const { t } = useTranslation();
  const panel = useKeptFocus();
  const pins = usePins();
  return (
    <section id="results" className={styles.panel} aria-labelledby="results-title" tabIndex={-1} {...panel}>
      <h2 id="results-title" className="visually-hidden">
        {t('list.results')}
      </h2>
      {builder.inputs.live === 'medley' ? (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <MedleyAnswer builder={builder} asked={asked} pins={pins} />
        </Suspense>
      ) : (
        <>
          <StatusLine builder={builder} />
          <AnswerBody builder={builder} />
          <SongPins builder={builder} pins={pins} />
        </>
      )}
    </section>
  );
});

interface PinsProps extends Props {
  readonly pins: Pins;
}

/** What is pinned, beside the best team for the song. */
function SongPins({ builder, pins }: PinsProps) {
  const searched = useSearchedLater(builder);
  const shown = useMemo((): Shown | null => {
    const [team] = searched?.answer.teams ?? [];
    if (!searched || !team) return null;
    const event = searched.isStale || searched.isOld ? null : builder.event;
    return { plays: [{ request: searched.request, team }], mayWait: [], event };
  }, [searched, builder.event]);
  return <Pinned builder={builder} pins={pins} shown={shown} />;
}

const courseOf = ({ failure, status, isBusy }: OptimizerView) => ({
  failure: status === 'failed' ? failure : null,
  isBusy,
});

function AnswerBody({ builder }: Props) {
  const { failure, isBusy } = useOptimizerLater(courseOf);
  const searched = useSearchedLater(builder);
  // An answer for cards that are gone helps nobody.
  if (builder.profile === null && !isBusy) return <NoProfile builder={builder} />;
  if (failure) return <SearchFailure failure={failure} />;
  if (searched && (searched.answer.teams.length > 0 || searched.answer.noTeam))
    return (
      <div className={styles.body} data-old={searched.isOld || undefined} aria-busy={searched.isOld}>
        {searched.answer.noTeam ? (
          <NoTeam builder={builder} reason={searched.answer.noTeam} />
        ) : (
          <AnswerTeams builder={builder} request={searched.request} answer={searched.answer} />
        )}
        <Remarks builder={builder} remarks={searched.answer.remarks} />
      </div>
    );
  if (isBusy) return <div className={styles.waiting} aria-hidden="true" />;
  return <Missing builder={builder} />;
}

/** What the visitor has to do next. */
function Missing({ builder }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { profile, request, song, inputs } = builder;
  const count = (profile?.cards.length ?? 0) + inputs.temporary.length;
  if (count === 0) return <NoCards builder={builder} />;
  if (song === null) return <NoSong builder={builder} text={t('builder.empty.songText')} />;
  // The bonus of the event is on its way; what is wrong with it stands beside the event.
  if (request === null) return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <EmptyState
      icon={<Layers size={28} />}
      title={t('builder.empty.readyTitle')}
      text={t('builder.empty.readyText', { cards: format.integer(count) })}
    />
  );
}
