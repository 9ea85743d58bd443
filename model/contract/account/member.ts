import { type Static, Type } from 'typebox';
import { LOCALES } from '../../vocabulary/locales.ts';
import {
  count,
  done,
  fields,
  id,
  listOf,
  MAX_PAGE,
  oneOf,
  oneText,
  orNull,
  page,
  revision,
  success,
  text,
  time,
} from '../bounds.ts';
import { POST_KINDS } from '../community/categories.ts';
import { REPORT_REASONS } from '../community/reasons.ts';
import { ANSWERS, DECIDED } from '../community/verdicts.ts';
import type { Endpoint, EndpointName } from '../endpoint.ts';
import { anyUsername } from './access.ts';
import { nickname, titles } from './profile.ts';
import { savedFrom, storedProfiles } from './stored.ts';

/**
 * `invited`: to work on a chart; `joined`: someone does. `removed`: a moderator deleted a text of the reader; `decided`: any other decision
 * about a text or the reader. No moderator is named.
 */
export const MESSAGE_KINDS = [
  'mention',
  'reply',
  'like',
  'follow',
  'invited',
  'joined',
  'removed',
  'decided',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Of members who are offered while a name is typed. */
export const MAX_NAMED = 8;

const person = fields({ username: text(30), nickname });

/**
 * Where a message leads: the post it is about and the thing that post belongs to; for a comment on a post also what kind
 * of post that is, for its page to be found.
 */
const target = fields({
  postId: id,
  categoryName: text(64),
  categoryId: text(64),
  postKind: Type.Optional(oneOf(POST_KINDS)),
  /** The post is not published yet: `postId` is that of its plan. */
  planned: Type.Optional(Type.Literal(true)),
});
export type MessageTarget = Static<typeof target>;

/** What a decision did to the member. */
const DECISION_NEWS = [...DECIDED, 'undone', ...ANSWERS] as const;
const decisionNews = fields({ id, news: oneOf(DECISION_NEWS), reason: oneOf(REPORT_REASONS) });
export type DecisionNews = Static<typeof decisionNews>;

export const MAX_TITLE = 120;
export const MAX_WORDS = 100;

const message = fields({
  id,
  kind: oneOf(MESSAGE_KINDS),
  actor: orNull(person),
  target: orNull(target),
  // How the thing is called, and how what was written begins; each is left out where there is none.
  title: Type.Optional(text(MAX_TITLE)),
  words: Type.Optional(text(MAX_WORDS)),
  /** The decision, so that the reader can open it and appeal. */
  decision: Type.Optional(decisionNews),
  time,
  read: Type.Boolean(),
});
export type Message = Static<typeof message>;

const people = success({
  count,
  users: listOf(
    fields({
      ...person.properties,
      /** Whether the caller follows them. */
      followed: Type.Boolean(),
    }),
    MAX_PAGE,
  ),
  next: orNull(text(64)),
});

/** What a member has: who they are, what happened to them, whom they follow, what they keep here. */
export const MEMBER_ENDPOINTS = {
  // No one is an answer too, so that a page may ask without causing an error.
  'GET user/me': {
    summary:
      'Returns who is logged in and how many messages are unread; without a session the result is false.',
    dataName: 'accountMe',
    caller: 'anyone',
    rate: 'read',
    request: fields({}),
    answer: Type.Union([
      success({
        username: text(30),
        nickname,
        titles,
        email: text(254),
        messageCount: count,
      }),
      fields({ result: Type.Literal(false), code: Type.Literal('LOGIN_REQUIRED') }),
    ]),
    errors: [],
  },
  'GET user/message': {
    summary:
      'Lists what happened to the caller, the newest first, with the title of the place in the language `lang` and the first words of what was written.',
    dataName: 'messages',
    caller: 'member',
    rate: 'read',
    waitsFor: 'files',
    request: fields({ ...page, lang: Type.Optional(oneText(LOCALES)) }),
    answer: success({ count, messages: listOf(message, MAX_PAGE), next: orNull(text(64)) }),
    errors: [],
  },
  'POST user/message': {
    summary: 'Marks these messages as read, all of them when none is named.',
    dataName: 'messages',
    caller: 'member',
    rate: 'save',
    request: fields({ ids: Type.Optional(listOf(id, MAX_PAGE)) }),
    answer: success({ messageCount: count }),
    errors: [],
  },
  'GET user/following': {
    summary: 'Lists whom a member follows, the newest first.',
    dataName: 'following',
    caller: 'anyone',
    rate: 'read',
    request: fields({ username: anyUsername, ...page }),
    answer: people,
    errors: ['USER_INVALID'],
  },
  'GET user/followed': {
    summary: 'Lists who follows a member, the newest first.',
    dataName: 'following',
    caller: 'anyone',
    rate: 'read',
    request: fields({ username: anyUsername, ...page }),
    answer: people,
    errors: ['USER_INVALID'],
  },
  'GET user/named': {
    summary:
      'Lists members whose name or nickname begins with these letters, without case, those by name first; for completing a mention. Left out is whom the caller muted or blocked, and who blocked the caller.',
    dataName: 'member',
    caller: 'member',
    rate: 'read',
    request: fields({ name: text(30, 1) }),
    answer: success({ users: listOf(person, MAX_NAMED) }),
    errors: [],
  },
  'POST user/following': {
    summary: 'Follows a member, or no longer.',
    dataName: 'following',
    caller: 'member',
    rate: 'follow',
    request: fields({ username: anyUsername, follow: Type.Boolean() }),
    answer: done,
    errors: ['USER_INVALID', 'BLOCKED_BY_MEMBER'],
  },
  'GET user/profiles': {
    summary: 'Gives the collections that the caller keeps here, in the form in which they were sent.',
    dataName: 'storedProfiles',
    caller: 'member',
    rate: 'read',
    request: fields({}),
    answer: success({ profiles: storedProfiles, revision, time: orNull(time), device: savedFrom }),
    errors: [],
  },
  'POST user/profiles': {
    summary:
      'Keeps the collections of the caller, plain or packed, 50,000 cards in all at most; earlier ones are kept for 30 days.',
    dataName: 'storedProfiles',
    caller: 'member',
    rate: 'save',
    costMs: 20,
    request: fields({ profiles: storedProfiles, revision: Type.Optional(revision) }),
    answer: success({ revision }),
    errors: ['REVISION_STALE'],
    isLarge: true,
  },
} as const satisfies Readonly<Record<EndpointName, Endpoint>>;
