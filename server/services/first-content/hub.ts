import { INFO_PAGES } from '#model/site/routes/info-pages';
import type { FirstHub } from './content.ts';
import type { Visitor } from './visitor.ts';

/** `/info`: what the game has, family by family. */
export const firstHub = (visitor: Visitor): FirstHub => ({
  ...{ kind: 'hub', locale: visitor.locale },
  ...{ heading: visitor.text('section.info'), lead: visitor.text('infoHub.lead') },
  cards: INFO_PAGES.map(({ path, title, text }) => ({
    ...{ path, title: visitor.text(title), text: visitor.text(text) },
  })),
});
