import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { linkMachines } from '#machines/app/app.links';
import { type AppActor, machineOf } from '#machines/app/app.view';
import { layoutView } from '#machines/layout/layout.machine';
import { localeView } from '#machines/locale/locale.machine';
import { modalsView } from '#machines/modals/modals.machine';
import type { PageView } from '#machines/navigation/navigation.types';
import { navigationView } from '#machines/navigation/navigation.view';
import { PREFERENCES } from '#machines/preferences/preferences.logic';
import { requestsView } from '#machines/requests/requests.machine';
import { SERVERS } from '#machines/servers/servers.logic';
import { themeView } from '#machines/theme/theme.machine';
import { welcomeView } from '#machines/welcome/welcome.machine';
import { LOCALES } from '#model/vocabulary/locales';
import { provideApp, WELCOME } from '#src/app/boot/services.ts';
import { feedQueries, retryQueries } from '#src/app/services/queries.ts';
import { feedRoutes } from '#src/app/services/routes.ts';
import type { ShellServices } from '#src/app/services/shell-services.ts';
import type { CallResult } from '#src/kit/data/api/call.ts';
import { type CallFailure, RefusedQuery } from '#src/kit/data/api/failures.ts';
import { Absence, DataFailure } from '#src/kit/data/failure.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { sampleProblem } from '#tests/laws/samples';
import { fakeShell } from '#tests/src/fake-shell';
import { TeamClient } from '#wasm/host/thread/client';

const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

function start(part: Partial<ShellServices> = {}, texts: Record<string, string> = {}) {
  const { storage, kept } = fakeStorage(texts);
  const client = new TeamClient(() => {
    throw new Error('no thread in this test');
  });
  const services = { storage, client, loadTeamData: async () => sampleProblem(), shell: fakeShell(part) };
  const app: AppActor = createActor(provideApp(services)).start();
  running.push(linkMachines(app), () => app.stop());
  return {
    app,
    kept,
    navigation: () => navigationView(machineOf(app, 'navigation').getSnapshot()),
    requests: () => {
      const actor = machineOf(app, 'requests');
      return requestsView(actor.getSnapshot(), actor.send);
    },
    welcome: () => {
      const actor = machineOf(app, 'welcome');
      return welcomeView(actor.getSnapshot(), actor.send);
    },
  };
}

