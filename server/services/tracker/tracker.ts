import { MAX_POINTS, MAX_SAMPLES } from '#model/contract/tracker/tracker';
import {
  type Cutoff,
  readCutoffs,
  readTopRanking,
  type TopPlayer,
  type TopPoint,
  type TopRanking,
  thinned,
} from '#model/records/tracker';
import { isServerIndex } from '#model/vocabulary/servers';
import { TIERS, TOP_PLAYERS } from '#model/vocabulary/tiers';
import { SECOND_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { Asker, Origin, TrackerRequest } from '../../origin/origin.ts';
import { Refusal } from '../refusal.ts';
import type { Recorded, RecordedSamples } from './recorded.ts';

/** All samples by time; of one time that of the origin, which may have been put right since. */
function mergedCutoffs(stored: readonly Cutoff[], origin: readonly Cutoff[]): readonly Cutoff[] {
  const byTime = new Map<number, Cutoff>();
  for (const sample of [...stored, ...origin]) byTime.set(sample.time, sample);
  return [...byTime.values()].sort((a, b) => a.time - b.time).slice(-MAX_SAMPLES);
}

/** At each time the ten that the origin has, else those that are stored; everybody as the origin describes them. */
function mergedTops(stored: TopRanking, origin: TopRanking): TopRanking {
  const theirs = new Set(origin.points.map(({ time }) => time));
  const points = [...stored.points.filter(({ time }) => !theirs.has(time)), ...origin.points]
    .sort((a: TopPoint, b: TopPoint) => a.time - b.time || b.value - a.value)
    .slice(-MAX_POINTS);
  const byUid = new Map<number, TopPlayer>();
  for (const user of [...stored.users, ...origin.users]) byUid.set(user.uid, user);
  const uids = new Set(points.map(({ uid }) => uid));
  return { points, users: [...uids].flatMap((uid) => byUid.get(uid) ?? []) };
}

/** An answer is used for so long: while an event runs no one sees older points than 30 seconds. */
const FRESH_MS = 20 * SECOND_MS;
/** Samples and points kept in memory, of all rankings together. */
const KEPT_ROWS = 400_000;

interface Kept<T> {
  readonly value: T | null;
  readonly readAtMs: number;
}

type CutoffRequest = Extract<TrackerRequest, { readonly kind: 'cutoffs' }>;
type Asked<T> = T | null | 'unavailable';

/** How one kind of thing is read, from the store and from the origin. */
interface Ways<T> {
  readonly read: (json: unknown) => T;
  readonly stored: () => Promise<Recorded<T> | null> | null;
  readonly merge: (stored: T, origin: T) => T;
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

/** A rank of an event on one server. */
export interface TrackedRank {
  readonly server: number;
  readonly event: number;
  readonly tier: number;
}

export interface TrackerParts {
  readonly origin: Pick<Origin, 'readTracker'>;
  /** What moderators put on record of a rank. */
  readonly recorded: (place: TrackedRank) => Promise<readonly Cutoff[]>;
  /** What was stored of the origin's answers; null where nothing is recorded. */
  readonly stored?: Pick<RecordedSamples, 'cutoffs' | 'top'>;
  readonly now?: () => number;
}

interface Merged {
  readonly found: readonly Cutoff[] | null;
  readonly cutoffs: readonly Cutoff[];
}

/** Points of ranks and of the ten best, as the origin has them and as they were recorded (reference R62). */
export class Tracker {
  readonly #origin: Pick<Origin, 'readTracker'>;
  readonly #recorded: TrackerParts['recorded'];
  readonly #stored: TrackerParts['stored'] | null;
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
  /** By what moderators put on record, so that the same cutoffs are the same array. */
  readonly #merged = new WeakMap<readonly unknown[], Merged>();

  constructor({ origin, recorded, stored, now = Date.now }: TrackerParts) {
    this.#origin = origin;
    this.#recorded = recorded;
    this.#stored = stored ?? null;
    this.#now = now;
  }

  /**
   * What moderators put on record counts before what the origin says of the same time.
   * @throws Refusal ORIGIN_UNAVAILABLE when neither says anything
   */
  cutoffs(place: TrackedRank, asker?: Asker): Promise<readonly Cutoff[]> {
    return this.#withRecorded(place, (request) => this.#samples(request, asker));
  }

  /**
   * Of every rank that is tracked on the server, the best first; ranks that no one read are left out.
   * @throws Refusal ORIGIN_UNAVAILABLE when none of them can be had
   */
  async allCutoffs(
    { server, event }: Omit<TrackedRank, 'tier'>,
    asker?: Asker,
  ): Promise<readonly { readonly tier: number; readonly cutoffs: readonly Cutoff[] }[]> {
    const tiers = isServerIndex(server) ? TIERS[server] : [];
    // One signal for nineteen questions would have more listeners than Node.js takes for sound; what is read is kept for all.
    const who = asker && { who: asker.who };
    const read = await Promise.allSettled(
      tiers.map(async (tier) => ({ tier, cutoffs: await this.cutoffs({ server, event, tier }, who) })),
    );
    const failed = read.find((each) => each.status === 'rejected');
    if (failed && read.every((each) => each.status === 'rejected')) throw failed.reason;
    const found = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    return found.filter(({ cutoffs }) => cutoffs.length > 0);
  }

  /** As `cutoffs`, of an event that is over: who asks keeps it. @throws Refusal as `cutoffs` */
  finalCutoffs(place: TrackedRank): Promise<readonly Cutoff[]> {
    return this.#withRecorded(place, async (request) => {
      const found = await this.#ask(request, this.#waysOf(request));
      if (found === 'unavailable') throw new Refusal('ORIGIN_UNAVAILABLE');
      return found;
    });
  }

  async #withRecorded(
    place: TrackedRank,
    read: (request: CutoffRequest) => Promise<readonly Cutoff[] | null>,
  ): Promise<readonly Cutoff[]> {
    const recorded = await this.#recorded(place);
    const found = await read({ kind: 'cutoffs', ...place }).catch((error: unknown) => {
      if (recorded.length === 0) throw error;
      return null;
    });
    if (recorded.length === 0) return found ?? [];
    const known = this.#merged.get(recorded);
    if (known?.found === found) return known.cutoffs;
    const byTime = new Map<number, Cutoff>((found ?? []).map((sample) => [sample.time, sample]));
    for (const { time, ep } of recorded) byTime.set(time, { time, ep, by: 'moderator' });
    const cutoffs = [...byTime.values()].sort((a, b) => a.time - b.time);
    this.#merged.set(recorded, { found, cutoffs });
    return cutoffs;
  }

  #samples(request: CutoffRequest, asker?: Asker): Promise<readonly Cutoff[] | null> {
    return this.#read(this.#cutoffs, request, this.#waysOf(request), asker);
  }

  #waysOf(request: CutoffRequest): Ways<readonly Cutoff[]> {
    return {
      read: (json) => readCutoffs(json, { most: MAX_SAMPLES }),
      stored: () => this.#stored?.cutoffs(request) ?? null,
      merge: mergedCutoffs,
    };
  }

  /** An event has new samples: what is kept of it is old. */
  forget({ server, event }: { readonly server: number; readonly event: number }): void {
    for (const cache of [this.#cutoffs, this.#tops]) {
      cache.deleteWhere((key) => key.includes(`/${server}/${event}/`));
    }
  }

  /** No one for an event that the origin does not know. @throws Refusal ORIGIN_UNAVAILABLE when it cannot be asked */
  async top(question: TopQuestion, asker?: Asker): Promise<TopRanking> {
    const { server, event, mid, isLatest, intervalMs } = question;
    const request = { kind: 'top', server, event, mid } as const;
    const ways: Ways<TopRanking> = {
      read: (json) => readTopRanking(json, { most: MAX_POINTS }),
      stored: () => this.#stored?.top(request) ?? null,
      merge: mergedTops,
    };
    const found = await this.#read(this.#tops, request, ways, asker);
    if (found === null) return { points: [], users: [] };
    const points = isLatest ? found.points.slice(-TOP_PLAYERS) : thinned(found.points, intervalMs);
    const uids = new Set(points.map(({ uid }) => uid));
    return { points, users: found.users.filter(({ uid }) => uids.has(uid)) };
  }

  /**
   * Null when neither the store nor the origin has such a thing. Of an event that was recorded to its end the origin is not
   * asked. What was read before, or is stored, stands in while the origin is down.
   */
  async #read<T>(
    cache: BoundedCache<Kept<T>>,
    request: TrackerRequest,
    ways: Ways<T>,
    asker?: Asker,
  ): Promise<T | null> {
    const key = Object.values(request).join('/');
    const kept = cache.get(key);
    if (kept && this.#now() - kept.readAtMs < FRESH_MS) return kept.value;
    const ask = (signal: AbortSignal) => this.#ask(request, ways, asker && { ...asker, signal });
    const found = (await this.#once(key, ask, asker?.signal)) as Asked<T>;
    if (found === 'unavailable') {
      if (kept) return kept.value;
      throw new Refusal('ORIGIN_UNAVAILABLE');
    }
    cache.set(key, { value: found, readAtMs: this.#now() });
    return found;
  }

  async #ask<T>(request: TrackerRequest, { stored, read, merge }: Ways<T>, asker?: Asker): Promise<Asked<T>> {
    const own = await stored();
    if (own?.isWhole) return own.value;
    const answer = await this.#origin.readTracker(request, asker);
    if (answer.status === 'unavailable') return own?.value ?? 'unavailable';
    const theirs = answer.status === 'found' ? read(answer.value) : null;
    return own && theirs ? merge(own.value, theirs) : (theirs ?? own?.value ?? null);
  }
}
