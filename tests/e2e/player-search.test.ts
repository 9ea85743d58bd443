import { describe, expect } from 'vitest';
import { test } from './harness.ts';

const PATH = '/tool/playersearch';
/** Somebody of the demo set. */
const NUMBER = '1000001';

describe('player search', () => {
  test('finds a player, takes the cards to the team builder and remembers whom it found', async ({
    open,
  }) => {
    const page = await open(PATH);
    await page.getByText('Whom are you looking for?').waitFor();
    await page.getByRole('textbox', { name: 'Player number' }).fill(`00${NUMBER}`);
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${PATH}/en/${NUMBER}`);
    await page.getByRole('heading', { name: 'Main deck' }).waitFor();
    const members = page.getByRole('button', { name: /^Details of / });
    await expect.poll(() => members.count()).toBe(5);
    await members.first().click();
    await page.getByText('Skill level').waitFor();
    await page.keyboard.press('Escape');
    const recent = page.getByRole('list', { name: 'Recent' }).getByRole('link');
    await expect.poll(() => recent.count()).toBe(1);
    await page.getByRole('link', { name: 'Build a team like this' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tool/teambuilder');
    await expect.poll(() => new URL(page.url()).searchParams.get('must')?.split('.').length).toBe(5);
  });

  test('says that nobody has a number', async ({ open }) => {
    const page = await open(`${PATH}/en/5`, { expected: /status of 404/ });
    await page.getByText('No such player').waitFor();
  });
});
