import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { currentSite, test, withOwnSite } from './harness.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
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

  test('writes about themself, sees it beside, orders it by keys, and finds it on their page', async ({
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

/** Drags by real input of the browser, in steps as a hand makes them; `dx` strays from the column of the handle. */
async function drag(
  page: Page,
  what: Locator,
  { dx = 0, dy }: { dx?: number; dy: number },
  isTouch: boolean,
) {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to drag');
  const at = (part: number) => ({
    x: box.x + box.width / 2 + dx * part,
    y: box.y + box.height / 2 + dy * part,
  });
  const parts = Array.from({ length: 12 }, (_, step) => at((step + 1) / 12));
  if (!isTouch) {
    await page.mouse.move(at(0).x, at(0).y);
    await page.mouse.down();
    for (const { x, y } of parts) await page.mouse.move(x, y);
    return page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (const point of parts)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('a member who drags', () => {
  let ran: Member;

  beforeAll(async () => {
    ran = await signUp(currentSite().url, 'ran_drags');
    await ran.call('user', {
      favCharacters: [1, 2, 3, 4],
      posterCard: { id: 1200, offset: 0.5, trainedArt: true },
    });
  });

  for (const isTouch of [false, true])
    test(`orders favourites and places the poster with ${isTouch ? 'a finger' : 'a mouse'} on a phone`, async ({
      open,
    }) => {
      const page = await openAs(open, ran, EDIT, { viewport: PHONE, isTouch });
      const characters = part(page, 'Favourites: Characters');
      const rows = characters.getByRole('listitem');
      await expect.poll(() => rows.count()).toBe(4);
      const names = async () => (await rows.allInnerTexts()).map((text) => text.trim());
      // Until the list of characters is there, they are numbers.
      await expect.poll(async () => (await names()).join()).not.toContain('#');
      const [a = '', b = '', c = '', d = ''] = await names();
      const handle = (name: string) => rows.filter({ hasText: name }).getByRole('button', { name: /^Move/ });
      const height = (await rows.first().boundingBox())?.height ?? 0;
      const top = () => rows.first().evaluate((row) => row.getBoundingClientRect().top + window.scrollY);

      await handle(a).evaluate((node) => node.scrollIntoView({ block: 'center' }));
      const before = await top();
      await drag(page, handle(a), { dx: 60, dy: height * 2.2 }, isTouch);
      await expect.poll(names).toEqual([b, c, a, d]);
      // The first change moves nothing above it.
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
      // Once let go, nothing follows the pointer any more.
      await drag(page, rows.first().locator('bdi, span').first(), { dy: height * 2 }, false);
      expect(await names()).toEqual([b, c, a, d]);
      await drag(page, handle(d), { dx: -10, dy: -height * 4 }, isTouch);
      await expect.poll(names).toEqual([d, b, c, a]);

      const strip = page.getByRole('slider', { name: 'Part of the picture that shows' });
      await strip.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          strip.locator('img').evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0),
        )
        .toBe(true);
      const value = async () => Number(await strip.getAttribute('aria-valuenow'));
      const start = await value();
      // Dragging down shows a higher part.
      await drag(page, strip, { dy: 30 }, isTouch);
      await expect.poll(value).toBeLessThan(start);
      const higher = await value();
      await drag(page, strip, { dy: -60 }, isTouch);
      await expect.poll(value).toBeGreaterThan(higher);
      expect(await axeFindings(page)).toEqual([]);
    });
});

describe('a public collection', () => {
  const card = (id: number) => ({
    id,
    level: 50,
    master: 1,
    skill: 4,
    ep: 2,
    train: 1,
    art: 1,
    exclude: false,
  });
  const cards = [1, 2, 3, 4, 5, 6, 7, 8].map(card);
  const shownAt = '/community/user/mika_7?tab=collection';

  test('is shown to everybody once its owner chooses one, and no longer when they choose none', async ({
    open,
  }) => {
    await mika.call('user/collection', { shown: null });
    await mika.call('user/profiles', { profiles: [{ name: 'Main', server: 1, items: {}, cards }] });
    const page = await openAs(open, mika, EDIT, { viewport: PHONE });
    const field = part(page, 'Public collection');
    const select = field.getByRole('combobox', { name: 'Shown on your page' });
    await expect.poll(() => select.inputValue()).toBe('');
    await select.focus();
    await select.press('ArrowDown');
    await field.getByText('Everybody can see this collection now.').waitFor();
    // The next key reaches it, too.
    expect(await select.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
    await field.getByRole('link', { name: 'See it on your page' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=collection');

    const guest = await open(shownAt, { viewport: DESKTOP, expected: /404|Failed to load resource/ });
    await guest.getByRole('link', { name: /^Collection\s*8$/ }).waitFor();
    const list = guest.getByRole('list', { name: 'Collection', exact: true });
    await expect.poll(() => list.getByRole('link', { name: /level 50, skill level 5/ }).count()).toBe(8);
    expect(await axeFindings(guest)).toEqual([]);
    await guest.setViewportSize(PHONE);
    await expect.poll(() => sidewaysPixels(guest)).toBe(0);
    await guest.getByRole('searchbox', { name: /^Name, / }).fill('nothing at all');
    await expect.poll(() => new URL(guest.url()).searchParams.get('tab')).toBe('collection');
    await guest.getByRole('button', { name: 'Clear all', exact: true }).last().click();
    await expect.poll(() => list.getByRole('link').count()).toBe(8);

    await page.goto(EDIT);
    await select.selectOption({ index: 0 });
    await field.getByText('Your page shows no collection now.').waitFor();
    await guest.goto(shownAt);
    await guest.getByText('No public collection').waitFor();
  });
});
