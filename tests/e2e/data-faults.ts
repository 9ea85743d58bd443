import type { Page, Route } from 'playwright';
import { expect } from 'vitest';
import { ROUTES } from '#model/site/routes';
import { friendlyName } from '#model/vocabulary/data-names';
import { REQUIRED_LISTS } from '#model/vocabulary/list-files';
import { en } from '../locales/english.ts';
import { listening, type Open } from './harness.ts';
import { isLoading } from './page-checks.ts';

declare global {
  interface Window {
    /** How to give up waiting, by the address that was asked. */
    giveUps: Map<string, () => void>;
  }
}

/**
 * The waits between attempts are a tenth of what src/kit/data/query-client.ts says, and a request gives up on command.
 * A clock that flies would not do: on a slow machine storage, code and the data that does come would be given up, too.
 */
function hurry(): void {
  const { setTimeout: wait, fetch: ask } = window;
  window.setTimeout = ((work: () => void, milliseconds = 0, ...rest: unknown[]) => {
    const isBetweenAttempts = milliseconds >= 500 && milliseconds <= 1_000;
    return wait(work, isBetweenAttempts ? milliseconds / 10 : milliseconds, ...rest);
  }) as typeof wait;
  let giveUp = (): void => undefined;
  AbortSignal.timeout = () => {
    const control = new AbortController();
    giveUp = () => control.abort(new DOMException('timed out', 'TimeoutError'));
    return control.signal;
  };
  window.giveUps = new Map();
  // The caller has just said how long to wait.
  window.fetch = (asked, options) => {
    const { url } = new Request(asked);
    window.giveUps.set(url, giveUp);
    return ask(asked, options);
  };
}

const giveUpOn = (url: string): void => window.giveUps.get(url)?.();
/** The page was left meanwhile. */
const nobodyWaits = (): void => undefined;

/** What can come instead of data. An origin without the file may answer with its page and status 200. */
const FAULTS = {
  'status 500': (route: Route) => route.fulfill({ status: 500, json: { result: false, code: 'INTERNAL' } }),
  'a web page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  nothing: (route: Route) =>
    route.request().frame().page().evaluate(giveUpOn, route.request().url()).catch(nobodyWaits),
} as const;
export type Kind = keyof typeof FAULTS;
export const KINDS = ['status 500', 'a web page', 'nothing'] as const satisfies readonly Kind[];
export const TOLD_AS = { 'status 500': 'server', 'a web page': 'missing', nothing: 'timeout' } as const;

/** Whether a page can do without it when the origin lacks it (src/kit/data/lists.ts). */
const isSpare = (name: string): boolean => !(REQUIRED_LISTS as ReadonlySet<string>).has(name);

export const texts: Readonly<Record<string, string>> = en.data;
/** A list that is a file of another one is called as that. */
export const textOf = (name: string): string | undefined => texts[name === 'eventStories' ? 'events' : name];
/** `cards/all.5` → `cards/all`: a name stands for all its levels and for those that stand in for it. */
const nameOf = (url: string): string =>
  new URL(url).pathname.replace(/^\/api\//, '').replace(/(\.\d+)?\.json$/, '');
export const CHART = 'chart';
const OTHERS: Readonly<Record<string, string>> = {
  'news/dynamic/recent': 'recent',
  'events/all.stories': 'eventStories',
};
const friendly = (name: string): string =>
  name.startsWith('charts/') ? CHART : (OTHERS[name] ?? friendlyName(name) ?? name);

export const dialog = (page: Page) => page.getByRole('dialog', { name: en.network.title });

/** A dialog that was drawn a moment ago may not listen to keys yet. */
export const closeDialog = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return dialog(page).isVisible();
    })
    .toBe(false);

/** The page still has its heading, and the shell can be used: its search opens and closes. */
export async function expectUsable(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main h1').count()).toBe(1);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: en.search.field });
  await field.waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
}

export interface Fault {
  readonly page: Page;
  /** Friendly names that fail from now on. */
  fail(names: readonly string[]): void;
  /** Friendly names asked for, and failed, since then. */
  readonly failed: () => readonly string[];
}

export async function openFaulty(open: Open, kind: Kind): Promise<Fault> {
  const page = await open('about:blank', { expected: /Failed to load resource/ });
  let missing: readonly string[] = [];
  let failed = new Set<string>();
  await page.addInitScript(hurry);
  await page.route('**/api/**/*.json', (route) => {
    const name = friendly(nameOf(route.request().url()));
    if (!missing.includes(name)) return route.continue();
    failed.add(name);
    return FAULTS[kind](route);
  });
  return {
    page,
    failed: () => [...failed],
    fail(names) {
      missing = names;
      failed = new Set();
    },
  };
}

/** Brings a page up without some data and reads what the dialog names; it is closed again afterwards. */
export async function namedInDialog(
  { page, failed }: Fault,
  names: readonly string[],
  isNamed: (name: string) => boolean,
): Promise<string[]> {
  await listening(page);
  await expect.poll(() => failed().toSorted()).toEqual(names.toSorted());
  await expect.poll(() => isLoading(page)).toBe(false);
  if (!failed().some(isNamed)) {
    await expect.poll(() => dialog(page).count()).toBe(0);
    return [];
  }
  await dialog(page).waitFor();
  const items = dialog(page).getByRole('listitem');
  await expect.poll(() => items.count(), { message: page.url() }).toBe(failed().filter(isNamed).length);
  const named = await items.allTextContents();
  await closeDialog(page);
  return named;
}

/** Whether the dialog names a list that failed like this. */
export const isNamedIn =
  (kind: Kind) =>
  (name: string): boolean =>
    kind !== 'a web page' || !isSpare(name);

/** Every page with all its data failing. */
export const WHOLE_PAGES = ROUTES.filter(({ data }) => data.length > 0).map(({ pattern, data }) => ({
  pattern,
  names: data as readonly string[],
}));

/** Cases take the kinds of faults by turns: what each kind does to a request is a matter of units. */
export const inTurns = <T>(cases: readonly T[], kind: Kind): readonly T[] =>
  cases.filter((_, nth) => nth % KINDS.length === KINDS.indexOf(kind));
