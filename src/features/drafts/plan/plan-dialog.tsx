import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_PLANNED_MS } from '#model/contract/community/text-limits';
import { HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './plan.module.css';

interface Props {
  /** The time so far; null for a work that has none. */
  readonly time: number | null;
  readonly onClose: () => void;
  readonly onChoose: (time: number) => void;
}

/** What `datetime-local` shows: the time of the device, to the minute. */
const localText = (time: number): string =>
  new Date(time - new Date(time).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

/** The next full hour that is at least one away. */
const proposed = (now: number): number => Math.ceil((now + HOUR_MS) / HOUR_MS) * HOUR_MS;

/** Null for what is no time, or none at which the site would publish. */
function timeIn(text: string, now: number): number | null {
  const time = text === '' ? Number.NaN : Date.parse(text);
  return time > now && time <= now + MAX_PLANNED_MS ? time : null;
}

/** When a work is published. The field counts in the zone of the device, which it names. */
export function PlanDialog({ time: before, onClose, onChoose }: Props) {
  const { t } = useTranslation();
  const { dateTime, zone } = useDates();
  const [now, setNow] = useState(() => Date.now());
  const [text, setText] = useState(() => localText(Math.max(before ?? 0, proposed(now))));
  const time = timeIn(text, now);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The time may have passed while the dialog was open.
    const later = Date.now();
    setNow(later);
    const chosen = timeIn(text, later);
    if (chosen !== null) onChoose(chosen);
  };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <DialogFrame opened title={t('draft.plan.title')} onClose={onClose}>
      {() => (
        <form onSubmit={submit} className={styles.form} noValidate>
          <p>{t('draft.plan.text')}</p>
          <TextInput
            data-autofocus
            type="datetime-local"
            label={t('draft.plan.field')}
            description={t('draft.plan.zone', { zone: timeZone })}
            value={text}
            min={localText(now)}
            max={localText(now + MAX_PLANNED_MS)}
            error={time === null ? t('draft.plan.wrong') : null}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <p role="status">
            {time !== null && t('draft.plan.waits', { time: dateTime(time), zone: zone(time) })}
          </p>
          <DialogEnds>
            <Button onClick={onClose}>{t('action.cancel')}</Button>
            <Button type="submit" variant="filled" aria-disabled={time === null}>
              {t('draft.plan.do')}
            </Button>
          </DialogEnds>
        </form>
      )}
    </DialogFrame>
  );
}
