import type { EventRecord } from '#model/records/event';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CalculatorView } from '../../use-calculator.ts';
import styles from '../eventcalculator.module.css';
import type { Case } from '../use-case.ts';
import { EventFields } from './event-fields.tsx';
import { PlayFields } from './play-fields.tsx';
import { Step } from './step.tsx';
import { useSummaries } from './summaries.ts';
import { TargetFields } from './target-fields.tsx';
import { TimeFields } from './time-fields.tsx';

interface Props {
  readonly question: Case;
  readonly events: ReadonlyMap<number, EventRecord> | null;
  readonly view: CalculatorView;
}

/** The four steps that are filled in. */
export function Form({ question, events, view }: Props) {
  const { t } = useTranslation();
  const said = useSummaries(question);
  return (
    <div className={styles.panel}>
      <Step step="event" title={t('event.label')} summary={said.event} view={view}>
        <EventFields question={question} events={events} />
      </Step>
      <Step step="target" title={t('eventCalculator.target')} summary={said.target} view={view}>
        <TargetFields question={question} />
      </Step>
      <Step step="play" title={t('eventCalculator.perPlay')} summary={said.play} view={view}>
        <PlayFields question={question} />
      </Step>
      <Step step="time" title={t('eventCalculator.time')} summary={said.time} view={view}>
        <TimeFields question={question} />
      </Step>
      <div className={styles.step}>
        <div className={styles.stepHead} data-open={view.step === 'results' || undefined}>
          <span className={styles.disc} aria-hidden="true">
            5
          </span>
          <b>{t('eventCalculator.result')}</b>
        </div>
        <p className={styles.summary}>{said.results ?? t('eventCalculator.notYet')}</p>
      </div>
    </div>
  );
}
