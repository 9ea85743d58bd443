import { describe, expect, test } from 'vitest';
import { isPlayedAlone, kindsOfEvent, liftsPower } from '#model/rules/event-play';
import { EVENT_TYPES } from '#model/vocabulary/event-types';

describe('lives of an event', () => {
  test('know no room in VS events, in free lives and where they cost challenge points, and only there', () => {
    const alone = EVENT_TYPES.flatMap((type) => kindsOfEvent(type)).filter(isPlayedAlone);
    expect(alone).toEqual(['challengePoints', 'versus', 'versusFree', 'festivalFree']);
    expect(isPlayedAlone(null)).toBe(false);
  });

  test('have one bonus: a free live of a festival is paid more, one of a VS event is stronger', () => {
    expect(liftsPower('festival', 'festival')).toBe(true);
    expect(liftsPower('festival', 'festivalFree')).toBe(false);
    expect(liftsPower('versus', 'versusFree')).toBe(true);
  });
});
