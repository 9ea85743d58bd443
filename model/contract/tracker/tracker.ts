import { Type } from 'typebox';
import { SERVERS } from '../../vocabulary/servers.ts';
import {
  count,
  decimal,
  fields,
  id,
  integer,
  listOf,
  orNull,
  server as serverIndex,
  serverNumber,
  success,
  text,
  time,
} from '../bounds.ts';
import { MAX_CUTOFFS } from '../console/console.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';

const MAX_ID = 999_999_999;
/** A sample a minute for two weeks. */
export const MAX_SAMPLES = 20_160;
/** Ten players a sample. */
export const MAX_POINTS = 100_000;
/** Who were among the ten at any time. */
const MAX_PLAYERS = 2_000;
const MAX_DEGREES = 10;
export const MAX_NEWS = 500;
const MAX_INTERVAL_MS = 100 * 24 * 60 * 60_000;

const event = decimal(0, MAX_ID);
/** An event on one server. */
export const TRACKED_EVENT = { server: serverNumber, event };

const cutoffs = listOf(
  fields({ time, ep: count, by: Type.Optional(Type.Literal('moderator')) }),
  MAX_SAMPLES + MAX_CUTOFFS,
);
/** Ranks that are tracked on a server. */
const MAX_RANKS = 64;
const namedEvent = fields({
  event: id,
  name: orNull(text(500)),
  type: text(100),
  startAt: time,
  endAt: time,
});

/** Points over time (reference R60): of a rank, and of the ten best. Names and shapes are those that clients of such sites read. */
export const TRACKER_ENDPOINTS = {
  'GET tracker/data': {
    summary:
      'Gives the points of a rank over an event, the earliest first; those that moderators put on record say so. Nothing for a rank that no one tracks.',
    dataName: 'cutoffs',
    caller: 'anyone',
    rate: 'read',
    waitsFor: 'origin',
    request: fields({ ...TRACKED_EVENT, tier: decimal(1, MAX_ID) }),
    answer: success({
      cutoffs,
    }),
    errors: ['ORIGIN_UNAVAILABLE'],
  },
  'GET tracker/data/all': {
    summary:
      'Gives the points of every tracked rank of an event in one answer, the best rank first, as `tracker/data` gives those of one; with `latest` 1 only the last of each. Ranks without any are left out.',
    dataName: 'cutoffs',
    caller: 'anyone',
    rate: 'read',
    waitsFor: 'origin',
    costMs: 8,
    request: fields({ ...TRACKED_EVENT, latest: Type.Optional(decimal(0, 1)) }),
    answer: success({ tiers: listOf(fields({ tier: count, cutoffs }), MAX_RANKS) }),
    errors: ['ORIGIN_UNAVAILABLE'],
  },
  'GET tracker/events': {
    summary:
      'Names for each server the event that is on now, the one that ended last and the next one that is announced, each or null, and the ranks that are tracked there.',
    dataName: 'events',
    caller: 'anyone',
    rate: 'read',
    waitsFor: 'origin',
    request: fields({}),
    answer: success({
      servers: listOf(
        fields({
          server: serverIndex,
          tiers: listOf(count, MAX_RANKS),
          current: orNull(namedEvent),
          last: orNull(namedEvent),
          next: orNull(namedEvent),
        }),
        SERVERS.length,
      ),
    }),
    errors: ['ORIGIN_UNAVAILABLE'],
  },
  'GET tracker/news': {
    summary:
      'Names events with samples that came after an id, the oldest first, for clients that no stream reaches; without an id none, and `latest` to go on from.',
    dataName: 'cutoffs',
    caller: 'anyone',
    rate: 'read',
    waitsFor: 'origin',
    request: fields({ after: Type.Optional(decimal(0, Number.MAX_SAFE_INTEGER)) }),
    answer: success({
      latest: id,
      samples: listOf(fields({ id, server: serverIndex, event: id }), MAX_NEWS),
    }),
    errors: [],
  },
  'GET eventtop/data': {
    summary:
      'Gives the ten best of an event over time, the last ten points being the ranking of now; `mid` names a song that is ranked, 0 the points.',
    dataName: 'topPlayers',
    caller: 'anyone',
    rate: 'read',
    waitsFor: 'origin',
    costMs: 15,
    request: fields({
      ...TRACKED_EVENT,
      mid: Type.Optional(event),
      latest: Type.Optional(decimal(0, 1)),
      interval: Type.Optional(decimal(0, MAX_INTERVAL_MS)),
    }),
    answer: fields({
      points: listOf(fields({ time, uid: id, value: count }), MAX_POINTS),
      users: listOf(
        fields({
          uid: id,
          name: text(200),
          introduction: text(200),
          rank: count,
          sid: id,
          strained: integer(0, 1),
          degrees: listOf(id, MAX_DEGREES),
        }),
        MAX_PLAYERS,
      ),
    }),
    errors: ['ORIGIN_UNAVAILABLE'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
