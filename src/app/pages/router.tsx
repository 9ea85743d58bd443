import { createBrowserRouter, type RouteObject } from 'react-router';
import { routerPath } from '#model/site/patterns';
import { ROUTES, type Route } from '#model/site/routes';
import { scriptsCame } from '../../browser/first/early.ts';
import { nextTask } from '../../browser/first/next-task.ts';
import { loadTexts } from '../../browser/language/i18n.ts';
import { nameFirstEntry } from '../../browser/page/first-entry.ts';
import { pageShown, shellShown } from '../../browser/page/shown.ts';
import { whenIdle } from '../../browser/time/idle.ts';
import { Shell } from '../shell/shell.tsx';
import { ArrivedPage } from './arrived-page.tsx';
import { CrashPage, NotFoundPage } from './error-page.tsx';
import { prefetchLists } from './prefetch.ts';
import { screenOf } from './screens.ts';
import { type SentPage, takeSentPage } from './sent-page.ts';
import { WaitingPage } from './waiting-page.tsx';

/**
 * Lists of the first page wait until it shows: to ask for them would take the line from its code, and to read them hold up its first
 * drawing. The longest is on its way before (src/browser/first/early.ts), and what the page asks for itself comes sooner.
 */
function readAhead(): (route: Route) => void {
  let isFirst = true;
  return ({ data }) => {
    if (isFirst) void pageShown.then(() => whenIdle(() => prefetchLists(data)));
    else prefetchLists(data);
    isFirst = false;
  };
}

function routeObject(route: Route, sent: SentPage, read: (route: Route) => void): RouteObject {
  const path = routerPath(route.pattern);
  const screen = screenOf(route.screen);
  return {
    path,
    caseSensitive: true,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <WaitingPage route={route} sent={sent} />,
    // Both begin in tasks of their own: the router matches the address in the one that calls them.
    loader: async () => {
      await nextTask();
      void scriptsCame().then(() => screen.prepare?.());
      read(route);
      return null;
    },
    // What a page is asked with stands behind the question mark: it is still the same page.
    shouldRevalidate: () => false,
    lazy: async () => {
      await nextTask();
      // The bar above answers before the page is drawn, whose pictures then ask for their connections.
      const [Screen] = await Promise.all([screen.load(), loadTexts(route.texts), shellShown]);
      return {
        element: (
          <ArrivedPage title={route.title} sent={sent}>
            <Screen />
          </ArrivedPage>
        ),
      };
    },
  };
}

/** The router of the browser: the shell, and in it the pages of the route table. */
export function createRouter() {
  const sent = takeSentPage();
  const read = readAhead();
  nameFirstEntry();
  const router = createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <CrashPage />,
      // For addresses that lead on at once.
      hydrateFallbackElement: <></>,
      children: [
        ...ROUTES.map((route) => routeObject(route, sent, read)),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
  router.subscribe(({ location }) => sent.leaveFor(location.pathname));
  return router;
}
