import { isFromStart } from '../rules/from-start.ts';
import { endInSight, STATUSES, type Status, serversOutAt, statusAt } from '../rules/running.ts';
import type { PerServer, ServerCode } from '../vocabulary/servers.ts';
import { SERVERS } from '../vocabulary/servers.ts';
import type { Context, Field, Item, Word, Words, World } from './family.ts';
import { isoTime, optionsOf, serverField } from './fields.ts';

/** Properties of what is on for a time, which several families share. */

/** When something is on at each server, and what that says of the main one. */
export interface ItemPeriod {
  /** Epoch milliseconds; see `isFromStart`. */
  readonly opens: PerServer<number>;
  /** Epoch milliseconds; far ahead for what never ends. */
  readonly closes: PerServer<number>;
  readonly status: Status | null;
  /** Codes of the servers where it has begun. */
  readonly servers: readonly string[];
}

export const periodOf = (
  opens: PerServer<number>,
  closes: PerServer<number>,
  { main, now }: World,
): ItemPeriod => ({
  opens,
  closes,
  status: statusAt({ startAt: opens[main], endAt: closes[main] }, now),
  servers: serversOutAt(opens, now),
});

/** From when to when, in words; an end far in the future is left out. */
export function periodText(
  opens: number | null,
  closes: number | null,
  now: number,
  { t, dates }: Pick<Words, 't' | 'dates'>,
): string {
  if (opens === null) return t('event.noDates');
  const end = endInSight(closes, now);
  if (isFromStart(opens))
    return end === null ? t('period.always') : t('period.until', { date: dates.date(end) });
  return end === null ? t('period.from', { date: dates.date(opens) }) : dates.range(opens, end);
}

/** On the main server. */
export const periodOnMain = ({ opens, closes }: ItemPeriod, { main, now, words }: Context): string =>
  periodText(opens[main], closes[main], now, words);

export const statusWord = ({ status }: Pick<ItemPeriod, 'status'>, { words }: Context): Word | null =>
  status && { text: words.t(`event.${status}`), look: 'chip', status };

/** Says whether it is on or comes; nothing of what is over. */
export const currentWord = (period: Pick<ItemPeriod, 'status'>, context: Context): Word | null =>
  period.status === 'completed' ? null : statusWord(period, context);

/** A filter by whether it is on, comes or is over. */
export const statusField = <I extends Item>(of: (item: I) => Status | null): Field<I> => ({
  title: 'events.status',
  text: (item, { words }) => {
    const status = of(item);
    return status && words.t(`event.${status}`);
  },
  facet: {
    options: optionsOf(STATUSES, (one) => `event.${one}`),
    of: (item) => {
      const status = of(item);
      return status === null ? [] : [status];
    },
  },
});

/** For the file: a column for each server with the start there. */
export const startColumns = <I extends Item>(
  of: (item: I) => PerServer<number>,
): Readonly<Record<ServerCode, Field<I>>> => {
  const column = (server: ServerCode): Field<I> => ({
    title: ({ words: { t } }) => `${t('events.start')}, ${t(`server.${server}`)}`,
    isFileOnly: () => true,
    csv: (item) => isoTime(of(item)[SERVERS.indexOf(server)] ?? null),
  });
  return { jp: column('jp'), en: column('en'), tw: column('tw'), cn: column('cn'), kr: column('kr') };
};

/** Status, dates and servers; for the file a column with the start on each server. */
export const periodFields = <I extends Item & ItemPeriod>() => {
  const days: Field<I> = { title: 'events.dates', text: periodOnMain };
  const start: Field<I> = {
    title: 'events.start',
    text: ({ opens }, { main, words }) => startText(opens[main], words),
    csv: ({ opens }, { main }) => isoTime(opens[main]),
    sort: { descending: true, by: ({ opens }, { main }) => opens[main] },
  };
  const end: Field<I> = {
    title: 'events.end',
    text: ({ closes }, { main, now, words }) => {
      const at = endInSight(closes[main], now);
      return at === null ? '' : words.dates.date(at);
    },
    csv: ({ closes }, { main, now }) => isoTime(endInSight(closes[main], now)),
  };
  return {
    status: statusField<I>(({ status }) => status),
    days,
    start,
    end,
    server: serverField<I>(({ servers }) => servers),
    ...startColumns<I>(({ opens }) => opens),
  };
};

/** Since when, in words. */
export function startText(at: number | null, { t, dates }: Pick<Words, 't' | 'dates'>): string {
  if (at === null) return t('event.noDates');
  return isFromStart(at) ? t('period.always') : dates.date(at);
}
