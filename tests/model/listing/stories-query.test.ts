import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestReader } from '#model/contract/reading';
import {
  decodeStories,
  isStoriesNarrowed,
  NO_STORIES_QUERY,
  storyFilterOf,
  storyParams,
} from '#model/listing/stories-query';

const read = (query: string) => decodeStories(new URLSearchParams(query));

describe('what the address of the list of stories asks for', () => {
  test('leaves out mature ratings and all warnings where it says nothing', () => {
    expect(storyFilterOf(read(''), 0)).toEqual({
      categoryName: 'SELF_POST',
      categoryId: 'story',
      order: 'TIME_DESC',
      ratingTo: 1,
      withoutWarnings: ['violence', 'death', 'nonCon', 'underage'],
    });
    expect(isStoriesNarrowed(read(''))).toBe(false);
  });

  test('is read from it, and is in the words of the contract', () => {
    const query = read('type=series&rating=mature&warned=death_violence&q=rain');
    expect(query).toMatchObject({
      storyType: 'series',
      rating: 'mature',
      allowedWarnings: ['violence', 'death'],
    });
    expect(storyFilterOf(query, 0)).toMatchObject({
      search: 'rain',
      storyTypes: ['series'],
      ratingTo: 2,
      withoutWarnings: ['nonCon', 'underage'],
    });
  });

  test('asks for everything where all is wanted', () => {
    const filter = storyFilterOf(read('rating=explicit&warned=violence_death_nonCon_underage'), 0);
    expect(filter).not.toHaveProperty('ratingTo');
    expect(filter).not.toHaveProperty('withoutWarnings');
  });

  test('is what is listed first where nothing can be read', () => {
    expect(read('type=epic&rating=9&warned=spiders')).toEqual(NO_STORIES_QUERY);
  });

  test('comes back from the address it is written to, and is always a valid request', () => {
    const request = requestReader('POST post/list');
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('single', 'general', 'mature', 'death_nonCon', 'explicit'),
    );
    const names = fc.constantFrom('type', 'rating', 'warned', 'q');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, word)), (pairs) => {
        const query = decodeStories(new URLSearchParams(pairs));
        const again = decodeStories(
          new URLSearchParams(storyParams(query).map(([name, value]) => [name, value])),
        );
        expect(again).toEqual({ ...query, text: '' });
        expect(request(storyFilterOf(query, 0)).ok).toBe(true);
      }),
    );
  });
});
