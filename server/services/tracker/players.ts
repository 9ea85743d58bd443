import type { PlayerProfile } from '#model/contract/players/profile';
import { MINUTE_MS, SECOND_MS } from '#model/vocabulary/time';
import { BoundedCache } from '../../origin/bounded-cache.ts';
import { singleFlight } from '../../origin/flights.ts';
import type { Asker, LiveRead, Origin, PlayerRequest } from '../../origin/origin.ts';
import { Refusal } from '../refusal.ts';
import { profileIn } from './whole-profile.ts';

/** Nobody is asked for again within this time, whoever asks. */
const FRESH_MS = MINUTE_MS;
/** How long mode 2 waits for fresh data when older ones are known. */
const PATIENCE_MS = 5 * SECOND_MS;
const KEPT = 2_000;

interface Known {
  readonly profile: PlayerProfile;
  readonly readAtMs: number;
}

/** 0 what is known, 1 that and ask anew, 2 wait a while for fresh data, 3 however long. */
export type PlayerMode = 0 | 1 | 2 | 3;

export interface PlayerShown {
  readonly cache: boolean;
  readonly time: number;
  readonly profile: PlayerProfile;
}

/** Profiles that players of the game show, as the origin has them. */
export class Players {
  readonly #origin: Pick<Origin, 'readPlayer'>;
  readonly #now: () => number;
  readonly #known = new BoundedCache<Known>(KEPT);
  readonly #once = singleFlight<LiveRead>();

  constructor(origin: Pick<Origin, 'readPlayer'>, now: () => number = Date.now) {
    this.#origin = origin;
    this.#now = now;
  }

  /** @throws Refusal NOT_FOUND when there is no such player, ORIGIN_UNAVAILABLE when nobody can be asked and nothing is known */
  async show(server: number, uid: number, mode: PlayerMode, asker?: Asker): Promise<PlayerShown> {
    const key = `${server}/${uid}`;
    const known = this.#known.get(key);
    const isFresh = known !== undefined && this.#now() - known.readAtMs < FRESH_MS;
    if (known && (isFresh || mode === 0)) return shown(known, true);
    // Where there is an answer at hand, the next one to ask has use of a newer one, whoever hangs up.
    const asked = this.#ask({ server, uid }, known && asker ? { who: asker.who } : asker);
    if (!known) return shown(await asked, false);
    if (mode === 1) {
      // Whoever asks next has it; a failure is told then.
      asked.catch(() => undefined);
      return shown(known, true);
    }
    const fresh = asked.catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') throw error;
      return null;
    });
    const answer = mode === 3 ? await fresh : await Promise.race([fresh, after(PATIENCE_MS)]);
    return answer === null ? shown(known, true) : shown(answer, false);
  }

  async #ask({ server, uid }: Omit<PlayerRequest, 'code'>, asker?: Asker): Promise<Known> {
    const key = `${server}/${uid}`;
    const answer = await this.#once(
      key,
      (signal) => this.#origin.readPlayer({ server, uid, code: '' }, asker && { ...asker, signal }),
      asker?.signal,
    );
    if (answer.status === 'unavailable') throw new Refusal('ORIGIN_UNAVAILABLE');
    const profile = answer.status === 'found' ? profileIn(answer.value) : null;
    if (profile === null) throw new Refusal('NOT_FOUND');
    const known = { profile, readAtMs: this.#now() };
    this.#known.set(key, known);
    return known;
  }
}

const shown = ({ profile, readAtMs }: Known, cache: boolean): PlayerShown => ({
  cache,
  time: readAtMs,
  profile,
});

function after(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms).unref();
  });
}
