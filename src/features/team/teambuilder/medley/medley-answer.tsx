import { Layers, Music } from 'lucide-react';
import { memo, type Ref, useDeferredValue, useImperativeHandle, useMemo, useState } from 'react';
import type { InputsPatch, TeamInputs } from '#model/compute/asked/inputs';
import { isSameRequest } from '#model/compute/asked/request';
import type { MedleyRequest, NoMedleyReason } from '#model/compute/medley';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MedleyView } from '../../asking/use-question.ts';
import { NoTeam } from '../../messages/no-team.tsx';
import { NoCards, NoProfile } from '../../messages/not-yet.tsx';
import { Remarks } from '../../messages/remarks.tsx';
import { UncountedCharts } from '../../messages/uncounted-charts.tsx';
import type { Question } from '../../question/use-question.ts';
import { looksSame, type ShownMedley, shownOf, songRequest, uncountedSongs } from '../../result/medley.ts';
import { useTeamSearch } from '../../search/use-team-search.ts';
import { cardNames } from '../../sources/names.ts';
import { useSources } from '../../sources/sources.tsx';
import styles from '../answer/answer.module.css';
import type { BarSlot } from '../phone/bar-slot.ts';
import { Pinned } from '../pins/pinned.tsx';
import type { Pinnable } from '../pins/result.ts';
import type { Pins } from '../pins/use-pins.ts';
import type { Start, StartMedley } from '../use-start.ts';
import { MedleyStatus } from './medley-status.tsx';
import { MedleyTeams } from './medley-teams.tsx';

/** Lets the page start the search, once its code has come. */
export interface MedleyHandle {
  readonly start: StartMedley;
}

interface Props {
  readonly question: Question;
  readonly start: Start;
  readonly pins: Pins;
  readonly bar: BarSlot;
  readonly ref: Ref<MedleyHandle>;
}

/** Three teams at once, or what is missing to find them. Waits for its code. */
export function MedleyAnswer({ question, start, pins, bar, ref }: Props) {
  const search = useTeamSearch('medley');
  const { latest } = search;
  useImperativeHandle(ref, () => ({ start: (request) => startUnlessSame(latest(), request) }), [latest]);
  const shown = shownOf(search, question.medley);
  // Ten reports a second would never let the teams be drawn to their end.
  const [kept, keep] = useState(shown);
  if (!looksSame(kept, shown, search.isBusy)) keep(shown);
  // The teams follow in slices.
  const drawn = useDeferredValue(kept);
  const [whole, setWhole] = useState<ShownMedley | null>(null);
  const isDrawn = drawn === kept && (!drawn?.report.answer.teams.length || whole === drawn);
  return (
    <>
      <MedleyStatus search={search} shown={shown} isShared={question.isShared} isDrawn={isDrawn} />
      <Body
        question={question}
        start={start}
        search={search}
        shown={drawn}
        isDrawn={isDrawn}
        onWhole={setWhole}
      />
      <Pinned pins={pins} bar={bar} shown={usePinnable(search, question)} />
    </>
  );
}

/** Starts the search unless it answers the same request already: a second press asks nothing new. */
function startUnlessSame(
  { isBusy, problem, start }: ReturnType<MedleyView['latest']>,
  request: MedleyRequest,
): void {
  if (!isBusy || problem === null || !isSameRequest(problem, request)) start(request);
}

/** What was found last, to be pinned; what is only the best so far is not. */
function usePinnable({ problem, result, isBusy, isOld }: MedleyView, question: Question) {
  const found = isBusy && !isOld ? null : result;
  const pinnable = useMemo(
    () => pinnableOf({ problem, result: found }, question),
    [problem, found, question],
  );
  // The teams are painted first.
  return useDeferredValue(pinnable);
}

interface BodyProps extends Pick<Props, 'question' | 'start'> {
  readonly search: MedleyView;
  readonly shown: ShownMedley | null;
  /** False while the teams found last are still being drawn. */
  readonly isDrawn: boolean;
  readonly onWhole: (shown: ShownMedley) => void;
}

