import { Button, Loader } from '@mantine/core';
import { Check, CircleSlash, Hourglass, Sprout } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TeamRequest } from '#model/compute/request';
import type { UpgradeAnswer } from '#model/compute/upgrades';
import { useNextStepsAhead } from '#src/actors/late/use-next-steps.ts';
import { DataError } from '#src/components/data-error.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { useTeamSearch } from '#src/parts/team/search/use-team-search.ts';
import styles from './next.module.css';
import { StepRow } from './step-row.tsx';

interface Props {
  /** The question that was answered. */
  readonly request: TeamRequest;
}

/** What to raise next: looked for when somebody asks, and for the question whose answer is in sight. */
export function NextSteps({ request }: Props) {
  const { t } = useTranslation();
  useNextStepsAhead();
  const [asked, setAsked] = useState<TeamRequest | null>(null);
  const isOpen = asked === request;
  return (
    <section className={styles.next} aria-labelledby="next-steps">
      <div className={styles.head}>
        <Sprout size={20} aria-hidden="true" />
        <div>
          <h3 id="next-steps">{t('builder.next.title')}</h3>
          <p className={styles.lead}>{t('builder.next.lead')}</p>
        </div>
        {!isOpen && <Button onClick={() => setAsked(request)}>{t('builder.next.start')}</Button>}
      </div>
      {isOpen && (
        <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
          <StepList request={request} />
        </Suspense>
      )}
    </section>
  );
}

/** The steps that are certain, best first, as they are found. The search begins with its machine and ends with it. */
function StepList({ request }: Props) {
  const { t } = useTranslation();
  const { cancel, retry, status, isBusy, partial, failure } = useTeamSearch('next', request);
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
