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
import type { Case } from '../use-case.ts';
import { TimeInput } from './time-input.tsx';

interface Props {
  readonly question: Case;
  readonly events: ReadonlyMap<number, EventRecord> | null;
}

/** What `datetime-local` shows: the time of the device, to the minute. */
const localText = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

/** Which event, on which server, and until when. */
export function EventFields({ question, events }: Props) {
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
