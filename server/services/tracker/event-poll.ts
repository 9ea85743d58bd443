import { MAX_POINTS, MAX_SAMPLES } from '#model/contract/tracker/tracker';
import { type Cutoff, readCutoffs, readTopRanking } from '#model/records/tracker';
import { isServerIndex } from '#model/vocabulary/servers';
import { TIERS } from '#model/vocabulary/tiers';
import { MINUTE_MS } from '#model/vocabulary/time';
import type { LiveRead, Origin } from '../../origin/origin.ts';
import type { Db } from '../../store/store.ts';
import type { HeldEvent } from './held-events.ts';
import { keepCutoffs, keepTop, type RecordedSamples } from './recorded.ts';

/** Rankings of the ten best are long: they are asked for less often. */
const TOP_EVERY_MS = 2 * MINUTE_MS;

/** New samples of one question. */
export interface NewSamples {
  /** May run more than once. */
  readonly keep: (trx: Db) => Promise<void>;
  /** Called when they are in the store. */
  readonly kept: () => void;
}

/** `unavailable`: the origin cannot be asked. */
export type Polled = NewSamples | 'nothing new' | 'unavailable';

export interface PollParts {
  readonly origin: Pick<Origin, 'readTracker'>;
  readonly recorded: RecordedSamples;
  readonly event: HeldEvent;
  /** Songs that are ranked by themselves. */
  readonly songs: readonly number[];
}

const valueIn = (answer: LiveRead): unknown => (answer.status === 'found' ? answer.value : {});

/** What is asked about an event, and what of the answers is stored already. */
export class EventPoll {
  readonly #parts: PollParts;
  /** Points by time, by rank; read from the store once. */
  readonly #cutoffs = new Map<number, Map<number, number>>();
  /** Time of the last points, by song. */
  readonly #tops = new Map<number, number>();
  #topsAskedMs = Number.NEGATIVE_INFINITY;

  constructor(parts: PollParts) {
    this.#parts = parts;
  }

  /** What is to be asked now, one after the other. */
  questions(nowMs: number): readonly (() => Promise<Polled>)[] {
    const { server } = this.#parts.event;
    const tiers = isServerIndex(server) ? TIERS[server] : [];
    const questions = tiers.map((tier) => () => this.#askCutoffs(tier));
    // After the end everything is asked once more.
    if (nowMs - this.#topsAskedMs < TOP_EVERY_MS && nowMs < this.#parts.event.endMs) return questions;
    this.#topsAskedMs = nowMs;
    return [...questions, ...[0, ...this.#parts.songs].map((mid) => () => this.#askTop(mid))];
  }

  async #askCutoffs(tier: number): Promise<Polled> {
    const { origin, recorded } = this.#parts;
    const { server, event } = this.#parts.event;
    const answer = await origin.readTracker({ kind: 'cutoffs', server, event, tier });
    if (answer.status === 'unavailable') return 'unavailable';
    let known = this.#cutoffs.get(tier);
    if (!known) {
      const stored = await recorded.cutoffs({ server, event, tier });
      known = new Map(stored?.value.map(({ time, ep }) => [time, ep]));
      this.#cutoffs.set(tier, known);
    }
    const before = known;
    const read = readCutoffs(valueIn(answer), { most: MAX_SAMPLES });
    const fresh = read.filter(({ time, ep }) => before.get(time) !== ep);
    if (fresh.length === 0) return 'nothing new';
    return {
      keep: (trx) => keepCutoffs(trx, { server, event, tier }, fresh),
      kept: () => addTo(before, fresh),
    };
  }

  async #askTop(mid: number): Promise<Polled> {
    const { origin, recorded } = this.#parts;
    const { server, event } = this.#parts.event;
    const answer = await origin.readTracker({ kind: 'top', server, event, mid });
    if (answer.status === 'unavailable') return 'unavailable';
    const last =
      this.#tops.get(mid) ?? (await recorded.top({ server, event, mid }))?.value.points.at(-1)?.time;
    const { points, users } = readTopRanking(valueIn(answer), { most: MAX_POINTS });
    const fresh = points.filter(({ time }) => last === undefined || time > last);
    const latest = fresh.at(-1)?.time;
    if (latest === undefined) return 'nothing new';
    const uids = new Set(fresh.map(({ uid }) => uid));
    const players = users.filter(({ uid }) => uids.has(uid));
    return {
      keep: (trx) => keepTop(trx, { server, event, mid }, fresh, players),
      kept: () => this.#tops.set(mid, latest),
    };
  }
}

function addTo(known: Map<number, number>, cutoffs: readonly Cutoff[]): void {
  for (const { time, ep } of cutoffs) known.set(time, ep);
}
