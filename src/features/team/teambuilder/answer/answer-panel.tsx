import { Layers } from 'lucide-react';
import { lazy, memo, type Ref, Suspense, useEffect, useMemo, useState } from 'react';
import type { TeamAnswer } from '#model/compute/team';
import type { OptimizerResult } from '#src/kit/actors/use-optimizer.ts';
import { useKeptFocus } from '#src/kit/overlay/kept-focus.ts';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { LinkNotices } from '../../messages/link-notices.tsx';
import { NoCards, NoProfile, NoSong } from '../../messages/not-yet.tsx';
import { Remarks } from '../../messages/remarks.tsx';
import type { Question } from '../../question/use-question.ts';
import { useCourseLater, useFound, useSearched, useSearchedLater } from '../../search/searched.ts';
import { useTeamSearch } from '../../search/use-team-search.ts';
import { useSources } from '../../sources/sources.tsx';
import type { MedleyHandle } from '../medley/medley-answer.tsx';
import type { BarSlot } from '../phone/bar-slot.ts';
import type { Pinnable } from '../pins/result.ts';
import { type Pins, usePins } from '../pins/use-pins.ts';
import type { Start } from '../use-start.ts';
import styles from './answer.module.css';
import { AnswerTeams } from './answer-teams.tsx';
import { SongStatus } from './song-status.tsx';

/** Most questions have an answer. */
const NoTeam = lazy(async () => ({ default: (await import('../../messages/no-team.tsx')).NoTeam }));

/** It stands below all else. */
const Pinned = lazy(async () => ({ default: (await import('../pins/pinned.tsx')).Pinned }));

/** Most visitors ask for a single song. */
const MedleyAnswer = lazy(async () => ({
  default: (await import('../medley/medley-answer.tsx')).MedleyAnswer,
}));

interface Props {
  readonly question: Question;
}

interface BodyProps extends Props {
  readonly start: Start;
}

interface PanelProps extends BodyProps {
  readonly bar: BarSlot;
  readonly medley: Ref<MedleyHandle>;
}

/** The right half of the page: what was found, or what is missing to find it. */
export const AnswerPanel = memo(function AnswerPanel({ medley, bar, ...song }: PanelProps) {
  const { t } = useTranslation();
  const { question, start } = song;
  const panel = useKeptFocus();
  const pins = usePins();
  const { isComing = false } = useSources().game;
  return (
    <section id="results" className={styles.panel} aria-labelledby="results-title" tabIndex={-1} {...panel}>
      <h2 id="results-title" className="visually-hidden">
        {t('list.results')}
      </h2>
      <LinkNotices question={question} />
      {question.inputs.live === 'medley' ? (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <MedleyAnswer ref={medley} question={question} start={start} pins={pins} bar={bar} />
        </Suspense>
      ) : (
        <>
          <SongAnswer {...song} />
          {!isComing && <SongPins question={question} pins={pins} bar={bar} />}
        </>
      )}
    </section>
  );
});

interface PinsProps extends Props {
  readonly pins: Pins;
  readonly bar: BarSlot;
}

/** What is pinned, beside the best team for the song. */
function SongPins({ question, ...place }: PinsProps) {
  const searched = useSearchedLater(question);
  const shown = useMemo((): Pinnable | null => {
    const [team] = searched?.answer.teams ?? [];
    if (!searched || !team) return null;
    const { request, event } = searched;
    return { plays: [{ request, team }], mayWait: [], event };
  }, [searched]);
  return (
    <Suspense fallback={null}>
      <Pinned {...place} shown={shown} />
    </Suspense>
  );
}

/** The verdict and the team. The team is drawn in slices: the verdict waits until all of it is that of the question. */
function SongAnswer({ question, start }: BodyProps) {
  const found = useFound();
  const [drawn, setDrawn] = useState<OptimizerResult | null>(null);
  // What answers the question before is on its way out (follow.ts).
  const isStale = useSearched(question)?.isStale === true;
  const isDrawn = drawn === found && !(isStale && question.request !== null);
  return (
    <>
      <SongStatus question={question} isDrawn={isDrawn} />
      <AnswerBody question={question} start={start} isDrawn={isDrawn} onDrawn={setDrawn} />
    </>
  );
}

interface DrawnProps extends BodyProps {
  readonly isDrawn: boolean;
  /** All of what was found is on the page, or nothing of it is to be shown. */
  readonly onDrawn: (found: OptimizerResult | null) => void;
}

function AnswerBody({ question, start, isDrawn, onDrawn }: DrawnProps) {
  const { failure, isBusy } = useCourseLater();
  const searched = useSearchedLater(question);
  const [whole, setWhole] = useState<TeamAnswer | null>(null);
  const found = searched?.found ?? null;
  const isWhole = !searched?.answer.teams.length || whole === searched.answer;
  useEffect(() => {
    if (isWhole) onDrawn(found);
  }, [isWhole, found, onDrawn]);
  // Another question was asked since, or the answer is still being drawn.
  const isPale = !isDrawn || searched?.isOld === true;
  // An answer for cards that are gone helps no one.
  if (question.profile === null && !isBusy) return <NoProfile question={question} />;
  if (failure) return <SearchFailure failure={failure} />;
  if (searched && (searched.answer.teams.length > 0 || searched.answer.noTeam))
    return (
      <div className={styles.body} data-old={isPale || undefined} aria-busy={isPale}>
        {searched.answer.noTeam ? (
          <Suspense fallback={null}>
            <NoTeam inputs={question.inputs} reason={searched.answer.noTeam} onChoose={start} />
          </Suspense>
        ) : (
          <AnswerTeams
            question={question}
            start={start}
            request={searched.request}
            answer={searched.answer}
            onWhole={setWhole}
          />
        )}
        <Remarks remarks={searched.answer.remarks} />
      </div>
    );
  if (isBusy) return <div className={styles.waiting} aria-hidden="true" />;
  return <Missing question={question} />;
}

/** What the visitor has to do next. */
function Missing({ question }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { profile, request, song, inputs } = question;
  const count = (profile?.cards.length ?? 0) + inputs.temporary.length;
  if (count === 0) return <NoCards question={question} />;
  if (song === null) return <NoSong question={question} text={t('builder.empty.songText')} />;
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

interface SearchFailureProps {
  readonly failure: { readonly kind: 'data' | 'engine'; readonly message: string };
}

/** The search came to nothing: data that did not load, or an engine that stopped twice. */
function SearchFailure({ failure }: SearchFailureProps) {
  const { t } = useTranslation();
  const { retry } = useTeamSearch('song');
  if (failure.kind === 'data') return <DataError message={failure.message} onRetry={retry} />;
  return <ErrorState title={t('failure.engineTitle')} text={t('failure.engine')} onRetry={retry} />;
}
