import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { byLatest, eventView } from '#model/listing/views/event-view';
import type { EventRecord } from '#model/records/event';
import { eventsOn } from '#model/tracker/lines';
import { TIERS } from '#model/vocabulary/tiers';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { useFormat } from '#src/components/format.ts';
import { PickerButton } from '#src/components/picker-button.tsx';
import { SegmentedChoice } from '#src/components/segmented-choice.tsx';
import { useServerOptions } from '#src/components/server-options.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { EventPicker } from '#src/parts/family/pickers/event-picker.tsx';
import styles from './eventtracker.module.css';
import type { PlaceState } from './state/place.ts';
import { useChosenInSight } from './state/use-in-sight.ts';

interface Props {
  readonly state: PlaceState;
  readonly events: ReadonlyMap<number, EventRecord>;
  readonly now: number;
}

/** Server, event with its neighbours, and tier. */
export function Head({ state: { server, tier, place, go }, events, now }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const dates = useDates();
  const { sub } = useServers();
  const servers = useServerOptions();
  const [isOpen, setOpen] = useState(false);
  const tiers = useChosenInSight();
  const views = useMemo(
    () =>
      eventsOn(events.values(), server)
        .map((event) => eventView(event, { main: server, sub, now }))
        .sort(byLatest),
    [events, server, sub, now],
  );
  const at = views.findIndex(({ id }) => id === place?.event.id);
  const view = views[at];
  const step = (by: number) => {
    const next = views[at + by];
    if (next) go({ event: next.id });
  };
  return (
    <>
      <div className={styles.bar}>
        <SegmentedChoice
          label={t('server.label')}
          value={server}
          choices={servers.map(({ value, label, name }) => ({ value, label, name }))}
          onChange={(value) => go({ server: value })}
        />
      </div>
      <div className={styles.event}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('tracker.earlier')}
          disabled={at < 0 || at >= views.length - 1}
          onClick={() => step(1)}
        >
          <ChevronLeft size={18} aria-hidden="true" />
        </button>
        <PickerButton label={t('event.label')} tall onOpen={() => setOpen(true)}>
          {view && (
            <span className={styles.eventName}>
              <img src={view.banner} alt="" width={110} height={40} decoding="async" />
              <span>
                <b>{view.name}</b> <span className={styles.muted}>#{view.id}</span>
                {view.startAt !== null && view.endAt !== null && (
                  <span className={styles.dates}>
                    {t(`eventType.${view.type ?? 'other'}`)} · {dates.range(view.startAt, view.endAt)}
                  </span>
                )}
              </span>
            </span>
          )}
        </PickerButton>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('tracker.later')}
          disabled={at <= 0}
          onClick={() => step(-1)}
        >
          <ChevronRight size={18} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.tiers} ref={tiers}>
        <SegmentedChoice
          label={t('tracker.tier')}
          value={tier}
          choices={TIERS[server].map((value) => ({ value, label: integer(value) }))}
          onChange={(value) => go({ tier: value })}
        />
      </div>
      <EventPicker
        opened={isOpen}
        events={views}
        selected={place?.event.id ?? null}
        onClose={() => setOpen(false)}
        onPick={(id) => {
          setOpen(false);
          go({ event: id });
        }}
      />
    </>
  );
}
