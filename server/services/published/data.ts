import { BoundedCache } from '../../origin/bounded-cache.ts';
import { formatDataName, parseDataName } from '../../origin/data-name.ts';
import { singleFlight } from '../../origin/flights.ts';
import { listShape, sameAsLevel } from '../../origin/levels.ts';
import type { Asker, Origin } from '../../origin/origin.ts';
import { type Prepared, prepare, weightOf } from './encodings.ts';
import { JSON_TYPE, type Snapshot } from './snapshot.ts';

/** What is sent for a name. */
export type DataAnswer =
  | {
      readonly status: 'found';
      readonly prepared: Prepared;
      readonly stale: boolean;
      /** True when the same bytes are also served under their hash, for good. */
      readonly inSnapshot: boolean;
      /** True when the name gives these bytes as long as the server runs. */
      readonly isLasting: boolean;
    }
  | { readonly status: 'missing' | 'unavailable' };

export interface DataService {
  /** `cards/all.5`, without `.json`. */
  answer(name: string, asker?: Asker): Promise<DataAnswer>;
  /** A file of the snapshot; null when there is none of that hash. */
  frozen(hash: string): Promise<Prepared | null>;
  /** Names in the snapshot and their hashes. */
  readonly frozenNames: ReadonlyMap<string, string>;
}

/** Bytes of prepared answers kept in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

const found = (prepared: Prepared, stale: boolean): DataAnswer => ({
  status: 'found',
  prepared,
  stale,
  inSnapshot: false,
  isLasting: false,
});

/** Levels between two known ones say the same as the lower one, which the snapshot has. */
function snapshotName(key: string): string {
  const asked = parseDataName(key);
  const shape = asked && listShape(asked.name);
  const level = shape && asked.level !== null ? sameAsLevel(shape, asked.level) : null;
  return asked && level !== null ? formatDataName({ name: asked.name, level }) : key;
}

/** Answers for names, packed once: from the snapshot where there is one, else from the origin. */
export function dataService(origin: Origin, snapshot: Snapshot | null): DataService {
  const kept = new BoundedCache<{ readonly version: string; readonly prepared: Prepared }>(
    KEPT_BYTES,
    ({ prepared }) => weightOf(prepared),
  );
  const once = singleFlight<DataAnswer>();

  const fromOrigin = async (key: string, asker?: Asker): Promise<DataAnswer> => {
    const asked = parseDataName(key);
    if (!asked) return { status: 'missing' };
    const earlier = kept.get(key);
    // Data that changes only with its whole origin needs no asking.
    if (earlier?.version === origin.version) return found(earlier.prepared, false);
    const data = await origin.read(asked.name, asked.level, asker);
    if (data.status !== 'found') return { status: data.status };
    const isSame = earlier?.version === data.version;
    const prepared = isSame
      ? earlier.prepared
      : await prepare(Buffer.from(JSON.stringify(data.value)), JSON_TYPE);
    if (!isSame) kept.set(key, { version: data.version, prepared });
    return found(prepared, data.stale);
  };

  return {
    frozenNames: snapshot?.hashes ?? new Map(),
    frozen: async (hash) => (await snapshot?.read(hash)) ?? null,
    async answer(key, asker) {
      const hash = snapshot?.hashes.get(snapshotName(key));
      const prepared = hash === undefined ? null : await snapshot?.read(hash);
      if (prepared) return { status: 'found', prepared, stale: false, inSnapshot: true, isLasting: true };
      return once(key, (signal) => fromOrigin(key, asker && { ...asker, signal }), asker?.signal);
    },
  };
}
