import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Answers, refused, renderPage } from '../../render-page.tsx';

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

const TOP = 'GET eventtop/data';
const FORECASTS = 'GET tracker/forecast';
const ANSWERS: Answers = ({ name, request }) => {
  if (name === 'GET events/all.5.json') return EVENTS;
  if (name === 'GET events/7.json')
    return { ...EVENTS[7], musics: [[{ musicId: 3 }], null, null, null, null] };
  if (name.startsWith('GET songs/')) return SONGS;
  if (name === TOP) return top(Number(request.mid ?? 0));
  if (name === FORECASTS) return FORECAST;
  if (name === 'GET tracker/data') return { result: true, cutoffs: [] };
  return undefined;
};

const show = (address: string, answers: Answers = ANSWERS) => renderPage(address, { answers });

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
    await show('/leaderboard/events/jp/7', (call) => (call.name === TOP ? race : ANSWERS(call)));
    await screen.findByText('Saya');
    expect(cellsOf('Top 10').map((cells) => [cells[0], cells[4]])).toEqual([
      ['1Ranks, last hour +1', '+1'],
      ['2Ranks, last hour −1', '−1'],
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
    await show('/leaderboard/events/jp/7', (call) => {
      if (call.name === TOP) return { points: [], users: [] };
      if (call.name === FORECASTS) return { ...FORECAST, tiers: [] };
      return ANSWERS(call);
    });
    await expect.poll(() => screen.queryAllByText('No tracking data').length).toBe(2);
  });

  test('offer another try when they do not load', async () => {
    let isDown = true;
    await show('/leaderboard/events/jp/7', (call) => {
      if (call.name === TOP && isDown) return refused('ORIGIN_UNAVAILABLE');
      return ANSWERS(call);
    });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
    isDown = false;
    await act(async () => void fireEvent.click(again));
    expect(await screen.findByText('Mika')).toBeTruthy();
  });
});
