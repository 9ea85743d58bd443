import { isAnyHeld, isHeld } from '#model/site/held';
import { hubCards } from '#model/site/hub-cards';
import { OTHER_LISTS, OTHERS, otherPath } from '#model/site/others';
import { routeAt } from '#model/site/patterns';
import type { PageSection } from '#model/site/sections';
import type { TextKey } from '#model/texts/groups';
import type { PrerenderedHub } from './content.ts';
import type { Visitor } from './visitor.ts';

/** What stands above the cards of a hub, as high as the client draws it; its data is that of the moment, or of the visitor's device. */
const ABOVE: Partial<Record<PageSection, PrerenderedHub['above']>> = {
  leaderboard: { wide: 610, phone: 650 },
  profile: { wide: 78, phone: 98 },
};

/** Cards of pages elsewhere, after those of the section. */
const BESIDES: Partial<
  Record<PageSection, { readonly path: string; readonly title: TextKey; readonly text: TextKey }>
> = {
  profile: { path: '/tool/teambuilder', title: 'page.teamBuilder', text: 'hub.builder' },
};

/** The page of a section: what is in it, without pages whose list the data lacks. */
export function prerenderHub(
  visitor: Visitor,
  section: PageSection,
  absent: ReadonlySet<string>,
): PrerenderedHub | null {
  const { title, lead } = routeAt(`/${section}`) ?? {};
  if (!title || !lead) return null;
  const besides = BESIDES[section];
  const cards = hubCards(section)
    .filter(({ path }) => isHeld(path, absent))
    .map(({ path, title: name, lead: text }) => ({ path, title: name, text }));
  return {
    kind: 'hub',
    locale: visitor.locale,
    heading: visitor.text(title),
    lead: visitor.text(lead),
    above: ABOVE[section] ?? null,
    cards: [...cards, ...(besides ? [besides] : [])].map((card) => ({
      path: card.path,
      title: visitor.text(card.title),
      text: visitor.text(card.text),
    })),
  };
}

/** `/info/others`: the smaller lists of the game. */
export const prerenderOthers = (visitor: Visitor, absent: ReadonlySet<string>): PrerenderedHub => ({
  kind: 'hub',
  locale: visitor.locale,
  heading: visitor.text('page.others'),
  lead: visitor.text('others.lead'),
  above: null,
  cards: OTHERS.filter((name) => isAnyHeld(OTHER_LISTS[name] ?? [], absent)).map((name) => ({
    path: otherPath(name),
    title: visitor.text(`others.title.${name}`),
    text: visitor.text(`others.leadOf.${name}`),
  })),
});
