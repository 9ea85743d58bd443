import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { axeFindings } from './page-checks.ts';

const DESKTOP = { width: 1440, height: 900 };
const BUNDLE = '/tool/explorer/asset/jp/ani_degree_demo_rip';

test('finds a folder by its path, looks at its files one after the other, and takes the folder along', async ({
  open,
}) => {
  const page = await open('/tool/explorer/asset/jp', { viewport: DESKTOP });
  const search = page.getByRole('main').getByRole('searchbox', { name: /^Search/ });
  await search.fill('degree ani');
  await page.getByRole('option', { name: /^ani_degree_demo_rip/ }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(BUNDLE);
  await expect.poll(() => search.inputValue()).toBe('');
  const files: string[] = await (
    await page.request.get('/api/explorer/jp/assets/ani_degree_demo.json')
  ).json();
  const names = files.toSorted();
  await page.getByRole('option').first().click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading').waitFor();
  const first = await preview.getByRole('heading').innerText();
  expect(names).toContain(first);
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${BUNDLE}/${first}`);
  await preview.getByRole('button', { name: 'Next file' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => preview.getByRole('heading').innerText()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => preview.getByRole('heading').innerText()).toBe(first);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Pack' }).click();
  const confirm = page.getByRole('button', { name: 'Download ZIP' });
  await confirm.waitFor();
  const saving = page.waitForEvent('download');
  await confirm.click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('jp-ani_degree_demo.zip');
  const packed = unzipSync(readFileSync(await download.path()));
  expect(Object.keys(packed).toSorted()).toEqual(names.map((name) => `ani_degree_demo/${name}`));
  for (const name of names) {
    const answer = await page.request.get(`/assets/jp/ani_degree_demo_rip/${name}`);
    const own = packed[`ani_degree_demo/${name}`] ?? new Uint8Array();
    expect(Buffer.from(own).equals(await answer.body()), name).toBe(true);
  }

  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(BUNDLE);
});

test('moves in the tree by keys, and keeps the path on another server', async ({ open }) => {
  const page = await open('/tool/explorer/asset/jp', { viewport: DESKTOP });
  const tree = page.getByRole('tree', { name: 'Folders' });
  await tree.getByRole('treeitem').first().waitFor();
  await tree.focus();
  await page.keyboard.press('s');
  const active = () =>
    tree.evaluate((each) => {
      const id = each.getAttribute('aria-activedescendant') ?? '';
      return document.getElementById(id)?.textContent ?? '';
    });
  for (let presses = 0; presses < 10 && !(await active()).startsWith('stamp'); presses++)
    await page.keyboard.press('s');
  await page.keyboard.press('ArrowRight');
  await tree.getByRole('treeitem', { name: /^01_rip/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).toMatch(/^01_rip/);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/tool/explorer/asset/jp/stamp/01_rip');
  await page.getByRole('main').getByRole('radio', { name: 'Worldwide' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/tool/explorer/asset/en/stamp/01_rip');
  await page.getByRole('option').first().waitFor();
});

test('cuts pictures out of their sheet when the list of a sheet is looked at', async ({ open }) => {
  const page = await open('/tool/explorer/asset/jp/effect/spark001/.sprites', { viewport: DESKTOP });
  const cut = page.getByRole('region', { name: 'Preview' }).getByRole('img', { name: /^spark_\d$/ });
  await expect.poll(() => cut.count()).toBe(8);
  // The sheet itself, which says how high it is, takes no room.
  const sheet = page.getByRole('region', { name: 'Preview' }).locator('img');
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeLessThanOrEqual(1);
});
