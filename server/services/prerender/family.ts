import { type FamilyName, listPath, loadFamily } from '#model/families/families';
import type { AnyFamily, Context, Item, Line } from '#model/families/family';
import { objectPath } from '#model/site/objects';
import type { PublishedLists } from '../families/lists.ts';
import { FIRST_SERVERS, idsInOrder, type Published, published, wordsFor } from '../families/source.ts';
import type { PrerenderedList, PrerenderedThing } from './content.ts';
import { filtersHeight } from './heights.ts';
import type { Visitor } from './visitor.ts';

/**
 * A family twice: named as the reader's servers name it, and dated and drawn as the first main server has it, which is what the
 * client shows a visitor who has chosen nothing.
 */
interface Both {
  readonly named: Published;
  readonly local: Published;
}

async function bothOf(lists: PublishedLists, family: AnyFamily, visitor: Visitor): Promise<Both> {
  const { locale, now } = visitor;
  const words = wordsFor(locale, FIRST_SERVERS);
  const [named, local] = await Promise.all([
    published(lists, family, visitor.servers, words, now),
    published(lists, family, FIRST_SERVERS, words, now),
  ]);
  return { named, local };
}

/** Lines with the names of the reader's servers. */
function linesOf({ named, local }: Both, id: number): readonly Line[] {
  const lines = ({ family, context, item }: Published): readonly Line[] => {
    const found = item(id);
    return found ? family.tile.lines(found, context) : [];
  };
  const names = lines(named)
    .flat()
    .filter(({ look }) => look === 'name');
  return lines(local).map((line) =>
    line.map((word) => (word.look === 'name' ? (names.shift() ?? word) : word)),
  );
}

const pictureOf = ({ family, context, item }: Published, id: number) => {
  const found = item(id);
  return found ? family.picture(found, context) : { src: null };
};

function pathOf({ family, context, item }: Published, id: number): string {
  const found = item(id);
  return (found && family.path?.(found, context)) ?? objectPath(family.head.object, id);
}

/** The first things of a list in its own order; null where the site lacks the data. */
export async function prerenderList(
  lists: PublishedLists,
  family: AnyFamily,
  visitor: Visitor,
): Promise<PrerenderedList | null> {
  const both = await bothOf(lists, family, visitor);
  const { head, tile } = family;
  const ids = idsInOrder(both.local);
  if (ids.length === 0) return null;
  const count = visitor.number(ids.length);
  return {
    kind: 'list',
    locale: visitor.locale,
    heading: visitor.text(head.texts.many),
    lead: visitor.text(head.texts.lead),
    count: { found: count, of: visitor.text('list.of', { total: count }) },
    shape: tile.shape,
    filtersHeight: filtersHeight(head.name),
    look: tile.look,
    tiles: ids.slice(0, tile.shape.first).map((id) => {
      const { src, vars = {} } = pictureOf(both.local, id);
      return {
        path: pathOf(both.local, id),
        picture: { src, alt: '', style: vars },
        lines: linesOf(both, id),
      };
    }),
  };
}

function factsOf(family: AnyFamily, { named, local }: Both, id: number): PrerenderedThing['facts'] {
  return family.facts.flatMap((key) => {
    const field = family.fields[key];
    const { context, item } = field?.isPerServer ? local : named;
    const found = item(id);
    const text = (found && field?.text?.(found, context)) ?? '';
    if (!field || !found || text === '') return [];
    const label = typeof field.title === 'string' ? context.words.t(field.title) : field.title(context);
    return [{ label, text, ...(field.path && { path: field.path(found) }) }];
  });
}

function badgeOf(family: AnyFamily, item: Item, context: Context, alt: string): PrerenderedThing['badge'] {
  if (family.badge) return family.badge(item, context);
  const { src, vars = {} } = family.picture(item, context);
  return { src, alt, style: vars };
}

/** One thing with its picture and first facts; null where there is none. */
export async function prerenderThing(
  lists: PublishedLists,
  name: FamilyName,
  id: number,
  visitor: Visitor,
): Promise<PrerenderedThing | null> {
  const both = await bothOf(lists, await loadFamily(name), visitor);
  const { family, context } = both.named;
  const [item, shown] = [both.named.item(id), both.local.item(id)];
  if (!item || !shown) return null;
  const { head, page } = family;
  const [src = null] = page.art === 'none' ? [] : family.art(shown, both.local.context);
  const quote = page.quote?.(item, context) ?? null;
  return {
    kind: 'thing',
    locale: visitor.locale,
    heading: family.title(item),
    subtitle: family.subtitle(item, context),
    badge: badgeOf(family, shown, both.local.context, ''),
    look: family.tile.look,
    page,
    picture: src === null ? null : { src, alt: page.artText?.(item, context) ?? '' },
    words: quote && { title: visitor.text(quote.title), text: quote.text },
    factsTitle: visitor.text('cards.facts'),
    facts: factsOf(family, both, id),
    list: { path: listPath(head), title: visitor.text(head.texts.all) },
  };
}
