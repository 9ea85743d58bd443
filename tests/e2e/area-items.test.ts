import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

const PATH = '/profile/items';

const level = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

describe('area items', () => {
  test('are set by group and all at once, say what they bring, and are taken back', async ({ open }) => {
    const page = await open(PATH);
    await page.getByRole('button', { name: 'New empty profile' }).click();
    await page.getByRole('button', { name: 'Own none' }).click();
    const roselia = page.getByRole('button', { name: /^Roselia, Cool, (and )?0%$/ });
    await roselia.waitFor();
    const group = page.locator('#studio').getByRole('region', { name: 'Roselia' });
    await group.getByRole('button', { name: 'Max' }).click();
    await expect.poll(() => level(page, 'Roselia: all').inputValue()).not.toBe('0');
    const best = page.getByRole('button', { name: /^Roselia, Cool, (and )?\+\d/ });
    await best.click();
    await page.locator('#sets').getByText('Roselia instruments').first().waitFor();
    await level(page, 'Roselia: all').fill('3');
    await group.getByRole('button', { name: /^One by one/ }).click();
    await expect.poll(() => group.getByText(/^All stats \+/).count()).toBe(7);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Max all' }).click();
    await expect.poll(() => level(page, 'Plaza: all').inputValue()).not.toBe('0');
    for (const _ of [1, 2, 3, 4]) await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => level(page, 'Plaza: all').inputValue()).toBe('5');
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  test('keep potentials and missions over a reload, and the character says the same', async ({ open }) => {
    const page = await open(PATH);
    await page.getByRole('button', { name: 'New empty profile' }).click();
    const potential = level(page, 'Potential of Yukina Minato');
    await potential.fill('37');
    await level(page, 'Missions of Ran Mitake').fill('20');
    await page.getByText('All changes are saved').waitFor();
    await page.reload();
    await expect.poll(() => potential.inputValue()).toBe('37');
    await expect.poll(() => level(page, 'Missions of Ran Mitake').inputValue()).toBe('20');
    await expect.poll(() => level(page, 'Potential of Ran Mitake').inputValue()).toBe('1');
    await page.getByRole('button', { name: 'Max everybody' }).click();
    await expect.poll(() => potential.inputValue()).toBe('50');
    const missions = level(page, 'Missions of Yukina Minato');
    await expect.poll(() => missions.inputValue()).toBe('60');
    await page.getByText('All changes are saved').waitFor();
    await page.goto(new URL('/info/characters/21', page.url()).href);
    await page.locator('#potential').getByText('+11%').waitFor();
  });

  test('have a potential for each stat of a character, where someone asks for it', async ({ open }) => {
    const page = await open(PATH, { viewport: NARROW });
    await page.getByRole('button', { name: 'New empty profile' }).click();
    await level(page, 'Potential of Yukina Minato').fill('40');
    const choice = page.getByRole('button', { name: 'Potential of Yukina Minato by stat' });
    await choice.click();
    const technique = level(page, 'Potential of Yukina Minato: Technique');
    await expect.poll(() => technique.inputValue()).toBe('40');
    await technique.fill('25');
    const row = page.getByRole('listitem').filter({ has: choice });
    await row.getByText('+4% · +2.5% · +4%').waitFor();
    await page.getByText('All changes are saved').waitFor();
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => technique.inputValue()).toBe('25');
    await page.goto(new URL('/info/characters/21', page.url()).href);
    await page.locator('#potential').getByText('+4% · +2.5% · +4%').waitFor();
    const slider = page.getByRole('slider', { name: 'Potential in your profile · Technique' });
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('25');
    await page.goBack();
    await choice.click();
    await expect.poll(() => level(page, 'Potential of Yukina Minato').inputValue()).toBe('35');
  });

  test('say that no combination is in use before a team was sought, and lead to where it is', async ({
    open,
  }) => {
    const page = await open(PATH);
    await page.getByRole('button', { name: 'New empty profile' }).click();
    const note = page.locator('#sets').getByText(/^Run the team builder once/);
    await note.getByRole('link', { name: 'Team builder' }).click();
    await page.waitForURL(/\/tool\/teambuilder/);
  });

  test('are shown as the team builder last used them', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.takePremadeProfile();
    await builder.pickSong();
    await builder.calculate();
    const { page } = builder;
    const used = page.getByRole('region', { name: 'Area items' }).first().getByRole('listitem');
    await used.first().waitFor();
    const taken = await used.allTextContents();
    await page.getByRole('navigation').getByRole('button', { name: 'Profile' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'My area items' }).click();
    const last = page.locator('#sets section').filter({ hasText: 'The last best team' });
    await expect.poll(() => last.getByRole('listitem').allTextContents()).toEqual(taken);
    await last.getByText('Set in the team builder: One set').waitFor();
  });

  test('fit a narrow phone', async ({ open }) => {
    const page = await open(PATH, { viewport: NARROW });
    await page.getByRole('button', { name: 'New empty profile' }).click();
    await page
      .getByRole('button', { name: /^One by one/ })
      .first()
      .click();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });
});
