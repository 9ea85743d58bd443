import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { fillLists, press } from '../../page.tsx';
import { renderPage } from '../../render-page.tsx';

const profile = {
  userId: '12',
  userName: 'Somebody',
  rank: 0,
  introduction: 'Hello there',
  publishBandRankFlg: false,
  stageChallengeAchievementConditionsMap: { entries: { 1: 0 } },
};
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const found = () => json({ result: true, data: { cache: false, time: Date.UTC(2026, 10, 26), profile } });
const refused = (code: string, status: number, more: object = {}) =>
  json({ result: false, code, ...more }, status);

/** The page at an address; each question of its search is answered by the next of `answers`. */
async function showSearch(path: string, answers: readonly (() => Response | Promise<Response>)[] = []) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.startsWith('/api/player/')) return json({}, 404);
    asked.push(address);
    const answer = answers[asked.length - 1];
    if (!answer) throw new TypeError('nobody is there');
    return answer();
  });
  await renderPage(path);
  return { asked };
}

beforeEach(() => {
  fillLists();
  queryClient.setQueryData(LISTS.titles.queryKey, { byId: new Map(), problems: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('player search', () => {
  test('asks for a number when there is none', async () => {
    const { asked } = await showSearch('/tool/playersearch');
    await screen.findByText('Who are you looking for?');
    expect(asked).toEqual([]);
  });

  test('shows what is public, what is private and what is missing, and an explicit 0', async () => {
    const { asked } = await showSearch('/tool/playersearch/en/0012', [found]);
    await screen.findByRole('heading', { name: 'Somebody' });
    expect(asked).toEqual(['/api/player/en/12?mode=2']);
    const partOf = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
    expect(partOf('Band ranks').getByText('Private')).toBeDefined();
    expect(partOf('Deck ranks').getByText('No data')).toBeDefined();
    expect(partOf('Stage challenge stars').getAllByText('0')).toHaveLength(7);
    expect(screen.getByText('Hello there')).toBeDefined();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Somebody',
      'Main deck',
      'Band ranks',
      'Songs by difficulty',
      'High score rating',
      'Stage challenge stars',
      'Deck ranks',
      'Character ranks',
      'Area items',
      'Character bonuses',
    ]);
  });

  test.each([
    ['ORIGIN_UNAVAILABLE', 503, 'The game server does not answer'],
    ['UNAVAILABLE', 503, 'The server is busy'],
    ['RATE_LIMITED', 429, 'Too many searches'],
    ['REQUEST_TIMEOUT', 408, 'It took too long'],
    ['INTERNAL_ERROR', 500, 'The search failed'],
    ['REQUEST_INVALID', 400, 'Not a valid player number'],
  ])('has words of its own for %s', async (code, status, title) => {
    await showSearch('/tool/playersearch/jp/12', [() => refused(code, status)]);
    await screen.findByText(title);
  });

  test('says when there is no such player', async () => {
    const nobody = { result: true, data: { cache: false, time: 0, profile: null } };
    await showSearch('/tool/playersearch/jp/12', [() => json(nobody)]);
    await screen.findByText('No such player');
  });

  test('says how long to wait when the server does', async () => {
    await showSearch('/tool/playersearch/jp/12', [() => refused('RATE_LIMITED', 429, { retryAfter: 7 })]);
    await screen.findByText(/Try again in 7 s/);
  });

  test('asks no one when the text is no number', async () => {
    const { asked } = await showSearch('/tool/playersearch');
    const field = await screen.findByLabelText('Player number');
    fireEvent.change(field, { target: { value: 'abc' } });
    await press('Search');
    await screen.findByText('Not a valid player number');
    expect(asked).toEqual([]);
  });

  test('keeps the last result when a refresh fails, and remembers whom it found', async () => {
    const { asked } = await showSearch('/tool/playersearch/jp/12', [
      found,
      () => refused('UNAVAILABLE', 503),
    ]);
    await screen.findByRole('heading', { name: 'Somebody' });
    await press('Refresh');
    await screen.findByText(/Not refreshed: this is the last result/);
    expect(screen.getByRole('heading', { name: 'Somebody' })).toBeDefined();
    expect(asked.at(-1)).toBe('/api/player/jp/12?mode=3');
    await act(async () => undefined);
    expect(within(screen.getByRole('list', { name: 'Recent' })).getByText(/Somebody/)).toBeDefined();
  });
});
