import { Button } from '@mantine/core';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type CalculatorStep, type CalculatorView, STEPS } from '../../use-calculator.ts';
import styles from '../eventcalculator.module.css';

interface Props {
  readonly step: CalculatorStep;
  readonly title: string;
  /** What was filled in, in a line; null while it is not. */
  readonly summary: string | null;
  readonly view: CalculatorView;
  /** Its fields. */
  readonly children: ReactNode;
}

const ICON = 16;

/** The heading of a step that opens takes the focus, since the button that opened it is gone. */
function useFocusOnOpen(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}

/** One step of the form: its fields while it is open, else what was filled in and a way back. */
export function Step({ step, title, summary, view, children }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOpen = view.step === step;
  const heading = useFocusOnOpen(isOpen);
  const at = STEPS.indexOf(step);
  const isLast = STEPS[at + 1] === 'results';
  return (
    <section id={step} className={styles.step} aria-labelledby={`${step}-title`}>
      <header className={styles.stepHead} data-open={isOpen || undefined}>
        <span className={styles.disc} aria-hidden="true">
          {!isOpen && summary !== null ? <Check size={ICON} /> : format.integer(at + 1)}
        </span>
        <h2 id={`${step}-title`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {!isOpen && (
          <Button
            size="xs"
            aria-label={t('eventCalculator.editStep', { step: title })}
            onClick={() => view.open(step)}
          >
            {t('action.edit')}
          </Button>
        )}
      </header>
      {!isOpen && <p className={styles.summary}>{summary ?? t('eventCalculator.notYet')}</p>}
      {isOpen && (
        <div className={styles.fields}>
          {children}
          <div className={styles.ways}>
            {at > 0 && (
              <Button leftSection={<ArrowLeft size={ICON} aria-hidden="true" />} onClick={view.back}>
                {t('eventCalculator.back')}
              </Button>
            )}
            <Button
              variant="filled"
              rightSection={<ArrowRight size={ICON} aria-hidden="true" />}
              onClick={view.next}
            >
              {t(isLast ? 'eventCalculator.result' : 'eventCalculator.next')}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
