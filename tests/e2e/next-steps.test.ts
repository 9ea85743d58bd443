import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { type Challenge, loadChallenge, unfinishedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { PHONE } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';
import { solveNext } from './solve.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

let challenge: Challenge;
let folder: string;

beforeAll(async () => {
  challenge = await loadChallenge(currentSite().url);
  folder = mkdtempSync(join(tmpdir(), 'setori-steps-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const panel = (page: Page) => page.getByRole('region', { name: 'What to upgrade next' });
const steps = (page: Page) => panel(page).getByRole('listitem').filter({ hasText: 'Done' });
/** Shows what brings the same, too. */
async function unfold(page: Page): Promise<void> {
  const more = panel(page).getByRole('button', { name: / more of \+/ });
  while ((await more.count()) > 0) await more.first().click();
}
const find = (page: Page) => panel(page).getByRole('button', { name: 'Find upgrades' }).click();

/** The builder with the best team of an unfinished collection. */
async function answered(page: Page): Promise<Page> {
  const builder = new TeamBuilderPage(page);
  await builder.importProfile(JSON.stringify(unfinishedProfile(challenge)));
  await builder.calculate();
  await builder.proved();
  return page;
}

describe('what to raise next', () => {
  test('is what solve finds, best first, and nothing once all is raised', async ({ open }) => {
    const file = join(folder, 'unfinished.json');
    writeFileSync(file, JSON.stringify(unfinishedProfile(challenge)));
    const { score, next } = await solveNext(
      ...['--profile', file, '--song', `${challenge.song.id}`, '--difficulty', 'expert'],
    );
    const page = await answered(await open(builderPath({ song: challenge.song.id })));
    await find(page);
    await panel(page)
      .getByText(/^[\d,]+ upgrades checked\./)
      .waitFor();
    await unfold(page);
    const gains = async () => {
      const texts = await steps(page).allInnerTexts();
      return texts.map((text) => /\+([\d,]+)\n/.exec(text)?.[1]?.replaceAll(',', ''));
    };
    await expect.poll(gains).toEqual(next.upgrades.map(({ gain }) => `${gain}`));
    expect(next.upgrades[0]?.value).toBe(score + (next.upgrades[0]?.gain ?? 0));
    expect(await axeFindings(page)).toEqual([]);
  });

  test('goes into the profile when it is done, recalculates the team, and is taken back', async ({
    open,
  }) => {
    const page = await answered(await open(builderPath({ song: challenge.song.id })));
    const builder = new TeamBuilderPage(page);
    const { average } = await builder.bestTeam();
    await find(page);
    await steps(page).first().waitFor();
    const gain = Number(/\+([\d,]+)\n/.exec(await steps(page).first().innerText())?.[1]?.replaceAll(',', ''));
    await panel(page)
      .getByRole('button', { name: /^Mark as done: / })
      .first()
      .click();
    await panel(page).getByText('Your profile has it now.').waitFor();
    const now = async () => (await builder.bestTeam()).average;
    await expect.poll(now).toBe(average + gain);
    expect(await axeFindings(page)).toEqual([]);
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(now).toBe(average);
  });

  test('is nothing when everything is raised, and recalculated for another question', async ({ open }) => {
    const page = await open(builderPath({ song: challenge.song.id }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    await builder.proved();
    await find(page);
    await panel(page).getByText('No single upgrade raises the result.').waitFor();
    await choose(page, 'Multi');
    await builder.calculate();
    await panel(page).getByRole('button', { name: 'Find upgrades' }).waitFor();
  });

  test('fits a phone', async ({ open }) => {
    const page = await answered(
      await open(builderPath({ song: challenge.song.id }), { viewport: PHONE, scheme: 'dark' }),
    );
    await find(page);
    await panel(page)
      .getByText(/^[\d,]+ upgrades checked\./)
      .waitFor();
    await unfold(page);
    await expect.poll(() => steps(page).count()).toBe(10);
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe('a pinned result', () => {
  test('stays beside the next ones, says what it has more or less, and goes', async ({ open }) => {
    const page = await open(builderPath({ song: challenge.song.id }));
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    await builder.proved();
    const pins = page.getByRole('region', { name: 'Pinned results' });
    await pins.getByRole('button', { name: 'Pin this result' }).click();
    await pins.getByText('Shown above').waitFor();
    const { average } = await builder.bestTeam();
    await builder.leaveOut();
    const pinned = pins.getByRole('listitem');
    await expect.poll(() => pinned.innerText()).toMatch(/\+[\d,]+/);
    const better = Number(/\+([\d,]+)/.exec(await pinned.innerText())?.[1]?.replaceAll(',', ''));
    expect((await builder.bestTeam()).average).toBe(average - better);
    await pins.getByRole('button', { name: 'Pin this result' }).click();
    await expect.poll(() => pinned.count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await pins
      .getByRole('button', { name: /^Unpin / })
      .first()
      .click();
    await expect.poll(() => pinned.count()).toBe(1);
  });

  test('is pinned and compared from the bar under the thumb on a phone', async ({ open }) => {
    const page = await open(builderPath({ song: challenge.song.id }), { viewport: PHONE, isTouch: true });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    await builder.calculate();
    const before = await builder.bestTeam();
    const pin = page.getByRole('button', { name: 'Pin this result' });
    const compare = page.getByRole('button', { name: 'Compare with pinned results' });
    await pin.click();
    await expect.poll(() => pin.isDisabled()).toBe(true);
    for (const button of [pin, compare]) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await builder.leaveOut();
    await expect.poll(async () => (await builder.bestTeam()).cards).not.toEqual(before.cards);
    const after = await builder.bestTeam();
    await compare.click();
    const pins = page.getByRole('region', { name: 'Pinned results' });
    await expect.poll(() => pins.evaluate((region) => region === document.activeElement)).toBe(true);
    const row = pins.getByRole('row', { name: /^Average / });
    const numbers = async () =>
      (await row.getByRole('cell').allInnerTexts()).map((text) => text.replaceAll(',', ''));
    const { average } = before;
    await expect.poll(numbers).toEqual([`${average}`, `${after.average}`, `+${average - after.average}`]);
    await expect.poll(() => row.locator('b').innerText()).toBe(average.toLocaleString('en'));
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});
