import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TeamResult } from '#model/compute/team';
import { figuresOf } from '#src/routes/tool/teambuilder/pins/figures.ts';
import { sampleAnswer } from '../../laws/samples.ts';
import { fillLists, ownerOf, press, renderBuilder } from '../page.tsx';

// A shared machine may be slow at drawing whole pages.
vi.setConfig({ testTimeout: 60_000 });
beforeEach(fillLists);
afterEach(cleanup);

const team = (average: number, points: number | null = null): TeamResult => ({
  cards: [3, 1, 2, 4, 5],
  leader: 2,
  sixth: 2,
  order: [1, 2, 3, 4, 5],
  bestOrderShare: 1,
  power: 250_000,
  powerParts: { cards: 250_000, areaItems: 0, event: 0 },
  areaItems: { studio: null, plaza: null, menu: null, magazine: null },
  score: { average, min: average - 100, max: average + 200 },
  orderScores: Array.from({ length: 120 }, () => average),
  orderChances: null,
  roomScore: null,
  points: points === null ? null : { points, table: [], bonusPercent: 0, cardPercents: [], support: null },
});

type Page = ReturnType<typeof renderBuilder>;

async function answered(page: Page, nth: number, best: TeamResult) {
  await press('Calculate');
  await vi.waitFor(() => expect(page.asked).toHaveLength(nth));
  act(() => page.asked[nth - 1]?.events.answer(sampleAnswer({ teams: [best] })));
  const average = best.score.average.toLocaleString('en');
  await within(await screen.findByRole('region', { name: 'Score' })).findByText(average);
}

const pinned = () => screen.findByRole('region', { name: 'Pinned results' });
const rowsOf = (item: HTMLElement) =>
  within(item)
    .getAllByRole('row')
    .map(({ children }) => [...children].map(({ textContent }) => textContent));

test('a pinned result tells what it answers, and is compared figure by figure with the one on show', async () => {
  const page = renderBuilder('?song=1&event=2&target=points&play=b1&exclude=6', [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await answered(page, 1, team(1_000_000, 7_000));
  await press('Pin this result');
  fireEvent.click(screen.getByRole('radio', { name: 'Mixed' }));
  fireEvent.click(
    within(screen.getByRole('group', { name: 'Target' })).getByRole('radio', { name: 'Score' }),
  );
  await answered(page, 2, team(1_200_000, 6_500));
  await press('Pin this result');
  const list = within(await pinned()).getAllByRole('listitem');
  const items = list.filter((item) => within(item).queryByRole('table'));
  const [latest, first] = items;
  if (!latest || !first) throw new Error('two are pinned');
  expect(first.textContent).toContain('Quiet Story · Target: Event points · Live boosts: 1 · Excluded: 1');
  expect(first.textContent).not.toContain('Area items');
  expect(latest.textContent).toContain('Target: Score');
  expect(latest.textContent).toContain('Area items: Mixed');
  expect(rowsOf(first)).toEqual([
    ['Average', '1,000,000', '−200,000'],
    ['Minimum', '999,900', '−200,000'],
    ['Maximum', '1,000,200', '−200,000'],
    ['Power', '250,000', '0'],
    ['Event points', '7,000', '+500'],
  ]);
  expect(rowsOf(latest)[0]).toEqual(['Average', '1,200,000', '']);
  expect(latest.textContent).toContain('Shown above');
});

test('points are compared with points alone', () => {
  const kinds = (figures: ReturnType<typeof figuresOf>) =>
    figures.map(({ kind, difference }) => [kind, difference]);
  expect(kinds(figuresOf(team(900, 50), team(1_000)))).toEqual([
    ['average', -100],
    ['min', -100],
    ['max', -100],
    ['power', 0],
    ['points', null],
  ]);
  expect(figuresOf(team(900), team(1_000, 50)).map(({ kind }) => kind)).not.toContain('points');
});
