import type { PrerenderedStep } from './content.ts';
import type { Visitor } from './visitor.ts';

/** `/tool/teambuilder` for visitors without a collection; the page hides it from others (public/theme.js). */
export const prerenderStep = (visitor: Visitor): PrerenderedStep => ({
  kind: 'step',
  locale: visitor.locale,
  heading: visitor.text('builder.title'),
  lead: visitor.text('builder.lead'),
  title: visitor.text('builder.empty.profileTitle'),
  text: visitor.text('builder.empty.profileText'),
  step: 'premade',
  button: visitor.text('builder.empty.premade'),
});
