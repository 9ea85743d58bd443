import type { Page } from 'playwright';
import { expect } from 'vitest';
import { readGacha } from '#model/records/read-gacha';
import { currentSite, test } from './harness.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

/** The newest gacha of a type that Japan has. */
async function newest(type: string): Promise<number> {
  const answer = await fetch(`${currentSite().url}/api/gacha/all.5.json`);
  const { byId } = readGacha(await answer.json());
  const found = [...byId.values()].filter((one) => one.type === type && one.publishedAt[0] !== null);
  return Math.max(...found.map(({ id }) => id));
}

test('a player keeps to the limit of a festival, and opens a birthday gacha by a link that asks for more than it gives', async ({
  open,
}) => {
  const page = await open(`/info/gacha/${await newest('dreamfes')}`);
  const simulator = region(page, 'Gacha simulator');
  await simulator.getByRole('combobox', { name: 'Way to pull' }).click();
  await page.getByRole('option', { name: /2,000 paid stars.*up to 5 times/ }).click();
  const ten = simulator.getByRole('button', { name: 'Pull 10' });
  await expect
    .poll(() =>
      region(page, 'Ways to pull')
        .getByRole('row', { name: /2,000 paid stars/ })
        .innerText(),
    )
    .toContain('up to 5 times');
  for (let pull = 1; pull <= 5; pull++) {
    await ten.click();
    await simulator.getByText(`Pull #${pull}: `).waitFor();
  }
  await expect.poll(() => ten.getAttribute('aria-disabled')).toBe('true');
  await ten.press('Enter');
  await expect.poll(() => simulator.innerText()).toContain('10,000 paid stars');

  await page.goto(`/info/gacha/${await newest('birthday')}?on=jp&seed=k3x9p2&pulls=a4`);
  await simulator.getByText('Pull #1: ').waitFor();
  await expect.poll(() => simulator.innerText()).toContain('2,500 stars');
  const drawn = simulator.getByRole('list').first().getByRole('listitem');
  await expect.poll(() => drawn.count()).toBe(10);
  await expect.poll(() => drawn.last().innerText()).toContain('Featured');
  const chance = region(page, 'Chance of getting it');
  await chance
    .getByText(/is out of reach: this way gives 10 cards at most$/)
    .first()
    .waitFor();
  await chance.getByText(/^How the guaranteed card is shared/).waitFor();
});