describe('machines together', () => {
  test('show language, colours and motion as the kept preferences say', async () => {
    const showLocale = vi.fn(async () => undefined);
    const { app } = start(
      { showLocale },
      {
        [PREFERENCES.key]: JSON.stringify({ uiLang: LOCALES.indexOf('ja'), theme: 2, motion: 1 }),
      },
    );
    const locale = machineOf(app, 'locale');
    await vi.waitFor(() => expect(localeView(locale.getSnapshot(), locale.send).locale).toBe('ja'));
    expect(showLocale).toHaveBeenCalledExactlyOnceWith('ja');
    expect(themeView(machineOf(app, 'theme').getSnapshot()).scheme).toBe('dark');
    expect(layoutView(machineOf(app, 'layout').getSnapshot()).isCalm).toBe(true);
    machineOf(app, 'preferences').send({ type: 'VALUE.EDITED', edit: { theme: 'light' } });
    expect(themeView(machineOf(app, 'theme').getSnapshot()).scheme).toBe('light');
  });

  test('show neither dialog to crawlers', async () => {
    const { requests, welcome, app } = start({ identifier: 'Googlebot/2.1' });
    requests().failed('cards');
    await vi.waitFor(() => expect(machineOf(app, 'welcome').getSnapshot().value).toBe('hidden'));
    expect(requests().isOpen).toBe(false);
    expect(welcome().isOpen).toBe(false);
  });

  test('refresh the social record and report the visit on a new page', async () => {
    const refresh = vi.fn(async () => ({}));
    const seen: PageView[] = [];
    const { app } = start({
      socialRecord: refresh,
      reportPage: (view) => seen.push(view),
    });
    machineOf(app, 'navigation').send({ type: 'PAGE.RENDERED', path: '/info', title: 'Info' });
    await vi.waitFor(() => expect(refresh).toHaveBeenCalledWith('/info', expect.anything()));
    expect(seen).toEqual([{ path: '/info', title: 'Info', from: null }]);
  });

  test('close what is open over a page when the visitor leaves for another, not what is opened while a page loads', () => {
    const { app } = start();
    const modals = machineOf(app, 'modals');
    const navigation = machineOf(app, 'navigation');
    const isAnyOpen = () => modalsView(modals.getSnapshot(), modals.send).isAnyOpen;
    // A visitor who did not wait for the first page.
    navigation.send({ type: 'NAVIGATION.STARTED', path: '/info' });
    modals.send({ type: 'MODAL.OPENED', name: 'search' });
    navigation.send({ type: 'PAGE.RENDERED', path: '/info', title: 'Info' });
    expect(isAnyOpen()).toBe(true);
    navigation.send({ type: 'NAVIGATION.STARTED', path: '/home' });
    expect(isAnyOpen()).toBe(false);
    modals.send({ type: 'MODAL.OPENED', name: 'user' });
    navigation.send({ type: 'PAGE.RENDERED', path: '/home', title: 'Home' });
    expect(isAnyOpen()).toBe(true);
  });

  test('remember that the welcome was closed', async () => {
    const { welcome, kept } = start();
    await vi.waitFor(() => expect(welcome().isOpen).toBe(true));
    welcome().close();
    await vi.waitFor(() => expect(kept.get(WELCOME.key)).toBe('{"closed":1}'));
    const again = start({}, Object.fromEntries(kept));
    await vi.waitFor(() => expect(machineOf(again.app, 'welcome').getSnapshot().value).toBe('hidden'));
  });

  test('survive any kept value and keep the bad one aside', async () => {
    const bad = { [PREFERENCES.key]: '{"theme":99', [SERVERS.key]: '[]', [WELCOME.key]: '{"closed":"x"}' };
    const { app, kept } = start({}, bad);
    for (const name of ['preferences', 'servers'] as const) {
      await vi.waitFor(() => expect(machineOf(app, name).getSnapshot().value).toEqual({ ready: 'saved' }));
    }
    await vi.waitFor(() => expect(machineOf(app, 'welcome').getSnapshot().value).toBe('shown'));
    for (const [key, text] of Object.entries(bad)) expect(kept.get(`${key}.bad`)).toBe(text);
  });
});

describe('queries', () => {
  const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

  test('drive the progress while they are in flight', async () => {
    const { app, navigation } = start();
    const queries = client();
    running.push(feedQueries(app, queries));
    let finish: (value: string) => void = () => undefined;
    const task = queries.fetchQuery({
      queryKey: ['cards'],
      queryFn: () => new Promise<string>((resolve) => (finish = resolve)),
    });
    await vi.waitFor(() => expect(navigation().isBusy).toBe(true));
    finish('there');
    await task;
    await vi.waitFor(() => expect(navigation().isBusy).toBe(false));
  });

  test('list what failed by its friendly name, and forget what a retry brings', async () => {
    let isDown = true;
    const queries = client();
    const { app, requests } = start({ retryRequests: (names) => retryQueries(queries, names) });
    running.push(feedQueries(app, queries));
    const ask = (queryKey: string[], failure: Error) =>
      queries.prefetchQuery({
        queryKey,
        queryFn: () => (isDown ? Promise.reject(failure) : Promise.resolve('there')),
      });
    await ask(['lists', 'cards'], new DataFailure('cards', 'server'));
    await ask(['news', '7'], new Error('anything'));
    await vi.waitFor(() => expect(requests()).toMatchObject({ isOpen: true, names: ['cards', 'news/7'] }));
    requests().retry();
    await vi.waitFor(() =>
      expect(requests()).toMatchObject({ isRetrying: false, names: ['cards', 'news/7'] }),
    );
    isDown = false;
    requests().retry();
    await vi.waitFor(() => expect(requests().isOpen).toBe(false));
  });

  test('list what came as a web page, and nothing of which the server says that it does not exist', async () => {
    const queries = client();
    const { app, requests } = start();
    running.push(feedQueries(app, queries));
    const ask = (queryKey: string[], failure: Error) =>
      queries.prefetchQuery({ queryKey, queryFn: () => Promise.reject(failure) });
    await ask(['chart'], new Absence('chart'));
    await ask(['songs'], new DataFailure('songs', 'missing'));
    await vi.waitFor(() => expect(requests()).toMatchObject({ isOpen: true, names: ['songs'] }));
  });
});

