import type { TeamAnswer, TeamProgress } from '#model/compute/team';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { Question } from '../../question/use-question.ts';
import { type Searched, useSearched } from '../../search/searched.ts';
import { type FinishedWords, type RunningWords, StatusLine } from '../../search/status-line.tsx';
import { type SongSearch, useTeamSearch } from '../../search/use-team-search.ts';

interface Props {
  readonly question: Question;
  /** What the search found last stands below; until then the numbers there are those of another question. */
  readonly isDrawn: boolean;
}

/** The status of the search for one song. */
export function SongStatus({ question, isDrawn }: Props) {
  const search = useTeamSearch('song');
  const searched = useSearched(question);
  const running = useRunning(search);
  const finished = useFinished(search, searched, question.isShared);
  const { isCancelled, status, engine, wasRestarted } = search;
  const isBusy = search.isBusy || !isDrawn;
  const isStoppedEmpty = isCancelled && (searched === null || searched.isOld);
  const isDone = !isBusy && searched !== null && status !== 'failed' && !isStoppedEmpty;
  return (
    <StatusLine
      running={isBusy ? running : null}
      finished={isDone ? finished : null}
      isStoppedEmpty={isStoppedEmpty}
      isStale={isDone && searched.isStale}
      wasRestarted={wasRestarted}
      isFallback={Boolean(engine?.fallback)}
    />
  );
}

function useRunning({ status, progress, isPreparing, canCancel, cancel }: SongSearch): RunningWords {
  const { t } = useTranslation();
  const facts = useProgressFacts(progress);
  const word =
    status === 'stopping'
      ? t('builder.status.cancelling')
      : t(isPreparing ? 'builder.status.preparing' : 'builder.status.running');
  return { word, facts, cancel: canCancel ? cancel : null };
}

function useProgressFacts(progress: TeamProgress | null): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (progress === null) return '';
  const { elapsedMs, nodes, best, bound } = progress;
  const facts = [
    t('unit.seconds', { seconds: format.decimal(Math.round(elapsedMs / 100) / 10) }),
    t('builder.status.nodes', { count: nodes }),
    best !== null && t('builder.status.best', { score: format.integer(best) }),
    bound !== null && t('builder.status.bound', { score: format.integer(bound) }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function useFinished(
  { isCancelled }: SongSearch,
  searched: Searched | null,
  isShared: boolean,
): FinishedWords | null {
  const { t } = useTranslation();
  const format = useFormat();
  const gapText = useGapText(isCancelled);
  if (searched === null) return null;
  const { answer, request } = searched;
  const open = t(isCancelled ? 'builder.status.cancelled' : 'builder.status.bounded');
  // Five cards that someone sent need not be good ones: only their order is proved.
  const proved = answer.proved ? t(isShared ? 'builder.shared.proved' : 'builder.status.proved') : open;
  return {
    verdict: answer.noTeam ? t('builder.noTeam.title') : proved,
    outcome: answer.noTeam ? 'none' : answer.proved ? 'proved' : 'open',
    facts: t('builder.status.ms', { ms: format.decimal(Math.round(answer.ms * 10) / 10) }),
    request,
    gap: gapText(answer),
  };
}

function useGapText(isCancelled: boolean): (answer: TeamAnswer) => string | null {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ proved, noTeam, teams, gap: points }) => {
    if (proved || noTeam) return null;
    if (teams.length === 0) return t('builder.status.stoppedEmpty');
    const gap = format.integer(points);
    return isCancelled
      ? t('builder.status.cancelledText', { gap })
      : t('builder.status.boundedText', { gap });
  };
}
