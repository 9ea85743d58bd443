import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { ERROR_STATUS, type ErrorCode } from '#model/contract/errors';
import { moduleOf, type ScreenName } from '#model/site/features';
import { routeAt, routerPath } from '#model/site/patterns';
import { ROUTES } from '#model/site/routes';
import { provideApp, type Services } from '#src/app/boot/services.ts';
import type { ShellServices } from '#src/app/services/shell-services.ts';
import type { TextStorage } from '#src/browser/storage/storage.ts';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import type { SessionUser } from '#src/kit/actors/use-session.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { PageName } from '#src/kit/page/page-name.ts';
import { TeamClient } from '#wasm/host/thread/client';
import { fakeStorage } from '../laws/fake-storage.ts';
import { fakeShell } from './fake-shell.ts';
import { Stage } from './page.tsx';

export const MIKA: SessionUser = {
  username: 'mika',
  nickname: null,
  titles: [],
  email: 'mika@example.com',
  messageCount: 0,
};

/** A request to the server. */
export interface Call {
  /** Such as `POST post/list` or `GET events/all.5.json`. */
  readonly name: string;
  /** Query and body together. */
  readonly request: Readonly<Record<string, unknown>>;
}

/** What the server answers; undefined is no such address. */
export type Answers = (call: Call) => object | undefined;
/** The same for files alone, by their names, such as `cards/all.5`. */
type Files = Readonly<Record<string, object>>;

interface Refusal {
  readonly result: false;
  readonly code: ErrorCode;
  readonly retryAfter?: number;
}

export const refused = (code: ErrorCode, retryAfter?: number): Refusal => ({
  result: false,
  code,
  ...(retryAfter !== undefined && { retryAfter }),
});

const isRefusal = (answer: object): answer is Refusal => 'result' in answer && answer.result === false;

const answerTo = (call: Call, answers: Answers | Files): object =>
  (typeof answers === 'function' ? answers(call) : answers[call.name.replace(/^GET |\.json$/g, '')]) ??
  refused('NOT_FOUND');

function fakeServer(answers: Answers | Files): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const url = new URL(path, 'http://localhost');
    const call: Call = {
      name: `${method} ${url.pathname.replace('/api/', '')}`,
      request: { ...Object.fromEntries(url.searchParams), ...JSON.parse(String(body ?? '{}')) },
    };
    calls.push(call);
    const answer = answerTo(call, answers);
    const status = isRefusal(answer) ? ERROR_STATUS[answer.code] : 200;
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
  return calls;
}

class NoClient extends TeamClient {
  constructor() {
    super(() => {
      throw new Error('no thread in this test');
    });
  }
}

/** What stands in for browser and server. */
export interface Setting {
  /** Texts that an earlier visit stored, by key. */
  readonly kept?: Readonly<Record<string, string>>;
  /** A storage that does otherwise than memory. */
  readonly storage?: (memory: TextStorage) => TextStorage;
  readonly shell?: Partial<ShellServices>;
  /** Who is logged in; a visitor otherwise. */
  readonly user?: SessionUser | null;
  /** What the clock says. */
  readonly nowMs?: number;
  readonly client?: TeamClient;
  readonly loadTeamData?: Services['loadTeamData'];
  /** Without them a test answers requests, or fills the lists, itself. */
  readonly answers?: Answers | Files;
}

function startApp(setting: Setting) {
  const { user = null, nowMs = Date.now(), client = new NoClient() } = setting;
  const { storage, kept } = fakeStorage(setting.kept);
  const shell = fakeShell({
    session: { check: async () => user, logOut: async () => undefined },
    watchSeconds: (tick) => {
      tick(nowMs);
      return () => undefined;
    },
    ...setting.shell,
  });
  const loadTeamData =
    setting.loadTeamData ?? (() => Promise.reject(new Error('nothing is searched in this test')));
  const services = { storage: setting.storage?.(storage) ?? storage, client, loadTeamData, shell };
  return { app: createActor(provideApp(services)).start(), kept };
}

/** All that is around a page at an address, and what it shows to the outside. */
export function surround(content: ReactNode, address: string, setting: Setting) {
  if (setting.answers) queryClient.clear();
  const calls = setting.answers ? fakeServer(setting.answers) : [];
  const { app, kept } = startApp(setting);
  let now = new URL(address, 'http://localhost');
  let name: string | null = null;
  const setName = (next: string | null) => {
    name = next;
  };
  const Address = () => {
    const { pathname, search, hash } = useLocation();
    now = new URL(pathname + search + hash, 'http://localhost');
    return null;
  };
  const ui = (
    <Stage>
      <QueryClientProvider client={queryClient}>
        <AppActorProvider app={app}>
          <MemoryRouter initialEntries={[address]}>
            <PageName value={setName}>
              <Suspense>{content}</Suspense>
            </PageName>
            <Address />
          </MemoryRouter>
        </AppActorProvider>
      </QueryClientProvider>
    </Stage>
  );
  return {
    /** Drawn once more, it is the same visit: its machines go on. */
    ui,
    app,
    /** What is stored now. */
    kept,
    calls,
    /** Path and query. */
    address: () => now.pathname + now.search,
    query: () => now.searchParams,
    /** What the page calls the thing it shows. */
    name: () => name,
  };
}

async function renderAt(content: ReactNode, address: string, setting: Setting) {
  const seen = surround(content, address, setting);
  // Code that comes late is drawn within.
  const { unmount } = await act(async () => render(seen.ui));
  return { ...seen, unmount };
}

const SCREENS = import.meta.glob<ComponentType>('../../src/features/*/pages/**/*.tsx', { import: 'Screen' });

function loadScreen(name: ScreenName): Promise<ComponentType> {
  const load = SCREENS[`../../src/${moduleOf(name)}`];
  if (!load) throw new Error(`there is no src/${moduleOf(name)}`);
  return load();
}

/** Screens whose code is there: they are drawn at once. */
const loaded = new Map<ScreenName, ComponentType>();

/** The pages of the site; the code of those that a link leads to comes late. */
const PAGES = ROUTES.map(({ pattern, screen }) => {
  const Late = lazy(async () => ({ default: await loadScreen(screen) }));
  const Page = () => {
    const Screen = loaded.get(screen) ?? Late;
    return <Screen />;
  };
  return <Route key={pattern} path={routerPath(pattern)} element={<Page />} />;
});

/** The page at an address of the site, without the shell around it. Links lead to the other pages. */
export async function renderPage(address: string, setting: Setting = {}) {
  const screen = routeAt(new URL(address, 'http://localhost').pathname)?.screen;
  if (screen === undefined) throw new Error(`there is no page at ${address}`);
  loaded.set(screen, await loadScreen(screen));
  return renderAt(<Routes>{PAGES}</Routes>, address, setting);
}

/** A piece of a page, as it is drawn on one. */
export const renderPiece = (piece: ReactNode, { address = '/', ...setting }: PieceSetting = {}) =>
  renderAt(piece, address, setting);

interface PieceSetting extends Setting {
  readonly address?: string;
}
