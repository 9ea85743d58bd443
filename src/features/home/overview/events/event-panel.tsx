import { CalendarOff, EyeOff } from 'lucide-react';
import type { RecentEvent } from '#model/records/recent';
import { homeBannerPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { lastEndedAt, runningAt } from '#model/rules/running';
import { EVENT_TYPES } from '#model/vocabulary/event-types';
import { SERVERS, type ServerIndex } from '#model/vocabulary/servers';
import { useCountdown } from '#src/kit/actors/use-countdown.ts';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { EventBanner } from '#src/kit/event/event-banner.tsx';
import { EventBonus } from '#src/kit/event/event-bonus.tsx';
import { EventTime } from '#src/kit/event/event-time.tsx';
import { PageLink } from '#src/kit/page/page-link.tsx';
import { Countdown } from '#src/kit/text/countdown.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { HomeData } from '../home-data.ts';
import styles from './event-panel.module.css';

interface Props {
  readonly server: ServerIndex;
  readonly role: 'main' | 'sub';
  /** Null while it is on its way. */
  readonly data: HomeData | null;
}

const spanOn = (event: RecentEvent, server: ServerIndex) => ({
  startAt: event.startAt[server],
  endAt: event.endAt[server],
});

/** What runs on a server, else what comes, and what comes after it. */
export function EventPanel({ server, role, data }: Props) {
  const { t } = useTranslation();
  const name = t(`server.${SERVERS[server]}`);
  const tag = t(role === 'main' ? 'home.mainServer' : 'home.subServer', { server: name });
  return (
    <article className={styles.panel} aria-label={tag}>
      <span className={styles.tag} aria-hidden="true">
        {tag}
      </span>
      {data ? <Content server={server} data={data} /> : <Bones />}
    </article>
  );
}

const Bones = () => (
  <>
    <EventBanner src={null} />
    <div className={styles.facts} />
  </>
);

function Content({ server, data }: { readonly server: ServerIndex; readonly data: HomeData }) {
  const { t } = useTranslation();
  const all = runningAt(data.recent.events.values(), (event) => spanOn(event, server), data.now);
  const isOpen = (event: RecentEvent) => !data.isHidden(event.startAt);
  const shown = [...all.current, ...(all.next ? [all.next] : [])];
  const [event, next] = shown.filter(isOpen);
  if (event) return <Shown event={event} next={next ?? null} server={server} data={data} />;
  const isSpoiler = shown.length > 0;
  return (
    <div className={styles.none}>
      {isSpoiler ? <EyeOff size={20} aria-hidden="true" /> : <CalendarOff size={20} aria-hidden="true" />}
      <p>{isSpoiler ? t('home.spoiler') : <LastEvent server={server} data={data} />}</p>
    </div>
  );
}

/** That no event is on or announced, and which one was the last. */
function LastEvent({ server, data }: { readonly server: ServerIndex; readonly data: HomeData }) {
  const { t } = useTranslation();
  const dates = useDates();
  const last = lastEndedAt(data.recent.events.values(), (event) => spanOn(event, server), data.now);
  if (!last) return t('home.noEvent');
  return (
    <>
      {t('home.lastEnded', { date: dates.date(last.endAt) })}{' '}
      <PageLink to={`/info/events/${last.thing.id}`}>{nameOf(last.thing, data)}</PageLink>
    </>
  );
}

interface ShownProps {
  readonly event: RecentEvent;
  readonly next: RecentEvent | null;
  readonly server: ServerIndex;
  readonly data: HomeData;
}

function Shown({ event, next, server, data }: ShownProps) {
  const { t } = useTranslation();
  const name = nameOf(event, data);
  const type = EVENT_TYPES.find((known) => known === event.type) ?? 'other';
  return (
    <>
      <EventBanner src={homeBannerPath(SERVERS[server], event)} />
      <div className={styles.facts}>
        <div className={styles.line}>
          <h3 className={styles.name}>
            <PageLink to={`/info/events/${event.id}`}>{name}</PageLink>
          </h3>
          <span className={styles.kind}>{t(`eventType.${type}`)}</span>
        </div>
        <EventBonus bonus={event.bonus} people={data.sources} />
        <EventTime span={spanOn(event, server)} now={data.now} />
        <p className={styles.next}>
          {next && (
            <>
              <span className={styles.kind}>{t('home.next')}</span>{' '}
              <PageLink to={`/info/events/${next.id}`} className={styles.nextName}>
                {nameOf(next, data)}
              </PageLink>{' '}
              <NextTime event={next} server={server} />
            </>
          )}
        </p>
      </div>
    </>
  );
}

const nameOf = (event: RecentEvent, { main, sub }: HomeData): string =>
  localised(event.name, main, sub)?.value ?? `#${event.id}`;

interface TimeProps {
  readonly event: RecentEvent;
  readonly server: ServerIndex;
}

function NextTime({ event, server }: TimeProps) {
  return <Countdown countdown={useCountdown('period', spanOn(event, server))} />;
}
