import { describe, expect, test } from 'vitest';
import type { PlayerOutcome, PlayerProfileRecord } from '#model/records/player-profile';
import { readPlayerProfile } from '#model/records/read-player-profile';
import { PLAYER_FAILURES } from '#model/vocabulary/player-answers';
import { answerAfter } from '#src/features/community/player.data.ts';

const somebody = readPlayerProfile({ data: { profile: { userName: 'Somebody' } } }) as PlayerProfileRecord;
const found: PlayerOutcome = { kind: 'found', player: somebody, readAtMs: 7 };
const query = { server: 1, id: '12' } as const;

describe('what is known of a player', () => {
  test('is what was found, with its time', () => {
    expect(answerAfter(undefined, query, found)).toEqual({
      found: { query, player: somebody, readAtMs: 7 },
      failure: null,
    });
  });

  test.each(PLAYER_FAILURES)('keeps the last result when a refresh ends with %s', (kind) => {
    const before = answerAfter(undefined, query, found);
    const failure = { kind, retryAfterSeconds: 9 };
    expect(answerAfter(before, query, failure)).toEqual({ found: before.found, failure });
    expect(answerAfter(undefined, query, failure)).toEqual({ found: null, failure });
  });

  test('is without the failure once it is found again', () => {
    const failed = answerAfter(undefined, query, { kind: 'timeout', retryAfterSeconds: null });
    expect(answerAfter(failed, query, found).failure).toBeNull();
  });
});
