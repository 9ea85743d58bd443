import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { choose } from './choose.ts';
import { loadChallenge, reducedProfile } from './data.ts';
import { currentSite, test } from './harness.ts';
import { NARROW } from './launch.ts';
import { axeFindings, sidewaysPixels, tornWords } from './page-checks.ts';
import { TeamBuilderPage } from './team-builder-page.ts';

const PATH = '/tool/songoptimizer';
const TYPED = `${PATH}?team=typed&skills=115x7-110x7-100x6.5-90x5-60x3`;

const table = (page: Page) => page.getByRole('table', { name: 'All songs' });
const row = (page: Page, index: number) => table(page).getByRole('row').nth(index);
const count = (page: Page) => page.getByText(/of [\d,]+ charts$/);
const whole = (text: string | null): number => Number((text ?? '').replaceAll(',', ''));

/** The first row once all charts are scored. Until then each chart that is scored may change the ranks of the others. */
async function settledRow(page: Page): Promise<string> {
  // Replaces the progress once the last scores are in the table. A table is busy only while its scores belong to an older question.
  await page.getByText('Exact, all 120 orders').waitFor();
  await expect.poll(() => table(page).getAttribute('aria-busy')).toBe('false');
  // Rows are drawn after their table.
  await expect.poll(() => row(page, 1).textContent()).not.toBe('');
  return (await row(page, 1).textContent()) ?? '';
}

/** Charts of special difficulty as if not even the shortest skill were over before the next one's note. */
const specialsNear = (page: Page, isNear: (song: string) => boolean) =>
  page.route('**/api/songs/windows/all.json', async (route) => {
    const response = await route.fetch();
    const all = (await response.json()) as { readonly charts: Record<string, Record<string, string>> };
    const charts = Object.entries(all.charts).map(([song, { 4: special, ...others }]) => {
      const near = isNear(song) ? special?.split('/').with(4, '0').join('/') : special;
      return [song, near === undefined ? others : { ...others, 4: near }];
    });
    await route.fulfill({ response, json: { ...all, charts: Object.fromEntries(charts) } });
  });

/** Threads get their share of charts late: on a fast machine all would be done before a hand could stop them. */
const askLate = (): void => {
  const post: (message: unknown) => void = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message: { readonly type?: string }) {
    if (message.type === 'every') setTimeout(() => post.call(this, message), 2_000);
    else post.call(this, message);
  };
};

