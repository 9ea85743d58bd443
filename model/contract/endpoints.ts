import type { Static, StaticDecode } from 'typebox';
import { ACCESS_ENDPOINTS } from './account/access.ts';
import { COLLECTION_ENDPOINTS } from './account/collection.ts';
import { MEMBER_ENDPOINTS } from './account/member.ts';
import { MUTING_ENDPOINTS } from './account/muting.ts';
import { OWN_ENDPOINTS } from './account/own.ts';
import { PROFILE_ENDPOINTS } from './account/profile.ts';
import { count, fields, listOf, MAX_PAGE, success, text } from './bounds.ts';
import { CO_AUTHOR_ENDPOINTS } from './community/co-authors.ts';
import { DECISION_ENDPOINTS } from './community/decisions.ts';
import { MODERATION_ENDPOINTS } from './community/moderation.ts';
import { PLANNED_ENDPOINTS } from './community/planned.ts';
import { listedPost } from './community/post.ts';
import { POST_ENDPOINTS } from './community/posts.ts';
import { VOTE_ENDPOINTS } from './community/votes.ts';
import { CONSOLE_ENDPOINTS } from './console/console.ts';
import type { Endpoint, EndpointName } from './endpoint.ts';
import { DAILY_ENDPOINTS } from './games/daily.ts';
import { ROOM_ENDPOINTS } from './games/rooms.ts';
import { PLAYER_ENDPOINTS } from './players/players.ts';
import { SYNC_ENDPOINTS } from './sync/account.ts';
import { RANKING_ENDPOINTS } from './sync/rankings.ts';
import { FORECAST_ENDPOINTS } from './tracker/forecast.ts';
import { TRACKER_ENDPOINTS } from './tracker/tracker.ts';
import { UPLOAD_ENDPOINTS } from './uploads/upload.ts';

const { id, title, artists, diff, level, song, time, author, likes } = listedPost.properties;

/** Charts of the community for dialogs that bring one in from here. */
const OSU_ENDPOINTS = {
  'GET osu': {
    summary:
      'Finds charts that members published by title, artist or creator, the newest first; `post/details` has the notes.',
    dataName: 'charts',
    caller: 'anyone',
    rate: 'read',
    request: fields({ search: text(100, 1) }),
    answer: success({
      count,
      charts: listOf(fields({ id, title, artists, diff, level, song, time, author, likes }), MAX_PAGE),
    }),
    errors: [],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;

/**
 * Every endpoint there is besides static data. The server takes one handler for each entry, no more and no fewer, so
 * what is listed here is answered.
 */
export const ENDPOINTS = {
  ...ACCESS_ENDPOINTS,
  ...PROFILE_ENDPOINTS,
  ...MEMBER_ENDPOINTS,
  ...MUTING_ENDPOINTS,
  ...COLLECTION_ENDPOINTS,
  ...OWN_ENDPOINTS,
  ...SYNC_ENDPOINTS,
  ...RANKING_ENDPOINTS,
  ...UPLOAD_ENDPOINTS,
  ...CONSOLE_ENDPOINTS,
  ...OSU_ENDPOINTS,
  ...POST_ENDPOINTS,
  ...CO_AUTHOR_ENDPOINTS,
  ...PLANNED_ENDPOINTS,
  ...VOTE_ENDPOINTS,
  ...MODERATION_ENDPOINTS,
  ...DECISION_ENDPOINTS,
  ...TRACKER_ENDPOINTS,
  ...FORECAST_ENDPOINTS,
  ...PLAYER_ENDPOINTS,
  ...ROOM_ENDPOINTS,
  ...DAILY_ENDPOINTS,
} as const;

export type KnownEndpoint = keyof typeof ENDPOINTS;

/** What a handler is given: decimal strings are numbers by then. */
export type RequestOf<K extends KnownEndpoint> = StaticDecode<(typeof ENDPOINTS)[K]['request']>;
export type AnswerOf<K extends KnownEndpoint> = Static<(typeof ENDPOINTS)[K]['answer']>;

const isKnown = (name: string): name is KnownEndpoint => Object.hasOwn(ENDPOINTS, name);
export const ENDPOINT_NAMES: readonly KnownEndpoint[] = Object.keys(ENDPOINTS).filter(isKnown);

export const endpointOf = (name: KnownEndpoint): Endpoint => ENDPOINTS[name];
