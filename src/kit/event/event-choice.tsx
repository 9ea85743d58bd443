import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { byLatest, type EventView, eventView } from '#model/listing/views/event-view';
import type { EventRecord } from '#model/records/event';
import type { ServerIndex } from '#model/vocabulary/servers';
import { HOUR_MS } from '#model/vocabulary/time';
import { useNow } from '../actors/use-clock.ts';
import { PickerButton } from '../field/picker-button.tsx';
import { EventPicker } from '../list/pickers/event-picker.tsx';
import { useSentStep } from '../page/use-sent-step.ts';
import { useTranslation } from '../text/translation.tsx';
import { EventBanner } from './event-banner.tsx';
import styles from './event-choice.module.css';

interface Props {
  /** Undefined while they load. */
  readonly events: ReadonlyMap<number, EventRecord> | undefined;
  readonly selected: number | null;
  /** Names and dates are those of `main`, else of `sub`. */
  readonly main: ServerIndex;
  readonly sub: ServerIndex;
  /** Shown where no event is selected, or an unknown one. */
  readonly missing: string;
  /** Which events are listed; all without it. The same function each time. */
  readonly isListed?: (event: EventView) => boolean;
  readonly clearLabel?: string;
  /** Undefined where there is nothing to clear. */
  readonly onClear?: (() => void) | undefined;
  readonly onPick: (event: EventRecord) => void;
  /** Whether the server sends it ahead of the page, so that it may have been pressed before. */
  readonly isSent?: boolean;
}

const isAny = (): boolean => true;

/** The event that is selected, and a dialog to select another. */
export function EventChoice({ events, selected, main, sub, isListed = isAny, ...rest }: Props) {
  const { missing, clearLabel, onClear, onPick, isSent = false } = rest;
  const { t } = useTranslation();
  const [isOpen, picker] = useDisclosure(false);
  useSentStep('event', isSent, picker.open);
  // The dialog opens first, its list follows.
  const now = useNow(HOUR_MS);
  const isFilled = useDeferredValue(isOpen, false);
  const event = selected === null ? undefined : events?.get(selected);
  const shown = useMemo(() => event && eventView(event, { main, sub, now }), [event, main, sub, now]);
  const listed = useMemo(() => {
    if (!isFilled || !events) return [];
    const views = [...events.values()].map((each) => eventView(each, { main, sub, now }));
    return views.filter(isListed).sort(byLatest);
  }, [isFilled, events, main, sub, now, isListed]);
  return (
    <>
      <PickerButton
        label={t('event.label')}
        onOpen={picker.open}
        onClear={onClear}
        clearLabel={clearLabel ?? t('action.clear')}
      >
        {shown ? (
          <>
            <span className={styles.banner}>
              <EventBanner src={shown.banner} />
            </span>
            <span className={styles.name}>{`#${shown.id} ${shown.name}`}</span>
          </>
        ) : (
          <span className="muted">{missing}</span>
        )}
      </PickerButton>
      <EventPicker
        opened={isOpen}
        events={listed}
        selected={selected}
        onClose={picker.close}
        onPick={(id) => {
          const picked = events?.get(id);
          if (picked) onPick(picked);
          picker.close();
        }}
      />
    </>
  );
}
