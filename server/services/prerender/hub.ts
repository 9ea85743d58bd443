import { FAMILIES, listPath } from '#model/families/families';
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
    { path: '/info/songmeta', title: visitor.text('page.songMeta'), text: visitor.text('songMeta.lead') },
  ],
});
