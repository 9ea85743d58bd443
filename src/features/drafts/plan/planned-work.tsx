import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import type { WorkDraftInput } from '#machines/workdraft/workdraft.types';
import type { WorkContent } from '#model/writing/work/kept-work';
import { Waiting } from '#src/features/studio/frame/for-members.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DraftKind } from '../kind.ts';
import { useOpenedPlan } from './plans.data.ts';

interface Props<Content extends WorkContent> {
  readonly kind: DraftKind<Content>;
  readonly id: number;
  readonly title: string;
  readonly reader: string;
  /** The editor. */
  readonly children: (input: WorkDraftInput<Content>) => ReactNode;
}

/** The editor of a work that is planned; of one that is published by now the editor of that. */
export function PlannedWork<Content extends WorkContent>({
  kind,
  id,
  title,
  reader,
  children,
}: Props<Content>) {
  const { t } = useTranslation();
  const { data, error, refetch } = useOpenedPlan(kind, id, reader);
  if (error && !data) return <DataError message={error.message} onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting title={title} />;
  if (data === null) return <p role="alert">{t('draft.plan.gone')}</p>;
  if (data.kind === 'post') return <Navigate replace to={kind.editPath(data.id)} />;
  return children(data.input);
}
