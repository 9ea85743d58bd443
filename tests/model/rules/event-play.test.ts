import { describe, expect, test } from 'vitest';
import { isPlayedAlone, kindsOfEvent } from '#model/rules/event-play';
import { EVENT_TYPES } from '#model/vocabulary/event-types';

describe('lives of an event', () => {
  test('know no room in VS events and where they cost challenge points, and only there', () => {
    const alone = EVENT_TYPES.flatMap((type) => kindsOfEvent(type)).filter(isPlayedAlone);
    expect(alone).toEqual(['challengePoints', 'versus']);
    expect(isPlayedAlone(null)).toBe(false);
  });
});
