import { Navigate } from 'react-router';
import { editChartPath } from '#model/site/objects';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { EditorPage } from '../editor-page.tsx';
import { useOpenedPlan } from './plans.data.ts';

interface Props {
  readonly id: number;
  readonly title: string;
  readonly reader: string;
}

/** The editor of a chart that is planned; of one that is published by now the editor of that. */
export function PlannedChart({ id, title, reader }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useOpenedPlan(id, reader);
  if (error && !data) return <DataError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting title={title} />;
  if (data === null) return <p role="alert">{t('chartDraft.plan.gone')}</p>;
  if (data.kind === 'post') return <Navigate replace to={editChartPath(data.id)} />;
  return <EditorPage title={title} input={data.input} />;
}
