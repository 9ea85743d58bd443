import { NativeSelect } from '@mantine/core';
import type { EventRecord } from '#model/records/event';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import { MINUTE_MS } from '#model/vocabulary/time';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { EventChoice } from '#src/kit/event/event-choice.tsx';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CalculatorView } from '../../use-calculator.ts';
import styles from '../eventcalculator.module.css';
import type { Case } from '../use-case.ts';
import { PlayFields } from './play-fields.tsx';
import { Step } from './step.tsx';
import { useSummaries } from './summaries.ts';
import { TargetFields } from './target-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import { TimeInput } from './time-input.tsx';

interface EventFieldsProps {
  readonly question: Case;
  readonly events: ReadonlyMap<number, EventRecord> | null;
}

/** What `datetime-local` shows: the time of the device, to the minute. */
const localText = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

/** Which event, on which server, and until when. */
function EventFields({ question, events }: EventFieldsProps) {
  const { t } = useTranslation();
  const { inputs, change, event, server, end } = question;
  const { main, sub } = useServers();
  const servers = useServerOptions();
  const unknown = typeof inputs.event === 'number' ? `#${inputs.event}` : t('eventCalculator.custom');
  const isCustom = event === null && typeof inputs.event !== 'number';
  return (
    <>
      <FieldRow label={t('event.label')}>
        <EventChoice
          isSent
          events={events ?? undefined}
          selected={event?.id ?? null}
          main={server}
          sub={server === main ? sub : main}
          missing={unknown}
          clearLabel={t('action.clear')}
          onClear={isCustom ? undefined : () => change({ event: null, until: null, tier: null })}
          onPick={({ id }) => change({ event: id, until: null })}
        />
      </FieldRow>
      <FieldRow label={t('server.label')}>
        <SegmentedChoice
          label={t('server.label')}
          value={server}
          choices={servers.map(({ value, label, name: spoken }) => ({ value, label, name: spoken }))}
          onChange={(chosen) => change({ server: chosen, tier: null })}
        />
      </FieldRow>
      {event === null && (
        <FieldRow label={t('eventCalculator.type')} htmlFor="calculator-type">
          <NativeSelect
            id="calculator-type"
            value={inputs.type}
            data={EVENT_TYPES.map((value) => ({ value, label: t(`eventType.${value}`) }))}
            onChange={({ currentTarget }) => {
              const type = EVENT_TYPES.find((one) => one === currentTarget.value);
              if (type) change({ type });
            }}
          />
        </FieldRow>
      )}
      <FieldRow label={t('eventCalculator.until')} htmlFor="calculator-until">
        <TimeInput
          id="calculator-until"
          type="datetime-local"
          value={end === null ? '' : localText(end)}
          onChange={(text) => {
            const until = new Date(text).getTime();
            change({ until: Number.isNaN(until) ? null : until });
          }}
        />
      </FieldRow>
    </>
  );
}

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
