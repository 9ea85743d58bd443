import { MOST_POINTS, MOST_SAMPLES } from '#model/contract/tracker/tracker';
import { readCutoffs, readTopRanking, thinned } from '#model/records/read-tracker';
import type { Cutoff, TopRanking } from '#model/records/tracker';
import { TOP_PLAYERS } from '#model/vocabulary/tiers';
import { SECOND_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { Origin, TrackerRequest } from '../../origin/origin.ts';
import { Refusal } from '../refusal.ts';

/** An answer is used for so long: while an event runs nobody sees older points than 30 seconds. */
const FRESH_MS = 20 * SECOND_MS;
/** Samples and points kept in memory, of all rankings together. */
const KEPT_ROWS = 400_000;

interface Kept<T> {
  readonly value: T | null;
  readonly readAtMs: number;
}

/** What is asked of a ranking of the ten best. */
export interface TopQuestion {
  readonly server: number;
  readonly event: number;
  /** 0 for points, else the song that is ranked. */
  readonly mid: number;
  /** Only the ranking of now. */
  readonly isLatest: boolean;
  readonly intervalMs: number;
}

export interface TrackerParts {
  readonly origin: Pick<Origin, 'readTracker'>;
  /** What moderators put on record of a rank. */
  readonly recorded: (place: {
    readonly server: number;
    readonly event: number;
    readonly tier: number;
  }) => Promise<readonly Cutoff[]>;
  readonly now?: () => number;
}

/** Points of ranks and of the ten best, as the origin has them. */
export class Tracker {
  readonly #origin: Pick<Origin, 'readTracker'>;
  readonly #recorded: TrackerParts['recorded'];
  readonly #now: () => number;
  readonly #cutoffs = new BoundedCache<Kept<readonly Cutoff[]>>(
    KEPT_ROWS,
    ({ value }) => 1 + (value?.length ?? 0),
  );
  readonly #tops = new BoundedCache<Kept<TopRanking>>(
    KEPT_ROWS,
    ({ value }) => 1 + (value?.points.length ?? 0),
  );
  readonly #once = singleFlight<unknown>();

  constructor({ origin, recorded, now = Date.now }: TrackerParts) {
    this.#origin = origin;
    this.#recorded = recorded;
    this.#now = now;
  }

  /**
   * What moderators put on record counts before what the origin says of the same time.
   * @throws Refusal ORIGIN_UNAVAILABLE when neither says anything
   */
  async cutoffs(server: number, event: number, tier: number): Promise<readonly Cutoff[]> {
    const recorded = await this.#recorded({ server, event, tier });
    const found = await this.#samples({ kind: 'cutoffs', server, event, tier }).catch((error: unknown) => {
      if (recorded.length === 0) throw error;
      return null;
    });
    if (recorded.length === 0) return found ?? [];
    const byTime = new Map((found ?? []).map((sample) => [sample.time, sample]));
    for (const { time, ep } of recorded) byTime.set(time, { time, ep, by: 'moderator' });
    return [...byTime.values()].sort((a, b) => a.time - b.time);
  }

  #samples(request: TrackerRequest): Promise<readonly Cutoff[] | null> {
    return this.#read(this.#cutoffs, request, (json) => readCutoffs(json, { most: MOST_SAMPLES }));
  }

  /** Nobody for an event that the origin does not know. @throws Refusal ORIGIN_UNAVAILABLE when it cannot be asked */
  async top({ server, event, mid, isLatest, intervalMs }: TopQuestion): Promise<TopRanking> {
    const request = { kind: 'top', server, event, mid } as const;
    const found = await this.#read(this.#tops, request, (json) =>
      readTopRanking(json, { most: MOST_POINTS }),
    );
    if (found === null) return { points: [], users: [] };
    const points = isLatest ? found.points.slice(-TOP_PLAYERS) : thinned(found.points, intervalMs);
    const uids = new Set(points.map(({ uid }) => uid));
    return { points, users: found.users.filter(({ uid }) => uids.has(uid)) };
  }

  /** Null when the origin has no such thing. What was read before stands in while the origin is down. */
  async #read<T>(
    cache: BoundedCache<Kept<T>>,
    request: TrackerRequest,
    read: (json: unknown) => T,
  ): Promise<T | null> {
    const key = Object.values(request).join('/');
    const kept = cache.get(key);
    if (kept && this.#now() - kept.readAtMs < FRESH_MS) return kept.value;
    const answer = (await this.#once(key, () => this.#origin.readTracker(request))) as Awaited<
      ReturnType<Origin['readTracker']>
    >;
    if (answer.status === 'unavailable') {
      if (kept) return kept.value;
      throw new Refusal('ORIGIN_UNAVAILABLE');
    }
    const value = answer.status === 'found' ? read(answer.value) : null;
    cache.set(key, { value, readAtMs: this.#now() });
    return value;
  }
}
