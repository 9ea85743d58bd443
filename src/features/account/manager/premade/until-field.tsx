import { TextInput } from '@mantine/core';
import type { EventView } from '#model/listing/views/event-view';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { EventChoice } from '#src/kit/event/event-choice.tsx';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type PremadeData, UNTIL, type Wish } from './use-premade.ts';

interface Props {
  readonly data: PremadeData;
  readonly wish: Wish;
  readonly onChange: (change: Partial<Wish>) => void;
}

/** Up to when cards are owned: today, the start of an event, the end of a day. */
export function UntilField({ data, wish, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <FieldRow label={t('manager.until')}>
        <SegmentedChoice
          label={t('manager.until')}
          value={wish.until}
          choices={UNTIL.map((value) => ({ value, label: t(`manager.untilOf.${value}`) }))}
          onChange={(until) => onChange({ until })}
        />
      </FieldRow>
      {wish.until === 'event' && (
        <FieldRow label={t('event.label')}>
          <EndEvent data={data} wish={wish} onChange={onChange} />
        </FieldRow>
      )}
      {wish.until === 'date' && (
        <FieldRow label={t('manager.untilOf.date')} htmlFor="premade-date">
          <TextInput
            id="premade-date"
            type="date"
            value={wish.date}
            onChange={(event) => onChange({ date: event.currentTarget.value })}
          />
        </FieldRow>
      )}
    </>
  );
}

/** What never came to the server bounds nothing there. */
const hasStart = ({ startAt }: EventView): boolean => startAt !== null;

function EndEvent({ data, wish, onChange }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { server } = wish;
  return (
    <EventChoice
      events={data.events}
      selected={wish.event}
      main={server}
      sub={server === main ? sub : main}
      isListed={hasStart}
      missing={t('manager.chooseEvent')}
      onPick={({ id }) => onChange({ event: id })}
    />
  );
}
