import { isServerIndex, type PerServer, type ServerIndex } from '../../vocabulary/servers.ts';

/** What is on for a time on one server, on the line of time that all its servers share. */
export interface Lane {
  readonly server: ServerIndex;
  /** Epoch milliseconds. */
  readonly from: number;
  /** Null where the end is not announced. */
  readonly to: number | null;
  /** Nothing is announced there yet. */
  readonly isEstimate: boolean;
  /** Where its bar begins and how long it is, as shares of the line. */
  readonly at: number;
  readonly share: number;
}

export interface Lanes {
  /** Of the servers it has come to or may come to, in the order of servers. */
  readonly lanes: readonly Lane[];
  /** Where this moment is on the line, as a share; null when it is outside. */
  readonly now: number | null;
}

type Period = Pick<Lane, 'server' | 'from' | 'to' | 'isEstimate'>;

/** When something is on at each server, in epoch milliseconds. */
export interface ServerTimes {
  readonly startAt: PerServer<number>;
  readonly endAt: readonly (number | null)[];
  /** When it may begin where that is not announced. */
  readonly estimates: PerServer<number>;
}

/** Announced ends lie after their starts; an estimated one lasts as long as the first that is known. */
function periodsOf({ startAt, endAt, estimates }: ServerTimes): readonly Period[] {
  const lasts = startAt
    .map((start, server) => (endAt[server] ?? Number.NaN) - (start ?? Number.NaN))
    .find((one) => one > 0);
  return startAt.flatMap((start, server) => {
    const from = start ?? estimates[server];
    if (from === null || from === undefined || !isServerIndex(server)) return [];
    const end = start === null ? (lasts === undefined ? null : from + lasts) : (endAt[server] ?? null);
    return [{ server, from, to: end !== null && end > from ? end : null, isEstimate: start === null }];
  });
}

/** How something went around the servers: one line of time from its first start to its last end. */
export function lanesOf(times: ServerTimes, now: number): Lanes {
  const periods = periodsOf(times);
  const first = Math.min(...periods.map(({ from }) => from));
  const last = Math.max(...periods.map(({ from, to }) => to ?? from));
  const span = Math.max(1, last - first);
  const lanes = periods.map((period) => ({
    ...period,
    at: (period.from - first) / span,
    share: ((period.to ?? period.from) - period.from) / span,
  }));
  return { lanes, now: now >= first && now <= last ? (now - first) / span : null };
}
