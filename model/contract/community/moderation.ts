import { type Static, Type } from 'typebox';
import { nickname } from '../account/profile.ts';
import {
  count,
  done,
  fields,
  id,
  listOf,
  MAX_PAGE,
  oneOf,
  orNull,
  page,
  success,
  text,
  time,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { listedPost, optionalNullable } from './post.ts';
import { REPORT_REASONS } from './reasons.ts';

export const VERDICTS = ['dismiss', 'delete'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const REPORT_STATES = ['open', 'dismissed', 'deleted'] as const;

const person = fields({ username: text(30), nickname });

const report = fields({
  id,
  /** As it was written, also when it is deleted. */
  post: orNull(listedPost),
  reporter: orNull(person),
  reason: oneOf(REPORT_REASONS),
  note: text(1_000),
  time,
  state: oneOf(REPORT_STATES),
});
export type Report = Static<typeof report>;

/** What members report to moderators, and what moderators do about it. */
export const MODERATION_ENDPOINTS = {
  'POST post/report': {
    summary:
      'Reports to moderators what is wrong with a post; the newest word of a member about a post counts.',
    dataName: 'postReport',
    caller: 'member',
    rate: 'report',
    request: fields({ id, reason: oneOf(REPORT_REASONS), note: optionalNullable(text(1_000)) }),
    answer: done,
    errors: ['POST_INVALID'],
  },
  'GET post/report': {
    summary:
      'Lists what was reported and is open, or what was decided, the newest first; counting stops at a thousand.',
    dataName: 'reports',
    caller: 'moderator',
    rate: 'read',
    request: fields({
      state: Type.Optional(Type.String({ pattern: `^(${REPORT_STATES.join('|')})$`, maxLength: 9 })),
      ...page,
    }),
    answer: success({ count, reports: listOf(report, MAX_PAGE), next: orNull(text(64)) }),
    errors: [],
  },
  'POST post/report/resolve': {
    summary: 'Decides about a post for all its open reports: it stays, or is deleted.',
    dataName: 'reports',
    caller: 'moderator',
    rate: 'save',
    request: fields({ id, verdict: oneOf(VERDICTS), note: optionalNullable(text(500)) }),
    answer: done,
    errors: ['POST_INVALID'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
