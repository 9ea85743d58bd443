import { type Static, Type } from 'typebox';
import { count, done, fields, listOf, MAX_PAGE, orNull, page, success, text, time } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { anyUsername } from './access.ts';
import { nickname } from './profile.ts';

export const mutedMember = fields({
  username: text(30),
  nickname,
  /** Whether they are blocked, not only muted. */
  blocked: Type.Boolean(),
  time,
});
export type MutedMember = Static<typeof mutedMember>;

const wanted = fields({ username: anyUsername, value: Type.Boolean() });

/** Members whom a member muted or blocked. */
export const MUTING_ENDPOINTS = {
  'GET user/muted': {
    summary: 'Lists whom the caller muted or blocked, the newest first; no one else can see it.',
    dataName: 'muted',
    caller: 'member',
    rate: 'read',
    request: fields(page),
    answer: success({ count, users: listOf(mutedMember, MAX_PAGE), next: orNull(text(64)) }),
    errors: [],
  },
  'POST user/mute': {
    summary:
      'Mutes a member, or no longer: clients fold what they write, and their messages are not counted. Moderators cannot be muted; who is blocked stays blocked.',
    dataName: 'muted',
    caller: 'member',
    rate: 'save',
    request: wanted,
    answer: done,
    errors: ['USER_INVALID', 'QUOTA_EXCEEDED'],
  },
  'POST user/block': {
    summary:
      'Blocks a member, or no longer: they are muted, no longer follow the caller, and cannot follow, like, comment, answer or mention them.',
    dataName: 'muted',
    caller: 'member',
    rate: 'save',
    request: wanted,
    answer: done,
    errors: ['USER_INVALID', 'QUOTA_EXCEEDED'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