describe('the song optimizer', () => {
  test('scores the best team of a song on every chart', async ({ open }) => {
    const page = await open(PATH);
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    await page.getByText('Choose a team').waitFor();
    await page.getByRole('button', { name: 'For a song' }).click();
    await page.getByRole('dialog', { name: 'Choose a song' }).getByRole('option').first().click();
    await table(page).waitFor();
    await page.getByText('Exact, all 120 orders').waitFor();
    await expect.poll(() => count(page).textContent()).toMatch(/^2,\d{3} of 2,\d{3} charts$/);
    await expect.poll(() => table(page).getByRole('row').count()).toBeLessThan(60);
    const cells = await row(page, 1).getByRole('cell').allTextContents();
    const [average = 0, min = 0, max = 0] = cells.slice(2, 5).map(whole);
    expect(min).toBeGreaterThan(100_000);
    expect(min).toBeLessThanOrEqual(average);
    expect(average).toBeLessThanOrEqual(max);
    expect(new URL(page.url()).search).toMatch(/must=.*leader=\d+/);
  });

  test('sorts and filters typed skills, and keeps all of it in the address', async ({ open }) => {
    const page = await open(TYPED);
    await page.getByRole('button', { name: 'Expert (EX)' }).click();
    await page.getByRole('columnheader', { name: 'Maximum' }).getByRole('button').click();
    await expect.poll(() => new URL(page.url()).search).toContain('sort=max&only=expert');
    const shown = await settledRow(page);
    expect(shown).toContain('EX');
    await page.reload();
    await table(page).waitFor();
    await expect.poll(() => settledRow(page)).toBe(shown);
    await page.getByRole('columnheader', { name: 'Maximum' }).getByRole('button').click();
    await expect.poll(() => new URL(page.url()).search).toContain('dir=up');
    await expect.poll(() => settledRow(page)).not.toBe(shown);
  });

  test('leads to all orders of one song, with the same score, and back', async ({ open }) => {
    const page = await open(TYPED);
    await table(page).waitFor();
    await settledRow(page);
    const cells = await row(page, 1).getByRole('cell').allTextContents();
    await row(page, 1).getByRole('link').click();
    const summary = page.getByRole('region', { name: 'Score' });
    await summary.waitFor();
    for (const value of cells.slice(2, 5)) await summary.getByText(value, { exact: true }).first().waitFor();
    await page
      .getByRole('region', { name: 'How likely the best order is' })
      .getByText('Like in-game', { exact: true })
      .waitFor();
    const skills = page.getByRole('region', { name: 'Notes and skills' }).getByRole('row');
    await expect.poll(() => skills.count()).toBe(7);
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'This team on all songs' }).click();
    await table(page).waitFor();
    await page.getByText('Exact, all 120 orders').waitFor();
    await settledRow(page);
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('counts all songs without the delay of a single song, and says so', async ({ open }) => {
    const page = await open(TYPED);
    await page.getByText('Exact, all 120 orders').waitFor();
    const without = await settledRow(page);
    await page.goto(`${new URL(page.url()).origin}${TYPED}&delay=0.5`);
    await table(page).waitFor();
    await page.getByText('song meta uses 0').waitFor();
    await expect.poll(() => settledRow(page)).toBe(without);
    const highest = whole(await row(page, 1).getByRole('cell').nth(4).textContent());
    await row(page, 1).getByRole('link').click();
    const summary = page.getByRole('region', { name: 'Score' });
    const numbers = async () => ((await summary.textContent()) ?? '').match(/\d[\d,]+/g)?.map(whole) ?? [];
    await expect.poll(async () => Math.max(...(await numbers()))).toBeGreaterThan(highest);
    expect(new URL(page.url()).search).toContain('delay=0.5');
  });

  test('counts skills that wait where none has to, and marks the charts in which one may', async ({
    open,
  }) => {
    const page = await open(`${TYPED}&only=special`);
    const plain = await settledRow(page);
    const song = Number(
      /[?&]song=(\d+)/.exec((await row(page, 1).getByRole('link').getAttribute('href')) ?? '')?.[1],
    );
    await choose(page, 'One by one');
    await page.getByText('are listed and count as “At once”').waitFor();
    await expect.poll(() => settledRow(page)).toBe(plain);
    await expect.poll(() => page.getByText('skills may wait, not counted').count()).toBe(0);
    await specialsNear(page, (id) => id === String(song));
    await page.reload();
    await expect.poll(() => settledRow(page)).toContain('skills may wait, not counted');
    const averages = (text: string) => text.match(/\d{1,3}(,\d{3})+/g);
    expect(averages(await settledRow(page))).toEqual(averages(plain));
    const title = await row(page, 1).getByRole('link').textContent();
    const line = page.getByText(/^Counted as “At once”/);
    await expect.poll(() => line.textContent()).toContain(`wait: ${title}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const [head, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(head).toMatch(/,Skills close together$/);
    expect(lines.map((one) => /,At once$/.test(one)).slice(0, 3)).toEqual([true, false, false]);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('saves what the filters show as a file', async ({ open }) => {
    const page = await open(`${TYPED}&only=special`);
    await table(page).waitFor();
    await settledRow(page);
    const shown = whole(((await count(page).textContent()) ?? '').split(' ')[0] ?? '');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const [head = '', ...lines] = text.split('\r\n').filter((line) => line !== '');
    expect(head).toMatch(/^\uFEFFRank,Song id,Song,/);
    expect(lines).toHaveLength(shown);
    expect(lines[0]).toMatch(/,Special,/);
  });

  test('says what is missing or cannot be scored, and fits a narrow phone', async ({ open }) => {
    const page = await open(`${PATH}?team=typed&skills=100x6.3`, { viewport: NARROW });
    await page.getByText('Charts are not counted for skills of 6.3').waitFor();
    await page.getByText('Setup', { exact: false }).first().click();
    const seconds = page.getByRole('textbox', { name: 'Leader skill: length, seconds' });
    await seconds.fill('7');
    await seconds.press('Enter');
    await table(page).waitFor();
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
    const average = table(page).locator('td[data-column="average"]').first();
    await expect.poll(() => average.textContent()).toMatch(/^[\d,]+Minimum [\d,]+\u00a0– Maximum [\d,]+$/);
    expect(await tornWords(page)).toEqual([]);
    await page.getByRole('radio', { name: 'One song' }).click();
    await page.getByText('Choose a song').first().waitFor();
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('proves nothing where it scores nothing', async ({ open }) => {
    const page = await open(`${PATH}?live=multi&room=280000-115-6.3&view=every`);
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    await page.getByText('Charts are not counted for skills of 6.3').waitFor();
    await expect.poll(() => page.getByText('Proved optimal').count()).toBe(0);
    await expect.poll(() => page.getByText(/charts scored/).count()).toBe(0);
  });

  test('says what a song is chosen for, and draws the line-up that the game’s own order asks for', async ({
    open,
  }) => {
    const page = await open(`${PATH}?view=song&team=typed&skills=115x7-110x7-100x6.5-90x5-60x3&order=native`);
    await page.getByText(/all orders of its skills/).waitFor();
    await page.getByRole('button', { name: 'Choose a song' }).first().click();
    await page.getByRole('dialog', { name: 'Choose a song' }).getByRole('option').first().click();
    const placed = page.getByRole('figure', { name: /^The line-up shows where/ });
    await placed.waitFor();
    await expect.poll(() => placed.getByRole('listitem').count()).toBe(5);
    await expect.poll(() => placed.getByRole('listitem').nth(2).textContent()).toContain('Leader');
  });

  test('opens a link of someone else on a phone with the way to cards, and then answers it', async ({
    open,
  }) => {
    const page = await open(`${PATH}?must=1.1.1.1.1`, { viewport: NARROW });
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    await table(page).waitFor();
    await page.goto(`${PATH}?must=zzzz.1.1.1.1`);
    await page.getByText('No possible team').waitFor();
    await expect.poll(() => table(page).count()).toBe(0);
  });

  test('finds the best team for each song, and leads to that team on it', async ({ open }) => {
    const page = await open(`${PATH}?view=every`);
    const teams = page.getByRole('table', { name: 'Team per song' });
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    await page.getByText('Proved optimal').waitFor();
    await page.getByRole('button', { name: 'Expert (EX)' }).click();
    await expect.poll(() => count(page).textContent()).toMatch(/^[67]\d\d of 2,\d{3} charts$/);
    await expect.poll(() => teams.getAttribute('aria-busy')).toBe('false');
    expect(await axeFindings(page)).toEqual([]);
    const first = teams.getByRole('row').nth(1);
    await expect.poll(() => first.getByRole('img').count()).toBeGreaterThanOrEqual(5);
    const average = (await first.locator('[data-column="average"]').textContent()) ?? '';
    expect(whole(average)).toBeGreaterThan(100_000);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\r\n')[1]).toMatch(/,\d+ \d+ \d+ \d+ \d+$/);
    await first.getByRole('link').click();
    await page.getByRole('region', { name: 'Score' }).getByText(average, { exact: true }).first().waitFor();
  });

  test('says why no song has a team, and drops what keeps it from one', async ({ open }) => {
    const profile = reducedProfile(await loadChallenge(currentSite().url), 11);
    const [first = 0, ...ids] = profile.cards.map(({ id }) => id).sort((a, b) => a - b);
    const steps = ids.slice(0, 6).map((id, i) => id - (ids[i - 1] ?? first));
    const exclude = [first, ...steps].map((step) => step.toString(36)).join('.');
    const page = await open(`${PATH}?view=every&exclude=${exclude}`);
    await new TeamBuilderPage(page).importProfile(JSON.stringify(profile));
    await page.getByText(/five different characters/).waitFor();
    await page.getByRole('button', { name: 'Exclude no cards' }).click();
    await page.getByText('Proved optimal').waitFor();
    await page.getByRole('table', { name: 'Team per song' }).waitFor();
    expect(new URL(page.url()).searchParams.has('exclude')).toBe(false);
  });

  test('stops looking for teams when asked, and starts again, on a narrow phone', async ({ open }) => {
    const page = await open(`${PATH}?view=every`, { viewport: NARROW });
    await page.evaluate(askLate);
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Stopped', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Proved optimal').waitFor();
    await expect.poll(() => sidewaysPixels(page)).toBe(0);
  });

  test('finds one team for ticked charts, with its score on each, and keeps them in the address', async ({
    open,
  }) => {
    const page = await open(`${PATH}?view=every&only=special`);
    const teams = page.getByRole('table', { name: 'Team per song' });
    const panel = page.getByRole('region', { name: 'One team for these songs' });
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    await page.getByText('Proved optimal').waitFor();
    await expect.poll(() => teams.getAttribute('aria-busy')).toBe('false');
    for (const place of [0, 2]) {
      const box = teams.getByRole('checkbox').nth(place);
      await box.focus();
      await page.keyboard.press('Space');
      await expect.poll(() => box.isChecked()).toBe(true);
    }
    await panel.getByText('Ticked: 2').waitFor();
    await expect.poll(() => teams.locator('td small[title="One team"]').count()).toBe(2);
    const told = async (): Promise<number> => {
      const texts = await teams.locator('td small[title="One team"]').allTextContents();
      return texts.reduce((sum, text) => sum + whole(text.replace('One team ', '')), 0);
    };
    const sum = async () => whole(await panel.getByRole('definition').first().textContent());
    await expect.poll(async () => (await sum()) - (await told())).toBe(0);
    expect(await sum()).toBeGreaterThan(1_000_000);
    expect(await axeFindings(page)).toEqual([]);
    const before = await sum();
    expect(new URL(page.url()).search).toMatch(/one=picked&pick=\w+-4\.\w+-4/);
    await page.reload();
    await panel.getByText('Proved optimal').waitFor();
    await expect.poll(sum).toBe(before);
    await panel.getByRole('radio', { name: 'All shown' }).click();
    await expect.poll(sum).toBeGreaterThan(before);
    await panel.getByRole('link', { name: 'This team on all songs' }).click();
    await table(page).waitFor();
  });

  test('names the charts of one team in which a skill that waits may have to, and marks them', async ({
    open,
  }) => {
    const page = await open('/profile');
    await specialsNear(page, () => true);
    await page.goto(`${PATH}?view=every&only=special&queue=wait&one=shown`);
    await page.getByRole('button', { name: 'Try with all cards' }).click();
    const panel = page.getByRole('region', { name: 'One team for these songs' });
    await panel.getByText('Proved optimal').waitFor();
    await panel.getByText(/^Counted as “At once” here, .* wait: .*· SP \+\d+$/).waitFor();
    const teams = page.getByRole('table', { name: 'Team per song' });
    await teams.getByText('skills may wait, not counted').first().waitFor();
    await page.getByRole('button', { name: 'Expert (EX)' }).click();
    await page.getByRole('button', { name: 'Special (SP)' }).click();
    await expect.poll(() => page.getByText(/^Counted as “At once”/).count()).toBe(0);
  });
});
