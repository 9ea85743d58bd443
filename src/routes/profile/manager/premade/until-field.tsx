import { TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo } from 'react';
import { byLatest, eventView } from '#model/listing/views/event-view';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/actors/time/use-clock.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { EventPicker } from '#src/components/event-picker.tsx';
import { FieldRow } from '#src/components/field-row.tsx';
import { PickerButton } from '#src/components/picker-button.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useTranslation } from '#src/components/translation.tsx';
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
          <EventChoice data={data} wish={wish} onChange={onChange} />
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

function EventChoice({ data, wish, onChange }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const [isOpen, picker] = useDisclosure(false);
  const { server } = wish;
  const now = useNow(HOUR_MS);
  const events = useMemo(() => {
    const sources = { main: server, sub: server === main ? sub : main, now };
    return [...data.events.values()]
      .map((each) => eventView(each, sources))
      .filter(({ startAt }) => startAt !== null)
      .sort(byLatest);
  }, [data.events, server, main, sub, now]);
  const chosen = events.find(({ id }) => id === wish.event);
  return (
    <>
      <PickerButton label={t('event.label')} onOpen={picker.open}>
        {chosen ? `#${chosen.id} ${chosen.name}` : <span className="muted">{t('manager.chooseEvent')}</span>}
      </PickerButton>
      <EventPicker
        opened={isOpen}
        events={events}
        selected={wish.event}
        onClose={picker.close}
        onPick={(event) => {
          onChange({ event });
          picker.close();
        }}
      />
    </>
  );
}
