import { type FamilyName, listPath, loadFamily, pagePath } from '#model/families/families';
import type { AnyPagedFamily, Context, Item } from '#model/families/family';
import type { PublishedLists } from '../families/lists.ts';
import { itemsInOrder, type Published, published, wordsFor } from '../families/source.ts';
import type { PrerenderedNeighbour, PrerenderedThing } from './content.ts';
import type { Visitor } from './visitor.ts';

const publishedFor = (lists: PublishedLists, family: AnyPagedFamily, visitor: Visitor): Promise<Published> =>
  published(lists, family, visitor.servers, wordsFor(visitor.locale, visitor.servers), visitor.now);

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

/** Families whose pages lead on by number; those of the others have an order of their own (src/features/info/pages). */
const NUMBERED: readonly FamilyName[] = ['cards', 'events', 'gacha', 'logincampaigns', 'missions'];

function neighboursOf(all: Published, id: number, visitor: Visitor): PrerenderedThing['neighbours'] {
  const { head } = all.family;
  if (!NUMBERED.some((name) => name === head.name)) return null;
  const ids = itemsInOrder(all).map((item) => item.id);
  const link = (key: 'previous' | 'next', found: number): PrerenderedNeighbour | null =>
    Number.isFinite(found)
      ? {
          path: pagePath(head, found),
          label: String(found),
          name: visitor.text(`detail.${key}`, { name: String(found) }),
        }
      : null;
  return {
    label: visitor.text('detail.neighbours'),
    previous: link('previous', Math.max(...ids.filter((each) => each < id))),
    next: link('next', Math.min(...ids.filter((each) => each > id))),
  };
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
  // Pages that begin with something else are rendered by the client only.
  if (!item || family.facts.length === 0) return null;
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
    neighbours: neighboursOf(all, id, visitor),
    factsTitle: visitor.text('cards.facts'),
    facts: factsOf(all, item),
    list: { path: listPath(head), title: visitor.text(head.texts.all) },
  };
}
