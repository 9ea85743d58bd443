import { MAX_POINTS, MAX_SAMPLES } from '#model/contract/tracker/tracker';
import {
  type Cutoff,
  readTopRanking,
  type TopPlayer,
  type TopPoint,
  type TopRanking,
} from '#model/records/tracker';
import type { Db, Store } from '../../store/store.ts';
import type { PackedSample } from '../../store/tracker/packing.ts';
import {
  keepPlayers,
  keepSamples,
  openEvents,
  openSeries,
  readPlayers,
  readSeries,
  type SampleKey,
  sealSeries,
} from '../../store/tracker/samples.ts';

/** What was recorded; `isWhole` when its event is over and nothing more is to come. */
export interface Recorded<T> {
  readonly value: T;
  readonly isWhole: boolean;
}

interface Ranking {
  readonly server: number;
  readonly event: number;
  readonly mid: number;
}

export interface EventPlace {
  readonly server: number;
  readonly event: number;
}

/** Samples of ranks and of the ten best in the store (reference R62). */
export class RecordedSamples {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Null where nothing of the rank was recorded. */
  async cutoffs(place: EventPlace & { readonly tier: number }): Promise<Recorded<readonly Cutoff[]> | null> {
    const [series] = await readSeries(this.#store.db, { ...cutoffPlace(place), subject: place.tier });
    if (!series) return null;
    const value = series.samples.slice(-MAX_SAMPLES).map(({ time, value: ep }) => ({ time, ep }));
    return { value, isWhole: series.isSealed };
  }

  /** Null where nothing of the ranking was recorded. */
  async top(ranking: Ranking): Promise<Recorded<TopRanking> | null> {
    const { server, event, mid } = ranking;
    const found = await readSeries(this.#store.db, { server, event, kind: 'top', subject: mid });
    if (found.length === 0) return null;
    const points = found.flatMap(({ uid, samples }) =>
      samples.map(({ time, value }): TopPoint => ({ time, uid, value })),
    );
    const players = await readPlayers(this.#store.db, { server, event });
    const users = players.map(({ payload }): unknown => JSON.parse(payload));
    return {
      value: readTopRanking({ points, users }, { most: MAX_POINTS }),
      isWhole: found.every(({ isSealed }) => isSealed),
    };
  }

  /** Events of which something was recorded that is not whole yet. */
  unfinished(): Promise<readonly EventPlace[]> {
    return openEvents(this.#store.db);
  }

  /** Puts an event's samples together for good. */
  async finish(event: EventPlace): Promise<void> {
    const { db, write, now } = this.#store;
    for (const { id } of await openSeries(db, event)) await write((trx) => sealSeries(trx, id, now()));
  }
}

const cutoffPlace = ({ server, event }: EventPlace) => ({ server, event, kind: 'cutoff' as const });

export async function keepCutoffs(
  db: Db,
  { server, event, tier }: EventPlace & { readonly tier: number },
  cutoffs: readonly Cutoff[],
): Promise<void> {
  const place: SampleKey = { ...cutoffPlace({ server, event }), subject: tier, uid: 0 };
  const samples = cutoffs.map(({ time, ep }): PackedSample => ({ time, value: ep }));
  await keepSamples(db, place, samples);
}

export async function keepTop(
  db: Db,
  { server, event, mid }: Ranking,
  points: readonly TopPoint[],
  players: readonly TopPlayer[],
): Promise<void> {
  const byPlayer = new Map<number, PackedSample[]>();
  for (const { time, uid, value } of points) {
    const own = byPlayer.get(uid) ?? [];
    own.push({ time, value });
    byPlayer.set(uid, own);
  }
  for (const [uid, samples] of byPlayer)
    await keepSamples(db, { server, event, kind: 'top', subject: mid, uid }, samples);
  const described = players.map((player) => ({ uid: player.uid, payload: JSON.stringify(player) }));
  await keepPlayers(db, { server, event }, described);
}
