import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MeanwhilePanel } from '#src/features/events/events/period/meanwhile-panel.tsx';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { EventThenPanel } from '#src/kit/detail/event-then-panel.tsx';
import { paths, showPiece } from '../../piece.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAY = 86_400_000;
const START = Date.UTC(2025, 1, 1, 12);
const PERIOD = { server: 1, from: START, to: START + 7 * DAY } as const;

/** On the English server alone, from a day on. */
const on = <T,>(value: T) => [null, value, null, null, null];
const at = (day: number) => on(String(START + day * DAY));

const EVENTS = {
  7: { eventType: 'story', eventName: on('Seven stars'), startAt: at(0), endAt: at(7) },
  8: { eventType: 'story', eventName: on('Eight moons'), startAt: at(10), endAt: at(17) },
};
const gacha = (name: string, day: number) => ({
  gachaName: on(name),
  resourceName: 'screen1',
  publishedAt: at(day),
  closedAt: at(day + 9),
  type: 'limited',
  newCards: [],
});
const campaign = (name: string, day: number) => ({
  loginBonusType: 'event',
  caption: on(name),
  assetBundleName: on('login1'),
  publishedAt: at(day),
  closedAt: at(day + 7),
});
const mission = (name: string, day: number) => ({
  type: 'event',
  title: on(name),
  startAt: at(day),
  endAt: at(day + 7),
});
const ANSWERS = {
  'events/all.5': EVENTS,
  'gacha/all.5': {
    1: gacha('Before', -1),
    2: gacha('Second', 3),
    3: gacha('First', 0),
    4: gacha('After', 8),
  },
  'loginCampaigns/all.5': { 5: campaign('Daily stars', 0), 6: campaign('Later', 9) },
  'missions/all.5': { 9: mission('Star missions', 0), 10: mission('Moon missions', 10) },
};

describe('what was on while an event ran', () => {
  test('is linked by kind, the earliest first, with pictures and dates', async () => {
    await showPiece(<MeanwhilePanel period={PERIOD} />, ANSWERS);
    await screen.findByText('Star missions');
    await screen.findByText('Daily stars');
    await screen.findByText('First');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['During the event', 'Gachas', 'Login campaigns', 'Missions']);
    expect(paths()).toEqual(['/info/gacha/3', '/info/gacha/2', '/info/logincampaigns/5', '/info/missions/9']);
    const pictures = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
    expect(pictures[2]).toBe('/assets/en/event/loginbonus/login1_rip/background.png');
    expect(pictures[3]).toBe('/assets/en/homebanner_rip/banner_event7.png');
    for (const item of screen.getAllByRole('listitem')) expect(within(item).getByText(/2025/)).toBeTruthy();
  });

  test('leaves no panel when nothing was', async () => {
    await showPiece(
      <MeanwhilePanel period={{ ...PERIOD, from: START + 900 * DAY, to: START + 901 * DAY }} />,
      ANSWERS,
    );
    await waitFor(() => expect(queryClient.getQueryData(LISTS.missions.queryKey)).toBeTruthy());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the event of a time', () => {
  const opening = (day: number) => [null, START + day * DAY, null, null, null] as const;

  test('is the one that ran when something began', async () => {
    await showPiece(<EventThenPanel opens={opening(12)} />, ANSWERS);
    await screen.findByRole('heading', { name: 'Event at the time' });
    expect(paths()).toEqual(['/info/events/8']);
  });

  test('is none between two events', async () => {
    await showPiece(<EventThenPanel opens={opening(8)} />, ANSWERS);
    await waitFor(() => expect(queryClient.getQueryData(LISTS.events.queryKey)).toBeTruthy());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
