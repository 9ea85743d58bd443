import type { Chart } from '../../charts/chart.ts';

export interface EventOffers {
  /** Events that an active state has an arrow for; a guard may still refuse them. */
  readonly now: readonly string[];
  /** Events that other states wait for. */
  readonly later: readonly string[];
}

/** Named by the machines, not by the library: `NOUN.VERB`. */
const isOwn = (event: string): boolean => /^[A-Z]/.test(event);

/** Which events a machine knows, and which of them it listens to in the given states. */
export function offersOf({ arrows }: Chart, active: ReadonlySet<string>): EventOffers {
  const events = [...new Set(arrows.map(({ event }) => event).filter(isOwn))].sort();
  const isNow = (event: string): boolean =>
    arrows.some((arrow) => arrow.event === event && active.has(arrow.from));
  return { now: events.filter(isNow), later: events.filter((event) => !isNow(event)) };
}
