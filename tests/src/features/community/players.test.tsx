import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PLAYER_STATS } from '#model/vocabulary/player-stats';
import {
  BOARD_KINDS,
  type BoardQuery,
  decodeBoard,
  encodeBoard,
  endOfDay,
  lastPageOf,
  PAGE_SIZES,
  serverOf,
} from '#src/features/community/players/board-address.ts';
import { type Answers, type Call, MIKA, refused, renderPage } from '../../render-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const row = (username: string, place: number, stats: number) => ({
  user: { username, nickname: `Nick of ${username}` },
  worn: [],
  place,
  stats,
  syncedAt: 1_700_000_000_000,
});
const ROWS = [row('arisa', 1, 300), row('mika', 2, 200), row('saya', 2, 200), row('tae', 4, 100)];

/** A board of four with a tie; `own` is what the visitor's own row is. */
const boardOf =
  (own: object | null, count = ROWS.length): Answers =>
  ({ name }) => {
    if (name === 'GET sync/list/player/ranked') return { result: true, count, rows: ROWS, next: null };
    if (name === 'GET sync/list/player/own') return { result: true, row: own };
    return undefined;
  };
const lastOf = (asked: readonly Call[], name: string) => asked.findLast((each) => each.name === name);
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((each) =>
    [...each.children].slice(0, 3).map(({ textContent }) => textContent),
  );

describe('the board of players', () => {
  test('shows places that equals share, and marks the row of the member', async () => {
    await renderPage('/leaderboard/players/en', { user: MIKA, answers: boardOf(ROWS[1] ?? null) });
    await screen.findByText('Nick of arisa');
    expect(cells().map(([place, , value]) => [place, value])).toEqual([
      ['1', '300'],
      ['2', '200'],
      ['2', '200'],
      ['4', '100'],
    ]);
    expect(document.querySelector('tr[data-marked]')?.textContent).toContain('@mika');
    expect(await screen.findByText('Your rank: 2')).toBeTruthy();
  });

  test('asks for the part that the address names, and keeps the choices when another is made', async () => {
    const { calls: asked, address } = await renderPage('/leaderboard/players/en?stat=hsr&size=50&page=2', {
      answers: boardOf(null, 170),
    });
    await screen.findByText('Nick of arisa');
    const { request } = lastOf(asked, 'GET sync/list/player/ranked') ?? {};
    expect(request).toEqual({ server: '1', stats: 'hsr', limit: '50', offset: '50' });
    fireEvent.click(screen.getByText('Next page'));
    await vi.waitFor(() => expect(address()).toBe('/leaderboard/players/en?stat=hsr&size=50&page=3'));
    fireEvent.click(screen.getByText('20'));
    await vi.waitFor(() => expect(address()).toBe('/leaderboard/players/en?stat=hsr&page=6'));
    fireEvent.click(screen.getByLabelText('Japan'));
    await vi.waitFor(() => expect(address()).toBe('/leaderboard/players/jp?stat=hsr'));
    fireEvent.click(screen.getByText('Full combos'));
    await vi.waitFor(() => expect(address()).toBe('/leaderboard/players/jp?stat=fullComboCount'));
  });

  test('leads to the page on which the own row stands', async () => {
    const { address } = await renderPage('/leaderboard/players/jp?stat=rank', {
      user: MIKA,
      answers: boardOf(row('mika', 61, 9), 90),
    });
    fireEvent.click(await screen.findByText('Show in the ranking'));
    await vi.waitFor(() => expect(address()).toBe('/leaderboard/players/jp?page=4'));
  });

  test('offers a visitor to log in, with the way back', async () => {
    const { calls: asked } = await renderPage('/leaderboard/players/jp?stat=dtr', { answers: boardOf(null) });
    const link = await screen.findByText('Log in');
    const goal = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('g');
    expect(goal).toBe('/leaderboard/players/jp?stat=dtr');
    expect(lastOf(asked, 'GET sync/list/player/own')).toBeUndefined();
  });

  test('shows a member who shows nothing here how to take part', async () => {
    await renderPage('/leaderboard/players/jp', { user: MIKA, answers: boardOf(null) });
    expect((await screen.findByText('Link an account or choose what to show')).getAttribute('href')).toBe(
      '/leaderboard/participate',
    );
  });

  test('says when no one is on it', async () => {
    await renderPage('/leaderboard/players/kr', {
      answers: ({ name }) =>
        name === 'GET sync/list/player/ranked' ? { result: true, count: 0, rows: [], next: null } : undefined,
    });
    expect(await screen.findByText('Nobody is here yet')).toBeTruthy();
  });

  test('shows the board when the own place does not come, and offers to try again', async () => {
    let isDown = true;
    await renderPage('/leaderboard/players/jp', {
      user: MIKA,
      answers: (asked) => {
        if (asked.name === 'GET sync/list/player/own' && isDown) return refused('INTERNAL_ERROR');
        return boardOf(ROWS[1] ?? null)(asked);
      },
    });
    await screen.findByText('Nick of arisa');
    await screen.findByText('Could not load your rank.');
    isDown = false;
    fireEvent.click(screen.getByText('Try again'));
    expect(await screen.findByText('Your rank: 2')).toBeTruthy();
  });

  test('waits for a title before it asks for a board of titles, then asks until the end of the day', async () => {
    const holder = { user: ROWS[0]?.user, worn: [], titles: [3], time: 1_700_000_000_000, place: 1 };
    const answers: Answers = ({ name }) => {
      if (name === 'GET sync/list/title') return { result: true, count: 1, rows: [holder], next: null };
      if (name === 'GET degrees/all.3.json') return { 3: { degreeName: Array(5).fill('Fan of all') } };
      return undefined;
    };
    const first = await renderPage('/leaderboard/players/jp?stat=titles', { answers });
    expect(first.calls.some(({ name }) => name.startsWith('GET sync/list'))).toBe(false);
    cleanup();
    const second = await renderPage('/leaderboard/players/jp?stat=titles&titles=3&until=2026-01-31', {
      answers,
    });
    expect((await screen.findAllByText('Fan of all')).length).toBeGreaterThan(0);
    expect(lastOf(second.calls, 'GET sync/list/title')?.request).toMatchObject({
      titles: '3',
      date: String(Date.UTC(2026, 0, 31, 23, 59, 59, 999)),
    });
  });
});

