import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { EventRecord } from '#model/records/event';
import { Meanwhile } from '#src/kit/page/meanwhile.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from '../calculator/eventcalculator.module.css';
import { Form } from '../calculator/form/form.tsx';
import { BoostTable } from '../calculator/result/boost-table.tsx';
import { ResultPanel } from '../calculator/result/result-panel.tsx';
import { type Case, useCase } from '../calculator/use-case.ts';
import { STEPS, useCalculator } from '../use-calculator.ts';

/** `/tool/eventcalculator`: what a point target takes (reference R66). The question stands at the left, the answer at the right. */
export function Screen() {
  const { t } = useTranslation();
  const { case: question, events, now } = useCase();
  const below = (content: ReactNode) => (
    <div className={styles.page}>
      <header>
        <h1>{t('page.eventCalculator')}</h1>
        <p className={styles.lead}>{t('eventCalculator.lead')}</p>
      </header>
      {events.isError && (
        <DataError message={t('eventCalculator.noEvents')} onRetry={() => void events.refetch()} />
      )}
      {content}
    </div>
  );
  const waiting = <Meanwhile>{below(<Waiting />)}</Meanwhile>;
  const calculator = <Calculator question={question} events={events.data?.byId ?? null} />;
  return <Suspense fallback={waiting}>{now > 0 ? below(calculator) : waiting}</Suspense>;
}

function Waiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-label={t('action.loading')} />;
}

interface Props {
  readonly question: Case;
  readonly events: ReadonlyMap<number, EventRecord> | null;
}

function Calculator({ question, events }: Props) {
  const { hash } = useLocation();
  const view = useCalculator(question.plan !== null);
  const { open } = view;
  const followed = useRef('');
  // Links of the side menu name steps; each is followed once.
  useEffect(() => {
    const step = STEPS.find((one) => `#${one}` === hash);
    if (step && followed.current !== hash) open(step);
    followed.current = hash;
  }, [hash, open]);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <Form question={question} events={events} view={view} />
        <BoostTable question={question} />
      </div>
      <ResultPanel question={question} view={view} />
    </div>
  );
}
