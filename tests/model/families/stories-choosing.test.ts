import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchable } from '#model/encoding/normalise';
import type { Context } from '#model/families/family';
import {
  type ChooserQuery,
  chooserParams,
  chosenStories,
  decodeChooser,
  isNewStory,
  ownerNames,
  ownerOf,
  READ_FILTERS,
  type StoryReads,
  storyGroups,
} from '#model/families/stories/choosing';
import { FAMILY } from '#model/families/stories/family';
import { STORY_KINDS } from '#model/media/story/catalogue/story-ref';
import { DAY_MS } from '#model/vocabulary/time';
import { demoContext, itemsOf } from '#tests/families';

const context: Context = { ...demoContext, words: { ...demoContext.words, t: (key: string) => key } };
const items = itemsOf(FAMILY, context);
const { main, now, lists } = context;

const NOTHING = { isRead: () => false, stopIn: () => null };
const ALL = { text: '', read: 'all', of: null, character: null, server: null, more: 0 } as const;
const chosen = (
  query: Partial<ChooserQuery> & Pick<ChooserQuery, 'kind'>,
  reads: StoryReads = NOTHING,
  at: number = now,
) => chosenStories(items, { query: { ...ALL, ...query }, reads, hasWords: () => true, main, now: at });

const queries = fc.record({
  kind: fc.constantFrom(...STORY_KINDS),
  of: fc.option(fc.integer({ min: 1, max: 99_999 })),
  text: fc.string({ maxLength: 40, unit: 'grapheme' }),
  read: fc.constantFrom(...READ_FILTERS),
  character: fc.option(fc.integer({ min: 1, max: 400 })),
  server: fc.option(fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const)),
  more: fc.integer({ min: 0, max: 99 }),
});

describe('the address of a chooser', () => {
  test('holds all that is asked for', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const params = new URLSearchParams(chooserParams(query).map(([name, value]) => [name, value]));
        expect(decodeChooser(params)).toEqual({ ...query, text: [...query.text].slice(0, 100).join('') });
      }),
    );
  });

  test('asks for none without a kind, and ignores what it does not know', () => {
    expect(decodeChooser(new URLSearchParams('q=x'))).toBeNull();
    expect(decodeChooser(new URLSearchParams('browse=comic'))).toBeNull();
    const odd = 'browse=event&of=-1&read=maybe&char=x&server=xx&more=1e9';
    expect(decodeChooser(new URLSearchParams(odd))).toEqual({ ...ALL, kind: 'event' });
  });
});

describe('the stories of a chooser', () => {
  test.each(STORY_KINDS)(
    'of the kind %s are all in its groups, each once and in the order of the game',
    (kind) => {
      const own = items.filter(({ ref }) => ref.kind === kind);
      const groups = storyGroups(kind, chosen({ kind }), main);
      expect(groups.flatMap((group) => group.items).length).toBe(own.length);
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
      for (const group of groups) {
        const ids = group.items.map(({ id }) => id);
        expect(ids).toEqual([...ids].sort((one, other) => one - other));
        for (const item of group.items) expect(ownerOf(item)).toBe(group.id);
      }
    },
  );

  test.each(['event', 'card', 'band', 'area'] as const)(
    'of the kind %s belong to things with names',
    (kind) => {
      for (const { id } of storyGroups(kind, chosen({ kind }), main))
        expect(ownerNames(kind, id, lists).some((name) => name !== null)).toBe(true);
    },
  );

  test('of events and cards begin with what came out last', () => {
    for (const kind of ['event', 'card'] as const) {
      const times = storyGroups(kind, chosen({ kind }), main).map(({ items: own }) =>
        Math.max(...own.map(({ publishedAt }) => publishedAt[main] ?? -1)),
      );
      expect(times).toEqual([...times].sort((one, other) => other - one));
    }
  });

  test('are read, begun or neither, and new for a month', () => {
    const [first, second] = chosen({ kind: 'event' });
    if (!first || !second) throw new Error('no stories of events');
    const reads = {
      isRead: (key: string) => key === first.key,
      stopIn: (key: string) => (key === second.key || key === first.key ? { at: 3 } : null),
    };
    expect(chosen({ kind: 'event', read: 'read' }, reads)).toEqual([first]);
    expect(chosen({ kind: 'event', read: 'begun' }, reads)).toEqual([second]);
    expect(chosen({ kind: 'event', read: 'unread' }, reads)).not.toContain(first);
    const last = Math.max(...items.map(({ publishedAt }) => publishedAt[main] ?? 0));
    const fresh = chosen({ kind: 'card', read: 'new' }, NOTHING, last + DAY_MS);
    expect(fresh.length).toBeGreaterThan(0);
    for (const { publishedAt } of fresh)
      expect(last - (publishedAt[main] ?? 0)).toBeLessThanOrEqual(29 * DAY_MS);
    expect(chosen({ kind: 'main', read: 'new' })).toEqual([]);
    const soon = { ...first, publishedAt: [now + 1, null, null, null, null] } as typeof first;
    expect([isNewStory(soon, 0, now), isNewStory(soon, 0, now + 1), isNewStory(soon, 1, now)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('are those of a character, of whom an event is about, and those that are out on a server', () => {
    for (const kind of ['card', 'event', 'area'] as const)
      for (const { characterIds, featuredIds } of chosen({ kind, character: 7 }))
        expect([...characterIds, ...featuredIds]).toContain(7);
    const korean = chosen({ kind: 'event', server: 4 });
    expect(korean.length).toBeGreaterThan(0);
    expect(korean.length).toBeLessThan(chosen({ kind: 'event' }).length);
    for (const { publishedAt } of korean) expect(publishedAt[4]).not.toBeNull();
  });

  test('of an event name no one as being in them, for no list says so', () => {
    for (const { characterIds, featuredIds } of chosen({ kind: 'event' })) {
      expect(characterIds).toEqual([]);
      expect(featuredIds.length).toBeGreaterThan(0);
    }
  });
});

test('episodes of cards are found by their titles once these are known, and called by their cards until then', () => {
  const untitled: Context = { ...context, lists: { ...lists, cardEpisodes: new Map() } };
  const cards = itemsOf(FAMILY, untitled).filter(({ ref }) => ref.kind === 'card');
  for (const card of cards.slice(-50)) {
    expect(card.of).toBeNull();
    expect(card.names).toEqual(lists.cards.get(card.ref.id)?.name);
    const titled = FAMILY.extend?.(card, context) ?? card;
    expect(titled.names).toEqual(lists.cardEpisodes.get(card.ref.id)?.titles[(card.ref.part ?? 1) - 1]);
    expect(titled.of).toBe(card.name);
    const title = titled.names[main];
    if (title) expect(titled.subject.names.split('\n')).toContain(searchable(title));
    expect(titled.subject.names).toContain(card.subject.names);
    expect(FAMILY.extend?.(card, untitled)).toBe(card);
  }
  const [event] = chosen({ kind: 'event' });
  if (event) expect(FAMILY.extend?.(event, context)).toBe(event);
});
