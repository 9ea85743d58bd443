import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { SPOILERS } from '#model/vocabulary/preferences';
import { loadChallenge } from './data.ts';
import { collectionOf } from './dialog-cases.ts';
import { currentSite, test } from './harness.ts';
import { PHONE } from './launch.ts';
import { sidewaysPixels } from './page-checks.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

const ONE_SONG = 674;
const MAX_LINK = 200;
const THREE_TAPS = 3;
/** The first so many cards of the demo set. */
const MY_CARDS = [0, 400] as const;

/** In the page: whether the middle of the verdict and of the first card can be seen. */
const isAnswerOnScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('#results [role=status], #results ol > li')].slice(0, 2);
    return parts.every((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  });

const proved = (page: Page) => new TeamBuilderPage(page).proved();

describe('the first team', () => {
  test('is proved three taps after home on a phone, each on what comes next', async ({ open }) => {
    const page = await open('/', { viewport: PHONE, isTouch: true });
    let taps = 0;
    const tap = async (what: ReturnType<Page['locator']>) => {
      await what.tap();
      taps += 1;
    };
    await tap(page.getByRole('main').getByRole('link', { name: 'Team builder' }).first());
    const bar = page.getByRole('button', { name: 'Try with all cards' }).last();
    await tap(bar);
    await tap(page.getByRole('dialog', { name: 'Choose a song' }).getByRole('option').first());
    await proved(page);
    expect(taps).toBe(THREE_TAPS);
    await expect.poll(() => isAnswerOnScreen(page)).toBe(true);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('comes again by itself after a change, and onto the screen when it is asked for', async ({ open }) => {
    const page = await open(builderPath({ song: ONE_SONG }), { viewport: PHONE, isTouch: true });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    const results = page.locator('#results');
    const before = await results.innerText();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    // What few need is put away.
    await expect.poll(() => page.getByLabel('Minimum power').isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Now: / }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('event')).toBe(true);
    await expect.poll(() => results.innerText()).not.toBe(before);
    await builder.button(/^Calculate/).click();
    await proved(page);
    await expect.poll(() => isAnswerOnScreen(page)).toBe(true);
  });

  test('comes again by itself after a card of it was edited among my cards', async ({ open }) => {
    const challenge = await loadChallenge(currentSite().url);
    const kept = { 'profiles/profiles': JSON.stringify(collectionOf(challenge, MY_CARDS)) };
    const path = builderPath({ song: challenge.song.id, profile: 'Main' });
    const page = await open(path, { viewport: PHONE, isTouch: true, kept });
    const builder = new TeamBuilderPage(page);
    await builder.calculate();
    const results = page.locator('#results');
    const before = await results.innerText();
    await builder.button(/: options$/).tap();
    await page.getByRole('link', { name: 'Edit in my cards' }).tap();
    await page.getByRole('main').getByText(/^Lv\./).tap();
    const editor = page.getByRole('dialog');
    await editor.getByRole('textbox', { name: 'Level as a number' }).fill('1');
    await editor.getByRole('button', { name: 'Close' }).tap();
    await page.getByText('All changes are saved').waitFor();
    await page.goBack();
    await proved(page);
    await expect.poll(() => results.innerText()).not.toBe(before);
    await expect.poll(() => results.getByText('Settings changed. Calculate again.').count()).toBe(0);
  });

  test('is what a friend sees who opens its link, until they ask with their own cards', async ({ open }) => {
    const page = await open(builderPath({ song: ONE_SONG, perfect: 97 }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    const mine = await builder.bestTeam();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await builder.button('Copy link').click();
    await builder.text('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThanOrEqual(MAX_LINK);
    expect(text.trim().endsWith(link)).toBe(true);
    const preview = await (await page.request.get(link)).text();
    expect(preview).toContain(`content="Score ${mine.average.toLocaleString('en')} · `);

    const other = await open(link.replace(currentSite().url, ''));
    await other.getByRole('region', { name: 'Shared team' }).waitFor();
    await other.getByText('Best order of these five').waitFor();
    expect(await new TeamBuilderPage(other).bestTeam()).toEqual(mine);
    await expect.poll(() => other.getByRole('button', { name: /: options$/ }).count()).toBe(0);
    await other.getByRole('button', { name: 'Calculate with my cards' }).click();
    await other.getByText('Which cards do you have?').waitFor();
    await new TeamBuilderPage(other).takePremadeProfile();
    await proved(other);
    expect(new URL(other.url()).searchParams.has('team')).toBe(false);
  });

  test('is there again after a reload, and for visitors who open the address of a full collection', async ({
    open,
  }) => {
    const page = await open(builderPath({ song: ONE_SONG }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await proved(page);
    await page.reload();
    await proved(page);
    const mine = await builder.bestTeam();
    const address = new URL(page.url());
    expect(address.searchParams.get('profile')).toBe('Premade');
    const other = await open(address.pathname + address.search);
    await proved(other);
    expect(await new TeamBuilderPage(other).bestTeam()).toEqual(mine);
    await other.goto('/profile/manager');
    await other.getByText('No profile yet').first().waitFor();
  });

  test('goes to others as picture and link by what the phone offers', async ({ open }) => {
    const page = await open(builderPath({ song: ONE_SONG }), { viewport: PHONE, isTouch: true });
    await page.evaluate(() => {
      const sent = (what: ShareData) => {
        const [file] = what.files ?? [];
        document.body.dataset.sent = JSON.stringify([file?.type, (file?.size ?? 0) > 10_000, what.url]);
        return Promise.resolve();
      };
      Object.assign(navigator, { share: sent, canShare: () => true });
    });
    const sent = () => page.evaluate(() => JSON.parse(document.body.dataset.sent ?? '[]') as unknown[]);
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    await builder.share('Send to …');
    await expect.poll(sent).toEqual(['image/png', true, expect.stringContaining('team=')]);
  });

  test('stays pinned when the page is loaded again', async ({ open }) => {
    const page = await open(builderPath({ song: ONE_SONG }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    await builder.button('Pin this result').click();
    const pins = page.getByRole('region', { name: 'Pinned results' });
    await pins.getByRole('button', { name: /^Unpin / }).waitFor();
    await page.reload();
    await pins.getByRole('button', { name: /^Unpin / }).waitFor();
  });
});

describe('pickers', () => {
  test('find cards as the list does, mark what is chosen and let it go from the strip', async ({ open }) => {
    const page = await open(builderPath({ song: ONE_SONG }), { viewport: PHONE });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await builder.button('Edit: Excluded').click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Title, character or #id');
    const counted = async () => {
      const text = await dialog.getByText(/ of [\d,]+ cards$/).innerText();
      return Number(text.split(' ')[0]?.replace(/,/g, ''));
    };
    await expect.poll(counted).toBeGreaterThan(1_000);
    for (const words of ['ykn 4*', 'ユキナ', '유키나 4*', 'score 115%']) {
      await field.fill(words);
      await expect.poll(counted, { message: words }).toBeLessThan(500);
      expect(await counted(), words).toBeGreaterThan(0);
    }
    await field.fill('nobody is called so');
    await dialog.getByText('No matches').waitFor();
    await dialog.getByRole('button', { name: 'Clear filters' }).last().click();
    await dialog.getByRole('option').first().click();
    await expect.poll(() => dialog.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    await dialog.getByRole('button', { name: /^Remove / }).click();
    await dialog.getByText('0 chosen').waitFor();
  });

  test('list songs that are out first, mark the others, and leave them out for who wants no spoilers', async ({
    open,
  }) => {
    const songs = async (page: Page) => {
      await new TeamBuilderPage(page).button(/^Song: /).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a song' });
      await dialog.getByRole('option').first().waitFor();
      const count = await dialog.getByText(/^[\d,]+ songs$/).innerText();
      return { dialog, count: Number(count.replace(/\D/g, '')) };
    };
    const all = await songs(await open(builderPath()));
    const first = await all.dialog.getByRole('option').first().innerText();
    expect(first).not.toMatch(/\b(JP|Soon)\b/);
    await all.dialog.getByRole('listbox').press('End');
    await all.dialog
      .getByText(/^(JP|Soon)$/)
      .first()
      .waitFor();
    const kept = { 'settings/preferences': JSON.stringify({ spoilers: SPOILERS.indexOf('hidden') }) };
    const fewer = await songs(await open(builderPath(), { kept }));
    expect(fewer.count).toBeLessThan(all.count);
  });
});
