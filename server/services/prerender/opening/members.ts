import { logInPath } from '#model/site/objects';
import type { TextKey } from '#model/texts/groups';
import type { PrerenderedOpening } from '../content.ts';
import type { Visitor } from '../visitor.ts';

/** What only members can do, for who is not logged in (src/features/studio/frame/for-members.tsx). */
export const openLogIn = (
  visitor: Visitor,
  path: string,
  title: TextKey,
  text: TextKey,
): PrerenderedOpening => ({
  kind: 'opening',
  locale: visitor.locale,
  heading: visitor.text(title),
  lead: '',
  width: 1136,
  isNamedByBar: false,
  parts: [
    {
      kind: 'lack',
      title: visitor.text(title),
      text: visitor.text(text),
      isForNew: false,
      frame: 'page',
      buttons: [],
      links: [{ path: logInPath(path), label: visitor.text('user.tab.login') }],
    },
  ],
});
