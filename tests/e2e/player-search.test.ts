import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { TeamBuilderPage } from './team-builder-page.ts';

const PATH = '/tool/playersearch';
/** A player of the demo set. */
const NUMBER = '1000001';

describe('player search', () => {
  test('finds a player, takes the cards to the team builder and remembers whom it found', async ({
    open,
  }) => {
    const page = await open(PATH);
    await page.getByText('Who are you looking for?').waitFor();
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

  test('copies the deck and what its characters add, so that the team builder gives the power of the page', async ({
    open,
  }) => {
    const page = await open('/profile/items');
    await page.getByRole('button', { name: 'New empty profile' }).click();
    await page.getByText('All changes are saved').waitFor();
    await page.goto(new URL(`${PATH}/en/${NUMBER}`, page.url()).href);
    await page.getByRole('heading', { name: 'Main deck' }).waitFor();
    const [, onPage] = /Cards ([\d,]+)/.exec(await page.getByText(/^Cards [\d,]+ ·/).innerText()) ?? [];
    await page.getByRole('button', { name: 'Copy to my profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy to my profile' });
    await dialog.getByRole('checkbox', { name: 'Area items' }).uncheck();
    await expect.poll(() => dialog.getByText(/^not owned → Lv\. \d+ · Skill level/).count()).toBe(5);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Copied to your profile.').waitFor();
    await page.getByRole('button', { name: 'Copy to my profile' }).click();
    await dialog.getByRole('checkbox', { name: 'Area items' }).uncheck();
    await dialog.getByText('already has all of this').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Build a team like this' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('must')?.split('.').length).toBe(5);
    expect(new URL(page.url()).searchParams.get('temporary')).toBeNull();
    const builder = new TeamBuilderPage(page);
    await builder.pickSong();
    await builder.calculate();
    await page.getByText(`Cards ${onPage}`).first().waitFor();
  });

  test('says that no one has a number', async ({ open }) => {
    const page = await open(`${PATH}/en/5`, { expected: /status of 404/ });
    await page.getByText('No such player').waitFor();
  });
});
