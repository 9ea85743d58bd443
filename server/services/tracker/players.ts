import { fitted } from '#model/contract/fitting';
import type { PlayerProfile } from '#model/contract/players/profile';
import { playerProfile, RATING_LISTS } from '#model/contract/players/profile';
import { asObject, isJsonObject, type JsonObject } from '#model/records/reading';
import { MINUTE_MS, SECOND_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { Asker, LiveRead, Origin, PlayerRequest } from '../../origin/origin.ts';
import { Refusal } from '../refusal.ts';

// The game leaves out what is 0 or an empty text; the contract and its clients want it (reference R17).

const NO_ENTRIES = { entries: [] };
const NO_RATINGS: JsonObject = Object.fromEntries(RATING_LISTS.map((list) => [list, NO_ENTRIES]));
const NOBODY: JsonObject = { userName: '', rank: 0, introduction: '' };
const RATED: JsonObject = { rating: 0 };

/** What the rows of each list or map are without what they leave out. */
const ROWS: Readonly<Record<string, JsonObject>> = {
  userMusicClearInfoMap: { clearedMusicCount: 0, fullComboMusicCount: 0, allPerfectMusicCount: 0 },
  userDeckTotalRatingMap: { rank: '', score: 0 },
  userCharacterRankMap: { rank: 0 },
  enabledUserAreaItems: { level: 0 },
};

/** A row with what it leaves out; null is left out, too. */
function whole(row: unknown, rest: JsonObject): unknown {
  if (!isJsonObject(row)) return row;
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)),
  };
}

/** A list or a map of the game with whole rows. */
function wholeRows(value: unknown, rest: JsonObject): unknown {
  const { entries } = asObject(value);
  if (Array.isArray(entries)) return { ...asObject(value), entries: entries.map((row) => whole(row, rest)) };
  if (!isJsonObject(entries)) return value;
  const rows = Object.entries(entries).map(([key, row]) => [key, whole(row, rest)] as const);
  return { ...asObject(value), entries: Object.fromEntries(rows) };
}

function wholeRatings(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const lists = Object.entries(value).map(([list, songs]) => [list, wholeRows(songs, RATED)] as const);
  return { ...NO_RATINGS, ...Object.fromEntries(lists) };
}

/** What of `player/{server}/{id}` the contract knows; null when it describes no one. */
function profileIn(json: unknown): PlayerProfile | null {
  const { profile } = asObject(asObject(json).data);
  if (!isJsonObject(profile)) return null;
  const parts = Object.entries(ROWS).flatMap(([name, rest]) =>
    name in profile ? [[name, wholeRows(profile[name], rest)] as const] : [],
  );
  const { userHighScoreRating: ratings } = profile;
  const given = {
    ...asObject(whole(profile, NOBODY)),
    ...Object.fromEntries(parts),
    ...(ratings === undefined ? {} : { userHighScoreRating: wholeRatings(ratings) }),
  };
  return (fitted(playerProfile, given) as PlayerProfile | undefined) ?? null;
}

/** No player is fetched again within this time, whichever caller asks. */
const FRESH_MS = MINUTE_MS;
/** How long mode 2 waits for fresh data when older ones are known. */
const PATIENCE_MS = 5 * SECOND_MS;
const KEPT = 2_000;

interface Known<Profile = PlayerProfile> {
  readonly profile: Profile;
  readonly readAtMs: number;
}

/** 0 what is known, 1 that and ask again, 2 wait a while for fresh data, 3 however long. */
export type PlayerMode = 0 | 1 | 2 | 3;

export interface PlayerShown {
  readonly cache: boolean;
  readonly time: number;
  /** Null where there is no such player, which clients take for an answer (reference R150). */
  readonly profile: PlayerProfile | null;
}

/** A folder has no players, and never will: that is no failure. */
type Source = Pick<Origin, 'readPlayer'> & Partial<Pick<Origin, 'kind'>>;

/** Profiles that players of the game show, as the origin has them. */
export class Players {
  readonly #origin: Source;
  readonly #now: () => number;
  readonly #known = new BoundedCache<Known>(KEPT);
  readonly #once = singleFlight<LiveRead>();

  constructor(origin: Source, now: () => number = Date.now) {
    this.#origin = origin;
    this.#now = now;
  }

  /** @throws Refusal ORIGIN_UNAVAILABLE when no one can be asked now and nothing is known */
  async show(server: number, uid: number, mode: PlayerMode, asker?: Asker): Promise<PlayerShown> {
    const key = `${server}/${uid}`;
    const known = this.#known.get(key);
    const isFresh = known !== undefined && this.#now() - known.readAtMs < FRESH_MS;
    if (known && (isFresh || mode === 0)) return shown(known, true);
    // Where there is an answer at hand, the next caller has use of a newer one, even if this one hangs up.
    const asked = this.#ask({ server, uid }, known && asker ? { who: asker.who } : asker);
    if (!known) return shown(await asked, false);
    if (mode === 1) {
      // The next caller gets it; a failure is reported then.
      asked.catch(() => undefined);
      return shown(known, true);
    }
    const fresh = asked.catch(() => null);
    const answer = mode === 3 ? await fresh : await Promise.race([fresh, after(PATIENCE_MS)]);
    return answer === null ? shown(known, true) : shown(answer, false);
  }

  async #ask(
    { server, uid }: Omit<PlayerRequest, 'code'>,
    asker?: Asker,
  ): Promise<Known<PlayerProfile | null>> {
    const key = `${server}/${uid}`;
    const answer = await this.#once(
      key,
      (signal) => this.#origin.readPlayer({ server, uid, code: '' }, asker && { ...asker, signal }),
      asker?.signal,
    );
    if (answer.status === 'unavailable' && this.#origin.kind !== 'dump')
      throw new Refusal('ORIGIN_UNAVAILABLE');
    const profile = answer.status === 'found' ? profileIn(answer.value) : null;
    if (profile === null) return { profile, readAtMs: this.#now() };
    const known = { profile, readAtMs: this.#now() };
    this.#known.set(key, known);
    return known;
  }
}

const shown = ({ profile, readAtMs }: Known<PlayerProfile | null>, cache: boolean): PlayerShown => ({
  cache,
  time: readAtMs,
  profile,
});

function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
}
