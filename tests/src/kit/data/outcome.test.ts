import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '#model/contract/errors';
import { outcomeOf } from '#src/kit/data/api/outcome.ts';

const NAMED = [
  'unreachable',
  'unreadable',
  'busy',
  'login',
  'denied',
  'invalid',
  'gone',
  'large',
  'wait',
] as const;
const refused = (code: ErrorCode, retryAfter: number | null = null) =>
  outcomeOf({ kind: 'refused', code, fields: {}, retryAfter, revision: null }, NAMED);

describe('the outcome of a failed call', () => {
  test.each([
    ['LOGIN_REQUIRED', 'login'],
    ['REQUEST_INVALID', 'invalid'],
    ['CONTENT_INVALID', 'invalid'],
    ['POST_INVALID', 'gone'],
    ['NOT_FOUND', 'gone'],
    ['PERMISSION_DENIED', 'denied'],
    ['FILE_TOO_LARGE', 'large'],
    ['INTERNAL_ERROR', 'busy'],
    ['ORIGIN_DENIED', 'failed'],
  ] as const)('of %s is %s', (code, kind) => {
    expect(refused(code)).toEqual({ kind });
  });

  test.each([
    ['timeout', 'unreachable'],
    ['unreachable', 'unreachable'],
    ['missing', 'unreadable'],
    ['server', 'busy'],
  ] as const)('is named when the call ends as %s', (failure, kind) => {
    expect(outcomeOf({ kind: failure }, NAMED)).toEqual({ kind });
  });

  test('says how long to wait when the server does, and guesses when it does not', () => {
    expect(refused('RATE_LIMITED', 7)).toEqual({ kind: 'wait', seconds: 7 });
    expect(refused('RATE_LIMITED')).toEqual({ kind: 'wait', seconds: 30 });
    expect(refused('UNAVAILABLE', 5)).toEqual({ kind: 'wait', seconds: 5 });
    expect(refused('POST_INVALID', 5)).toEqual({ kind: 'gone' });
  });

  test('is `failed` when the view cannot tell it apart', () => {
    expect(outcomeOf({ kind: 'timeout' }, ['login'])).toEqual({ kind: 'failed' });
  });
});
