import { Button } from '@mantine/core';
import { CircleSlash, Users } from 'lucide-react';
import type { ChartsProblem } from '#model/compute/charts';
import type { NoTeamReason } from '#model/compute/team';
import type { QuestionView } from '#src/actors/late/use-question.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { ErrorState } from '#src/components/error-state.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useReasonText } from '../../teambuilder/messages/no-team.tsx';
import { Remarks } from '../../teambuilder/messages/remarks.tsx';
import { waysOut } from '../../teambuilder/messages/ways-out.ts';
import { TEAM_SIZE } from '../state/optimizer-inputs.ts';
import type { Page } from '../state/page.ts';
import { isRefused, type Refusable } from '../state/refusal.ts';

interface Props {
  readonly page: Page;
  readonly run: QuestionView<ChartsProblem, Refusable>;
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
  if (!isRefused(result.answer)) return <Remarks builder={page.builder} remarks={remarks} />;
  if (isBusy) return null;
  if (noTeam) return <NoSuchTeam page={page} reason={noTeam} />;
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

function NoTeamYet({ page: { builder, inputs } }: Pick<Props, 'page'>) {
  const { t } = useTranslation();
  // Where there are no cards the section above says so.
  if (builder.profile === null && inputs.source === 'cards') return null;
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

/** Where teams are sought among a collection, with the way out. */
function NoSuchTeam({ page, reason }: Pick<Props, 'page'> & { readonly reason: NoTeamReason }) {
  const { t } = useTranslation();
  const { builder, inputs, change } = page;
  const ways = inputs.view === 'every' ? waysOut(inputs, reason) : [];
  return (
    <EmptyState
      icon={<CircleSlash size={ICON} />}
      title={t('builder.noTeam.title')}
      text={useReasonText(builder, reason)}
    >
      {ways.map(({ key, patch }) => (
        <Button key={key} onClick={() => change(patch)}>
          {t(`builder.noTeam.${key}`)}
        </Button>
      ))}
    </EmptyState>
  );
}
