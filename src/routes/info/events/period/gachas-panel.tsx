import { cameIn, type Period } from '#model/rules/event-period';
import { localised } from '#model/rules/localised';
import { endInSight } from '#model/rules/running';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { PageLink } from '#src/components/page-link.tsx';
import { ServerTag } from '#src/components/server-tag.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useGacha } from '#src/data/lists.ts';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import styles from '../detail/event-detail.module.css';

/** The gachas that opened while it ran. */
export function GachasPanel({ period }: { readonly period: Period }) {
  const { t } = useTranslation();
  const { sub } = useServers();
  const { date, shortDay } = useDates();
  const { data } = useGacha();
  const found = cameIn(data?.byId.values() ?? [], (gacha) => gacha.publishedAt, period);
  if (found.length === 0) return null;
  const { server } = period;
  return (
    <Panel id="gachas" title={t('events.gachas')} note={<ServerTag server={server} />}>
      <ul className={styles.stories}>
        {found.map(({ id, name, publishedAt, closedAt }) => {
          const called = localised(name, server, sub);
          const from = publishedAt[server] ?? period.from;
          const to = endInSight(closedAt[server], from);
          return (
            <li key={id}>
              <PageLink to={`/info/gacha/${id}`} lang={called ? SERVER_LANGUAGES[called.server] : undefined}>
                {called?.value ?? `#${id}`}
              </PageLink>
              <span className={styles.note}>
                {to === null ? date(from) : `${shortDay(from)} – ${date(to)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