function Body({ question, start, search, shown, isDrawn, onWhole }: BodyProps) {
  const { t } = useTranslation();
  const sources = useSources();
  const { status, isBusy, failure, retry } = search;
  if (question.profile === null && !isBusy) return <NoProfile question={question} />;
  if (status === 'failed') return <DataError message={failure ?? t('failure.engine')} onRetry={retry} />;
  if (shown) {
    const { answer } = shown.report;
    const isPale = shown.isOld || (!isBusy && !isDrawn);
    return (
      <div className={styles.body} data-old={isPale || undefined} aria-busy={isPale}>
        <UncountedCharts charts={uncountedSongs(sources, shown.request, answer)} />
        {answer.noMedley ? (
          <NoMedley inputs={question.inputs} reason={answer.noMedley} onChoose={start} />
        ) : (
          <MedleyTeams question={question} start={start} shown={shown} onWhole={onWhole} />
        )}
        <Remarks remarks={answer.remarks} />
      </div>
    );
  }
  if (isBusy || !isDrawn) return <div className={styles.waiting} aria-hidden="true" />;
  return <Missing question={question} />;
}

/** What the visitor has to do next. */
const Missing = memo(function Missing({ question }: Pick<Props, 'question'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { game } = useSources();
  const { profile, inputs, medley } = question;
  const count = (profile?.cards.length ?? 0) + inputs.temporary.length;
  if (count === 0) return <NoCards question={question} />;
  if (inputs.medley.some((slot) => slot === null || !game.songs.has(slot.songId))) {
    return (
      <EmptyState
        icon={<Music size={28} />}
        title={t('builder.medley.songsTitle')}
        text={t('builder.medley.songsText')}
      />
    );
  }
  // The bonus of the event is on its way; what is wrong with it stands beside the event.
  if (medley === null) return <div className={styles.waiting} aria-hidden="true" />;
  return (
    <EmptyState
      icon={<Layers size={28} />}
      title={t('builder.empty.readyTitle')}
      text={t('builder.medley.readyText', { cards: format.integer(count) })}
    />
  );
});

interface NoMedleyProps {
  readonly inputs: TeamInputs;
  readonly reason: NoMedleyReason;
  readonly onChoose: (patch: InputsPatch) => void;
}

/** Why three teams cannot be formed, and the way out. */
function NoMedley({ inputs, reason, onChoose }: NoMedleyProps) {
  const { t } = useTranslation();
  const text = useMedleyReason(reason);
  const title = t('builder.medley.noneTitle');
  return (
    <NoTeam inputs={inputs} reason={reasonForOneTeam(reason)} title={title} text={text} onChoose={onChoose} />
  );
}

/** The reason for a single team that the same changes exclude. */
function reasonForOneTeam(reason: NoMedleyReason) {
  if (reason.kind === 'tooFewForMedley') return { kind: 'tooFewCharacters', characters: 0 } as const;
  if (reason.kind === 'mustTogether')
    return { kind: 'mustSameCharacter', cardIds: reason.cardIds, leader: null } as const;
  return reason;
}

/** Null where the words for a single team fit. */
function useMedleyReason(reason: NoMedleyReason): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  const sources = useSources();
  if (reason.kind === 'tooFewForMedley')
    return t('builder.medley.tooFew', { cards: format.integer(reason.usable) });
  if (reason.kind === 'mustTogether')
    return t('builder.medley.mustTogether', { cards: cardNames(sources, reason.cardIds, format) });
  return null;
}

/** A medley as it is pinned: its songs with their teams; null without any. */
export function pinnableOf(
  { problem, result }: Pick<MedleyView, 'problem' | 'result'>,
  { medley, event }: Pick<Question, 'medley' | 'event'>,
): Pinnable | null {
  const shown = shownOf({ problem, partial: null, result }, medley);
  if (shown === null) return null;
  const { request, report, isOld, isStale } = shown;
  const { teams, mayWait } = report.answer;
  const [first, ...rest] = teams.map((team, place) => ({ request: songRequest(request, place), team }));
  return first ? { plays: [first, ...rest], mayWait, event: isOld || isStale ? null : event } : null;
}
