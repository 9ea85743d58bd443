import { FAMILIES, loadFamily } from '#model/families/families';
import type { AnyFamily, Context, Item } from '#model/families/family';
import { LIST_READERS, type Lists } from '#model/records/list-readers';
import { LIST_FILES } from '#model/vocabulary/list-files';
import { wordsFor } from '#server/services/families/source';
import { demo } from './demo/demo-set.ts';

const LEVEL = /\.\d+$/;

const EVERYTHING = Object.fromEntries(
  Object.entries(LIST_READERS).map(([name, read]) => {
    const [file] = LIST_FILES[name as keyof typeof LIST_READERS];
    return [name, read(demo.json(file.replace(LEVEL, ''))).byId];
  }),
) as unknown as Lists;

const SERVERS = { main: 1, sub: 0 } as const;

/** All lists of the demo set on the English server, in English, when all of it is out. */
export const demoContext: Context = {
  ...SERVERS,
  now: Date.parse('2030-01-01'),
  lists: EVERYTHING,
  words: wordsFor('en', SERVERS),
  mine: { owned: new Set(), excluded: new Set(), hasProfile: false },
  pending: [],
  asked: {},
};

/** All items of a family, as its list has them. */
export function itemsOf<I extends Item>(
  family: {
    readonly list: keyof Lists;
    item(record: never, context: Context): I;
    extend?(item: I, context: Context): I;
  },
  context: Context = demoContext,
): readonly I[] {
  const records: ReadonlyMap<number, unknown> = context.lists[family.list];
  return [...records.values()].map((record) => {
    const item = family.item(record as never, context);
    return family.extend?.(item, context) ?? item;
  });
}

/** Every family with its items of the demo set. */
export const demoFamilies: readonly { readonly family: AnyFamily; readonly items: readonly Item[] }[] =
  await Promise.all(
    FAMILIES.map(async ({ name }) => {
      const family = await loadFamily(name);
      return { family, items: itemsOf(family) };
    }),
  );
