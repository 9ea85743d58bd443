import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bareAddress, canonicalAddress, withName, withoutName } from '#model/site/canonical';
import { matchPattern, routeAt } from '#model/site/patterns';
import { pagesAbove, trailOf } from '#model/site/trail';

const CARD = '/info/cards/{id}/{name?}';
const STORY = '/tool/storyviewer/event/{server}/{id}/{chapter}/{name?}';
const META = '/info/songmeta/{id?}/{name?}';
const OTHERS = '/info/others/{name?}';

describe('an address with a readable name', () => {
  test.each([
    [CARD, '/info/cards/7', 'Stage Light!', '/info/cards/7/Stage-Light'],
    [CARD, '/info/cards/7/', 'Stage Light', '/info/cards/7/Stage-Light'],
    [CARD, '/info/cards/7/anything', 'Stage Light', '/info/cards/7/Stage-Light'],
    [CARD, '/info/cards/7/anything', '!!!', '/info/cards/7'],
    [CARD, '/info/cards/7', '星のステージ', `/info/cards/7/${encodeURIComponent('星のステージ')}`],
    [STORY, '/tool/storyviewer/event/jp/7/2/x', 'Two', '/tool/storyviewer/event/jp/7/2/Two'],
    [META, '/info/songmeta/7', 'Song', '/info/songmeta/7/Song'],
    [META, '/info/songmeta', 'Song', '/info/songmeta'],
  ])('of %s at %s for “%s” is %s', (pattern, path, name, address) => {
    expect(withName(pattern, path, name)).toBe(address);
  });

  test('stays where the name says which page it is, or there is none', () => {
    expect(withName(OTHERS, '/info/others/stamps', 'Stamps')).toBe('/info/others/stamps');
    expect(withoutName(OTHERS, '/info/others/stamps')).toBe('/info/others/stamps');
    expect(canonicalAddress('/profile', 'Profile')).toBe('/profile');
    expect(canonicalAddress('/no/such/page', 'Page')).toBe('/no/such/page');
  });

  test('is the same page whatever the name says', () => {
    expect(bareAddress('/home/news/12')).toBe('/home/news/12');
    expect(bareAddress('/home/news/12/')).toBe('/home/news/12');
    expect(bareAddress('/home/news/12/anything')).toBe('/home/news/12');
    expect(bareAddress('/home/news')).toBe('/home/news');
    expect(bareAddress('/')).toBe('/');
  });

  test('comes to rest after one step, for any name, and still leads to the page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          [CARD, '/info/cards/7'] as const,
          [STORY, '/tool/storyviewer/event/jp/7/2'] as const,
          [META, '/info/songmeta/7'] as const,
        ),
        fc.string({ unit: 'binary' }),
        ([pattern, bare], name) => {
          const address = withName(pattern, bare, name);
          expect(withName(pattern, address, name)).toBe(address);
          expect(withoutName(pattern, address)).toBe(bare);
          expect(matchPattern(pattern, address)).not.toBeNull();
          // What a browser makes of it is what we compare it with.
          expect(new URL(address, 'https://own.example').pathname).toBe(address);
        },
      ),
    );
  });
});

test('the trail of an article leads over the list of news', () => {
  const paths = (
    pattern: '/home/news/{id}/{name?}' | '/home/news' | '/profile/preferences',
    section: 'home' | 'profile',
  ) => trailOf({ pattern, section }).map(({ path }) => path);
  expect(paths('/home/news/{id}/{name?}', 'home')).toEqual(['/home/news']);
  expect(paths('/home/news', 'home')).toEqual([]);
  expect(paths('/profile/preferences', 'profile')).toEqual([]);
});

test('the trail of a chart that moves leads over the choice of charts', () => {
  const pattern = '/tool/simulator/{id}/{difficulty}/{name?}';
  expect(trailOf({ pattern, section: 'tool' }).map(({ path }) => path)).toEqual(['/tool/chartsimulator']);
});

test('a thing stands below the page that shows it, and that page below its section', () => {
  const route = routeAt('/info/songmeta/674');
  if (!route) throw new Error('no such page');
  expect(pagesAbove('/info/songmeta/674', route).map(({ path }) => path)).toEqual(['/info/songmeta']);
  expect(pagesAbove('/info/songmeta', route)).toEqual([]);
});
