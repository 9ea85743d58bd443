import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { bestTeams } from '#wasm/reference/search';
import {
  type Challenge,
  lastEvent,
  loadChallenge,
  patchyProfile,
  plainQuestion,
  reducedProfile,
  songWithSpecial,
} from './data.ts';
import { currentSite, test } from './harness.ts';
import { DESKTOP, PHONE } from './launch.ts';
import { axeFindings } from './page-checks.ts';
import { bestOf, PREMADE, solve } from './solve.ts';
import { builderPath, TeamBuilderPage } from './team-builder-page.ts';

let challenge: Challenge;
let folder: string;

beforeAll(async () => {
  challenge = await loadChallenge(currentSite().url);
  folder = mkdtempSync(join(tmpdir(), 'setori-profile-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const song = (): number => challenge.song.id;

const isInSight = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return node.checkVisibility() && top >= 0 && bottom <= window.innerHeight;
  });

/** Pixels between one thing and the next below it. */
async function gapBelow(above: Locator, below: Locator): Promise<number> {
  const [one, other] = [await above.boundingBox(), await below.boundingBox()];
  if (!one || !other) throw new Error('not drawn');
  return other.y - one.y - one.height;
}

const LAPTOPS = [1024, 1280, 1366, 1440];

/** In the page: how many things can be seen whole, each of them touched where it ends. */
function seenWhole(things: readonly Element[]): number {
  return things.filter((thing) => {
    thing.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return [left + 1, right - 2].every((x) =>
      thing.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    );
  }).length;
}

describe('team builder', () => {
  test('shows the team that solve gives when the premade profile is used', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath()));
    await builder.takePremadeProfile();
    await builder.pickSong(`#${song()}`);
    await builder.calculate();
    const solved = await solve(...PREMADE, '--song', `${song()}`, '--difficulty', 'expert');
    expect(solved).toMatchObject({ proved: true, gap: 0, engine: 'wasm' });
    expect(await builder.bestTeam()).toEqual(bestOf(solved));
  });

  test('agrees with brute force when the collection is small', async ({ open }) => {
    const profile = reducedProfile(challenge, 11);
    const [best] = bestTeams(plainQuestion(challenge, profile), challenge.data);
    const builder = new TeamBuilderPage(await open(builderPath({ song: song() })));
    await builder.importProfile(JSON.stringify(profile));
    await builder.calculate();
    const shown = await builder.bestTeam();
    expect(shown).toMatchObject({ cards: best?.cards, average: best?.score });
    const file = join(folder, 'reduced.json');
    writeFileSync(file, JSON.stringify(profile));
    expect(bestOf(await solve('--profile', file, '--song', `${song()}`, '--difficulty', 'expert'))).toEqual(
      shown,
    );
  });

  test('answers a multi live with a fixed perfect rate from its address', async ({ open }) => {
    const path = builderPath({ song: song(), live: 'multi', room: '250000-100-7', perfect: 97, top: 1 });
    const builder = new TeamBuilderPage(await open(path));
    await builder.takePremadeProfile();
    await builder.calculate();
    await expect.poll(() => builder.page.getByRole('radio', { name: 'Multi' }).isChecked()).toBe(true);
    expect((await builder.bestTeam()).average).toBeGreaterThan(0);
    await builder.text('Whole room').waitFor();
  });

  test('answers as solve does where anyone may play the encore of a room, and says how often it is ours', async ({
    open,
  }) => {
    const path = builderPath({ song: song(), live: 'multi', room: '250000-100-7', top: 1 });
    const builder = new TeamBuilderPage(await open(path));
    const { page } = builder;
    await builder.takePremadeProfile();
    await page.getByRole('radio', { name: 'Random' }).click();
    await builder.calculate();
    await builder.text('The encore is your own skill in 1 of 5 plays').waitFor();
    const room = ['--room-power', '250000', '--room-skill', '100', '--room-seconds', '7'];
    const asked = ['--song', `${song()}`, '--live', 'multi', ...room, '--encore', 'random'];
    expect(await builder.bestTeam()).toEqual(bestOf(await solve(...PREMADE, ...asked)));
  });

  test('shows beside mixed sets what they gain, or that one set reaches the same', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath({ song: song(), items: 'mixed', top: 1 })));
    await builder.takePremadeProfile();
    await builder.calculate();
    const items = builder.page.getByRole('region', { name: 'Area items' });
    await items.getByText('Mixing gains nothing here: one set reaches the same.').waitFor();

    const profile = patchyProfile(challenge);
    await builder.importProfile(JSON.stringify(profile));
    await builder.calculate();
    const file = join(folder, 'patchy.json');
    writeFileSync(file, JSON.stringify(profile));
    const asked = ['--song', `${song()}`, '--server', 'en', '--items', 'mixed'];
    const solved = await solve('--profile', file, ...asked);
    expect(await builder.bestTeam()).toEqual(bestOf(solved));
    const gain = (solved.score - solved.uniform).toLocaleString('en');
    const said = `Mixing brings ${gain} more than the best single set \\(\\+[\\d.]+%\\)\\.`;
    await items.getByText(new RegExp(`^${said}$`)).waitFor();
    const told = await builder.page.evaluate(() => navigator.clipboard.readText());
    expect(told).toMatch(new RegExp(said));
  });

  test('earns the event points that solve gives, for each number of boosts', async ({ open }) => {
    const event = await lastEvent(currentSite().url, 'mission_live');
    const path = builderPath({ song: song(), event, target: 'points', live: 'multi', top: 1 });
    const builder = new TeamBuilderPage(await open(path));
    await builder.takePremadeProfile();
    await builder.calculate();
    const asked = ['--song', `${song()}`, '--event', `${event}`, '--target', 'points', '--live', 'multi'];
    const solved = await solve(...PREMADE, ...asked);
    expect(await builder.bestTeam()).toEqual(bestOf(solved));
    const told = await builder.page.evaluate(() => navigator.clipboard.readText());
    const named = (await builder.page.getByLabel('Event', { exact: true }).textContent()) ?? '';
    expect(named).toContain(told.split('\n')[1]);
    expect(told).toMatch(/^Event points: [\d,]+, bonus \+[\d.]+% · Live boosts 0$/m);
    expect(told).toMatch(/^Support band · power [\d,]+: .+#\d+/m);
    expect(told).toMatch(/^Worldwide · Premade · \w+ \d+, \d{4}$/m);
    const cells = builder.page.getByRole('region', { name: 'Event points' }).getByRole('cell');
    const points = [1, 5, 10, 15].map((factor) => (solved.points * factor).toLocaleString('en'));
    await expect.poll(() => cells.allTextContents()).toEqual(points);
  });

  test.for([PHONE, DESKTOP])(
    'shows event points as the largest number where they are sought, and equal ones by score, $width pixels wide',
    async (viewport, { open }) => {
      const event = await lastEvent(currentSite().url, 'mission_live');
      const path = builderPath({ song: song(), event, target: 'points', top: 20 });
      const page = await open(path, { viewport });
      const builder = new TeamBuilderPage(page);
      await builder.takePremadeProfile();
      await builder.calculate();
      const results = page.getByRole('region', { name: 'Results' });
      const points = results.getByRole('region', { name: 'Event points' }).locator('header b');
      const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const size = await points.evaluate(sizeOf);
      for (const number of await results.locator('dd').all())
        expect(await number.evaluate(sizeOf)).toBeLessThan(size);
      const above = await points.evaluate((element) => element.getBoundingClientRect().bottom);
      const score = results.getByRole('region', { name: 'Score', exact: true });
      expect(await score.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(above);
      const rows = page.getByRole('list', { name: 'Runners-up' }).getByRole('listitem');
      await expect.poll(() => rows.count()).toBe(19);
      const whole = (text: string | undefined) => Number(text?.replaceAll(',', ''));
      const earned = (await rows.locator('b').allInnerTexts()).map(whole);
      expect(earned).toEqual(earned.toSorted((one, other) => other - one));
      // Those that earn as much as the best show their score instead of what they lack.
      const texts = await rows.allInnerTexts();
      const equal = texts.flatMap((text) => /Score ([\d,]+)/.exec(text)?.[1] ?? []).map(whole);
      const { average } = await builder.bestTeam();
      expect([average, ...equal]).toEqual([average, ...equal].toSorted((one, other) => other - one));
    },
  );

  test.for([...LAPTOPS, PHONE.width])(
    'shows every card of the best order and every chart of the song whole, %s pixels wide',
    async (width, { open }) => {
      const song = await songWithSpecial(currentSite().url);
      const page = await open(builderPath({ song }), { viewport: { width, height: 800 } });
      const builder = new TeamBuilderPage(page);
      await builder.takePremadeProfile();
      const levels = page.getByRole('group', { name: 'Difficulty' }).locator('label');
      if (width > PHONE.width) await expect.poll(() => levels.evaluateAll(seenWhole)).toBe(5);
      await builder.calculate();
      const cards = page.getByRole('region', { name: 'Best order' }).getByRole('listitem');
      await expect.poll(() => cards.count()).toBe(6);
      await expect.poll(() => cards.evaluateAll(seenWhole)).toBe(6);
      // The level of each card, too, whatever the room.
      await expect.poll(() => page.getByText(/^Lv \d+$/).evaluateAll(seenWhole)).toBe(5);
    },
  );

  test('names the parts of each team apart when several are open', async ({ open }) => {
    const event = await lastEvent(currentSite().url, 'mission_live');
    const builder = new TeamBuilderPage(await open(builderPath({ song: song(), event, target: 'points' })));
    await builder.takePremadeProfile();
    await builder.calculate();
    const details = builder.page.getByRole('button', { name: /^Whole team / });
    await expect.poll(() => details.count()).toBeGreaterThanOrEqual(2);
    for (const one of await details.all()) await one.click();
    await builder.page.getByRole('region', { name: 'Team 2: Best order' }).waitFor();
    await builder.page.getByRole('region', { name: 'Team 2: Event points' }).waitFor();
    await expect.poll(() => builder.page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await axeFindings(builder.page)).toEqual([]);
  });

  test('plays a VS event alone, whatever its link wants', async ({ open }) => {
    const event = await lastEvent(currentSite().url, 'versus');
    const builder = new TeamBuilderPage(
      await open(builderPath({ song: song(), event, live: 'multi', top: 1 })),
    );
    await builder.takePremadeProfile();
    const live = (name: string) => builder.page.getByRole('radio', { name, exact: true });
    await expect.poll(() => live('Free').isChecked()).toBe(true);
    await expect.poll(() => live('Multi').isDisabled()).toBe(true);
    await builder.text(/^VS and challenge lives are played alone/).waitFor();
    await builder.calculate();
    const solved = await solve(...PREMADE, '--song', `${song()}`, '--event', `${event}`);
    expect(await builder.bestTeam()).toEqual(bestOf(solved));
  });

  test('searches again without a card that is excluded in its sheet', async ({ open }) => {
    const builder = new TeamBuilderPage(await open(builderPath({ song: song() })));
    await builder.takePremadeProfile();
    await builder.calculate();
    const before = await builder.bestTeam();
    await builder.leaveOut();
    await builder.page.waitForURL(/exclude=/);
    await expect.poll(async () => (await builder.bestTeam()).cards).not.toEqual(before.cards);
    const without = Number.parseInt(new URL(builder.page.url()).searchParams.get('exclude') ?? '', 36);
    expect(before.cards).toContain(without);
    const asked = ['--song', `${song()}`, '--difficulty', 'expert', '--exclude', `${without}`];
    expect(await builder.bestTeam()).toEqual(bestOf(await solve(...PREMADE, ...asked)));
  });

  test('asks the same question of other cards when its link is opened elsewhere', async ({ open }) => {
    const path = builderPath({ song: song(), diff: 'hard', perfect: 95, live: 'multi', top: 10 });
    const builder = new TeamBuilderPage(await open(path));
    await builder.takePremadeProfile();
    await builder.calculate();
    await builder.button('Copy link').click();
    await builder.text('Link copied').waitFor();
    const link = await builder.page.evaluate(() => navigator.clipboard.readText());
    const other = new TeamBuilderPage(await open(link));
    await other.button('Calculate with my cards').click();
    await other.takePremadeProfile();
    await other.calculate();
    expect(new URL(other.page.url()).searchParams.get('top')).toBe('10');
    expect(await other.bestTeam()).toEqual(await builder.bestTeam());
  });

  test('puts the question away on a phone once it is asked, and shows it again as it was', async ({
    open,
  }) => {
    const page = await open(builderPath({ song: song() }), { viewport: PHONE });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    const edit = page.getByRole('button', { name: 'Edit', exact: true, expanded: false });
    const gap = await gapBelow(edit, page.locator('#results'));
    await edit.click();
    await page.locator('#constraints').getByText('Advanced').click();
    const power = page.getByLabel('Minimum power');
    await power.fill('500');
    await builder.calculate();
    await edit.waitFor();
    await expect.poll(() => power.isVisible()).toBe(false);
    // What is put away is nowhere that keys lead to, and takes no room.
    await edit.focus();
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => document.activeElement?.closest('#results')?.id);
    expect(place).toBe('results');
    expect(await gapBelow(edit, page.locator('#results'))).toBe(gap);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => power.isVisible()).toBe(true);
    await expect.poll(() => power.inputValue()).toBe('500');
  });

  test('opens the question on a phone where a link names a part of it, each time', async ({ open }) => {
    const page = await open(builderPath({ song: song() }), { viewport: PHONE });
    const builder = new TeamBuilderPage(page);
    await builder.takePremadeProfile();
    const constraints = page.getByRole('heading', { name: 'Constraints' });
    await expect.poll(() => constraints.isVisible()).toBe(false);
    for (const _ of ['first', 'again']) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Constraints' }).click();
      await expect.poll(() => isInSight(constraints)).toBe(true);
      await builder.calculate();
      await expect.poll(() => constraints.isVisible()).toBe(false);
    }
  });

  test('opens on a phone at the part of the question that its address names', async ({ open }) => {
    const page = await open(`${builderPath({ song: song() })}#constraints`, { viewport: PHONE });
    await expect.poll(() => isInSight(page.getByRole('heading', { name: 'Constraints' }))).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('says why there is no team when fewer than five characters are left', async ({ open }) => {
    const { cards, ...rest } = reducedProfile(challenge, 11);
    const builder = new TeamBuilderPage(await open(builderPath({ song: song() })));
    await builder.importProfile(JSON.stringify({ ...rest, cards: cards.slice(0, 3) }));
    await builder.startSearch();
    await builder.text('No possible team').waitFor();
    await builder.text(/five different characters/).waitFor();
  });

  test('says which constraints keep a card from playing, and drops the one that is pressed', async ({
    open,
  }) => {
    const path = builderPath({ song: song(), leader: 1, sixth: 2, exclude: '1.1' });
    const builder = new TeamBuilderPage(await open(path));
    await builder.takePremadeProfile();
    await builder.startSearch();
    const said =
      /^Fixed leader: .+ #1 cannot be used \(excluded\)\. 6th skill \(encore\): .+ #2 cannot be used \(excluded\)\.$/;
    await builder.text(said).waitFor();
    await builder.button('Let the leader be 6th').click();
    await builder.text(/^Fixed leader: .+ #1 cannot be used \(excluded\)\.$/).waitFor();
    await builder.button('Stop excluding it').click();
    expect((await builder.bestTeam()).cards).toContain(1);
    const { searchParams } = new URL(builder.page.url());
    expect(Object.fromEntries(searchParams)).toMatchObject({ leader: '1', exclude: '2' });
    expect(searchParams.has('sixth')).toBe(false);
  });

  test('keeps a choice of a moment ago when a section is chosen in the menu, and on the way back', async ({
    open,
  }) => {
    const page = await open('/tool/songoptimizer');
    await page.getByRole('link', { name: 'Team builder', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Team builder' }).waitFor();
    const multi = page.getByRole('radio', { name: 'Multi' });
    await multi.evaluate((radio: HTMLElement) => {
      radio.click();
      document.querySelector<HTMLElement>('nav a[href$="#live"]')?.click();
    });
    const address = builderPath({ live: 'multi' });
    await expect.poll(() => page.url()).toContain(`${address}#live`);
    await expect.poll(() => multi.isChecked()).toBe(true);
    const free = page.getByRole('radio', { name: 'Free', exact: true });
    await free.evaluate((radio: HTMLElement) => {
      radio.click();
      window.history.back();
    });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/tool/songoptimizer');
    await page.goForward();
    await expect.poll(() => new URL(page.url()).pathname).toBe(builderPath());
    await expect.poll(() => free.isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });
});
