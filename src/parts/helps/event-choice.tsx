import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { byLatest, eventView } from '#model/listing/views/event-view';
import type { EventRecord } from '#model/records/event';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/actors/time/use-clock.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { EventPicker } from '#src/components/event-picker.tsx';
import { PickerButton } from '#src/components/picker-button.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useEvents } from '#src/data/lists.ts';
import styles from './helps.module.css';

interface Props {
  readonly event: EventRecord | null;
  readonly onPick: (id: number | null) => void;
}

/** The event in whose lives cards are compared, or none. */
export function EventChoice({ event, onPick }: Props) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { main, sub } = useServers();
  const now = useNow(HOUR_MS);
  const known = useEvents().data?.byId;
  const shown = useMemo(() => event && eventView(event, { main, sub, now }), [event, main, sub, now]);
  const events = useMemo(() => {
    if (!isListed || !known) return [];
    return [...known.values()].map((each) => eventView(each, { main, sub, now })).sort(byLatest);
  }, [isListed, known, main, sub, now]);
  return (
    <>
      <PickerButton
        label={t('event.label')}
        onOpen={picker.open}
        onClear={event ? () => onPick(null) : undefined}
        clearLabel={t('helps.noEvent')}
      >
        {shown ? (
          <>
            <img className={styles.banner} src={shown.banner} alt="" />
            <span className={styles.title}>{shown.name}</span>
          </>
        ) : (
          <span className="muted">{t('helps.noEvent')}</span>
        )}
      </PickerButton>
      <EventPicker
        opened={isOpen}
        events={events}
        selected={event?.id ?? null}
        onClose={picker.close}
        onPick={(id) => {
          onPick(id);
          picker.close();
        }}
      />
    </>
  );
}
