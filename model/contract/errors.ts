import { Type } from 'typebox';
import { fields, revision, text, time } from './bounds.ts';

/** Every code a failure can carry, with its status. */
export const ERROR_STATUS = {
  REQUEST_INVALID: 400,
  CODE_INVALID: 400,
  RECORD_INVALID: 400,
  PASSWORD_WEAK: 400,
  FILE_MISMATCH: 400,
  FILE_DAMAGED: 400,
  PICTURE_TOO_LARGE: 400,
  CONTENT_INVALID: 400,
  GAME_INVALID: 400,
  LOGIN_REQUIRED: 401,
  CREDENTIALS_INVALID: 401,
  PERMISSION_DENIED: 403,
  QUOTA_EXCEEDED: 403,
  BLOCKED_BY_MEMBER: 403,
  POST_LOCKED: 403,
  CONTENT_LIMITED: 403,
  WRITING_PAUSED: 403,
  ORIGIN_DENIED: 403,
  SECURE_CONNECTION_REQUIRED: 403,
  NOT_FOUND: 404,
  USER_INVALID: 404,
  POST_INVALID: 404,
  METHOD_NOT_ALLOWED: 405,
  NOT_ACCEPTABLE: 406,
  REQUEST_TIMEOUT: 408,
  CONTENT_REPEATED: 409,
  USERNAME_TAKEN: 409,
  REVISION_STALE: 409,
  DAY_OVER: 409,
  DATA_STALE: 409,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  MEDIA_TYPE_UNSUPPORTED: 415,
  FILE_TYPE_UNSUPPORTED: 415,
  RANGE_INVALID: 416,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL_ERROR: 500,
  UNAVAILABLE: 503,
  ORIGIN_UNAVAILABLE: 503,
} as const satisfies Readonly<Record<string, number>>;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** What any endpoint may refuse with; what else one does is in its entry. */
export const SHARED_ERRORS = [
  'REQUEST_INVALID',
  'LOGIN_REQUIRED',
  'PERMISSION_DENIED',
  'ORIGIN_DENIED',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** What is wrong with one field of a request. */
const FIELD_FAULTS = ['MISSING', 'UNKNOWN', 'INVALID'] as const;
export type FieldFault = (typeof FIELD_FAULTS)[number];

/** The one shape of every failure, on every path and status. */
export const failure = fields({
  result: Type.Literal(false),
  code: text(64),
  /** By the path of the field, such as `items.0.level`. */
  fields: Type.Optional(Type.Record(text(200), text(64), { maxProperties: 20 })),
  /** Seconds */
  retryAfter: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
  /** When writing is allowed again. */
  until: Type.Optional(time),
  /** The current one, when a save was refused as stale. */
  revision: Type.Optional(revision),
  requestId: text(64),
});
