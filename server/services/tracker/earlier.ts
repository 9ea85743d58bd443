import { type ForecastHistory, forecastSteps, type TierForecast } from '#model/forecast/forecast';
import { HOUR_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { type EventReadings, lastReading, printOf, readUntil } from './readings.ts';
import type { Turns } from './turns.ts';

/** What was foretold of each tier at one time. */
export interface EarlierForecast {
  readonly time: number;
  readonly tiers: ReadonlyMap<string, TierForecast>;
}

interface Made extends EarlierForecast {
  /** Of the readings it was made from. */
  readonly print: string;
}

const EVERY_MS = 6 * HOUR_MS;
/** As many as the contract lets through, for an event that goes on for longer. */
const MOST = 128;
const KEPT_FORECASTS = 2_000;

/** Every six hours since the start, before the last reading and the end. */
function timesOf(readings: EventReadings): readonly number[] {
  const until = Math.min(lastReading(readings) ?? 0, readings.endAt);
  const count = Math.min(MOST, Math.max(0, Math.ceil((until - readings.startAt) / EVERY_MS) - 1));
  return Array.from({ length: count }, (_, nth) => readings.startAt + (nth + 1) * EVERY_MS);
}

/**
 * What forecasts of an event said earlier: each is made once more from what was known at its time, so that it needs no record. Those whose
 * readings did not change are kept.
 */
export class EarlierForecasts {
  readonly #made = new BoundedCache<readonly Made[]>(KEPT_FORECASTS, (made) => 1 + made.length);

  /** What is made already; the earliest first. */
  known(key: string): readonly EarlierForecast[] {
    return this.#made.get(key) ?? [];
  }

  /** Each is a turn of its own: a forecast that someone waits for comes between them. */
  async make(key: string, history: ForecastHistory, readings: EventReadings, turns: Turns): Promise<void> {
    const before = new Map((this.#made.get(key) ?? []).map((one) => [one.time, one]));
    const made: Made[] = [];
    for (const time of timesOf(readings)) {
      const then = readUntil(readings, time);
      const print = printOf(then);
      const same = before.get(time);
      if (same?.print === print) made.push(same);
      else
        made.push({
          time,
          print,
          tiers: (await turns.take('earlier', () => forecastSteps(history, then))).tiers,
        });
    }
    this.#made.set(key, made);
  }
}
