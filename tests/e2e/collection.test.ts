import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { FAMILY } from '#model/families/cards/family';
import { CollectionPage } from './collection-page.ts';
import { test } from './harness.ts';
import { NARROW, PHONE } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const PATH = '/profile/cards';

/** Waits until the grid has been drawn for the room that it has: nothing in it changes any more. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 500);
        const list = document.querySelector('[role="listbox"]');
        if (!list) return;
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 500);
        });
        observer.observe(list, { subtree: true, childList: true, attributes: true });
      }),
  );

/** How far each row of fields ends before the room that they have, in pixels. */
const roomBesideFields = (page: Page): Promise<number[]> =>
  page.getByRole('group', { name: 'More', exact: true }).evaluate((group) => {
    const ends = new Map<number, number>();
    for (const field of group.querySelectorAll('input:not([type=hidden])')) {
      const { top, right } = (field.closest('.mantine-InputWrapper-root') ?? field).getBoundingClientRect();
      ends.set(top, Math.max(right, ends.get(top) ?? 0));
    }
    const { right } = group.getBoundingClientRect();
    return [...ends.values()].map((end) => Math.round(right - end));
  });

describe('the collection', () => {
  test('takes ten cards by keyboard, sets them, takes it back, and has them after a reload', async ({
    open,
  }) => {
    const collection = new CollectionPage(await open(PATH));
    const { page, grid } = collection;
    await collection.startEmpty();
    await grid.focus();
    for (let added = 1; added <= 10; added++) {
      await page.keyboard.press('Enter');
      await expect.poll(() => collection.owned()).toBe(added);
    }
    await page.getByRole('radio', { name: /^Owned/ }).click();
    await expect.poll(() => collection.cards().count()).toBe(10);
    await grid.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('12');
    await page.keyboard.press('m');
    await page.keyboard.press('m');
    await page.keyboard.press('x');
    const second = collection.cards().nth(1);
    await expect.poll(() => second.getAttribute('aria-label')).toMatch(/level 12, .*master rank 2.*Excluded/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => second.getAttribute('aria-label')).not.toMatch(/Excluded/);
    await collection.button('Undo').click();
    await collection.button('Undo').click();
    await collection.button('Undo').click();
    await expect.poll(() => second.getAttribute('aria-label')).not.toMatch(/level 12|master rank [12]/);
    for (let step = 0; step < 3; step++) await collection.button('Redo').click();
    await expect.poll(() => second.getAttribute('aria-label')).toMatch(/level 12, .*master rank 2/);
    await collection.kept();
    await page.reload();
    await expect.poll(() => collection.cards().count()).toBe(10);
    await expect.poll(() => collection.cards(/level 12, .*master rank 2/).count()).toBe(1);
  });

  test('adds and sets many cards at once, and takes it back in one step', async ({ open }) => {
    const collection = new CollectionPage(await open(`${PATH}?rarity=4`));
    const { page } = collection;
    await collection.button('New empty profile').click();
    await page.getByRole('radio', { name: /^Missing/ }).click();
    await collection.cards().first().click();
    await collection
      .cards()
      .nth(4)
      .click({ modifiers: ['Shift'] });
    await page.getByText('5 chosen').waitFor();
    await collection.button('Add 5').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('group', { name: 'Master rank' }).getByRole('radio', { name: '1' }).check();
    await dialog.getByRole('button', { name: 'Add to profile' }).click();
    await expect.poll(() => collection.owned()).toBe(5);
    await page.getByRole('radio', { name: /^Owned/ }).click();
    await expect.poll(() => collection.cards(/master rank 1/).count()).toBe(5);
    await collection.button('Select').click();
    await collection.button('All 5').click();
    await collection.button('Edit 5').click();
    await dialog.getByRole('group', { name: 'Skill level' }).getByRole('radio', { name: '4' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => collection.cards(/skill level 4/).count()).toBe(5);
    await collection.button('Undo').click();
    await expect.poll(() => collection.cards(/skill level 4/).count()).toBe(0);
    await collection.button('Undo').click();
    await page.getByText('No cards yet').waitFor();
  });

  test('sets one card by its fields, and paints no other for it', async ({ open }) => {
    const collection = new CollectionPage(await open(`${PATH}?rarity=5`));
    const { page } = collection;
    await collection.button('New empty profile').click();
    await page.getByRole('radio', { name: /^Missing/ }).click();
    await collection.grid.focus();
    await page.keyboard.press('Control+a');
    await collection.button(/^Add \d/).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to profile' }).click();
    await page.getByRole('radio', { name: /^Owned/ }).click();
    await collection
      .cards(/level 60/)
      .first()
      .click();
    const editor = page.getByRole('complementary', { name: 'Card editor' });
    await editor.getByRole('radio', { name: '3' }).first().waitFor();
    await settled(page);
    const painted = await page.evaluateHandle(() => {
      // Scrolling to the field may draw rows that were not there.
      const there = new Set(document.querySelectorAll('[role="option"]'));
      const options = new Set<Element>();
      const observer = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const option = element?.closest('[role="option"]');
          if (option && there.has(option)) options.add(option);
        }
      });
      const list = document.querySelector('[role="listbox"]');
      if (list)
        observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
      return options;
    });
    await editor.getByRole('group', { name: 'Master rank' }).getByRole('radio', { name: '3' }).check();
    await expect.poll(() => collection.cards(/master rank 3/).count()).toBe(1);
    expect(await painted.evaluate((options) => options.size)).toBe(1);
    await editor.getByRole('textbox', { name: 'Level as a number' }).fill('41');
    await expect.poll(() => collection.cards(/level 41/).count()).toBe(1);
    await editor.getByRole('slider', { name: 'Level' }).press('Home');
    await expect.poll(() => collection.cards(/stars, level 1,/).count()).toBe(1);
    // A number half typed is no lost number: leaving at once keeps it.
    await editor.getByRole('textbox', { name: 'Level as a number' }).fill('37');
    await page.getByRole('navigation').getByRole('link', { name: 'My area items' }).click();
    await page.getByRole('heading', { level: 1, name: 'My area items' }).waitFor();
    await page.goBack();
    await expect.poll(() => collection.cards(/level 37/).count()).toBe(1);
    // So does leaving the site, though the browser has not kept it yet.
    await collection.cards(/level 37/).click();
    await editor.getByRole('textbox', { name: 'Level as a number' }).fill('36');
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => collection.cards(/level 36/).count()).toBe(1);
  });

  test('agrees with the list of cards about what is owned', async ({ open }) => {
    const collection = new CollectionPage(await open(`${PATH}?q=kkr 4★`));
    const { page } = collection;
    await collection.button('New empty profile').click();
    await page.getByRole('radio', { name: /^Missing/ }).click();
    await collection.grid.focus();
    await page.keyboard.press('Control+a');
    const add = collection.button(/^Add \d/);
    const count = Number(((await add.textContent()) ?? '').replace('Add ', ''));
    await add.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to profile' }).click();
    await collection.kept();
    await page.goto(new URL('/info/cards?mine=owned', page.url()).href);
    const status = page.getByRole('status').filter({ hasText: / of [\d,]+$/ });
    await expect.poll(async () => ((await status.textContent()) ?? '').split(' ')[0]).toBe(String(count));
  });

  test('shows the same numbers as the hub of profiles', async ({ open }) => {
    const collection = new CollectionPage(await open('/tool/teambuilder'));
    const { page } = collection;
    await collection.button('Try with all cards').click();
    await page.goto(new URL(PATH, page.url()).href);
    const head = page.locator('main header').first();
    await expect.poll(() => head.textContent()).toMatch(/[1-9][\d,]* of [\d,]+/);
    const numbers = /[\d,]+ of [\d,]+/.exec((await head.textContent()) ?? '')?.[0] ?? '';
    await page.goto(new URL('/profile', page.url()).href);
    await page.getByRole('region', { name: 'Active profile' }).getByText(`${numbers} cards`).waitFor();
  });

  test('begins on the first screen of a phone', async ({ open }) => {
    const collection = new CollectionPage(await open(PATH, { viewport: PHONE, isTouch: true }));
    await collection.startEmpty();
    const top = async () => (await collection.cards().first().boundingBox())?.y ?? 0;
    await expect.poll(top).toBeLessThanOrEqual(400);
    const { page } = collection;
    await page.getByRole('button', { name: 'Completion' }).click();
    await page.getByRole('button', { name: /^Roselia/ }).waitFor();
    await page.getByRole('button', { name: 'Completion' }).click();
    await expect.poll(top).toBeLessThanOrEqual(400);
    // What is owned, missing or all, and the choice of several, stay in sight.
    await page.evaluate(() => window.scrollTo(0, 2_000));
    const row = async (one: Locator) => Math.round((await one.boundingBox())?.y ?? -1);
    for (const control of [page.getByText(/^Missing /), collection.button('Select')]) {
      await expect.poll(() => row(control)).toBeGreaterThanOrEqual(56);
      await expect.poll(() => row(control)).toBeLessThan(80);
    }
  });

  test('marks what is chosen by a tick, with all that can be done to it in one row of a phone', async ({
    open,
  }) => {
    const collection = new CollectionPage(await open(PATH, { viewport: PHONE }));
    const { page } = collection;
    await collection.startEmpty();
    await collection.cards().nth(2).click();
    const picked = collection.grid.getByRole('option', { selected: true });
    await expect.poll(() => picked.locator('> svg').count()).toBe(1);
    await expect.poll(() => collection.cards().nth(3).locator('> svg').count()).toBe(0);
    const bar = page.getByRole('region', { name: 'Selected cards' });
    await bar.getByRole('button', { name: 'Done' }).waitFor();
    const tops = await bar
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });

  test('fits a narrow phone, with the editor over the grid', async ({ open }) => {
    const collection = new CollectionPage(await open(PATH, { viewport: NARROW }));
    const { page } = collection;
    await collection.startEmpty();
    await collection.cards().nth(2).click();
    await collection.button('Add 1').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add to profile' }).click();
    await page.getByRole('radio', { name: /^Owned/ }).click();
    await expect.poll(() => collection.cards().count()).toBe(1);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await collection.cards().first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('switch', { name: 'Exclude from teams' }).click();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => collection.cards(/Excluded/).count()).toBe(1);
    await collection.button('Keys').click();
    await collection.button('Select').click();
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('explains as much of what can be searched as the list of cards does, and searches it', async ({
    open,
  }) => {
    const collection = new CollectionPage(await open(PATH));
    const { page } = collection;
    await collection.startEmpty();
    await collection.button('What can be searched').click();
    const help = page.getByRole('dialog', { name: 'What can be searched' });
    await expect.poll(() => help.getByRole('listitem').count()).toBe(FAMILY.examples.length);
    await help.getByRole('button', { name: 'かすみ' }).click();
    await expect.poll(async () => (await collection.cards(/Kasumi/).count()) > 0).toBe(true);
    await expect.poll(() => collection.cards(/^(?!.*Kasumi)/).count()).toBe(0);
  });

  test('has no row of filters with room beside it, whatever the width and what is chosen', async ({
    open,
  }) => {
    const collection = new CollectionPage(await open(`${PATH}?char=1`));
    const { page } = collection;
    await collection.startEmpty();
    const more = page.getByRole('group', { name: 'More', exact: true });
    for (const [width, query] of [
      [1280, '?mine=missing'],
      [1440, '?mine=missing'],
      [1440, '?mine=missing&char=1'],
      [1920, '?mine=missing&type=initial'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(new URL(PATH + query, page.url()).href);
      await expect.poll(() => more.locator('input:not([type=hidden])').count()).toBe(7);
      expect([...new Set(await roomBesideFields(page))], `${query} at ${width} px`).toEqual([0]);
    }
  });
});
