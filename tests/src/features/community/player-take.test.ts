import { expect, test } from 'vitest';
import { emptyProfile } from '#model/profile/defaults';
import { withLevels } from '#model/profile/item-lists';
import { changesBetween } from '#src/features/community/playersearch/take/take-over.ts';

/** No list of a profile has a place for it. */
const NEW_ITEM = 450;

test('an item that a player does not own is a change, also where profiles keep it by its id alone', () => {
  const empty = emptyProfile('Mine', 0);
  const levels = new Map([[NEW_ITEM, 3]]);
  const items = withLevels(empty.items, (id, before) => levels.get(id) ?? before, levels.keys());
  const owned = { ...empty, items };
  expect(changesBetween(empty, owned).items).toEqual([{ id: NEW_ITEM, before: null, after: 3 }]);
  expect(changesBetween(owned, empty).items).toEqual([{ id: NEW_ITEM, before: 3, after: null }]);
});
