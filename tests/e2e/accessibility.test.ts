import { beforeAll, describe, expect } from 'vitest';
import { loadChallenge } from './data.ts';
import { currentSite, test } from './harness.ts';
import { tabTo } from './keyboard.ts';
import { DESKTOP, NARROW, PHONE } from './launch.ts';
import { axeFindings, axeInBothLooks, sidewaysPixels } from './page-checks.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

let song: number;

beforeAll(async () => {
  song = (await loadChallenge(currentSite().url)).song.id;
});

/** A dialog takes the focus a moment after it appears; until then Tab walks the page behind it. */
const isFocusInDialog = (): boolean =>
  document.querySelector('[role=dialog]')?.contains(document.activeElement) === true;

describe('team builder for everybody', () => {
  test.for([DESKTOP, PHONE])(
    'has nothing for axe to find in either look, $width px wide',
    async (viewport, { open }) => {
      const builder = new TeamBuilderPage(await open(builderPath({ song }), { viewport }));
      await builder.button('Try with all cards').waitFor();
      expect(await axeInBothLooks(builder.page)).toEqual([]);
      await builder.takePremadeProfile();
      await builder.calculate();
      expect(await axeInBothLooks(builder.page)).toEqual([]);
    },
  );

  test('has nothing for axe to find in its dialogs', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath({ song })));
    await builder.takePremadeProfile();
    await builder.button(/^Song: /).click();
    await builder.page.getByRole('dialog').getByRole('option').first().waitFor();
    expect(await axeFindings(builder.page)).toEqual([]);
    await builder.page.keyboard.press('Escape');
    await builder.button('Edit: Excluded').click();
    await builder.page.getByRole('dialog').getByRole('option').first().waitFor();
    expect(await axeFindings(builder.page)).toEqual([]);
    await builder.page.keyboard.press('Escape');
    await builder.openImport();
    expect(await axeFindings(builder.page)).toEqual([]);
  });

  test('builds a team by keyboard alone', async ({ open }) => {
    const page = await open(builderPath());
    const builder = new TeamBuilderPage(page);
    await builder.button('Try with all cards').waitFor();
    await tabTo(page, /^Try with all cards$/);
    await page.keyboard.press('Enter');
    await builder.text(/\d in profile/).waitFor();
    await page.keyboard.press('Home');
    await tabTo(page, /^Song: /);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(isFocusInDialog)).toBe(true);
    await tabTo(page, /^Choose a song$/);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await tabTo(page, /^Calculate/);
    await page.keyboard.press('Enter');
    await builder.proved();
  });

  test.for([NARROW, PHONE])(
    'does not scroll sideways when the screen is $width px wide',
    async (viewport, { open }) => {
      const builder = new TeamBuilderPage(await open(builderPath({ song, live: 'multi' }), { viewport }));
      await builder.button('Try with all cards').waitFor();
      await expect.poll(() => sidewaysPixels(builder.page)).toBe(0);
      await builder.takePremadeProfile();
      await builder.calculate();
      await expect.poll(() => sidewaysPixels(builder.page)).toBe(0);
    },
  );
});
