import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { byLatest, eventView } from '#model/listing/views/event-view';
import type { EventRecord } from '#model/records/event';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '#src/actors/time/use-clock.ts';
import { EventPicker } from '#src/components/event-picker.tsx';
import { PickerButton } from '#src/components/picker-button.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import type { Patch } from '../question/inputs.ts';
import type { Question } from '../question/use-question.ts';
import { useSources } from '../sources/sources.tsx';
import styles from './fields.module.css';

interface Props {
  readonly question: Question;
  /** What choosing an event changes, or choosing none. */
  readonly changeFor?: (question: Question, event: EventRecord | null) => Patch;
}

const onlyEvent = (_: Question, event: EventRecord | null): Patch => ({
  event: event?.id ?? null,
  bonus: null,
});

/** The chosen event, or none. */
export function EventField({ question, changeFor = onlyEvent }: Props) {
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  // The dialog opens first, its list follows.
  const isListed = useDeferredValue(isOpen, false);
  const { inputs, event, change, server } = question;
  const { game, main, sub } = useSources();
  const now = useNow(HOUR_MS);
  const shown = useMemo(
    () => (event ? eventView(event, { main: server, sub: main, now }) : null),
    [event, server, main, now],
  );
  const events = useMemo(() => {
    if (!isListed) return [];
    const sources = { main: server, sub: server === main ? sub : main, now };
    return [...game.events.values()].map((each) => eventView(each, sources)).sort(byLatest);
  }, [isListed, game.events, server, main, sub, now]);
  const words = {
    ready: 'builder.event.unknown',
    loading: 'builder.event.waiting',
    failed: 'builder.summaryEvent',
  } as const;
  const missing =
    inputs.event === null ? t('builder.event.none') : t(words[game.eventsState], { id: inputs.event });
  return (
    <>
      <PickerButton
        label={t('event.label')}
        onOpen={picker.open}
        onClear={inputs.event === null ? undefined : () => change(changeFor(question, null))}
        clearLabel={t('builder.event.clear')}
      >
        {shown ? (
          <>
            <img className={styles.banner} src={shown.banner} alt="" />
            <span className={styles.clip}>{`#${shown.id} ${shown.name}`}</span>
          </>
        ) : (
          <span className="muted">{missing}</span>
        )}
      </PickerButton>
      <EventPicker
        opened={isOpen}
        events={events}
        selected={inputs.event}
        onClose={picker.close}
        onPick={(id) => {
          change(changeFor(question, game.events.get(id) ?? null));
          picker.close();
        }}
      />
    </>
  );
}
