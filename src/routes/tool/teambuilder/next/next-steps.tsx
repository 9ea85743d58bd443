import { Button } from '@mantine/core';
import { Sprout } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { TeamRequest } from '#model/compute/request';
import { useNextStepsAhead } from '#src/actors/late/use-next-steps.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { Builder } from '../state/builder.ts';
import styles from './next.module.css';
import { StepList } from './step-list.tsx';

interface Props {
  readonly builder: Builder;
  /** The question that was answered. */
  readonly request: TeamRequest;
}

/** What to raise next: looked for when somebody asks, and for the question whose answer is in sight. */
export function NextSteps({ builder, request }: Props) {
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
          <StepList builder={builder} request={request} />
        </Suspense>
      )}
    </section>
  );
}
