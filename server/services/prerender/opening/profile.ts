import type { TextKey } from '#model/texts/groups';
import { THEMES } from '#model/vocabulary/preferences';
import type { OpeningPart, PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

const WIDTH = 1136;
const PANEL_WIDTH = 800;

/** `/profile/cards` and `/profile/items` for visitors without a collection (src/features/account/collection/no-collection.tsx). */
export const openCollection = (visitor: Visitor, title: TextKey): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text(title),
  lead: '',
  width: WIDTH,
  isNamedByBar: false,
  parts: [
    {
      kind: 'lack',
      title: visitor.text('collection.noneTitle'),
      text: visitor.text('collection.noneText'),
      isForNew: true,
      frame: 'plain',
      buttons: [{ step: 'blank', label: visitor.text('profile.blank') }],
      links: [{ path: '/profile/manager', label: visitor.text('collection.toManager') }],
    },
  ],
});

/** A page of sections in which visitors set what is theirs (src/kit/page/panel-page.tsx). */
const panelPage = (
  visitor: Visitor,
  title: TextKey,
  lead: TextKey,
  parts: readonly OpeningPart[],
): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text(title),
  lead: visitor.text(lead),
  width: PANEL_WIDTH,
  isNamedByBar: false,
  parts,
});

/** `/profile/manager`: one more collection. */
export const openManager = (visitor: Visitor): PrerenderedOpening =>
  panelPage(visitor, 'page.manager', 'manager.lead', [
    {
      kind: 'section',
      title: visitor.text('manager.section.profiles'),
      parts: [
        { kind: 'text', text: visitor.text('manager.profilesLead') },
        { kind: 'row', buttons: [{ step: 'blank', label: visitor.text('profile.blank') }], links: [] },
      ],
    },
  ]);

/** `/profile/preferences`: light or dark. */
export const openPreferences = (visitor: Visitor): PrerenderedOpening =>
  panelPage(visitor, 'page.preferences', 'preferences.lead', [
    {
      kind: 'section',
      title: visitor.text('preferences.section.display'),
      parts: [
        {
          kind: 'options',
          step: 'theme',
          name: visitor.text('setting.theme'),
          options: THEMES.map((value) => ({ value, label: visitor.text(`setting.themeOf.${value}`) })),
        },
      ],
    },
  ]);
