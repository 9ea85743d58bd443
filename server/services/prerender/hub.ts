import { FAMILIES, listPath } from '#model/families/families';
import { OTHERS_PATH } from '#model/site/others';
import type { PrerenderedHub } from './content.ts';
import type { Visitor } from './visitor.ts';

/** `/info`: what the game has, family by family. */
export const prerenderHub = (visitor: Visitor): PrerenderedHub => ({
  kind: 'hub',
  locale: visitor.locale,
  heading: visitor.text('section.info'),
  lead: visitor.text('infoHub.lead'),
  cards: [
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
  ],
});
