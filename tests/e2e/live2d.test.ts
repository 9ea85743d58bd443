import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from './harness.ts';

const PATH = '/tool/live2d/costume/1750';
/** Drawing without a graphics card says so. */
const SLOW_DRAWING = { expected: /GPU stall due to ReadPixels|GroupMarkerNotSet|WebGL/ };

const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true });

async function saved(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await download).path());
}

const pixelsOf = async (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

/** How many values of two pictures of one size are not alike. */
function differences(one: Buffer, other: Buffer): number {
  expect(one.length).toBe(other.length);
  return one.reduce((count, value, at) => count + Number(Math.abs(value - (other[at] ?? 0)) > 8), 0);
}

const BUILD_DATA = '/tool/explorer/asset/jp/live2d/chara/001_live_default/buildData.asset';

test('a fan finds a model in the explorer, sets a parameter, saves a picture that shows it, and a film', async ({
  open,
}) => {
  // A small stage is drawn several times as fast without a graphics card.
  const page = await open(BUILD_DATA, { ...SLOW_DRAWING, viewport: { width: 900, height: 500 } });
  await page.getByRole('link', { name: 'Open in the Live2D viewer' }).click();
  await page.getByRole('button', { name: 'bow01', exact: true }).waitFor();
  // Nothing moves by itself here, where less motion is asked for, so that two pictures of one pose are the same.
  await expect
    .poll(() => page.getByRole('switch', { name: 'Stand still', exact: true }).isChecked())
    .toBe(true);
  await page.getByRole('radio', { name: '1×', exact: true }).press('Space');
  const before = await pixelsOf(await saved(page, 'PNG'));

  const head = slider(page, 'Head left, right');
  await head.focus();
  await page.keyboard.press('End');
  await page.getByText('Changed: 1', { exact: true }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toContain('v30000_PARAM_ANGLE_X');
  await expect
    .poll(async () => differences(before, await pixelsOf(await saved(page, 'PNG'))))
    .toBeGreaterThan(2_000);

  const seconds = page.getByRole('textbox', { name: 'Length of films, seconds' });
  await seconds.fill('1');
  await seconds.press('Enter');
  const gif = await saved(page, 'GIF');
  const { format, pages, delay } = await sharp(gif, { animated: true }).metadata();
  expect({ format, pages }).toEqual({ format: 'gif', pages: 15 });
  expect(delay?.reduce((sum, ms) => sum + ms, 0)).toBe(1_000);

  await page.getByRole('button', { name: 'Reset: Head left, right' }).click();
  await page.getByText('Changed: 1', { exact: true }).waitFor({ state: 'detached' });
});

test('a fan puts two figures on the stage by keys, and sends the scene', async ({ open }) => {
  const page = await open('/tool/live2d', SLOW_DRAWING);
  await page.getByText('The stage is empty', { exact: true }).first().waitFor();
  for (const [button, costume] of [
    ['Choose a costume', '#1750'],
    ['Add a figure', '#1749'],
  ] as const) {
    await page.getByRole('button', { name: button }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(costume);
    await dialog.getByText('Costumes: 1', { exact: true }).waitFor();
    await dialog.locator('li button').click();
  }
  await page.getByText('2 / 8', { exact: true }).waitFor();
  await page.getByRole('application', { name: 'Stage' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(']');
  await page
    .getByRole('button', { name: /^Move: / })
    .first()
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => new URL(page.url()).searchParams.getAll('l').length).toBe(2);
  await expect.poll(() => new URL(page.url()).searchParams.getAll('l')[0]).toContain('*r50');

  const layers = page.locator('#layers').getByRole('listitem');
  const names = await layers.allTextContents();
  await page.reload();
  await expect.poll(() => layers.allTextContents()).toEqual(names);
});

test('a motion whose file is missing is named, and can be asked for again', async ({ open }) => {
  const page = await open(PATH, { expected: new RegExp(`${SLOW_DRAWING.expected.source}|404`) });
  await page.route('**/bow01.mtn', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'bow01', exact: true }).click();
  await page.getByRole('alert').getByText(/bow01/).waitFor();
  await page.getByRole('button', { name: 'smile01', exact: true }).waitFor();
  await page.unroute('**/bow01.mtn');
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect.poll(() => page.getByRole('alert').getByText(/bow01/).count()).toBe(0);
});