describe('the address of a board', () => {
  const query = fc.record<BoardQuery>({
    kind: fc.constantFrom(...BOARD_KINDS),
    titles: fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 50 }),
    until: fc.constantFrom(null, '2026-11-26', '1999-12-31'),
    page: fc.integer({ min: 1, max: 200 }),
    size: fc.constantFrom(...PAGE_SIZES),
  });

  test('says everything that was chosen', () => {
    fc.assert(
      fc.property(query, (chosen) => {
        const isOfTitles = chosen.kind === 'titles';
        expect(decodeBoard(new URLSearchParams(encodeBoard(chosen)))).toEqual({
          ...chosen,
          titles: isOfTitles ? chosen.titles : [],
          until: isOfTitles ? chosen.until : null,
        });
      }),
    );
  });

  test('of anybody else is read as far as it can be', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('stat', 'titles', 'until', 'page', 'size'), fc.string()),
        (all) => {
          const { page, size, kind, until } = decodeBoard(new URLSearchParams(all));
          expect(page).toBeGreaterThan(0);
          expect((page - 1) * size).toBeLessThanOrEqual(10_000);
          expect([...PLAYER_STATS, 'titles']).toContain(kind);
          expect(until === null || Number.isFinite(endOfDay(until))).toBe(true);
        },
      ),
    );
  });

  test('names servers by letters or by number', () => {
    expect(['jp', 'KR', '1', 'x', '', undefined, '7'].map(serverOf)).toEqual([
      0,
      4,
      1,
      null,
      null,
      null,
      null,
    ]);
  });

  test('has at least one page, and none beyond the reach of lists', () => {
    expect([0, 20, 21, 1e9].map((count) => lastPageOf(count, 20))).toEqual([1, 1, 2, 501]);
  });
});
