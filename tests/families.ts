import { loadFamily, PAGED_FAMILIES } from '#model/families/families';
import {
  type AnyFamily,
  type AnyPagedFamily,
  type Context,
  type Item,
  recordsOf,
} from '#model/families/family';
import { FAMILY as BADGES } from '#model/families/others/badges';
import { DECORATIONS, FLICKS, LANES, NOTES } from '#model/families/others/looks';
import { FAMILY as SKILLS } from '#model/families/others/skills';
import { FAMILY as SOUNDS } from '#model/families/others/sounds';
import { stampsWith } from '#model/families/others/stamps';
import { FAMILY as TITLES } from '#model/families/others/titles';
import { EVERY_READER } from '#model/records/every-reader';
import type { Lists } from '#model/records/list-readers';
import { LIST_FILES } from '#model/vocabulary/list-files';
import { wordsFor } from '#server/services/families/source';
import { demo } from './demo/demo-set.ts';

const LEVEL = /\.\d+$/;

const EVERYTHING = Object.fromEntries(
  Object.entries(EVERY_READER).map(([name, read]) => {
    const [file] = LIST_FILES[name as keyof typeof EVERY_READER];
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
    readonly records?: AnyFamily['records'];
    item(record: never, context: Context): I;
    extend?(item: I, context: Context): I;
  },
  context: Context = demoContext,
): readonly I[] {
  return [...recordsOf<unknown>(family, context.lists).values()].map((record) => {
    const item = family.item(record as never, context);
    return family.extend?.(item, context) ?? item;
  });
}

/** Every family of things with pages, with its items of the demo set. */
export const demoFamilies: readonly { readonly family: AnyPagedFamily; readonly items: readonly Item[] }[] =
  await Promise.all(
    PAGED_FAMILIES.map(async ({ name }) => {
      const family = await loadFamily(name);
      return { family, items: itemsOf(family) };
    }),
  );

/** The lists whose things have no pages. */
export const demoLists: readonly { readonly family: AnyFamily; readonly items: readonly Item[] }[] = [
  stampsWith(new Set()),
  ...[TITLES, SKILLS, NOTES, FLICKS, LANES, SOUNDS, DECORATIONS, BADGES],
].map((family: AnyFamily) => ({ family, items: itemsOf(family) }));
