import type { Page } from 'playwright';
import { expect } from 'vitest';
import { encodeV2 } from '#model/profile/files/encode-v2';
import { fillLogIn } from './account-page.ts';
import { CollectionPage } from './collection-page.ts';
import { loadChallenge, reducedProfile } from './data.ts';
import { currentSite, type Open, test, withOwnSite } from './harness.ts';
import { PHONE } from './launch.ts';
import { PASSWORD, signUp } from './members.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

withOwnSite();

const FAN = 'Evening-fan';
const MANAGER = '/profile/manager#cloud';
const CARDS = 24;
const EVENING_MS = 120_000;

const cloudOf = (page: Page) => page.getByRole('region', { name: 'Cloud storage' });
const copyOf = (page: Page, name: 'This device' | 'Cloud') =>
  cloudOf(page).getByRole('article', { name, exact: true });

/** Comes to the manager through the log-in page, as a link from elsewhere would have it. */
async function logIn(open: Open, viewport?: typeof PHONE): Promise<Page> {
  const path = `/profile/account?t=login&g=${encodeURIComponent(MANAGER)}`;
  const page = await open(path, viewport ? { viewport } : {});
  await fillLogIn(page, FAN, PASSWORD);
  await page.waitForURL(/\/profile\/manager#cloud$/);
  await copyOf(page, 'Cloud').waitFor();
  return page;
}

async function importProfile(page: Page, text: string): Promise<void> {
  await page.getByLabel('Text to import').fill(text);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByText(`Imported. New or changed cards: ${CARDS}`).waitFor();
}

/** One master rank more, and another card out of all teams. */
async function fixTwoCards(page: Page): Promise<void> {
  await page.goto('/profile/cards');
  const collection = new CollectionPage(page);
  await expect.poll(() => collection.cards().count()).toBe(CARDS);
  await collection.grid.focus();
  await page.keyboard.press('m');
  await expect.poll(() => collection.cards(/master rank 4/).count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  await expect.poll(() => collection.cards(/Excluded/).count()).toBe(1);
  await collection.kept();
}

test(
  'a fan’s evening: import, mend, back up, go on elsewhere, build a team and share it',
  async ({ open }) => {
    const { url } = currentSite();
    await signUp(url, FAN);
    const challenge = await loadChallenge(url);
    const whole = reducedProfile(challenge, CARDS);
    const cards = whole.cards.map((card) => ({ ...card, master: 3 }));

    const desk = await logIn(open);
    await importProfile(desk, JSON.stringify(encodeV2({ ...whole, name: 'Main', cards }).file));
    await fixTwoCards(desk);
    await desk.goto(MANAGER);
    await cloudOf(desk).getByRole('button', { name: 'Upload' }).click();
    await cloudOf(desk)
      .getByText(/^Uploaded: the cloud/)
      .waitFor();
    await copyOf(desk, 'Cloud').getByText(`1 profile · ${CARDS} cards`).waitFor();

    const phone = await logIn(open, PHONE);
    await cloudOf(phone).getByRole('button', { name: 'Download' }).click();
    await copyOf(phone, 'This device').getByText(`1 profile · ${CARDS} cards`).waitFor();
    await cloudOf(phone)
      .getByText(/^Downloaded: /)
      .waitFor();

    await phone.goto(builderPath({ song: challenge.song.id }));
    const builder = new TeamBuilderPage(phone);
    await builder.calculate();
    const team = await builder.bestTeam();
    expect(team.cards).toHaveLength(5);
    await builder.share('Copy link');
    await builder.text('Link copied').waitFor();
    const link = await phone.evaluate(() => navigator.clipboard.readText());

    // Back at the desk the same question has the same answer, from the same cards.
    await desk.goto(link);
    const other = new TeamBuilderPage(desk);
    await other.calculate();
    expect(await other.bestTeam()).toEqual(team);

    // A friend without an account sees the question with cards of their own.
    const friend = new TeamBuilderPage(await open(link));
    await friend.button('Calculate with my cards').click();
    await friend.takePremadeProfile();
    await friend.proved();
    expect((await friend.bestTeam()).average).toBeGreaterThan(team.average);
  },
  EVENING_MS,
);
