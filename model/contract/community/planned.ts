import { type Static, Type } from 'typebox';
import { decimal, done, fields, id, listOf, orNull, revision, success, text, time } from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { categoryId, listedPost, optionalNullable, person } from './post.ts';
import { newPost } from './posts.ts';
import { MAX_CO_AUTHORS, MAX_PLANNED } from './text-limits.ts';

/** One's own, and those of others that one works on or is invited to. */
const MAX_LISTED = 120;

const { title, artists, diff, level, song } = listedPost.properties;

const plan = {
  id,
  /** When it is published. */
  time,
  revision,
  categoryId,
  /** Why it was not published at its time; null while it waits. */
  failed: orNull(text(64)),
};

const listedPlan = fields({
  ...plan,
  title,
  artists,
  diff,
  level,
  song,
  author: orNull(person),
  /** Who accepted to work on it. */
  coAuthors: listOf(person, MAX_CO_AUTHORS),
  /** False for those who are invited and did not answer. */
  accepted: Type.Boolean(),
});
export type ListedPlan = Static<typeof listedPlan>;

const created = fields({ time, post: newPost });
export type NewPlan = Static<typeof created>;

const edited = fields({
  id,
  revision: Type.Optional(revision),
  time: optionalNullable(time),
  /** All of the post. */
  post: optionalNullable(newPost),
});
export type PlanEdit = Static<typeof edited>;

/** Works that are published at a set time; until then they are no posts (reference R99). */
export const PLANNED_ENDPOINTS = {
  'GET post/plan/list': {
    summary:
      'Lists what the caller publishes later, and planned charts that they work on or are invited to, the next first.',
    dataName: 'posts',
    caller: 'member',
    rate: 'read',
    request: fields({}),
    answer: success({ plans: listOf(listedPlan, MAX_LISTED) }),
    errors: [],
  },
  'GET post/plan': {
    summary:
      'Shows a planned post to those who work on it; once it is published, `postId` names the post and `post` is null.',
    dataName: 'post',
    caller: 'member',
    rate: 'read',
    request: fields({ id: decimal(0, Number.MAX_SAFE_INTEGER) }),
    answer: success({
      plan: fields({ ...plan, author: orNull(person), postId: orNull(id) }),
      post: orNull(newPost),
    }),
    errors: ['POST_INVALID'],
  },
  'POST post/plan': {
    summary: `Plans a post: it is published at a time within a year, and no one else sees it before. A member has ${MAX_PLANNED} at most.`,
    dataName: 'postSave',
    caller: 'member',
    rate: 'post',
    request: created,
    answer: success({ id, revision }),
    publishes: true,
    errors: [
      'CONTENT_INVALID',
      'CONTENT_LIMITED',
      'CONTENT_REPEATED',
      'POST_INVALID',
      'QUOTA_EXCEEDED',
      'WRITING_PAUSED',
    ],
    isLarge: true,
  },
  'POST post/plan/edit': {
    summary:
      'Changes what is planned or, for its author, when; saves of one plan name the revision they build on.',
    dataName: 'postSave',
    caller: 'member',
    rate: 'post',
    request: edited,
    answer: success({ revision, time }),
    publishes: true,
    errors: [
      'POST_INVALID',
      'CONTENT_INVALID',
      'CONTENT_LIMITED',
      'CONTENT_REPEATED',
      'REVISION_STALE',
      'WRITING_PAUSED',
    ],
    isLarge: true,
  },
  'POST post/plan/cancel': {
    summary: 'Removes a planned post of the caller; nothing of it is kept.',
    dataName: 'postDelete',
    caller: 'member',
    rate: 'save',
    request: fields({ id }),
    answer: done,
    errors: ['POST_INVALID'],
  },
  'POST post/plan/publish': {
    summary: 'Publishes a planned post of the caller now; one that is published answers with its post.',
    dataName: 'postSave',
    caller: 'member',
    rate: 'post',
    request: fields({ id, revision: Type.Optional(revision) }),
    answer: success({ id }),
    publishes: true,
    errors: [
      'POST_INVALID',
      'CONTENT_INVALID',
      'CONTENT_LIMITED',
      'CONTENT_REPEATED',
      'BLOCKED_BY_MEMBER',
      'REVISION_STALE',
      'WRITING_PAUSED',
      'POST_LOCKED',
    ],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
