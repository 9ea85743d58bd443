import { Button, Loader } from '@mantine/core';
import { Check, CircleSlash, Hourglass } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { useNextSteps } from '#src/actors/late/use-next-steps.ts';
import { DataError } from '#src/components/data-error.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import styles from './next.module.css';
import { StepRow } from './step-row.tsx';

interface Props {
  readonly builder: Builder;
  readonly request: TeamRequest;
}

/** The steps that are certain, best first, as they are found. */
export function StepList({ builder, request }: Props) {
  const { t } = useTranslation();
  const { start, cancel, retry, status, isBusy, partial, failure } = useNextSteps();
  const begin = useEffectEvent(start);
  useEffect(() => begin(request), [request]);
  if (status === 'failed') {
    return <DataError message={`${t('builder.next.failed')} ${failure ?? ''}`} onRetry={retry} />;
  }
  const steps = partial?.upgrades ?? [];
  const best = steps[0]?.gain ?? 0;
  return (
    <>
      <div className={styles.status} role="status">
        {isBusy ? <Busy answer={partial} /> : <Outcome status={status} answer={partial} />}
        {status === 'asking' && <Button onClick={cancel}>{t('action.cancel')}</Button>}
        {status === 'stopped' && <Button onClick={retry}>{t('action.retry')}</Button>}
      </div>
      {steps.length > 0 && (
        <ol className={styles.steps} aria-label={t('builder.next.title')}>
          {steps.map((step) => (
            <StepRow
              key={JSON.stringify(step.upgrade)}
              builder={builder}
              request={request}
              step={step}
              base={partial?.base ?? 0}
              share={step.gain / best}
            />
          ))}
        </ol>
      )}
    </>
  );
}

function Busy({ answer }: { readonly answer: UpgradeAnswer | null }) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return (
    <>
      <Loader size={16} color="var(--accent)" />
      <span>{t('builder.next.busy', { searches: integer(answer?.searches ?? 0) })}</span>
    </>
  );
}

interface OutcomeProps {
  readonly status: string;
  readonly answer: UpgradeAnswer | null;
}

function Outcome({ status, answer }: OutcomeProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  if (status === 'stopped') {
    return (
      <>
        <Hourglass size={16} aria-hidden="true" />
        <span>{t('builder.next.stopped')}</span>
      </>
    );
  }
  if (answer === null) return null;
  if (answer.upgrades.length === 0) {
    return (
      <>
        <CircleSlash size={16} aria-hidden="true" />
        <span>{t('builder.next.none')}</span>
      </>
    );
  }
  return (
    <>
      <Check size={16} className={styles.ok} aria-hidden="true" />
      <span>{t('builder.next.proved', { possible: integer(answer.possible) })}</span>
    </>
  );
}
