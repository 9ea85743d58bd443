import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey, type CallerShare, placesOf } from '../../services/access/places.ts';
import { inTurns } from '../../services/bounded.ts';
import { sendError } from '../errors.ts';

/**
 * Which work a route counts as, by what it waits for, so that none of them holds up another: `members` for the database,
 * `origin` for players and points that are asked for elsewhere, `engine` for forecasts, `files` for published lists and files;
 * `published` makes pages. `none`: it answers whatever else goes on, or has a bound of its own.
 */
type Work = keyof typeof PLACES | 'none';

/**
 * What is worked on at the same time; a healthy server is through with a few dozen before more arrive. By HTTP/2 a page
 * asks for its pictures all at once, 128 of them.
 */
const PLACES = { members: 200, published: 200, origin: 200, engine: 200, files: 1_600 } as const;
/** Of the places of one kind, for one address: one in eight, twice as many for a network of addresses. */
const SHARE = 8;
const SHARES_OF_NETWORK = 2;
const RETRY_S = 2;
/** From this price on, in milliseconds, requests begin one at a time. */
const DEAR_MS = 3;

declare module 'fastify' {
  interface FastifyContextConfig {
    work?: Work;
  }
  interface FastifyInstance {
    /** Gives back the place of a request that from now on waits only for something that has a bound of its own. */
    leaveFlight(request: FastifyRequest): void;
    /** Waits until something dear may begin, where the price of a route does not say that it is. */
    takeTurn(request: FastifyRequest): Promise<void>;
  }
}

/** Requests in work of one kind, and how many of them are of each caller. */
class Pool {
  readonly #most: number;
  readonly #ownMost: number;
  readonly #running = new Map<FastifyRequest, readonly CallerShare[]>();
  readonly #own = new Map<string, number>();

  constructor(most: number, isShared: boolean) {
    this.#most = most;
    this.#ownMost = isShared ? Math.ceil(most / SHARE) : Number.POSITIVE_INFINITY;
  }

  enter(request: FastifyRequest): 'entered' | 'full' | 'spent' {
    if (this.#running.size >= this.#most) return 'full';
    const places = placesOf(addressKey(request));
    const isSpent = ({ who, share }: CallerShare): boolean =>
      (this.#own.get(who) ?? 0) >= this.#ownMost * Math.min(share, SHARES_OF_NETWORK);
    if (places.some(isSpent)) return 'spent';
    this.#running.set(request, places);
    for (const { who } of places) this.#own.set(who, (this.#own.get(who) ?? 0) + 1);
    return 'entered';
  }

  leave(request: FastifyRequest): void {
    const places = this.#running.get(request) ?? [];
    this.#running.delete(request);
    for (const { who } of places) {
      const left = (this.#own.get(who) ?? 1) - 1;
      if (left > 0) this.#own.set(who, left);
      else this.#own.delete(who);
    }
  }
}

interface Options {
  /** Whether what one address may have in work is bounded, too. */
  readonly isShared: boolean;
  /** Places of each kind. */
  readonly places?: Readonly<Record<keyof typeof PLACES, number>>;
}

/**
 * Bounds the work in flight (reference R88): beyond that the answer is 503 at once, and 429 for an address that has its share in work. A request
 * counts from when all of it is there until its answer is; slow senders and readers take no place. Dear ones begin one after the other.
 */
export function addInFlight(app: FastifyInstance, { isShared, places = PLACES }: Options): void {
  const pools = {
    members: new Pool(places.members, isShared),
    published: new Pool(places.published, isShared),
    origin: new Pool(places.origin, isShared),
    engine: new Pool(places.engine, isShared),
    files: new Pool(places.files, isShared),
  };
  const leave = (request: FastifyRequest): void => {
    for (const pool of Object.values(pools)) pool.leave(request);
  };
  const release = async (request: FastifyRequest): Promise<void> => leave(request);
  const begin = inTurns();
  const takeTurn = async (request: FastifyRequest): Promise<void> => {
    if (isShared) await begin(addressKey(request));
  };
  app.decorate('leaveFlight', leave);
  app.decorate('takeTurn', takeTurn);
  app.addHook('preHandler', async (request, reply) => {
    const { work = 'published', costMs = 0 } = request.routeOptions.config;
    if (work === 'none') return;
    const came = pools[work].enter(request);
    if (came === 'full') return sendError(reply, 503, { retryAfter: RETRY_S });
    if (came === 'spent') return sendError(reply, 429, { code: 'RATE_LIMITED', retryAfter: RETRY_S });
    if (costMs >= DEAR_MS) await takeTurn(request);
  });
  app.addHook('onSend', release);
  app.addHook('onResponse', release);
}
