import { CircleSlash, Users } from 'lucide-react';
import type { ChartsAnswer, ChartsProblem } from '#model/compute/charts';
import { TEAM_SIZE } from '#model/compute/team';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { LiveQuestionView } from '../../asking/use-question.ts';
import { NoTeam } from '../../messages/no-team.tsx';
import { Remarks } from '../../messages/remarks.tsx';
import type { OptimizerPage } from '../state/optimizer-inputs.ts';

interface Props {
  readonly page: OptimizerPage;
  readonly run: LiveQuestionView<ChartsProblem, Refusable>;
  readonly hasTeam: boolean;
}

const ICON = 28;

/** Why nothing is scored, and what to do about it; beside scores, what they leave open because of the data. */
export function Refused({ page, run, hasTeam }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, result, isOld, isBusy } = run;
  if (!hasTeam) return <NoTeamYet page={page} />;
  if (status === 'failed') {
    return <ErrorState title={t('failure.engineTitle')} text={t('failure.engine')} onRetry={run.retry} />;
  }
  if (!result || isOld) return null;
  const { noTeam, unknownLengths, remarks } = result.answer;
  // While scores are still coming, too: what stands above a table would push it down at the end.
  if (!isRefused(result.answer)) return <Remarks remarks={remarks} />;
  if (isBusy) return null;
  if (noTeam) {
    const { inputs, change } = page;
    return <NoTeam inputs={inputs} reason={noTeam} onChoose={inputs.view === 'every' ? change : null} />;
  }
  const lengths = unknownLengths.map((seconds) => t('unit.seconds', { seconds: format.decimal(seconds) }));
  const known = result.problem.lengths
    .filter((seconds) => seconds > 0)
    .map((seconds) => format.decimal(seconds));
  return (
    <EmptyState
      icon={<CircleSlash size={ICON} />}
      title={t('optimizer.lengths.title', { lengths: format.list(lengths) })}
      text={t('optimizer.lengths.text', { known: format.list(known) })}
    />
  );
}

function NoTeamYet({ page: { question, inputs } }: Pick<Props, 'page'>) {
  const { t } = useTranslation();
  // Where there are no cards the section above says so.
  if (question.profile === null && inputs.source === 'cards') return null;
  const missing = TEAM_SIZE - inputs.must.length;
  return (
    <EmptyState
      icon={<Users size={ICON} />}
      title={t('optimizer.empty.title')}
      text={
        inputs.must.length === 0
          ? t('optimizer.empty.text')
          : t('optimizer.empty.missing', { count: Math.max(1, missing) })
      }
    />
  );
}

/** What is answered about many charts may be refused for the same reasons. */
type Refusable = Pick<ChartsAnswer, 'noTeam' | 'unknownLengths' | 'remarks'>;

/** Nothing was scored, so nothing can be said of it. */
export const isRefused = ({ noTeam, unknownLengths }: Refusable): boolean =>
  noTeam !== null || unknownLengths.length > 0;
