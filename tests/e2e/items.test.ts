import { describe, expect } from 'vitest';
import { PLAZA_ITEM_IDS } from '#model/vocabulary/area-items';
import { loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings, sidewaysPixels } from './page-checks.ts';

const CARDS = 60;

describe('area items', () => {
  test('lead from the list to what each level gives, on the narrowest phone', async ({ open }) => {
    const page = await open('/info/others/items?band=5', { viewport: NARROW });
    const first = page.locator('#results [aria-posinset="1"] a');
    const name = await first.innerText();
    await first.click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/info\/others\/items\/\d+/);
    await expect.poll(() => page.locator('main h1').innerText()).toBe(name);
    await page.getByRole('region', { name: 'Facts' }).getByText('Roselia').first().waitFor();
    const levels = page.getByRole('table', { name: 'Effect by level' });
    await expect.poll(() => levels.getByRole('columnheader').count()).toBeGreaterThan(5);
    const next = page.getByRole('region', { name: 'One more level' });
    await next.getByRole('link', { name: 'My area items' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysPixels(page)).toBe(0);
    await page.getByRole('link', { name: /^Next: / }).click();
    await expect.poll(() => page.locator('main h1').innerText()).not.toBe(name);
  });

  test('say what the next level brings the best team, or that there is none', async ({ open }) => {
    const challenge = await loadChallenge(currentSite().url);
    const profile = reducedProfile(challenge, CARDS);
    const none = profile.items.Plaza.map(() => null);
    const page = await open('/info/others/items?q=%231', {
      kept: {
        'profiles/profiles': JSON.stringify({
          profiles: [{ ...profile, items: { ...profile.items, Plaza: none, Menu: none } }],
          active: 0,
        }),
      },
    });
    // A studio's first item.
    await page.locator('#results [aria-posinset="1"] a').click();
    const next = page.getByRole('region', { name: 'One more level' });
    await next.getByText('In your profile it is at its highest level.').waitFor();
    await page.goto(new URL(`/info/others/items/${PLAZA_ITEM_IDS.powerful}`, page.url()).href);
    await next.getByText('From level 0 to 1').waitFor();
    await next.getByRole('button', { name: /^Song/ }).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    const outcome = next.getByRole('status');
    await expect
      .poll(() => outcome.innerText())
      .toMatch(/(\+[\d,]+ points \(\+[\d.]+%\)|It adds nothing .*)\s+Your best teams now: [\d,]+$/);
  });
});
