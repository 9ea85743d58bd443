import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW } from './launch.ts';
import { type Member, openAs, signUp } from './members.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

withOwnSite();

const EDIT = '/community/aboutme/edit';

let mika: Member;

beforeAll(async () => {
  mika = await signUp(currentSite().url, 'mika_7');
});

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const preview = (page: Page) => part(page, 'Preview');
const kept = async () =>
  (await (await fetch(`${currentSite().url}/api/user?username=mika_7`)).json()) as Record<string, unknown>;

describe('a member', () => {
  test('who is not logged in is asked to, and led back', async ({ open }) => {
    const page = await open(EDIT, { viewport: NARROW });
    const link = page.getByRole('link', { name: 'Log in' }).last();
    await page.getByText('Log in to edit your page').waitFor();
    await expect.poll(() => link.getAttribute('href')).toContain(encodeURIComponent(EDIT));
    expect(await axeFindings(page)).toEqual([]);
  });

  test('tells about themself, sees it beside, orders it by keys, and finds it on their page', async ({
    open,
  }) => {
    const page = await openAs(open, mika, EDIT, { viewport: DESKTOP });
    await page.getByRole('textbox', { name: 'Text' }).click();
    await page.keyboard.type('I play the drums');
    await preview(page).getByText('I play the drums').waitFor();

    const characters = part(page, 'Favourites: Characters');
    await characters.getByRole('button', { name: /^Choose/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Characters' });
    await dialog.getByRole('option').nth(0).click();
    await dialog.getByRole('option').nth(1).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    const rows = characters.getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(2);
    const [first = ''] = await rows.allInnerTexts();
    await rows.first().getByRole('button', { name: /^Move/ }).press('ArrowDown');
    await expect.poll(() => rows.nth(1).innerText()).toBe(first);
    await characters.getByRole('status').filter({ hasText: 'place 2 of 2' }).waitFor({ state: 'attached' });

    await page.getByRole('button', { name: 'Add an ID' }).click();
    const id = page.getByRole('textbox', { name: 'Player ID' });
    await id.fill('twelve');
    await page.getByText('A player ID is a number').waitFor();
    await id.fill('1234567');

    await part(page, 'Poster card').getByRole('button', { name: 'Choose a card' }).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    const strip = page.getByRole('slider', { name: 'Part of the picture that shows' });
    await strip.press('PageDown');
    await expect.poll(() => strip.getAttribute('aria-valuenow')).toBe('10');
    expect(await axeFindings(page)).toEqual([]);

    await id.press('Control+Enter');
    await page.getByText('Saved.').waitFor();
    expect(await kept()).toMatchObject({
      selfIntro: 'I play the drums',
      serverIds: [{ id: 1_234_567, server: expect.any(Number) }],
      posterCard: { offset: 0.1, trainedArt: false },
      revision: 1,
    });
    await page.goto('/community/user/mika_7');
    await page.getByText('I play the drums').waitFor();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Edit my page' }).waitFor();
  });

  test('finds their changes again after a visit, and decides when another device saved first', async ({
    open,
  }) => {
    const page = await openAs(open, mika, EDIT, { viewport: NARROW, expected: /Failed to load resource/ });
    const link = page.getByRole('textbox', { name: 'Where else you can be found' });
    await link.fill('https://example.org/mika');
    await page.getByText('Draft kept on this device').waitFor();
    await page.reload();
    await page.getByText('Your unsaved changes from last time are back.').waitFor();
    await expect.poll(() => link.inputValue()).toBe('https://example.org/mika');
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);

    await mika.call('user', { favSongs: [1] });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('saved elsewhere meanwhile').waitFor();
    await page.getByRole('button', { name: 'Save my changes all the same' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await kept()).toMatchObject({ socialMedia: 'https://example.org/mika', favSongs: [1] });

    await choose(page, 'Preview');
    await preview(page)
      .getByRole('link', { name: /example\.org/ })
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
  });
});
