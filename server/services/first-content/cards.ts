import { bandColor } from '#model/listing/views/bands';
import { layersOf } from '#model/listing/views/card-layers';
import { type CardView, cardView } from '#model/listing/views/card-view';
import type { CardRecord } from '#model/records/card';
import { artKinds, cardArtPath } from '#model/rules/asset-paths';
import { localised } from '#model/rules/localised';
import { isCardType } from '#model/vocabulary/card-types';
import { SERVERS } from '#model/vocabulary/servers';
import type { Lists } from '../previews/lists.ts';
import type { FirstPicture, FirstTile } from './content.ts';
import { type FirstFamily, firstList, firstThing, joined } from './family.ts';
import { FIRST_SERVERS, newestOf, type Visitor } from './visitor.ts';

const FIRST = 60;
const MOST_STARS = 5;

/** Cards in the words of a visitor, with the pictures of the first main server. */
async function viewsFor(lists: Lists, visitor: Visitor): Promise<(card: CardRecord) => CardView> {
  const [characters, bands] = await Promise.all([lists.characters(), lists.bands()]);
  return (card) => ({
    ...cardView(card, true, { characters, bands, ...visitor.servers }),
    picture: cardView(card, true, { characters, bands, ...FIRST_SERVERS }).picture,
  });
}

const stars = (rarity: number): string => '★'.repeat(Math.min(Math.max(rarity, 0), MOST_STARS));

const thumb = (view: CardView, visitor: Visitor, isNamed: boolean): FirstPicture => ({
  src: view.picture,
  alt: isNamed
    ? ''
    : [view.title, view.character, visitor.text(`attribute.${view.attribute}`), stars(view.rarity)].join(
        ', ',
      ),
  style: { ground: view.color ?? bandColor(view.bandId), marks: layersOf(view, false, false) },
});

const tile = (view: CardView, visitor: Visitor): FirstTile => ({
  path: `/info/cards/${view.id}`,
  picture: thumb(view, visitor, false),
  lines: [
    [
      { text: view.character, look: 'name' },
      { text: String(view.id), look: 'quiet', isSpare: true },
    ],
  ],
});

function artOf(card: CardRecord): string {
  const server = localised(card.releasedAt, FIRST_SERVERS.main, FIRST_SERVERS.sub)?.server;
  return cardArtPath(SERVERS[server ?? FIRST_SERVERS.main], card, artKinds(card).at(-1) ?? 'normal');
}

export const CARDS: FirstFamily = {
  async list(lists, visitor) {
    const [cards, viewOf] = await Promise.all([lists.cards(), viewsFor(lists, visitor)]);
    const first = newestOf(cards, ({ releasedAt }) => releasedAt, FIRST);
    return firstList(visitor, {
      ...{ family: 'cards', title: 'page.cards', lead: 'infoHub.cards' },
      ...{ filtersHeight: 225, total: cards.size },
      tiles: first.map((card) => tile(viewOf(card), visitor)),
    });
  },
  async thing(lists, id, visitor) {
    const card = (await lists.cards()).get(id);
    if (!card) return null;
    const view = (await viewsFor(lists, visitor))(card);
    return firstThing(visitor, {
      ...{ family: 'cards', heading: view.title, badge: thumb(view, visitor, true) },
      subtitle: joined([view.character, view.band, `#${id}`]),
      picture: { src: artOf(card), alt: visitor.text('cards.artOf', { title: view.title }) },
      facts: [
        ['cards.name', visitor.name(card.name)],
        ['page.character', joined([view.character, view.band]), `/info/characters/${card.characterId}`],
        ['filter.attribute', visitor.text(`attribute.${card.attribute}`)],
        ['filter.rarity', stars(card.rarity)],
        ['card.type', isCardType(card.type) ? visitor.text(`card.typeOf.${card.type}`) : card.type],
      ],
      list: { path: '/info/cards', title: visitor.text('cards.all') },
    });
  },
};
