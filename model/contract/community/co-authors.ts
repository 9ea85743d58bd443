import { Type } from 'typebox';
import { anyUsername } from '../account/access.ts';
import { decimal, done, fields, id, listOf, success } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { person } from './post.ts';
import { MAX_CO_AUTHORS } from './text-limits.ts';

/** Members who work on a chart together (reference R99). */
export const CO_AUTHOR_ENDPOINTS = {
  'GET post/authors': {
    summary:
      'Lists the co-authors of a chart; its author sees whom they invited, too, and an invited member sees themself.',
    dataName: 'post',
    caller: 'member',
    rate: 'read',
    request: fields({ id: decimal(0, Number.MAX_SAFE_INTEGER) }),
    answer: success({
      authors: listOf(
        fields({
          ...person.properties,
          /** Whether they accepted; until then they are invited. */
          accepted: Type.Boolean(),
        }),
        MAX_CO_AUTHORS,
      ),
    }),
    errors: ['POST_INVALID'],
  },
  'POST post/authors/invite': {
    summary: `Invites a member to work on a chart of the caller, ${MAX_CO_AUTHORS} at most; they are notified and may edit it once they accept.`,
    dataName: 'postSave',
    caller: 'member',
    rate: 'follow',
    request: fields({ id, username: anyUsername }),
    answer: done,
    publishes: true,
    errors: [
      'POST_INVALID',
      'USER_INVALID',
      'BLOCKED_BY_MEMBER',
      'QUOTA_EXCEEDED',
      'POST_LOCKED',
      'WRITING_PAUSED',
    ],
  },
  'POST post/authors/answer': {
    summary: 'Accepts or declines an invitation to a chart.',
    dataName: 'postSave',
    caller: 'member',
    rate: 'save',
    request: fields({ id, accept: Type.Boolean() }),
    answer: done,
    errors: ['POST_INVALID', 'NOT_FOUND', 'BLOCKED_BY_MEMBER'],
  },
  'POST post/authors/remove': {
    summary:
      'Removes a co-author, or takes an invitation back, for the author of a chart; co-authors remove themselves.',
    dataName: 'postSave',
    caller: 'member',
    rate: 'save',
    request: fields({ id, username: anyUsername }),
    answer: done,
    errors: ['POST_INVALID', 'USER_INVALID'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
