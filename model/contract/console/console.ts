import { Type } from 'typebox';
import { nickname } from '../account/profile.ts';
import {
  count,
  fields,
  id,
  listOf,
  MAX_PAGE,
  oneOf,
  oneText,
  orNull,
  page,
  server,
  serverNumber,
  success,
  text,
  time,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { deedPayload, RECORD_TYPES, recordPayload, songNickname } from './payloads.ts';

const person = fields({ username: text(30), nickname });
export const MAX_CUTOFFS = 5_000;

const record = fields({
  id,
  type: oneOf(RECORD_TYPES),
  server: orNull(server),
  payload: recordPayload,
  author: person,
  time,
  withdrawn: orNull(fields({ by: person, time })),
});

/** What moderators put on record; what a record does, it does until it is withdrawn. */
export const CONSOLE_ENDPOINTS = {
  'GET console/permission': {
    summary: 'Returns what the caller may do at the console; nothing for most people.',
    dataName: 'consolePermission',
    caller: 'anyone',
    rate: 'read',
    request: fields({}),
    answer: success({ permissions: listOf(oneOf([...RECORD_TYPES, 'report']), 6) }),
    errors: [],
  },
  'GET console/record': {
    summary: 'Lists the records of a type, the newest first.',
    dataName: 'consoleRecords',
    caller: 'moderator',
    rate: 'read',
    request: fields({
      type: oneText(RECORD_TYPES),
      server: Type.Optional(serverNumber),
      ...page,
    }),
    answer: success({ count, records: listOf(record, MAX_PAGE), next: orNull(text(64)) }),
    errors: [],
  },
  'POST console/record': {
    summary:
      'Puts a cutoff (of a server), an article, a notice or a nickname on record (`add`), or withdraws one by its id (`withdraw`). A nickname settles proposals of it.',
    dataName: 'consoleRecords',
    caller: 'moderator',
    rate: 'save',
    request: fields({
      type: oneOf(RECORD_TYPES),
      server: Type.Optional(orNull(server)),
      action: oneOf(['add', 'withdraw']),
      payload: deedPayload,
    }),
    answer: success({ id }),
    errors: ['RECORD_INVALID', 'NOT_FOUND'],
    isLarge: true,
  },
  'POST song/nickname': {
    summary:
      'Proposes a nickname of a song, for moderators to decide. One that is known or proposed already is answered like a new one.',
    dataName: 'songs',
    caller: 'member',
    rate: 'report',
    request: songNickname,
    answer: success({}),
    errors: ['RECORD_INVALID', 'QUOTA_EXCEEDED'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
