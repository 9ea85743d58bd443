import type { MedleyReport } from '#model/compute/medley';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { MedleyView } from '../../asking/use-question.ts';
import { gapPercent, type ShownMedley } from '../../result/medley.ts';
import { type FinishedWords, type RunningWords, StatusLine } from '../../search/status-line.tsx';

interface Props {
  readonly search: MedleyView;
  readonly shown: ShownMedley | null;
  /** The cards came by a link: only how they are used is proved. */
  readonly isShared: boolean;
  /** False while the teams found last are still being drawn: no verdict may stand above others. */
  readonly isDrawn: boolean;
}

/** The status of the search for a medley: the best so far and how much more there could be, or the proof. */
export function MedleyStatus({ search, shown, isShared, isDrawn }: Props) {
  const { status } = search;
  const isBusy = search.isBusy || !isDrawn;
  const isDone = !isBusy && status !== 'idle' && status !== 'failed';
  const isStoppedEmpty = isDone && (shown === null || shown.isOld);
  const running = useRunning(search);
  const finished = useFinished(isStoppedEmpty ? null : shown, isShared);
  const outcome = useOutcome(finished, shown?.report.answer.total ?? null);
  return (
    <StatusLine
      // The numbers beside the word change ten times a second: what is spoken does not.
      spoken={isBusy ? running.word : isDone ? outcome : ''}
      running={isBusy ? running : null}
      finished={isDone ? finished : null}
      isStoppedEmpty={isStoppedEmpty}
      isStale={isDone && Boolean(shown?.isStale)}
      isFallback={shown?.report.answer.engine === 'ts'}
    />
  );
}

/** What came out, in words. */
function useOutcome(finished: FinishedWords | null, total: number | null): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (finished === null) return t('builder.status.stoppedEmpty');
  if (total === null) return finished.verdict;
  return `${finished.verdict}. ${t('builder.medley.totalText', { total: format.integer(total) })}`;
}

function useRunning({ status, partial, cancel }: MedleyView): RunningWords {
  const { t } = useTranslation();
  const facts = useProgressFacts(partial);
  const searching = partial?.answer.proved ? 'builder.medley.comparing' : 'builder.status.running';
  const word = partial === null ? 'builder.status.preparing' : searching;
  return {
    word: t(status === 'stopping' ? 'builder.status.cancelling' : word),
    facts,
    cancel: status === 'asking' ? cancel : null,
  };
}

function useProgressFacts(partial: MedleyReport | null): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (partial === null) return '';
  const { progress, answer } = partial;
  const percent = gapPercent(answer);
  const facts = [
    t('unit.seconds', { seconds: format.decimal(Math.round(progress.elapsedMs / 100) / 10) }),
    answer.total !== null && t('builder.status.best', { score: format.integer(answer.total) }),
    !answer.proved &&
      progress.bound !== null &&
      t('builder.status.bound', { score: format.integer(progress.bound) }),
    !answer.proved && percent !== null && format.signedPercent(percent),
  ];
  return facts.filter(Boolean).join(' · ');
}

function useFinished(shown: ShownMedley | null, isShared: boolean): FinishedWords | null {
  const { t } = useTranslation();
  const format = useFormat();
  if (shown === null) return null;
  const { request, report } = shown;
  const { noMedley, proved, ms, gap } = report.answer;
  const percent = gapPercent(report.answer);
  const best = isShared ? 'builder.shared.provedMedley' : 'builder.status.proved';
  const verdict = proved ? best : 'builder.status.bounded';
  return {
    verdict: t(noMedley ? 'builder.medley.noneTitle' : verdict),
    outcome: noMedley ? 'none' : proved ? 'proved' : 'open',
    facts: t('unit.seconds', { seconds: format.decimal(Math.round(ms / 10) / 100) }),
    request,
    gap:
      proved || percent === null || gap === null
        ? null
        : t('builder.medley.gap', { percent: format.percent(percent), points: format.integer(gap) }),
  };
}
