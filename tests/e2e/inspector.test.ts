import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, test } from './harness.ts';
import { DESKTOP, NARROW } from './launch.ts';
import { axeFindings } from './page-checks.ts';
import { type Site, startInspect } from './site.ts';

/** The bundler makes every file on its first request. */
const PATIENCE_MS = 180_000;
vi.setConfig({ testTimeout: 3 * PATIENCE_MS });
const PAGE = '/profile/preferences';
const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
const STATELY = 'https://stately.ai/inspect';

let running: Site | null = null;
const site = (): Site => {
  if (running === null) throw new Error('npm run inspect does not run');
  return running;
};

beforeAll(async () => {
  running = await startInspect();
});
afterAll(() => running?.stop());

const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const actor = (page: Page, name: string) =>
  inspector(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });
const chart = (page: Page) => inspector(page).getByRole('img');
const chartIs = (page: Page, id: string, states: string): Promise<void> =>
  inspector(page)
    .getByRole('img', { name: `Chart of ${id}, active: ${states}`, exact: true })
    .waitFor();
const send = async (page: Page, type: string, payload: string): Promise<void> => {
  await inspector(page).getByRole('combobox', { name: 'Event' }).selectOption(type);
  await inspector(page).getByLabel('Payload (JSON)').fill(payload);
  await inspector(page).getByRole('button', { name: 'Send' }).click();
};

async function ready(page: Page): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS);
  await page.getByRole('heading', { level: 1, name: 'Site preferences' }).waitFor();
  await actor(page, 'modals').waitFor();
  await page.waitForLoadState('networkidle');
}

describe('npm run inspect', () => {
  test('lists the actors, and shows what the page does and what is sent', async ({ open }) => {
    const page = await open(PAGE, { site: site() });
    await ready(page);
    for (const name of ['app', 'clock', 'profiles', 'preferences', 'optimizer'])
      await actor(page, name).waitFor();
    await actor(page, 'theme').click();
    await chartIs(page, 'theme', 'following.light');
    await choose(page, 'Dark');
    await chartIs(page, 'theme', 'dark');
    await expect
      .poll(() => chart(page).locator('[data-state="dark"]').getAttribute('data-active'))
      .toBe('true');
    const log = inspector(page).getByRole('list', { name: 'Events, newest first' });
    await log.getByText('THEME.CHOSEN').first().waitFor();

    await actor(page, 'modals').click();
    await send(page, 'MODAL.OPENED', '{name: search}');
    await inspector(page).getByText('This is not JSON').waitFor();
    await send(page, 'MODAL.OPENED', '{"name": "search"}');
    await page.getByRole('combobox', { name: 'Card, song, character, event, page' }).waitFor();
    await chartIs(page, 'modals', 'open');
  });

  test('works by keyboard alone, without a short cut of the page in between', async ({ open }) => {
    const page = await open(PAGE, { site: site() });
    await ready(page);
    await actor(page, 'modals').focus();
    await page.keyboard.press('Enter');
    const filter = inspector(page).getByLabel('Filter');
    await filter.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('/modal');
    await expect.poll(() => filter.inputValue()).toBe('/modal');
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Card, song, character, event, page' }).count())
      .toBe(0);
    await inspector(page).getByRole('button', { name: 'Hide' }).focus();
    await page.keyboard.press('Enter');
    await chart(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await chart(page).waitFor();
  });

  test.for([
    { scheme: 'light', viewport: DESKTOP },
    { scheme: 'dark', viewport: NARROW },
  ] as const)('has nothing that axe finds, $scheme', async (look, { open }) => {
    const page = await open(PAGE, { ...look, site: site() });
    await ready(page);
    await actor(page, 'optimizer').click();
    await chart(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('connects the Stately inspector when it is asked for', async ({ open }) => {
    const page = await open(PAGE, { site: site() });
    await ready(page);
    // Stands in for the page of its makers: says that it is there and keeps what it gets.
    await page.context().route(`${STATELY}**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Stand-in</title><script>
          window.told = [];
          addEventListener('message', ({ data }) => told.push(data));
          opener.postMessage({ type: '@statelyai.connected' }, '*');
        </script>`,
      }),
    );
    const [view] = await Promise.all([
      page.waitForEvent('popup'),
      inspector(page).getByRole('button', { name: 'Open Stately inspector' }).click(),
    ]);
    await inspector(page).getByText('The Stately inspector is connected.').waitFor();
    const told = (type: string) =>
      view.evaluate(
        (wanted) =>
          (window as unknown as { told: { type: string; name?: string; event?: { type: string } }[] }).told
            .filter((message) => message.type === wanted)
            .map(({ name, event }) => name ?? event?.type),
        type,
      );
    await expect
      .poll(() => told('@xstate.actor'), { timeout: PATIENCE_MS })
      .toEqual(expect.arrayContaining(['app', 'profiles', 'optimizer']));
    await choose(page, 'Dark');
    await expect.poll(() => told('@xstate.event'), { timeout: PATIENCE_MS }).toContain('THEME.CHOSEN');
  });
});

/** Texts of every built file, by name. */
function builtFiles(): ReadonlyMap<string, string> {
  const entries = readdirSync(BUILT, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

describe('what visitors get', () => {
  test('has no file with anything of the inspector', () => {
    const files = builtFiles();
    const withWords = (words: RegExp) =>
      [...files].filter(([, text]) => words.test(text)).map(([path]) => path);
    expect(withWords(/THEME\.CHOSEN/)).not.toEqual([]);
    // The word alone says nothing: editors have a panel of that name.
    expect(withWords(/stately|inspector-(events|actors?)\b/i)).toEqual([]);
  });

  test('lets no other window in and has no inspector', async ({ open }) => {
    const page = await open(PAGE);
    await page.getByRole('heading', { level: 1, name: 'Site preferences' }).waitFor();
    await expect.poll(() => inspector(page).count()).toBe(0);
    const policy = async ({ url }: Pick<Site, 'url'>) =>
      (await fetch(url + PAGE)).headers.get('cross-origin-opener-policy');
    expect(await policy(currentSite())).toBe('same-origin');
    expect(await policy(site())).toBe('same-origin-allow-popups');
  });
});
