import { type createBrowserRouter, createPath, type Location } from 'react-router';
import { type AppActor, machineOf } from '#machines/app/app.view';
import { navigationView } from '#machines/navigation/navigation.view';
import { bareAddress } from '#model/site/canonical';
import { LostTexts } from '../../browser/language/i18n.ts';
import type { Journey } from '../../kit/address/journey.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** How browsers and the bundler name code or a style sheet that did not come. */
const LOST_FILE = /dynamically imported module|module script failed|unable to preload css/i;

const isLostFile = (error: unknown): boolean =>
  error instanceof LostTexts || (error instanceof Error && LOST_FILE.test(error.message));

/**
 * Notifies the navigation machine when the router leaves for a page and when it gives up. That the new page has rendered is
 * reported by the page itself. A readable name at the end of an address makes no other page. The function returned ends it.
 */
export function feedRoutes(app: AppActor, router: Router): () => void {
  const navigation = machineOf(app, 'navigation');
  const depart = (place: Location) => {
    const path = bareAddress(place.pathname);
    const address = createPath(place);
    navigation.send({ type: 'NAVIGATION.STARTED', path, address });
    navigation.send({ type: 'ROUTE.MATCHED', path, address });
  };
  const first = bareAddress(router.state.location.pathname);
  let reported: unknown = null;
  return router.subscribe(({ location, navigation: pending, errors }) => {
    const place = pending.location ?? location;
    const path = bareAddress(place.pathname);
    const { path: drawn, to } = navigationView(navigation.getSnapshot());
    if (path !== (drawn ?? first)) {
      if (path !== to) depart(place);
    } else if (to !== null && !pending.location) {
      // The page that shows has nothing to draw, so it will report nothing.
      navigation.send({ type: 'NAVIGATION.ABANDONED' });
    }
    if (pending.location) return;
    const lost = Object.values(errors ?? {}).find(isLostFile);
    if (lost !== undefined && lost !== reported) navigation.send({ type: 'ROUTE.FAILED', error: lost });
    reported = lost;
  });
}

/** What hooks of the router do not say. */
export const journeyOn = (router: Pick<Router, 'state'>): Journey => ({
  isUnderWay: () => router.state.navigation.state !== 'idle',
  topBefore: () => router.state.restoreScrollPosition || null,
});
