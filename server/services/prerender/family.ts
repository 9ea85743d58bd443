import { type FamilyName, listPath, loadFamily } from '#model/families/families';
import type { AnyPagedFamily, Context, Item, Line } from '#model/families/family';
import { objectPath } from '#model/site/objects';
import type { PublishedLists } from '../families/lists.ts';
import { idsInOrder, type Published, published, wordsFor } from '../families/source.ts';
import type { PrerenderedList, PrerenderedThing } from './content.ts';
import { filtersHeight } from './heights.ts';
import type { Visitor } from './visitor.ts';

const publishedFor = (lists: PublishedLists, family: AnyPagedFamily, visitor: Visitor): Promise<Published> =>
  published(lists, family, visitor.servers, wordsFor(visitor.locale, visitor.servers), visitor.now);

function linesOf({ family, context, item }: Published, id: number): readonly Line[] {
  const found = item(id);
  return found ? family.tile.lines(found, context) : [];
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
  family: AnyPagedFamily,
  visitor: Visitor,
): Promise<PrerenderedList | null> {
  const all = await publishedFor(lists, family, visitor);
  const { head, tile } = family;
  const ids = idsInOrder(all);
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
      const { src, vars = {} } = pictureOf(all, id);
      return {
        path: pathOf(all, id),
        picture: { src, alt: '', style: vars },
        lines: linesOf(all, id),
      };
    }),
  };
}

function factsOf({ family, context }: Published, item: Item): PrerenderedThing['facts'] {
  return family.facts.flatMap((key) => {
    const field = family.fields[key];
    const text = field?.text?.(item, context) ?? '';
    if (!field || text === '') return [];
    const label = typeof field.title === 'string' ? context.words.t(field.title) : field.title(context);
    return [{ label, text, ...(field.path && { path: field.path(item) }) }];
  });
}

function badgeOf(family: AnyPagedFamily, item: Item, context: Context): PrerenderedThing['badge'] {
  if (family.badge) return family.badge(item, context);
  const { src, vars = {} } = family.picture(item, context);
  return { src, alt: '', style: vars };
}

/** One thing with its picture and first facts; null where there is none. */
export async function prerenderThing(
  lists: PublishedLists,
  name: FamilyName,
  id: number,
  visitor: Visitor,
): Promise<PrerenderedThing | null> {
  const all = await publishedFor(lists, await loadFamily(name), visitor);
  const { family, context } = all;
  const item = all.item(id);
  if (!item) return null;
  const { head, page } = family;
  const [src = null] = page.art === 'none' ? [] : family.art(item, context);
  const quote = page.quote?.(item, context) ?? null;
  return {
    kind: 'thing',
    locale: visitor.locale,
    heading: family.title(item),
    subtitle: family.subtitle(item, context),
    badge: badgeOf(family, item, context),
    look: family.tile.look,
    page,
    picture: src === null ? null : { src, alt: page.artText?.(item, context) ?? '' },
    words: quote && { title: visitor.text(quote.title), text: quote.text },
    factsTitle: visitor.text('cards.facts'),
    facts: factsOf(all, item),
    list: { path: listPath(head), title: visitor.text(head.texts.all) },
  };
}
