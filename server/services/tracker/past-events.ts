import { type ForecastHistory, historyOf } from '#model/forecast/forecast';
import { TIERS } from '#model/vocabulary/tiers';
import { HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { atMost, singleFlight } from '../../origin/flights.ts';
import { breather } from '../slices.ts';
import type { CurveFiles } from './curve-files.ts';
import type { ForetoldEvent } from './foretold-events.ts';
import { type EventReadings, readingsOf, spaced } from './readings.ts';
import type { Tracker } from './tracker.ts';

/** Curves of past events, and whether all that were asked for are among them. */
export interface KnownPast {
  readonly history: ForecastHistory;
  readonly isWhole: boolean;
}

/** Readings kept in memory, of all past events together; sixteen bytes each. */
const KEPT_READINGS = 1_500_000;
const AT_A_TIME = 2;
/** An event that could not be read is left alone for so long. */
const REST_MS = MINUTE_MS;
/** A past curve needs no more readings than this. */
const SPACING_MS = HOUR_MS;

const keyOf = ({ server, id }: ForetoldEvent): string => `${server}/${id}`;
const readingsIn = (history: ForecastHistory): number =>
  1 + history.flatMap(({ event }) => [...event.curves.values()]).reduce((sum, c) => sum + c.hours.length, 0);

/** Curves of events that are over. They never change: each is read once, a few at a time, and kept. */
export class PastEvents {
  readonly #tracker: Pick<Tracker, 'finalCutoffs'>;
  readonly #files: CurveFiles | null;
  readonly #now: () => number;
  readonly #known = new BoundedCache<ForecastHistory>(KEPT_READINGS, readingsIn);
  readonly #failedAt = new BoundedCache<number>(10_000);
  readonly #once = singleFlight<void>();
  readonly #limited = atMost(AT_A_TIME);

  constructor(
    tracker: Pick<Tracker, 'finalCutoffs'>,
    files: CurveFiles | null,
    now: () => number = Date.now,
  ) {
    this.#tracker = tracker;
    this.#files = files;
    this.#now = now;
  }

  known(events: readonly ForetoldEvent[]): KnownPast {
    const found = events.map((event) => this.#known.get(keyOf(event)));
    return { history: found.flatMap((one) => one ?? []), isWhole: !found.includes(undefined) };
  }

  /** Reads what is not known yet. What cannot be read is left out for a minute. */
  async load(events: readonly ForetoldEvent[]): Promise<void> {
    await Promise.all(events.filter((event) => this.#isDue(event)).map((event) => this.#load(event)));
  }

  #isDue(event: ForetoldEvent): boolean {
    const failedAt = this.#failedAt.get(keyOf(event));
    return (
      this.#known.get(keyOf(event)) === undefined &&
      (failedAt === undefined || this.#now() - failedAt >= REST_MS)
    );
  }

  #load(event: ForetoldEvent): Promise<void> {
    return this.#once(keyOf(event), () =>
      this.#limited(async () => {
        // It may have failed, or others may have, while it waited.
        if (!this.#isDue(event)) return;
        const readings = await this.#read(event).catch(() => null);
        if (readings === null) this.#failedAt.set(keyOf(event), this.#now());
        else this.#known.set(keyOf(event), historyOf([readings]));
      }),
    );
  }

  async #read(event: ForetoldEvent): Promise<EventReadings> {
    const kept = await this.#files?.get(event);
    if (kept) return kept;
    const breathe = breather();
    const tiers: [number, ReturnType<typeof spaced>][] = [];
    for (const tier of TIERS[event.server]) {
      const cutoffs = await this.#tracker.finalCutoffs({ server: event.server, event: event.id, tier });
      tiers.push([tier, spaced(cutoffs, SPACING_MS)]);
      await breathe();
    }
    const readings = readingsOf(event, tiers);
    await this.#files?.put(event, readings);
    return readings;
  }
}
