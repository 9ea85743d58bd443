import { MINUTE_MS } from '../../vocabulary/time.ts';
import type { Endpoint, RateClass } from '../endpoint.ts';
import type { Budget } from './budgets.ts';

/**
 * Milliseconds of the server's one thread that an address may take, whatever it asks for (reference R155). Calls are counted besides, and a
 * caller who stays within those budgets and opens pages as people do has a small part of this.
 */
export const WORK_BUDGET: Budget = { most: 10_000, windowMs: 5 * MINUTE_MS };

/** What a call costs that asks something new, in these milliseconds, as `npx tsx bench/prices.ts` measures them. */
const CLASS_COSTS: Readonly<Record<RateClass, number>> = {
  read: 3,
  stream: 1,
  login: 5,
  signup: 5,
  resetRequest: 3,
  resetConsume: 3,
  password: 5,
  save: 5,
  follow: 3,
  sync: 5,
  upload: 5,
  post: 10,
  like: 3,
  report: 3,
  room: 3,
  play: 1,
  start: 80,
  game: 20,
};

/** The same of what is no endpoint. */
export const ROUTE_COSTS = {
  health: 0,
  /** Pictures, sounds and files of the client: a page has a hundred of them. */
  file: 0.3,
  /** Lists, items and charts. */
  data: 1,
  page: 5,
  /** The picture of a link, which is drawn. */
  preview: 20,
  calendar: 5,
  feed: 3,
  sonolus: 3,
  /** Nothing is there. */
  missing: 0.3,
} as const;

/** Besides, when a forecast of an event that is over has to be made: there are more than a thousand, and each is made for one caller. */
export const PAST_FORECAST_COST = 300;

/** Opening one. */
export const STREAM_COST = CLASS_COSTS.stream;

export const costOf = ({ costMs, rate }: Pick<Endpoint, 'costMs' | 'rate'>): number =>
  costMs ?? CLASS_COSTS[rate];
