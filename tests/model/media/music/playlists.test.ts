import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  editPlaylists,
  listName,
  MAX_LISTS,
  MAX_NAME,
  mergedPlaylists,
  type PlaylistsEdit,
} from '#model/media/music/playlists';
import {
  listsText,
  MAX_IN_ADDRESS,
  readListsText,
  readShared,
  writeShared,
} from '#model/media/music/sharing';

const songs = fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { maxLength: 20 });
const name = fc
  .string({ unit: 'grapheme', maxLength: 30 })
  .map(listName)
  .filter((one) => one !== null);
const list = fc.record({ id: fc.constantFrom('a', 'b', 'c'), name, songs });
const lists = fc.uniqueArray(list, { selector: ({ id }) => id }).map((all) => ({ lists: all }));

describe('a list that is shared', () => {
  test('comes out of its address as it went in', () => {
    fc.assert(
      fc.property(name, songs, (shown, ids) => {
        const query = new URLSearchParams({ ...writeShared({ name: shown, songs: ids }) });
        const read = readShared({ list: query.get('list'), songs: query.get('songs') });
        expect(read).toEqual(ids.length === 0 ? null : { name: shown, songs: ids });
      }),
    );
  });

  test('is none where the address holds nonsense, and never more than it may be', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const read = readShared({ list: one, songs: other });
        expect(read?.songs.length ?? 0).toBeLessThanOrEqual(MAX_IN_ADDRESS);
      }),
    );
    expect(readShared({ list: 'x', songs: '-1.!.zzzzzzzzz' })).toBeNull();
    expect(readShared({ list: null, songs: null })).toBeNull();
  });

  test('comes out of its text as it went in, with titles of any kind', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name, songs }), { maxLength: 4 }), fc.string(), (all, title) => {
        // A title that is a line of its own is one, a line break is not part of it.
        const text = listsText(all, () => title.replace(/[\r\n]+/g, ' '));
        expect(readListsText(text, 'unnamed')).toEqual({ lists: all, unread: 0 });
      }),
    );
  });

  test('is read from plain numbers, and what cannot be read is counted', () => {
    expect(readListsText('12, 40 3\n#7\nhello\n# Mine\n5 Title', 'New')).toEqual({
      lists: [
        { name: 'New', songs: [12, 40, 3, 7] },
        { name: 'Mine', songs: [5] },
      ],
      unread: 1,
    });
  });
});

describe('lists', () => {
  test('have names without room around them, and not too long', () => {
    expect(listName('  a   b ')).toBe('a b');
    expect(listName(' \n ')).toBeNull();
    expect([...(listName('😀'.repeat(99)) ?? '')]).toHaveLength(MAX_NAME);
  });

  test('are no more than there may be', () => {
    const make = (at: number): PlaylistsEdit => ({
      kind: 'create',
      list: { id: `l${at}`, name: 'x', songs: [] },
    });
    const many = Array.from({ length: MAX_LISTS + 5 }, (_, at) => make(at));
    expect(many.reduce(editPlaylists, { lists: [] }).lists).toHaveLength(MAX_LISTS);
  });

  test('lose no song that either tab put into them', () => {
    fc.assert(
      fc.property(lists, songs, songs, (base, here, there) => {
        fc.pre(base.lists.length > 0);
        const [{ id }] = base.lists as unknown as [{ id: string }];
        const mine = editPlaylists(base, { kind: 'add', id, songs: here });
        const theirs = editPlaylists(base, { kind: 'add', id, songs: there });
        const joined = mergedPlaylists(base, mine, theirs).lists.find((one) => one.id === id);
        expect(new Set(joined?.songs)).toEqual(new Set([...(base.lists[0]?.songs ?? []), ...here, ...there]));
      }),
    );
  });

  test('stay when one tab removes what the other puts something into', () => {
    const base = { lists: [{ id: 'a', name: 'A', songs: [1] }] };
    const removed = editPlaylists(base, { kind: 'remove', id: 'a' });
    const filled = editPlaylists(base, { kind: 'add', id: 'a', songs: [2] });
    expect(mergedPlaylists(base, removed, filled)).toEqual(filled);
    expect(mergedPlaylists(base, filled, removed)).toEqual(filled);
    expect(mergedPlaylists(base, removed, base)).toEqual(removed);
  });
});
