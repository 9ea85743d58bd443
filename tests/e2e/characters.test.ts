import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { PHONE } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

const PATH = '/info/characters';
const tiles = (page: Page) => page.getByRole('list', { name: 'Characters' }).locator('li[aria-posinset]');

describe('characters', () => {
  test('are listed by band, found by short names, and sorted by the next birthday', async ({ open }) => {
    const page = await open(PATH);
    await expect.poll(() => tiles(page).count()).toBe(40);
    await page.getByRole('button', { name: /^Roselia/ }).click();
    await expect.poll(() => tiles(page).count()).toBe(5);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('searchbox').fill('kkr');
    await expect.poll(() => tiles(page).allTextContents()).toEqual(['Kokoro Tsurumaki']);
    await page.goto(new URL(`${PATH}?sort=birthday&view=table`, page.url()).href);
    await page.getByRole('columnheader', { name: /^Birthday/ }).waitFor();
    await expect
      .poll(() => page.getByRole('columnheader', { name: /^Birthday/ }).getAttribute('aria-sort'))
      .toBe('ascending');
  });

  test('show who they are and lead to their cards and neighbours', async ({ open }) => {
    const page = await open(`${PATH}/11`);
    await page.getByRole('heading', { name: 'Kokoro Tsurumaki', level: 1 }).waitFor();
    await page.getByText('Vocals', { exact: true }).waitFor();
    await page.locator('#cards').getByRole('link').nth(3).waitFor();
    await page.getByRole('link', { name: 'Filter and sort' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?char=11');
    await page.goBack();
    await page.getByRole('link', { name: /^Next: / }).click();
    await page.getByRole('heading', { name: 'Kaoru Seta', level: 1 }).waitFor();
  });

  test('are narrowed by server, month and sign, with the people around them folded up', async ({ open }) => {
    const page = await open(PATH, { viewport: { width: 360, height: 740 } });
    const found = page.getByRole('status').filter({ hasText: / of 40$/ });
    await expect.poll(() => found.textContent()).toBe('40 of 40');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('button', { name: /^Korea/ }).click();
    await expect.poll(() => found.textContent()).toBe('35 of 40');
    await page.goto(new URL(`${PATH}?sign=leo,aries`, page.url()).href);
    await expect.poll(() => found.textContent()).toMatch(/^(\d|1\d) of 40$/);
    await page.getByText(/^Others/).click();
    await page.getByText('Live House Staff').waitFor();
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('are found and narrowed by the facts of their profiles, and compared in a table', async ({ open }) => {
    const page = await open(PATH);
    await expect.poll(() => tiles(page).count()).toBe(40);
    await page.getByRole('searchbox').fill('guitar');
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(7);
    await expect.poll(() => tiles(page).allTextContents()).not.toContain('Kokoro Tsurumaki');
    await page.getByRole('searchbox').fill('roselia violin');
    await page.getByText('No matches').waitFor();
    await page.getByRole('searchbox').fill('');
    const school = page.getByPlaceholder('School');
    await school.click();
    await page
      .getByRole('option', { name: /^Cedar Avenue/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?school=\d+$/);
    await expect.poll(() => tiles(page).count()).toBeLessThan(40);
    // The first few are drawn a moment before the others.
    const said = page.getByRole('status').filter({ hasText: / of 40/ });
    const counted = async () => Number.parseInt((await said.textContent()) ?? '', 10);
    await expect.poll(counted).toBeLessThan(40);
    const pupils = await counted();
    await expect.poll(() => tiles(page).count()).toBe(pupils);
    await page.goto(new URL(`${PATH}${new URL(page.url()).search}&view=table&sort=-height`, page.url()).href);
    const rows = page.getByRole('row').filter({ hasText: 'Cedar Avenue Academy' });
    await expect.poll(() => rows.count()).toBe(pupils);
    const heights = (await rows.allTextContents()).map((text) => Number(/(\d+) cm/.exec(text)?.[1]));
    expect([...heights].sort((a, b) => b - a)).toEqual(heights);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('lead to the events in which they count and to the songs of their band', async ({ open }) => {
    const page = await open(`${PATH}/11`);
    await page.locator('#costumes').evaluate((place) => place.scrollIntoView());
    await page.locator('#events').getByRole('link').nth(3).waitFor();
    await page.locator('#songs').getByRole('link').nth(5).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'All of the band' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?band=3');
    await page.goBack();
    await page.locator('#events').getByRole('link', { name: 'All events' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?char=11');
  });

  test('have a potential and missions in the profile in use', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.takePremadeProfile();
    const { page } = builder;
    await page.goto(new URL(`${PATH}/11`, page.url()).href);
    const potential = page.getByRole('slider', { name: 'Potential in your profile' });
    await potential.press('Home');
    await page.locator('#potential').getByText('+6%').waitFor();
    await potential.press('End');
    await page.getByRole('slider', { name: 'Missions in your profile' }).press('Home');
    await page.locator('#potential').getByText('+5%').waitFor();
    await page.goto(new URL(`${PATH}/11`, page.url()).href);
    await expect.poll(() => potential.getAttribute('aria-valuenow')).toBe('50');
  });

  test('show what they wear', async ({ open }) => {
    const page = await open('/info/characters/11', { expected: /Failed to load resource/ });
    const seasonal = page.locator('#seasonal').getByRole('listitem');
    await expect.poll(() => seasonal.count()).toBe(5);
    await expect.poll(() => seasonal.first().textContent()).toBe('Spring casualspring and autumn');
    await page.locator('#costumes').evaluate((place) => place.scrollIntoView());
    const costumes = page.locator('#costumes').getByRole('listitem');
    await expect.poll(() => costumes.count()).toBe(12);
    await page
      .locator('#costumes')
      .getByRole('button', { name: /^Show all / })
      .click();
    await expect.poll(() => costumes.count()).toBeGreaterThan(50);
    const cards = page.locator('#cards').getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(30);
    await page
      .locator('#cards')
      .getByRole('button', { name: /^Show all / })
      .click();
    await expect.poll(() => cards.count()).toBeGreaterThan(50);
    const visual = page.getByRole('img', { name: /^Key visual of / });
    await visual.scrollIntoViewIfNeeded();
    await expect.poll(() => visual.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(960);
    await page.route('**/ui/character_kv_image/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(new URL('/info/characters/12', page.url()).href);
    await page.locator('#cards').scrollIntoViewIfNeeded();
    await expect.poll(() => visual.count()).toBe(0);
  });

  test('fill six rows of a phone with their first cards', async ({ open }) => {
    const page = await open('/info/characters/1', { viewport: PHONE });
    const cards = page.getByRole('region', { name: 'Cards', exact: true }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(30);
    const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(6);
  });

  test('say when there is no such character', async ({ open }) => {
    const page = await open(`${PATH}/4711`, { expected: /Failed to load resource/ });
    await page.getByRole('heading', { name: 'There is no such character' }).waitFor();
  });
});