describe('calls', () => {
  const outcome = (failure: CallFailure): CallResult<'POST user/login'> => ({
    isDone: false,
    dataName: 'accountLogIn',
    failure,
  });
  const make = (queries: QueryClient, failure: CallFailure) =>
    new MutationObserver(queries, { mutationFn: async () => outcome(failure) }).mutate();
  const refused = {
    kind: 'refused',
    code: 'CREDENTIALS_INVALID',
    fields: {},
    retryAfter: null,
    revision: null,
  } as const;

  test('that do not reach the server are named to the visitor, those that it refuses are not', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { app, requests } = start();
    running.push(feedQueries(app, queries));
    await make(queries, refused);
    await queries.prefetchQuery({
      queryKey: ['messages'],
      queryFn: () => Promise.reject(new RefusedQuery(refused)),
    });
    expect(requests().names).toEqual([]);
    await make(queries, { kind: 'unreachable' });
    await vi.waitFor(() => expect(requests()).toMatchObject({ isOpen: true, names: ['accountLogIn'] }));
  });
});

describe('routes', () => {
  const routes = [
    { path: '/', element: null },
    { path: '/slow', loader: () => new Promise(() => {}), element: null },
    { path: '/quick', element: null },
    {
      path: '/lost',
      lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
      errorElement: null,
    },
  ];

  /** The home page is drawn. */
  function atHome() {
    const { app, navigation } = start();
    const router = createMemoryRouter(routes);
    running.push(feedRoutes(app, router));
    const draw = (path: string) =>
      machineOf(app, 'navigation').send({ type: 'PAGE.RENDERED', path, title: path });
    draw('/');
    return { router, navigation, draw };
  }

  test('are on their way from the click until the page says that it has rendered', async () => {
    const { router, navigation, draw } = atHome();
    await router.navigate('/quick');
    expect(navigation()).toMatchObject({ isBusy: true, to: '/quick' });
    draw('/quick');
    expect(navigation()).toMatchObject({ isBusy: false, path: '/quick' });
    void router.navigate('/slow?x=1#part');
    await vi.waitFor(() => expect(navigation().to).toBe('/slow'));
    expect(navigation().address).toBe('/slow?x=1#part');
    await router.navigate('/');
    expect(navigation().to).toBe('/');
  });

  test('stay when a change is taken back, and fail when the code of a page is lost', async () => {
    const { router, navigation } = atHome();
    void router.navigate('/slow');
    await vi.waitFor(() => expect(navigation().to).toBe('/slow'));
    await router.navigate('/');
    expect(navigation()).toMatchObject({ isBusy: false, path: '/', to: null });
    await router.navigate('/lost');
    await vi.waitFor(() => expect(navigation().hasFailed).toBe(true));
  });

  test('are on their way no more when the visitor is back before the other page was drawn', async () => {
    const { router, navigation } = atHome();
    await router.navigate('/quick');
    expect(navigation()).toMatchObject({ isBusy: true, to: '/quick' });
    // The page that shows has nothing to draw, so it reports nothing.
    await router.navigate('/');
    expect(navigation()).toMatchObject({ isBusy: false, path: '/', to: null });
  });

  test('lead to the page that is still to be drawn when a change from there is taken back', async () => {
    const { router, navigation, draw } = atHome();
    await router.navigate('/quick');
    void router.navigate('/slow');
    await vi.waitFor(() => expect(navigation().to).toBe('/slow'));
    await router.navigate('/quick');
    expect(navigation()).toMatchObject({ isBusy: true, to: '/quick' });
    draw('/quick');
    expect(navigation()).toMatchObject({ isBusy: false, path: '/quick', to: null });
  });
});
