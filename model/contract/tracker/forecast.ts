import { FORECAST_NOTES } from '../../forecast/notes.ts';
import { count, fields, listOf, oneOf, success, text, time } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { TRACKED_EVENT } from './tracker.ts';

/** What only the server can add: past events are still being read, so the forecast is worth less than it will be. */
export const PAST_EVENTS_PENDING = 'pastEventsPending';

const MAX_TIERS = 64;
/** From the last reading to the end in equal steps. */
const MAX_STEPS = 64;
/** Every six hours of more than a month. */
const MAX_EARLIER = 128;

const values = { final: count, low: count, high: count };
const tierText = text(9, 1);

/** Where the cutoffs of an event will end (reference R61). */
export const FORECAST_ENDPOINTS = {
  'GET tracker/forecast': {
    summary:
      'Foretells the final points of each tracked rank, best first, with the range of nine in ten, the speed, the way there and earlier forecasts. `at` is the last reading.',
    dataName: 'forecast',
    caller: 'anyone',
    rate: 'read',
    waitsFor: 'engine',
    costMs: 30,
    request: fields(TRACKED_EVENT),
    answer: success({
      at: time,
      notes: listOf(
        fields({
          kind: oneOf([...FORECAST_NOTES, PAST_EVENTS_PENDING]),
          tiers: listOf(tierText, MAX_TIERS),
        }),
        FORECAST_NOTES.length + 1,
      ),
      tiers: listOf(
        fields({
          tier: tierText,
          now: count,
          ...values,
          speed: count,
          path: listOf(fields({ time, ep: count }), MAX_STEPS),
          past: listOf(fields({ time, ...values }), MAX_EARLIER),
        }),
        MAX_TIERS,
      ),
    }),
    errors: ['NOT_FOUND', 'ORIGIN_UNAVAILABLE'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
