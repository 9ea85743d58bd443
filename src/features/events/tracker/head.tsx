import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { byLatest, type EventView, eventView } from '#model/listing/views/event-view';
import type { EventRecord } from '#model/records/event';
import { eventsOn } from '#model/tracker/lines';
import { TIERS } from '#model/vocabulary/tiers';
import { useCountdown } from '#src/kit/actors/use-countdown.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { PickerButton } from '#src/kit/field/picker-button.tsx';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { EventPicker } from '#src/kit/list/pickers/event-picker.tsx';
import { useIsPhone } from '#src/kit/page/use-is-phone.ts';
import { useSentStep } from '#src/kit/page/use-sent-step.ts';
import { Countdown } from '#src/kit/text/countdown.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { ServerTag } from '#src/kit/text/server-tag.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './head.module.css';
import type { PlaceState } from './state/place.ts';
import { useChosenInSight } from './state/use-in-sight.ts';

interface Props {
  readonly state: PlaceState;
  readonly events: ReadonlyMap<number, EventRecord>;
  readonly now: number;
}

export function ServerChoice({ state: { server, go } }: Pick<Props, 'state'>) {
  const { t } = useTranslation();
  const servers = useServerOptions();
  return (
    <SegmentedChoice
      label={t('server.label')}
      value={server}
      choices={servers.map(({ value, label, name }) => ({ value, label, name }))}
      onChange={(value) => go({ server: value })}
    />
  );
}

/** The event with its neighbours, and the tier. Phones have one row for event and server, which is chosen where the event is. */
export function Head({ state, events, now }: Props) {
  const { t } = useTranslation();
  const { sub } = useServers();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  useSentStep('event', true, () => setOpen(true));
  const { server, place, go } = state;
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
          {view && <Shown view={view} state={state} isPhone={isPhone} />}
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
      <Tiers state={state} />
      <EventPicker
        opened={isOpen}
        events={views}
        selected={place?.event.id ?? null}
        head={isPhone && <ServerChoice state={state} />}
        onClose={() => setOpen(false)}
        onPick={(id) => {
          setOpen(false);
          go({ event: id });
        }}
      />
    </>
  );
}

interface ShownProps extends Pick<Props, 'state'> {
  readonly view: EventView;
  readonly isPhone: boolean;
}

/** The event that is followed: when it runs, or on phones where it does and how much of it is left. */
function Shown({ view, state: { server, place }, isPhone }: ShownProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const countdown = useCountdown('period', place?.span ?? { startAt: null, endAt: null });
  const when = view.startAt !== null && view.endAt !== null && dates.range(view.startAt, view.endAt);
  return (
    <span className={styles.eventName}>
      <span className={styles.banner}>
        <EventBanner src={view.banner} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <b>{view.name}</b> <span className="muted">#{view.id}</span>
        </span>
        <span className={styles.dates}>
          {isPhone ? (
            <>
              <ServerTag server={server} /> {countdown ? <Countdown countdown={countdown} /> : when}
            </>
          ) : (
            <>
              {t(`eventType.${view.type ?? 'other'}`)} · {when}
            </>
          )}
        </span>
      </span>
    </span>
  );
}

function Tiers({ state: { server, tier, go } }: Pick<Props, 'state'>) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const tiers = useChosenInSight();
  return (
    <div className={styles.tiers} ref={tiers}>
      <SegmentedChoice
        label={t('tracker.tier')}
        value={tier}
        choices={TIERS[server].map((value) => ({ value, label: integer(value) }))}
        onChange={(value) => go({ tier: value })}
      />
    </div>
  );
}
