import { isHeld } from '#model/site/held';
import { INFO_CARDS } from '#model/site/info-cards';
import type { PrerenderedHub } from './content.ts';
import type { Visitor } from './visitor.ts';

/** `/info`: what the game has, family by family, without lists that the data lacks. */
export const prerenderHub = (visitor: Visitor, absent: ReadonlySet<string>): PrerenderedHub => ({
  kind: 'hub',
  locale: visitor.locale,
  heading: visitor.text('section.info'),
  lead: visitor.text('infoHub.lead'),
  cards: INFO_CARDS.filter(({ path }) => isHeld(path, absent)).map(({ path, title, text }) => ({
    path,
    title: visitor.text(title),
    text: visitor.text(text),
  })),
});
