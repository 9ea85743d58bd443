import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { type Open, test } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';
import { axeInBothLooks } from './page-checks.ts';

const TABLET = { width: 1024, height: 900 };

async function openEditor(open: Open, viewport: typeof DESKTOP): Promise<Page> {
  const page = await open('/community/charts/new', { viewport });
  await chartOf(page).waitFor();
  return page;
}

const chartOf = (page: Page): Locator => page.getByRole('slider', { name: /^Chart\./ });
/** What a screen reader hears of the cursor. */
const heard = (page: Page) => () => chartOf(page).getAttribute('aria-valuetext');
const pressKeys = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Where the middle of a lane and a beat lie on the screen: at 120 BPM a beat is half a second, and the chart begins 40 pixels above the edge. */
async function placeOf(page: Page, beat: number, lane: number) {
  const box = await chartOf(page).boundingBox();
  if (!box) throw new Error('no chart');
  const room = Math.floor((box.width - 88 - 56) / 7);
  const laneWidth = Math.min(44, Math.max(18, room));
  return {
    x: box.x + 88 + (lane - 0.5) * laneWidth,
    y: box.y + box.height - 40 - (beat * 150) / 2,
  };
}

async function drag(
  page: Page,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
}

describe('the chart editor', () => {
  test('places, draws, selects, mirrors and undoes by pointer', async ({ open }) => {
    const page = await openEditor(open, DESKTOP);
    const chart = chartOf(page);
    const tap = await placeOf(page, 1, 2);
    await page.mouse.click(tap.x, tap.y);
    await chart.focus();
    await expect.poll(heard(page)).toBe('Bar 1, beat 2, lane 2, tap, selected');

    await page.getByRole('button', { name: 'Long, slide' }).click();
    await drag(page, await placeOf(page, 2, 3), await placeOf(page, 4, 5));
    await chart.focus();
    await expect.poll(heard(page)).toBe('Bar 2, beat 1, lane 5, end of a slide, selected');

    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await drag(page, await placeOf(page, 0.5, 1), await placeOf(page, 5, 6));
    await page.getByRole('region', { name: 'Selection' }).getByText('2 notes selected').waitFor();

    const menu = page.getByRole('toolbar', { name: 'What to do with the selection' });
    await menu.getByRole('button', { name: 'Mirror' }).click();
    await chart.focus();
    await expect.poll(heard(page)).toBe('Bar 2, beat 1, lane 5, no note');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(heard(page)).toBe('Bar 2, beat 1, lane 5, end of a slide, selected');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(heard(page)).toBe('Bar 2, beat 1, lane 5, no note');

    // Twice in one place is found, and mended by a press.
    await pressKeys(page, '2', 'Home', 'Enter');
    const problems = page.getByRole('region', { name: 'Problems' });
    await problems.getByText('Skill notes: 0').waitFor();
    await problems.getByRole('listitem').filter({ hasText: 'No fever' }).waitFor();
  });

  test('is worked by keys alone, and says where the cursor is', async ({ open }) => {
    const page = await openEditor(open, DESKTOP);
    await chartOf(page).focus();
    await pressKeys(page, 'ArrowUp', 'ArrowLeft', 'Enter');
    await expect.poll(heard(page)).toBe('Bar 1, beat 1.25, lane 3, tap, selected');
    await pressKeys(page, '5', 'PageUp', 'Enter', 'PageUp', 'ArrowRight', 'Enter', 'Escape');
    await expect.poll(heard(page)).toBe('Bar 3, beat 1.25, lane 4, end of a slide, selected');
    await pressKeys(page, 'Control+c', 'PageUp', 'Control+v');
    await expect.poll(heard(page)).toMatch(/^Bar 4, beat 1\.25, lane 4, no note$/);
    await pressKeys(page, 'ArrowLeft');
    await expect.poll(heard(page)).toBe('Bar 4, beat 1.25, lane 3, start of a slide, selected');
    await pressKeys(page, 'Delete');
    await expect.poll(heard(page)).toBe('Bar 4, beat 1.25, lane 3, no note');
    await pressKeys(page, 'Control+z', 'Control+z', 'Control+z', 'Control+z');
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);

    await pressKeys(page, '?');
    const help = page.getByRole('dialog', { name: 'Keys' });
    await help.getByRole('combobox', { name: 'Keys as in' }).selectOption('GarupaEditor');
    await pressKeys(page, 'Escape');
    await help.waitFor({ state: 'hidden' });
    await chartOf(page).focus();
    await pressKeys(page, '2');
    await expect
      .poll(() => page.getByRole('button', { name: 'Flick', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    await expect
      .poll(() => page.getByRole('button', { name: 'Delete', exact: true }).getAttribute('aria-keyshortcuts'))
      .toBe('9');
  });

  test('changes tempo and beats of a bar in its panel', async ({ open }) => {
    const page = await openEditor(open, DESKTOP);
    const timing = page.getByRole('region', { name: 'Timing' });
    await chartOf(page).focus();
    await pressKeys(page, 'PageUp', '7', 'Enter');
    const field = timing.getByRole('textbox', { name: 'BPM from Bar 2' });
    await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
    await field.fill('240');
    await field.press('Enter');
    await expect.poll(() => chartOf(page).evaluate((chart) => chart === document.activeElement)).toBe(true);
    await timing.getByRole('textbox', { name: 'Beats of a bar from Bar 1' }).fill('3');
    await timing.getByRole('textbox', { name: 'Beats of a bar from Bar 1' }).press('Enter');
    await chartOf(page).focus();
    await expect.poll(heard(page)).toMatch(/^Bar 2, beat 2, lane 4/);
    await timing.getByText('0:02.00').waitFor();
  });

  test('scrolls while a note is dragged to its upper edge, until it is released', async ({ open }) => {
    const page = await openEditor(open, DESKTOP);
    const { x, y } = await placeOf(page, 1, 2);
    await page.mouse.click(x, y);
    const box = await chartOf(page).boundingBox();
    if (!box) throw new Error('no chart');
    const middle = () => page.getByRole('slider', { name: 'The whole chart' }).getAttribute('aria-valuenow');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, box.y + box.height / 2, { steps: 3 });
    const before = Number(await middle());
    await page.mouse.move(x, box.y + 2, { steps: 3 });
    await expect.poll(async () => Number(await middle())).toBeGreaterThan(before + 4);
    await page.mouse.up();
    const after = await middle();
    // A second has two beats, so the note is some bars later.
    const place = page.getByRole('region', { name: 'Selection' }).getByText(/^Bar \d+ · /);
    await expect
      .poll(async () => Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]))
      .toBeGreaterThan(3);
    expect(await middle()).toBe(after);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => place.textContent()).toMatch(/^Bar 1 /);
  });

  test('undoes by a tap of two fingers and redoes by one of three on tablets', async ({ open }) => {
    const page = await openEditor(open, TABLET);
    const { x, y } = await placeOf(page, 2, 4);
    const fingers = (count: number) =>
      chartOf(page).evaluate(
        (chart, { count, x, y }) => {
          const send = (type: string, finger: number) =>
            chart.dispatchEvent(
              new PointerEvent(type, {
                bubbles: true,
                pointerId: 100 + finger,
                pointerType: 'touch',
                clientX: x + finger * 40,
                clientY: y,
              }),
            );
          // Fingers of a page's own events hold no capture.
          chart.setPointerCapture = () => undefined;
          for (let finger = 0; finger < count; finger++) send('pointerdown', finger);
          for (let finger = 0; finger < count; finger++) send('pointerup', finger);
        },
        { count, x, y },
      );
    const note = () => page.getByRole('region', { name: 'Selection' }).count();
    await fingers(1);
    await expect.poll(note).toBe(1);
    await fingers(2);
    await expect.poll(note).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isEnabled()).toBe(true);
    await fingers(3);
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
    await expect.poll(() => page.getByRole('button', { name: 'Redo' }).isDisabled()).toBe(true);
  });

  test('keeps the chart when the window becomes as narrow as a phone, and shows it there', async ({
    open,
  }) => {
    const page = await openEditor(open, DESKTOP);
    const { x, y } = await placeOf(page, 1, 2);
    await page.mouse.click(x, y);
    await page.setViewportSize(PHONE);
    await page.getByText('Charts are edited on a tablet or computer').waitFor();
    await page.getByRole('slider', { name: 'Note' }).waitFor();
    await page.setViewportSize(DESKTOP);
    await chartOf(page).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(true);
  });

  test('has no barriers with notes, problems and a selection, in both looks', async ({ open }) => {
    const page = await openEditor(open, DESKTOP);
    const { x, y } = await placeOf(page, 1, 2);
    await page.mouse.click(x, y);
    await page.getByRole('region', { name: 'Numbers' }).waitFor();
    expect(await axeInBothLooks(page)).toEqual([]);
  });
});
