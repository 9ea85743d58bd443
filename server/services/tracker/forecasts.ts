import type { AnswerOf } from '#model/contract/endpoints';
import { PAST_EVENTS_PENDING } from '#model/contract/tracker/forecast';
import {
  type Forecast,
  type ForecastHistory,
  forecastSteps,
  type TierForecast,
} from '#model/forecast/forecast';
import type { EventRecord } from '#model/records/event';
import { TIERS } from '#model/vocabulary/tiers';
import { MINUTE_MS, SECOND_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { Asker, Log } from '../../origin/origin.ts';
import { bounded } from '../bounded.ts';
import { Refusal } from '../refusal.ts';
import { within } from '../within.ts';
import { type EarlierForecast, EarlierForecasts } from './earlier.ts';
import { eventsBefore, type ForetoldEvent, heldEvent, SETTLED_MS } from './foretold-events.ts';
import type { PastEvents } from './past-events.ts';
import { type EventReadings, lastReading, printOf, readingsOf, spaced } from './readings.ts';
import type { Tracker } from './tracker.ts';
import { Turns } from './turns.ts';

export type ForecastAnswer = AnswerOf<'GET tracker/forecast'>;

/** With what the tracker itself keeps, no one sees an older forecast than 30 seconds while its event runs. */
const FRESH_MS = 5 * SECOND_MS;
/** Only moderators change what is known of an event that is over. */
const OVER_MS = 10 * MINUTE_MS;
/** The first caller waits this long for past events and readings, and then gets an answer without them. */
const PATIENCE_MS = 3 * SECOND_MS;
const KEPT_ANSWERS = 400;
/** Events that wait for what was foretold of them earlier; it is made when someone asks again. */
const MAX_LOOKING_BACK = 3;
/** The forecast reads a curve at whole hours at best. */
const SPACING_MS = 20 * MINUTE_MS;

interface Kept {
  readonly answer: ForecastAnswer;
  /** Of all that it was made from. */
  readonly print: string;
  /** When someone who asks makes it be looked at again. */
  readonly dueAtMs: number;
}

/** On whose behalf a forecast is asked for. */
interface ForecastAsker extends Asker {
  /** Called when it has to be made of an event that is over, for no one but this caller. */
  readonly onMade?: () => void;
}

export interface ForecastParts {
  readonly events: () => Promise<ReadonlyMap<number, EventRecord>>;
  readonly tracker: Pick<Tracker, 'cutoffs'>;
  readonly past: PastEvents;
  readonly log: Log;
  readonly now?: () => number;
  readonly patienceMs?: number;
}

/** Forecasts of events (reference R61): each is made once for all that ask, when there is a new reading. */
export class Forecasts {
  readonly #parts: ForecastParts;
  readonly #now: () => number;
  readonly #patienceMs: number;
  readonly #kept = new BoundedCache<Kept>(KEPT_ANSWERS);
  readonly #earlier = new EarlierForecasts();
  readonly #once = singleFlight<ForecastAnswer>();
  readonly #turns = new Turns();
  /** Events whose earlier forecasts are being made, one after the other. */
  readonly #lookingBack = bounded(1, MAX_LOOKING_BACK);

  constructor(parts: ForecastParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
    this.#patienceMs = parts.patienceMs ?? PATIENCE_MS;
  }

  /** @throws Refusal NOT_FOUND when the server holds no such event, ORIGIN_UNAVAILABLE when nothing of it can be read */
  async of(server: number, id: number, asker?: ForecastAsker): Promise<ForecastAnswer> {
    const key = `${server}/${id}`;
    const kept = this.#kept.get(key);
    if (kept && this.#now() < kept.dueAtMs) return kept.answer;
    const renew = (signal: AbortSignal) => this.#renew(key, { server, id }, asker && { ...asker, signal });
    // What is renewed is for all who ask later, too; of what was never made only those who wait now know.
    const renewed = this.#once(key, renew, kept ? undefined : asker?.signal);
    if (!kept) return renewed;
    return (await within(this.#patienceMs, renewed)) ?? kept.answer;
  }

  async #renew(
    key: string,
    { server, id }: { readonly server: number; readonly id: number },
    asker?: ForecastAsker,
  ): Promise<ForecastAnswer> {
    const events = await this.#parts.events();
    const event = heldEvent(events, server, id);
    if (event === null) throw new Refusal('NOT_FOUND');
    const before = eventsBefore(events, event, this.#now());
    const kept = this.#kept.get(key);
    const loading = this.#parts.past.load(before);
    const [readings] = await Promise.all([
      within(this.#patienceMs, this.#read(event, asker && { who: asker.who })),
      // Callers that have an answer do not wait for a better one.
      kept
        ? null
        : within(
            this.#patienceMs,
            loading.then(() => null),
          ),
    ]);
    if (readings === 'unavailable') throw new Refusal('ORIGIN_UNAVAILABLE');
    if (readings === null) return answerOf(null, event.startAt, [], false);
    const past = this.#parts.past.known(before);
    const print = `${past.history.length} ${past.isWhole} ${printOf(readings)}`;
    const dueAtMs = this.#now() + (past.isWhole && this.#isOver(event) ? OVER_MS : FRESH_MS);
    const same = this.#kept.get(key);
    if (same?.print === print) {
      this.#kept.set(key, { ...same, dueAtMs });
      return same.answer;
    }
    const isOver = this.#isOver(event);
    if (isOver) asker?.onMade?.();
    const steps = () => forecastSteps(past.history, readings);
    const made = await this.#turns.take(isOver ? 'over' : 'running', steps, asker);
    const at = lastReading(readings) ?? event.startAt;
    const answer = answerOf(made, at, this.#earlier.known(key), past.isWhole);
    this.#kept.set(key, { answer, print, dueAtMs });
    if (past.isWhole) this.#addEarlier(key, past.history, readings, { made, at, print });
    return answer;
  }

  /** Looks back at how the forecast went; takes its time, after the answer. */
  #addEarlier(
    key: string,
    history: ForecastHistory,
    readings: EventReadings,
    { made, at, print }: Made,
  ): void {
    this.#lookingBack(() => this.#earlier.make(key, history, readings, this.#turns)).then(
      () => {
        const kept = this.#kept.get(key);
        if (kept?.print !== print) return;
        this.#kept.set(key, { ...kept, answer: answerOf(made, at, this.#earlier.known(key), true) });
      },
      (error: unknown) => {
        const kept = this.#kept.get(key);
        // Too many wait: it is made once more for who asks in a minute.
        if (error instanceof Refusal && kept?.print === print)
          this.#kept.set(key, { ...kept, print: '', dueAtMs: this.#now() + MINUTE_MS });
        else this.#parts.log(`The forecast of ${key} has no past: ${String(error)}`);
      },
    );
  }

  #isOver = ({ endAt }: ForetoldEvent): boolean => this.#now() >= endAt + SETTLED_MS;

  /** Tiers that no one read are left out, unless no one has read any of an event that is not over. */
  async #read(event: ForetoldEvent, asker?: Asker): Promise<EventReadings | 'unavailable'> {
    const answers = await Promise.allSettled(
      TIERS[event.server].map(async (tier) => {
        const cutoffs = await this.#parts.tracker.cutoffs(
          { server: event.server, event: event.id, tier },
          asker,
        );
        return [tier, spaced(cutoffs, SPACING_MS)] as const;
      }),
    );
    const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    if (read.length === 0) return 'unavailable';
    const known = read.filter(([, samples]) => samples.some(([time]) => time >= event.startAt));
    const isAwaited = known.length === 0 && this.#now() < event.endAt;
    return readingsOf(event, isAwaited ? read.map(([tier]) => [tier, []]) : known);
  }
}

interface Made {
  readonly made: Forecast;
  readonly at: number;
  readonly print: string;
}

const points = ({ final, low, high }: Pick<TierForecast, 'final' | 'low' | 'high'>) => ({
  final: Math.round(final),
  low: Math.round(low),
  high: Math.round(high),
});

/** Without a forecast nothing could be read in time. */
function answerOf(
  made: Forecast | null,
  at: number,
  earlier: readonly EarlierForecast[],
  isWhole: boolean,
): ForecastAnswer {
  const tiers = [...(made?.tiers ?? [])].map(([tier, one]) => ({
    tier,
    now: Math.round(one.now),
    ...points(one),
    speed: Math.round(one.speed),
    path: one.path.map(([time, ep]) => ({ time: Math.round(time), ep: Math.round(ep) })),
    past: earlier.flatMap(({ time, tiers }) => {
      const then = tiers.get(tier);
      return then ? [{ time, ...points(then) }] : [];
    }),
  }));
  const notes: ForecastAnswer['notes'] = (made?.notes ?? []).map(({ kind, tiers }) => ({
    kind,
    tiers: [...tiers],
  }));
  if (!isWhole) notes.push({ kind: PAST_EVENTS_PENDING, tiers: [] });
  return { result: true, at, notes, tiers };
}
