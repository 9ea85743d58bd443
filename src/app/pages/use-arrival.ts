import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { navigationView } from '#machines/navigation/navigation.view';
import { bareAddress } from '#model/site/canonical';
import { markPageShown } from '../../browser/page/shown.ts';
import { useMachineActor } from '../../kit/actors/app-actor.tsx';
import { useTranslation } from '../../kit/text/translation.tsx';

/** The main heading can be focused by us, not by the Tab key. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** In place of a page that did not come: named and focused as a page is, but it is none, so nothing is reported. */
export function useMissedArrival(page: string): void {
  const { t } = useTranslation();
  const title = t('site.title', { page });
  useEffect(() => {
    document.title = title;
    focusHeading();
    markPageShown();
  }, [title]);
}

/**
 * Names the document after the page and reports that it has rendered. After a change of pages the focus goes to the main
 * heading, which screen readers then read: that is the one announcement.
 */
export function useArrival(page: string): void {
  const { t } = useTranslation();
  const address = bareAddress(useLocation().pathname);
  const navigation = useMachineActor('navigation');
  const title = page === t('site.name') ? page : t('site.title', { page });
  useEffect(() => {
    document.title = title;
    const { path } = navigationView(navigation.getSnapshot());
    navigation.send({ type: 'PAGE.RENDERED', path: address, title });
    markPageShown();
    if (path !== null && path !== address) focusHeading();
  }, [address, title, navigation]);
}
