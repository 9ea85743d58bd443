import type { GachaRecord } from '#model/records/gacha';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useServers } from '#src/actors/use-servers.ts';
import { PageLink } from '#src/components/page-link.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useEvents } from '#src/data/lists.ts';
import { Panel } from '#src/parts/detail/detail-page.tsx';
import { eventsAt } from './events-at.ts';

/** The event that ran when it opened, where one did. */
export function EventPanel({ gacha }: { readonly gacha: GachaRecord }) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { range } = useDates();
  const { data } = useEvents();
  const opened = localised(gacha.publishedAt, main, sub);
  const found = opened && data ? eventsAt(data.byId.values(), opened.server, opened.value) : [];
  if (found.length === 0) return null;
  return (
    <Panel id="event" title={t('gacha.event')}>
      {found.map(({ id, name, from, to }) => {
        const called = localised(name, main, sub);
        return (
          <p key={id}>
            <PageLink to={`/info/events/${id}`} lang={called ? SERVER_LANGUAGES[called.server] : undefined}>
              {called?.value ?? `#${id}`}
            </PageLink>{' '}
            <span className="muted">{range(from, to)}</span>
          </p>
        );
      })}
    </Panel>
  );
}
