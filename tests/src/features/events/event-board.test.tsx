import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideApp } from '#src/app/boot/services.ts';
import { Screen as EventBoard } from '#src/features/events/pages/event-board.tsx';
import { AppActorProvider } from '#src/kit/actors/app-actor.tsx';
import { queryClient } from '#src/kit/data/query-client.ts';
import { fakeStorage } from '#tests/laws/fake-storage';
import { TeamClient } from '#wasm/host/thread/client';
import { fakeShell } from '../../fake-shell.ts';
import { Stage } from '../../page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const HOUR = 3_600_000;
const START = Date.UTC(2026, 1, 1);
const EVENTS = {
  7: {
    eventType: 'versus',
    eventName: ['Seven stars', null, null, null, null],
    startAt: [String(START), null, null, null, null],
    endAt: [String(START + 100 * HOUR), null, null, null, null],
  },
};
const SONGS = { 3: { musicTitle: ['Third song', null, null, null, null], tag: 'normal', bandId: 1 } };
const top = (mid: number) => ({
  points: [0, 1].map((hours) => ({
    time: START + hours * HOUR,
    uid: 5,
    value: mid === 0 ? 100 + 20 * hours : 777,
  })),
  users: [{ uid: 5, name: '[ff0000]Mika[-]', introduction: '', rank: 9, sid: 0, strained: 0, degrees: [] }],
});
const FORECAST = {
  result: true,
  at: START + HOUR,
  notes: [],
  tiers: [
    {
      tier: '100',
      now: 4_000,
      final: 90_000,
      low: 80_000,
      high: 99_000,
      speed: 900,
      path: [
        { time: START + HOUR, ep: 4_000 },
        { time: START + 100 * HOUR, ep: 90_000 },
      ],
      past: [],
    },
  ],
};

type Answer = (url: URL) => object | undefined;
const ANSWERS: Answer = ({ pathname, searchParams }) => {
  if (pathname === '/api/events/all.5.json') return EVENTS;
  if (pathname === '/api/events/7.json')
    return { ...EVENTS[7], musics: [[{ musicId: 3 }], null, null, null, null] };
  if (pathname.startsWith('/api/songs/')) return SONGS;
  if (pathname === '/api/eventtop/data') return top(Number(searchParams.get('mid')));
  if (pathname === '/api/tracker/forecast') return FORECAST;
  if (pathname === '/api/tracker/data') return { result: true, cutoffs: [] };
  return undefined;
};

class NoClient extends TeamClient {
  constructor() {
    super(() => {
      throw new Error('no thread in this test');
    });
  }
}

async function show(address: string, answer: Answer = ANSWERS) {
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    const found = answer(new URL(path, 'http://localhost'));
    const status = found === undefined ? 404 : 'code' in found ? 503 : 200;
    const body = JSON.stringify(found ?? { result: false, code: 'NOT_FOUND' });
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });
  const { storage } = fakeStorage({});
  const loadTeamData = () => Promise.reject(new Error('nothing is searched in this test'));
  const app = createActor(
    provideApp({ storage, client: new NoClient(), loadTeamData, shell: fakeShell({}) }),
  ).start();
  let now = address;
  const Spy = () => {
    now = useLocation().pathname;
    return null;
  };
  await act(async () => {
    render(
      <Stage>
        <QueryClientProvider client={queryClient}>
          <AppActorProvider app={app}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/leaderboard/events/:server/:id/:name?" element={<EventBoard />} />
              </Routes>
              <Spy />
            </MemoryRouter>
          </AppActorProvider>
        </QueryClientProvider>
      </Stage>,
    );
  });
  return { address: () => now };
}

const cellsOf = (label: string) =>
  [...screen.getByRole('table', { name: label }).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 5).map(({ textContent }) => textContent),
  );

describe('the rankings of an event', () => {
  test('show the ten best with plain names and gains, and the cutoffs with their forecast', async () => {
    await show('/leaderboard/events/jp/7');
    await screen.findByText('Mika');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seven stars');
    expect(cellsOf('Top 10')).toEqual([['1', 'Mika', '120', '+20', '0']]);
    await screen.findByText('90,000');
    expect(cellsOf('Cutoffs')[0]?.slice(0, 2)).toEqual(['100', '4,000']);
  });

  test('show who won and who lost places, in a column and for phones below the place', async () => {
    const user = (uid: number, name: string) => ({ ...top(0).users[0], uid, name });
    const values = [
      [0, 5, 200],
      [0, 6, 100],
      [1, 5, 210],
      [1, 6, 300],
    ] as const;
    const race = {
      points: values.map(([hours, uid, value]) => ({ time: START + hours * HOUR, uid, value })),
      users: [user(5, 'Mika'), user(6, 'Saya')],
    };
    await show('/leaderboard/events/jp/7', (url) =>
      url.pathname === '/api/eventtop/data' ? race : ANSWERS(url),
    );
    await screen.findByText('Saya');
    expect(cellsOf('Top 10').map((cells) => [cells[0], cells[4]])).toEqual([
      ['1Places, last hour +1', '+1'],
      ['2Places, last hour −1', '−1'],
    ]);
  });

  test('show a song that the event ranks when it is picked', async () => {
    await show('/leaderboard/events/jp/7');
    const picker = await screen.findByRole('combobox', { name: 'Ranking' });
    await screen.findByRole('option', { name: 'Third song' });
    await act(async () => void fireEvent.change(picker, { target: { value: '3' } }));
    expect(await screen.findByText('777')).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: 'Score' })).toBeTruthy();
  });

  test('say so when the chosen server does not hold the event', async () => {
    const { address } = await show('/leaderboard/events/jp/7');
    await screen.findByText('Mika');
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Worldwide' })));
    expect(address()).toBe('/leaderboard/events/en/7');
    expect(screen.getByText('Not on this server')).toBeTruthy();
  });

  test('say so when there is no such event, or nothing was recorded', async () => {
    await show('/leaderboard/events/jp/8');
    expect(await screen.findByText('No such event')).toBeTruthy();
    cleanup();
    await show('/leaderboard/events/xx/7');
    expect(await screen.findByText('No such event')).toBeTruthy();
    cleanup();
    await show('/leaderboard/events/jp/7', (url) => {
      if (url.pathname === '/api/eventtop/data') return { points: [], users: [] };
      if (url.pathname === '/api/tracker/forecast') return { ...FORECAST, tiers: [] };
      return ANSWERS(url);
    });
    await expect.poll(() => screen.queryAllByText('No tracking data').length).toBe(2);
  });

  test('offer another try when they do not load', async () => {
    let isDown = true;
    await show('/leaderboard/events/jp/7', (url) => {
      if (url.pathname === '/api/eventtop/data' && isDown)
        return { result: false, code: 'ORIGIN_UNAVAILABLE' };
      return ANSWERS(url);
    });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    isDown = false;
    await act(async () => void fireEvent.click(again));
    expect(await screen.findByText('Mika')).toBeTruthy();
  });
});
