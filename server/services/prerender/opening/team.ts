import { RESULTS_VIEWS } from '#model/compute/asked/results-views';
import type { PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

/** `/tool/teambuilder` for visitors without a collection; the page hides it from others (public/theme.js). */
export const openBuilder = (visitor: Visitor): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text('builder.title'),
  lead: visitor.text('builder.lead'),
  width: 1136,
  isNamedByBar: false,
  parts: [
    {
      kind: 'lack',
      title: visitor.text('builder.empty.profileTitle'),
      text: visitor.text('builder.empty.profileText'),
      isForNew: true,
      frame: 'panel',
      buttons: [{ step: 'premade', label: visitor.text('builder.empty.premade') }],
      links: [],
    },
  ],
});

/** `/tool/songoptimizer`: what is looked at, one team or one song. Null where the address brings a question along. */
export function openOptimizer(visitor: Visitor, params: URLSearchParams): PrerenderedOpening | null {
  const asked = params.get('view') ?? RESULTS_VIEWS[0];
  if ([...params.keys()].some((name) => name !== 'view')) return null;
  return {
    kind: 'opening',
    locale: visitor.locale,
    heading: visitor.text('page.songOptimizer'),
    lead: visitor.text('optimizer.lead'),
    width: 1200,
    isNamedByBar: false,
    parts: [
      {
        kind: 'choice',
        label: visitor.text('optimizer.view.label'),
        links: RESULTS_VIEWS.map((view, index) => ({
          path: index === 0 ? '/tool/songoptimizer' : `/tool/songoptimizer?view=${view}`,
          label: visitor.text(`optimizer.view.${view}`),
          isShown: view === asked,
        })),
        isWideOnly: false,
      },
    ],
  };
}
