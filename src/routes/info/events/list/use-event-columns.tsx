import { useMemo } from 'react';
import { localised } from '#model/rules/localised';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/actors/time/use-dates.ts';
import { AttributeMark } from '#src/components/attribute-mark.tsx';
import { EventBanner } from '#src/components/event-banner.tsx';
import { Cast } from '#src/components/event-bonus.tsx';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import pieces from '#src/parts/detail/pieces.module.css';
import { EntryName } from '#src/parts/listing/entry/entry-name.tsx';
import type { Column } from '#src/parts/listing/listing.ts';
import type { EventItem } from '../event-item.ts';
import { eventPath } from '../event-path.ts';
import { StatusChip } from '../status-chip.tsx';
import type { EventGame } from '../use-events-of-page.ts';
import { useEventDates } from './use-event-dates.ts';

type Columns = readonly Column<EventItem>[];

/** Which event it is. */
function useNames(): Columns {
  const { t } = useTranslation();
  return useMemo(() => {
    const typeOf = ({ view, event }: EventItem): string =>
      view.type ? t(`eventType.${view.type}`) : event.type;
    return [
      {
        ...{ key: 'event', title: t('page.event'), sort: 'name' },
        cell: ({ id, view, banner }) => (
          <EntryName
            to={eventPath(id)}
            picture={<EventBanner src={banner} isLazy />}
            name={view.name}
            isWide
          />
        ),
        tell: ({ view }) => view.name,
      },
      {
        ...{ key: 'id', title: t('card.number'), isNumber: true, sort: 'id' },
        cell: ({ id }) => id,
        tell: ({ id }) => id,
      },
      { key: 'type', title: t('card.type'), cell: typeOf, tell: typeOf },
      {
        ...{ key: 'status', title: t('events.status') },
        cell: ({ view }) => <StatusChip status={view.status} />,
        tell: ({ view }) => view.status && t(`event.${view.status}`),
      },
    ];
  }, [t]);
}

/** What lifts a team in it. */
function useBonus({ bands, characters, main, sub }: EventGame): Columns {
  const { t } = useTranslation();
  const { list } = useFormat();
  return useMemo(() => {
    const people = { bands, characters, main, sub };
    const nameOf = (id: number): string => {
      const name = characters.get(id)?.name;
      return (name && localised(name, main, sub)?.value) ?? `#${id}`;
    };
    return [
      {
        ...{ key: 'attr', title: t('filter.attribute') },
        cell: ({ event }) => (
          <span className={pieces.marked}>
            {event.bonus.attributes.map(({ attribute }) => (
              <AttributeMark key={attribute} attribute={attribute} label={t(`attribute.${attribute}`)} />
            ))}
          </span>
        ),
        tell: ({ event }) => list(event.bonus.attributes.map(({ attribute }) => t(`attribute.${attribute}`))),
      },
      {
        ...{ key: 'char', title: t('events.characters') },
        cell: ({ characterIds }) => (
          <span className={pieces.marked}>
            <Cast ids={characterIds} people={people} />
          </span>
        ),
        tell: ({ characterIds }) => list(characterIds.map(nameOf)),
      },
    ];
  }, [t, list, bands, characters, main, sub]);
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** When it runs on the main server; in the file on every one. */
function useTimes({ main }: EventGame): Columns {
  const { t } = useTranslation();
  const { date } = useDates();
  const datesOf = useEventDates();
  return useMemo(() => {
    const start = (item: EventItem) =>
      item.view.startAt === null ? <span className="muted">{datesOf(item)}</span> : date(item.view.startAt);
    return [
      {
        ...{ key: 'start', title: t('events.start'), sort: 'start' },
        cell: start,
        tell: ({ event }) => iso(event.startAt[main]),
      },
      {
        ...{ key: 'end', title: t('events.end') },
        cell: ({ view }) => (view.endAt === null ? null : date(view.endAt)),
        tell: ({ event }) => iso(event.endAt[main]),
      },
      ...SERVERS.map(
        (server, index): Column<EventItem> => ({
          ...{ key: server, title: `${t('events.start')}, ${t(`server.${server}`)}`, isHidden: true },
          cell: () => null,
          tell: ({ event }) => iso(event.startAt[index] ?? null),
        }),
      ),
    ];
  }, [t, date, datesOf, main]);
}

/** What the table shows and what the file holds. */
export function useEventColumns(game: EventGame): Columns {
  const names = useNames();
  const bonus = useBonus(game);
  const times = useTimes(game);
  return useMemo(() => [...names, ...times, ...bonus], [names, times, bonus]);
}
