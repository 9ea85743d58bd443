import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

const PATH = '/info/characters';
const tiles = (page: Page) => page.getByRole('list', { name: 'Characters' }).getByRole('listitem');

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
    expect(await page.getByRole('columnheader', { name: /^Birthday/ }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });

  test('tell who they are and lead to their cards and neighbours', async ({ open }) => {
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

  test('have a potential in the profile in use', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.takePremadeProfile();
    const { page } = builder;
    await page.goto(new URL(`${PATH}/11`, page.url()).href);
    const potential = page.getByRole('slider', { name: 'Potential in your profile' });
    await potential.press('End');
    await page.locator('#potential').getByText('+5%').waitFor();
    await page.goto(new URL(`${PATH}/11`, page.url()).href);
    await expect.poll(() => potential.getAttribute('aria-valuenow')).toBe('50');
  });

  test('say when there is no such character', async ({ open }) => {
    const page = await open(`${PATH}/4711`, { expected: /Failed to load resource/ });
    await page.getByRole('heading', { name: 'There is no such character' }).waitFor();
  });
});
