import { act, cleanup, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/app.machine';
import { machineOf } from '#machines/app/app.view';
import { navigationView } from '#machines/navigation/navigation.view';
import { ArrivedPage } from '#src/app/pages/arrived-page.tsx';
import { feedRoutes } from '#src/app/services/routes.ts';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import { usePageName } from '#src/kit/page/page-name.ts';
import { Stage } from '../../page.tsx';

afterEach(cleanup);

/** A title that becomes known when the test says so. */
function laterName() {
  let name: string | null = null;
  const listeners = new Set<() => void>();
  return {
    set: (next: string | null) => {
      name = next;
      for (const listener of listeners) listener();
    },
    get: () => name,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function openAt(address: string) {
  const name = laterName();
  const Article = () => {
    const shown = useSyncExternalStore(name.subscribe, name.get);
    usePageName(shown);
    return <h1>{shown ?? 'Article'}</h1>;
  };
  let finish = () => {};
  const slow = () =>
    new Promise<null>((resolve) => {
      finish = () => resolve(null);
    });
  const article = (
    <ArrivedPage title="page.newsArticle" sent={{ at: () => null, leaveFor: () => {} }}>
      <Article />
    </ArrivedPage>
  );
  const router = createMemoryRouter(
    [
      { path: '/home/news/:id/:name?', element: article },
      { path: '/profile', loader: slow, element: <h1>Profile</h1> },
    ],
    { initialEntries: [address] },
  );
  const app = createActor(appMachine).start();
  feedRoutes(app, router);
  const navigation = machineOf(app, 'navigation');
  const visits: unknown[] = [];
  navigation.subscribe(({ context }) => {
    if (context.view && context.view !== visits.at(-1)) visits.push(context.view);
  });
  render(
    <Stage>
      <AppActorProvider app={app}>
        <RouterProvider router={router} />
      </AppActorProvider>
    </Stage>,
  );
  const view = () => navigationView(navigation.getSnapshot());
  return {
    router,
    visits,
    view,
    setName: (next: string | null) => act(() => name.set(next)),
    finish: () => finish(),
  };
}

const addressOf = ({ state: { location } }: ReturnType<typeof openAt>['router']) =>
  decodeURI(location.pathname) + location.search + location.hash;

test('a page that knows what it shows gives address and document its name, and is still the same visit', async () => {
  const { router, visits, view, setName } = openAt('/home/news/12/anything?from=x#comments');
  expect(document.title).toBe('Article · Setori');
  expect(addressOf(router)).toBe('/home/news/12/anything?from=x#comments');
  setName('New songs!');
  await vi.waitFor(() => expect(addressOf(router)).toBe('/home/news/12/New-songs?from=x#comments'));
  expect(router.state.historyAction).toBe('REPLACE');
  expect(document.title).toBe('New songs! · Setori');
  expect(view()).toMatchObject({ path: '/home/news/12', isBusy: false });
  expect(view().nameOf('/home/news/12')).toBe('New songs!');
  expect(visits).toHaveLength(1);
});

test('another name changes the address again, one without letters leaves the bare address', async () => {
  const { router, setName } = openAt('/home/news/12');
  setName('お知らせ');
  await vi.waitFor(() => expect(addressOf(router)).toBe('/home/news/12/お知らせ'));
  setName('!?');
  await vi.waitFor(() => expect(addressOf(router)).toBe('/home/news/12'));
});

test('the name of one page is not taken for that of the next', async () => {
  const { router, view, setName } = openAt('/home/news/12');
  setName('First');
  await vi.waitFor(() => expect(addressOf(router)).toBe('/home/news/12/First'));
  setName(null);
  await act(() => router.navigate('/home/news/13'));
  expect(addressOf(router)).toBe('/home/news/13');
  expect(document.title).toBe('Article · Setori');
  expect(view().nameOf('/home/news/13')).toBeNull();
});

test('a visitor on the way to another page is not held up by a name that comes late', async () => {
  const { router, setName, finish } = openAt('/home/news/12');
  act(() => void router.navigate('/profile'));
  expect(router.state.navigation.state).toBe('loading');
  setName('Late');
  expect(router.state.navigation.location?.pathname).toBe('/profile');
  await act(async () => finish());
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/profile'));
});
