import { FAMILIES, listPath } from '#model/families/families';
import { isHeld } from '#model/site/held';
import { OTHERS_PATH } from '#model/site/others';
import type { PrerenderedHub } from './content.ts';
import type { Visitor } from './visitor.ts';

/** `/info`: what the game has, family by family, without lists that the data lacks. */
export const prerenderHub = (visitor: Visitor, absent: ReadonlySet<string>): PrerenderedHub => ({
  kind: 'hub',
  locale: visitor.locale,
  heading: visitor.text('section.info'),
  lead: visitor.text('infoHub.lead'),
  cards: cardsOf(visitor).filter(({ path }) => isHeld(path, absent)),
});

const cardsOf = (visitor: Visitor): PrerenderedHub['cards'] => [
  ...FAMILIES.map((head) => ({
    path: listPath(head),
    title: visitor.text(head.texts.many),
    text: visitor.text(head.texts.lead),
  })),
  {
    path: '/info/eventarchives',
    title: visitor.text('page.eventArchives'),
    text: visitor.text('infoHub.eventArchives'),
  },
  {
    path: '/info/miracleticket',
    title: visitor.text('page.miracleTicket'),
    text: visitor.text('infoHub.miracleTicket'),
  },
  { path: '/info/songmeta', title: visitor.text('page.songMeta'), text: visitor.text('songMeta.lead') },
  { path: OTHERS_PATH, title: visitor.text('page.others'), text: visitor.text('others.lead') },
];
