import { isHeld } from '#model/site/held';
import { hubCards } from '#model/site/hub-cards';
import type { PrerenderedHub } from './content.ts';
import type { Visitor } from './visitor.ts';

/** `/info`: what the game has, family by family, without lists that the data lacks. */
export const prerenderHub = (visitor: Visitor, absent: ReadonlySet<string>): PrerenderedHub => ({
  kind: 'hub',
  locale: visitor.locale,
  heading: visitor.text('section.info'),
  lead: visitor.text('infoHub.lead'),
  cards: hubCards('info')
    .filter(({ path }) => isHeld(path, absent))
    .map(({ path, title, lead }) => ({ path, title: visitor.text(title), text: visitor.text(lead) })),
});
