import { type Static, Type } from 'typebox';
import { anyUsername } from '../account/access.ts';
import { nickname } from '../account/profile.ts';
import {
  count,
  done,
  fields,
  id,
  integer,
  listOf,
  MAX_PAGE,
  oneOf,
  oneText,
  orNull,
  page,
  success,
  text,
  time,
} from '../bounds.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { content, listedPost, optionalNullable } from './post.ts';
import { REPORT_REASONS } from './reasons.ts';
import {
  ANSWERS,
  CASE_KINDS,
  CASE_STATES,
  DECIDED,
  MAX_APPEAL,
  MAX_DECISION_NOTE,
  MAX_PAUSE_DAYS,
} from './verdicts.ts';

const MAX_SAID = 20;
const MAX_EARLIER = 10;

const person = fields({ username: text(30), nickname });

const decision = {
  id,
  verdict: oneOf(DECIDED),
  reason: oneOf(REPORT_REASONS),
  note: text(MAX_DECISION_NOTE),
  time,
  /** When a pause ends. */
  until: orNull(time),
  undoneAt: orNull(time),
  appeal: orNull(text(MAX_APPEAL)),
  answer: orNull(oneOf(ANSWERS)),
  answerNote: orNull(text(MAX_DECISION_NOTE)),
  /** The text it is about, as it was written; null where it is about the member. */
  post: orNull(listedPost),
};
const ownDecision = fields(decision);
export type OwnDecision = Static<typeof ownDecision>;

const { post: _post, ...earlier } = decision;
const pastDecision = fields(earlier);
export type PastDecision = Static<typeof pastDecision>;

const said = fields({
  id,
  reporter: orNull(person),
  reason: oneOf(REPORT_REASONS),
  note: text(1_000),
  time,
});

const oneCase = fields({
  kind: oneOf(CASE_KINDS),
  id,
  state: oneOf(CASE_STATES),
  /** The time of the latest event. */
  time,
  /** The member it is about; null after their account was deleted. */
  member: orNull(
    fields({ username: text(30), nickname, intro: content, createdAt: time, pausedUntil: orNull(time) }),
  ),
  post: orNull(listedPost),
  /** The title of the post that a comment is on. */
  thread: orNull(text(200)),
  /** Its reports, the newest first. */
  reports: listOf(said, MAX_SAID),
  /** The decision that an appeal is against, or the one in force for a text. */
  decision: orNull(pastDecision),
  /** Earlier decisions about its author, the newest first. */
  earlier: listOf(pastDecision, MAX_EARLIER),
});
export type ModerationCase = Static<typeof oneCase>;

/** Decisions of moderators with their reasons, and appeals of members. */
export const DECISION_ENDPOINTS = {
  'POST user/report': {
    summary:
      'Reports to moderators what is wrong with a member, such as their name or introduction; the newest word of a member counts.',
    dataName: 'userReport',
    caller: 'member',
    rate: 'report',
    request: fields({
      username: anyUsername,
      reason: oneOf(REPORT_REASONS),
      note: optionalNullable(text(1_000)),
    }),
    answer: done,
    errors: ['USER_INVALID'],
  },
  'GET moderation/case': {
    summary:
      'Lists what was reported or appealed, by kind and state, what happened last first, each with what it stands in; counting stops at a thousand.',
    dataName: 'reports',
    caller: 'moderator',
    rate: 'read',
    request: fields({
      kind: Type.Optional(oneText(CASE_KINDS)),
      state: Type.Optional(oneText(CASE_STATES)),
      ...page,
    }),
    answer: success({ count, cases: listOf(oneCase, MAX_PAGE), next: orNull(text(64)) }),
    errors: [],
  },
  'POST moderation/keep': {
    summary: 'Closes a case: what was reported stays as it is.',
    dataName: 'reports',
    caller: 'moderator',
    rate: 'save',
    request: fields({ kind: oneOf(['post', 'comment', 'member']), id }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'POST moderation/decide': {
    summary:
      'Decides about a post or comment (`hide`, `lock`, `delete`) or about a member (`warn`, `pause` for some days, `clear`) with a reason; the member is notified and may appeal once.',
    dataName: 'reports',
    caller: 'moderator',
    rate: 'save',
    request: fields({
      post: Type.Optional(id),
      username: Type.Optional(anyUsername),
      verdict: oneOf(DECIDED),
      reason: oneOf(REPORT_REASONS),
      note: optionalNullable(text(MAX_DECISION_NOTE)),
      days: Type.Optional(integer(1, MAX_PAUSE_DAYS)),
    }),
    answer: success({ id }),
    errors: ['POST_INVALID', 'USER_INVALID'],
  },
  'POST moderation/undo': {
    summary: 'Takes back that something is hidden or locked, or that a member is paused.',
    dataName: 'reports',
    caller: 'moderator',
    rate: 'save',
    request: fields({ id }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'POST moderation/answer': {
    summary:
      'Answers an appeal: the decision is upheld, or reversed, which undoes what can be undone. It should be another moderator, where there is one.',
    dataName: 'reports',
    caller: 'moderator',
    rate: 'save',
    request: fields({ id, answer: oneOf(ANSWERS), note: optionalNullable(text(MAX_DECISION_NOTE)) }),
    answer: done,
    errors: ['NOT_FOUND'],
  },
  'GET user/decision': {
    summary: 'Lists what moderators decided about the caller and their texts, the newest first.',
    dataName: 'decisions',
    caller: 'member',
    rate: 'read',
    request: fields(page),
    answer: success({ decisions: listOf(ownDecision, MAX_PAGE), next: orNull(text(64)) }),
    errors: [],
  },
  'POST user/appeal': {
    summary: 'Says what the caller has against a decision about them, once; moderators answer it.',
    dataName: 'decisions',
    caller: 'member',
    rate: 'report',
    request: fields({ id, text: text(MAX_APPEAL, 1) }),
    answer: done,
    errors: ['NOT_FOUND', 'CONTENT_INVALID'],
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
