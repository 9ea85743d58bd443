import type { ErrorCode } from '#model/contract/errors';
import type { FailureKind } from '#model/vocabulary/data-failures';
import type { CallFailure } from './failures.ts';

/** What a failed call means to the caller; `wait` says for how long. */
type Meaning = Plain | 'wait' | 'failed';
type Plain =
  | 'unreachable'
  /** What came was no answer of our server's. */
  | 'unreadable'
  | 'busy'
  | 'login'
  | 'denied'
  /** Blocked by the member whom it would reach. */
  | 'blocked'
  | 'stale'
  | 'invalid'
  | 'gone'
  | 'large'
  | 'quota'
  /** A file of a kind that is not taken, and one that is damaged. */
  | 'kind'
  | 'damaged'
  /** The post is locked, or the member is paused from writing. */
  | 'locked'
  | 'paused'
  /** A repeated text or link, or too many links or mentions in one text. */
  | 'repeated'
  | 'advert'
  | 'links'
  | 'mentions';

export type Outcome<K extends Meaning> = OneOutcome<K> | { readonly kind: 'failed' };
type OneOutcome<K extends Meaning> = K extends 'wait'
  ? { readonly kind: 'wait'; readonly seconds: number }
  : { readonly kind: K };

const OF_CODE: Readonly<Partial<Record<ErrorCode, Plain | 'wait'>>> = {
  LOGIN_REQUIRED: 'login',
  PERMISSION_DENIED: 'denied',
  BLOCKED_BY_MEMBER: 'blocked',
  REVISION_STALE: 'stale',
  REQUEST_INVALID: 'invalid',
  CONTENT_INVALID: 'invalid',
  RECORD_INVALID: 'invalid',
  NOT_FOUND: 'gone',
  POST_INVALID: 'gone',
  BODY_TOO_LARGE: 'large',
  FILE_TOO_LARGE: 'large',
  PICTURE_TOO_LARGE: 'large',
  QUOTA_EXCEEDED: 'quota',
  FILE_TYPE_UNSUPPORTED: 'kind',
  FILE_DAMAGED: 'damaged',
  POST_LOCKED: 'locked',
  WRITING_PAUSED: 'paused',
  CONTENT_REPEATED: 'repeated',
  RATE_LIMITED: 'wait',
  UNAVAILABLE: 'busy',
  INTERNAL_ERROR: 'busy',
};

/** Why a well-formed text can be refused, so that its writer knows what to change. */
export const ABOUT_TEXTS = ['locked', 'paused', 'repeated', 'advert', 'links', 'mentions'] as const;

/** The reason a text was refused, where it is more specific than the code. */
const OF_TEXT: Readonly<Partial<Record<string, Plain>>> = {
  SAME_LINK: 'advert',
  TOO_MANY_LINKS: 'links',
  TOO_MANY_MENTIONS: 'mentions',
};

const OF_FAILURE: Readonly<Record<FailureKind, Plain>> = {
  unreachable: 'unreachable',
  timeout: 'unreachable',
  server: 'busy',
  missing: 'unreadable',
  unreadable: 'unreadable',
};

/** In seconds: the time to wait when the server names none. */
const DEFAULT_WAIT = 30;

function meaningOf(failure: CallFailure): Meaning {
  if (failure.kind !== 'refused') return OF_FAILURE[failure.kind];
  const meaning = OF_TEXT[failure.fields.content ?? ''] ?? OF_CODE[failure.code] ?? 'failed';
  return failure.retryAfter !== null && (meaning === 'busy' || meaning === 'failed') ? 'wait' : meaning;
}

/** What a view shows of a failed call. `known`: the meanings that it shows differently; everything else is `failed`. */
export function outcomeOf<K extends Meaning>(failure: CallFailure, known: readonly K[]): Outcome<K>;
export function outcomeOf(failure: CallFailure, known: readonly Meaning[]): Outcome<Meaning> {
  const meaning = meaningOf(failure);
  if (!known.includes(meaning)) return { kind: 'failed' };
  if (meaning !== 'wait') return { kind: meaning };
  const seconds = failure.kind === 'refused' ? failure.retryAfter : null;
  return { kind: 'wait', seconds: seconds ?? DEFAULT_WAIT };
}
