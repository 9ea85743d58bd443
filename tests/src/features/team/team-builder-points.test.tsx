import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventChange } from '#model/compute/asked/request';
import type { PointTarget, TeamPoints } from '#model/compute/points';
import type { TeamResult } from '#model/compute/team';
import type { EventRecord } from '#model/records/event';
import { sampleAnswer } from '#tests/laws/samples';
import { fillLists, ownerOf } from '../../page.tsx';
import { renderBuilder } from './stage.tsx';

// A shared machine may be slow at drawing whole pages.
beforeEach(fillLists);
afterEach(cleanup);

const earned: TeamPoints = {
  points: 7_000,
  table: [700, 3_500, 7_000, 10_500].map((points, spent) => ({ spent, points })),
  bonusPercent: 120,
  cardPercents: [50, 30, 20, 10, 10],
  support: { cards: [6, 7], power: 98_765 },
};
const team = (part: Partial<TeamResult> = {}): TeamResult => ({
  cards: [3, 1, 2, 4, 5],
  leader: 2,
  sixth: 2,
  order: [1, 2, 3, 4, 5],
  bestOrderShare: 1,
  power: 250_000,
  powerParts: { cards: 250_000, areaItems: 0, event: 0 },
  areaItems: { studio: null, plaza: null, menu: null, magazine: null },
  score: { average: 1_000_000, min: 1_000_000, max: 1_000_000 },
  orderScores: Array.from({ length: 120 }, () => 1_000_000),
  orderChances: null,
  roomScore: null,
  points: earned,
  ...part,
});

async function searched(query: string) {
  const page = renderBuilder(`?song=1&${query}`, [ownerOf(7)]);
  await screen.findByText('7 in profile');
  await vi.waitFor(() => expect(page.asked).toHaveLength(1));
  const [asked] = page.asked;
  if (!asked) throw new Error('nothing was asked');
  return { ...asked, page };
}

describe('event points on the team builder', () => {
  test('are asked for as the address says', async () => {
    const { request } = await searched('event=2&target=both&play=b2-f1&bonus=a1*20_q50');
    expect(request).toMatchObject({ target: 'both', powerBonus: null });
    expect(request.points).toMatchObject({
      kind: 'story',
      boosts: 2,
      formula: 1,
      bonus: { pointPercent: 50 },
    });
  });

  test('follow the score where the bonus lifts power, which then counts as well', async () => {
    const { request } = await searched('event=1&target=points&play=p3&bonus=a1*20');
    expect(request.points).toMatchObject({ kind: 'versus', place: 3 });
    expect(request.powerBonus).toEqual(request.points?.bonus);
  });

  test('are those of a free live of a VS event when that is chosen, and the address says so', async () => {
    const { request } = await searched('event=1&play=free');
    expect(request.points).toMatchObject({ kind: 'versusFree' });
    const way = within(screen.getByRole('group', { name: 'Played for' }));
    expect(way.getByRole<HTMLInputElement>('radio', { name: 'Free live' }).checked).toBe(true);
    expect(screen.queryByRole('group', { name: 'Point rules' })).toBeNull();
    fireEvent.click(way.getByRole('radio', { name: 'VS live' }));
    await screen.findByRole('group', { name: 'Point rules' });
  });

  test('are those of a live played alone in a VS event, where a room is no choice', async () => {
    const { request } = await searched('event=1&live=multi');
    expect(request.live).toBe('free');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Multi' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Free' }).checked).toBe(true);
    cleanup();
    expect((await searched('event=2&live=multi')).request.live).toBe('multi');
  });

  test('are not asked for without an event', async () => {
    const { request } = await searched('target=points');
    expect(request).toMatchObject({ target: 'score', points: null });
  });

  test('show in a table for each number of boosts, with bonus, support band and the best for the score', async () => {
    const asked = await searched('event=2&target=both&play=b2');
    const best = team();
    const byScore = team({ cards: [7, 1, 2, 4, 5], score: { average: 1_200_000, min: 1, max: 1_300_000 } });
    act(() => asked.events.answer(sampleAnswer({ teams: [best], bestByScore: byScore })));
    const block = await screen.findByRole('region', { name: 'Event points' });
    expect(
      within(block)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['700', '3,500', '7,000', '10,500']);
    const cards = within(block).getByRole('list', { name: 'Team bonus +120%' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(5);
    const support = within(block).getByRole('list', { name: 'Support band · power 98,765' });
    const named = within(support).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual(['Ran', 'Moca']);
    const alone = await screen.findByRole('list', { name: 'Best for the score alone' });
    expect(alone.textContent).toContain('1,200,000');
    expect(alone.textContent).toContain('+200,000');
  });

  test('are chosen with a press', async () => {
    const page = renderBuilder('?song=1&event=2', [ownerOf(7)]);
    await screen.findByText('7 in profile');
    fireEvent.click(await screen.findByRole('radio', { name: 'Event points' }));
    await vi.waitFor(() => expect(page.asked.at(-1)?.request.target).toBe('points'));
  });

  test('are shown for other boosts at once, without another search', async () => {
    const { page, events } = await searched('event=2&target=points&play=b2');
    act(() => events.answer(sampleAnswer({ teams: [team()], proved: false, gap: 14 })));
    const block = await screen.findByRole('region', { name: 'Event points' });
    expect(within(block).getByRole('banner').textContent).toContain('7,000');
    await screen.findByText(/at most 14 points/);
    const boosts = within(screen.getByRole('group', { name: 'Live boosts' }));
    fireEvent.click(boosts.getByRole('radio', { name: '3' }));
    await vi.waitFor(() => expect(within(block).getByRole('banner').textContent).toContain('10,500'));
    await screen.findByText(/at most 21 points/);
    expect(page.asked).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Older' }));
    await vi.waitFor(() => expect(page.asked).toHaveLength(2));
  });

  test('become the target when an event that pays by bonus is chosen, and stay what the visitor chose', () => {
    const [story, mission] = [2, 3].map((id) => ({ id, type: id === 2 ? 'story' : 'mission_live' }));
    const versus = { id: 1, type: 'versus' };
    const change = (target: PointTarget, before: unknown, next: unknown) =>
      eventChange({ event: before as EventRecord | null, inputs: { target } }, next as EventRecord | null);
    expect(change('score', null, story)).toEqual({ event: 2, bonus: null, target: 'points' });
    expect(change('score', versus, story).target).toBe('points');
    expect(change('score', mission, story).target).toBe('score');
    expect(change('both', null, story).target).toBe('both');
    expect(change('points', story, versus).target).toBe('score');
    expect(change('points', story, null)).toEqual({ event: null, bonus: null, target: 'score' });
  });

  test.each(['', '&event=1'])(
    'are no target where nothing is paid or the score decides alone: %s',
    async (event) => {
      renderBuilder(`?song=1${event}`, [ownerOf(7)]);
      await screen.findByText('7 in profile');
      if (event !== '') await screen.findByText(/the best score also gives the most points/);
      expect(screen.queryByRole('radio', { name: 'Event points' })).toBe(null);
    },
  );
});

describe('the game’s own order of skills', () => {
  test('is asked for, and its result says how many orders can come', async () => {
    const asked = await searched('order=native');
    expect(asked.request.order).toBe('native');
    const orderChances = Array.from({ length: 120 }, (_, order) => (order < 24 ? 0 : 1 / 96));
    act(() => asked.events.answer(sampleAnswer({ teams: [team({ orderChances, points: null })] })));
    expect(await screen.findByText('all 96 skill orders')).toBeTruthy();
    expect(await screen.findByText('The line-up shows where each card should stand.')).toBeTruthy();
  });
});
