import { eventsAt } from '#model/rules/event-period';
import { localised } from '#model/rules/localised';
import { SERVER_LANGUAGES } from '#model/vocabulary/locales';
import type { PerServer } from '#model/vocabulary/servers';
import { useDates } from '../actors/use-dates.ts';
import { useServers } from '../actors/use-servers.ts';
import { useEvents } from '../data/lists.ts';
import { PageLink } from '../page/page-link.tsx';
import { useTranslation } from '../text/translation.tsx';
import { Panel } from './detail-page.tsx';

interface Props {
  /** When the thing of the page begins on each server, in epoch milliseconds. */
  readonly opens: PerServer<number>;
}

/** The event that ran when something began, where one did. */
export function EventThenPanel({ opens }: Props) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const { range } = useDates();
  const { data } = useEvents();
  const opened = localised(opens, main, sub);
  const found = opened && data ? eventsAt(data.byId.values(), opened.server, opened.value) : [];
  if (found.length === 0) return null;
  return (
    <Panel id="event" title={t('gacha.event')}>
      {found.map(({ event: { id, name }, period: { from, to } }) => {
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
