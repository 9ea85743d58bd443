import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEvents } from '#model/records/event';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#model/vocabulary/time';
import { shiftIntoSight } from '#src/features/events/tracker/state/use-in-sight.ts';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { FakeSource } from '../../browser/network/fake-source.ts';
import { fillLists, press } from '../../page.tsx';
import { MIKA, renderPage } from '../../render-page.tsx';
import { EVENTS } from '../../world.ts';

const NOW = Date.now();
const START = NOW - 2 * DAY_MS;

/** Event 1 runs on the second server since two days; half-hourly readings of 1,000 points each. */
const running = (endAt = NOW + 3 * DAY_MS) => {
  const [first] = Object.values(EVENTS);
  const times = (at: number) => [null, String(at), null, null, null];
  return readEvents({ 1: { ...first, startAt: times(START), endAt: times(endAt) } });
};
/** One whose card the small game knows, and one without. */
const TOP = {
  points: [7, 8].map((uid) => ({ time: NOW - HOUR_MS, uid, value: uid * 1_000 })),
  users: [
    ...[{ uid: 7, name: 'Mika', introduction: '', rank: 9, sid: 0, strained: 0, degrees: [] }],
    ...[{ uid: 8, name: 'Saya', introduction: '', rank: 9, sid: 2, strained: 1, degrees: [] }],
  ],
};
const cutoffs = Array.from({ length: 95 }, (_, at) => ({
  time: START + (at + 1) * (HOUR_MS / 2),
  ep: (at + 1) * 1_000,
}));
const forecast = {
  result: true,
  at: NOW,
  notes: [],
  tiers: [
    {
      tier: '1000',
      now: 95_000,
      final: 241_000,
      low: 230_000,
      high: 250_000,
      speed: 2_000,
      path: [
        { time: NOW - HOUR_MS / 2, ep: 95_000 },
        { time: NOW + 3 * DAY_MS, ep: 241_000 },
      ],
      past: [1, 2].map((days) => ({
        time: START + (days * DAY_MS) / 2,
        final: 240_000,
        low: 230_000,
        high: 260_000,
      })),
    },
  ],
};

const answer = (json: unknown, status = 200) =>
  new Response(JSON.stringify(json), { status, headers: { 'content-type': 'application/json' } });

/** The site as far as the page asks it; tier 300 is tracked by no one. */
function answerTo(url: string, hasForecast: boolean, linked: number | null): Response {
  if (url.includes('/sync')) {
    return answer({ result: true, accounts: linked === null ? [] : [{ server: 1, uid: linked }] });
  }
  if (url.includes('tracker/forecast'))
    return hasForecast ? answer(forecast) : answer({ result: false }, 404);
  if (url.includes('eventtop')) return answer(TOP);
  if (url.includes('tier=300')) return answer({ result: true, cutoffs: [] });
  // Read ten minutes ago.
  if (url.includes('tier=500')) {
    const later = cutoffs.map(({ time, ep }) => ({ time: time + 20 * MINUTE_MS, ep }));
    return answer({ result: true, cutoffs: later });
  }
  return answer({ result: true, cutoffs });
}

interface Visit {
  readonly hasForecast?: boolean;
  /** Of a visitor who is logged in, the account on the second server; null where none is linked. */
  readonly linked?: number | null;
  /** Nothing that is asked for comes. */
  readonly isWaiting?: boolean;
}

async function renderTracker(path: string, { hasForecast = true, linked, isWaiting = false }: Visit = {}) {
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('fetch', (url: string | URL | Request) =>
    isWaiting
      ? new Promise(() => undefined)
      : Promise.resolve(answerTo(String(url), hasForecast, linked ?? null)),
  );
  return renderPage(path, { nowMs: NOW, user: linked === undefined ? null : MIKA });
}

beforeEach(() => {
  fillLists();
  queryClient.setQueryData(LISTS.events.queryKey, running());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The number that visitors come for. */
const points = async () => within(await screen.findByLabelText('Tier 1,000')).findByText('95,000');

const ADDRESS = '/tool/eventtracker/en/1000/1';

describe('event tracker page', () => {
  test('shows the points of the tier, its speed and where it will end', async () => {
    const { name } = await renderTracker(ADDRESS);
    await points();
    expect(name()).not.toBeNull();
    const pace = screen.getByLabelText('Pace');
    expect(within(pace).getAllByText('2,000')).toHaveLength(2);
    await screen.findByText('241,000');
    await screen.findByText('230,000 to 250,000');
    await screen.findByText('Live');
  });

  test('says that there is no forecast when the server has none', async () => {
    await renderTracker(ADDRESS, { hasForecast: false });
    await points();
    await screen.findByText('No forecast for this tier yet');
  });

  test('says nothing is missing while it is still on its way', async () => {
    queryClient.clear();
    fillLists();
    queryClient.setQueryData(LISTS.events.queryKey, running());
    await renderTracker(ADDRESS, { isWaiting: true });
    const pace = within(await screen.findByLabelText('Pace'));
    expect(pace.queryByText('N/A')).toBeNull();
    expect(pace.getAllByText('…').length).toBeGreaterThan(3);
    expect(screen.queryByText('No forecast for this tier yet')).toBeNull();
  });

  test('takes what runs when the address names no event', async () => {
    const { name } = await renderTracker('/tool/eventtracker/en/1000');
    await points();
    expect(name()).toBeNull();
  });

  test('shows tiers that no one tracks as missing', async () => {
    await renderTracker(`${ADDRESS}?view=all`);
    const table = await screen.findByLabelText('All tiers', { selector: 'table' });
    const row = await vi.waitFor(() => {
      const found = within(table).getByText('300').closest('tr');
      if (!found?.textContent?.includes('N/A')) throw new Error('still on its way');
      return found;
    });
    expect(within(row).queryByText('95,000')).toBeNull();
  });

  test('shows where my points stand and what it takes', async () => {
    await renderTracker(`${ADDRESS}?mine=90000&game=1500`);
    await screen.findByText('5,000 behind tier 1,000');
    await screen.findByText(/4 plays/);
    const path = screen.getByRole('link', { name: 'Event calculator' }).getAttribute('href');
    expect(path).toBe('/tool/eventcalculator?server=1&event=1&tier=1000&have=90000&points=1500');
  });

  test('counts down to the next reading as long as the event is live', async () => {
    await renderTracker(ADDRESS);
    // The last one was taken half an hour ago, as readings are apart.
    await screen.findByText('Next reading due');
    cleanup();
    await renderTracker('/tool/eventtracker/en/500/1');
    await screen.findByText('Next reading in 20:00');
    cleanup();
    queryClient.setQueryData(LISTS.events.queryKey, running(NOW - HOUR_MS));
    await renderTracker(ADDRESS);
    await screen.findByText('Ended');
    expect(screen.queryByText(/Next reading/)).toBeNull();
  });

  test('foretells nothing of an event that is over', async () => {
    await renderTracker(`${ADDRESS}?view=all`);
    const headsOf = async () =>
      [
        ...(await screen.findByLabelText('All tiers', { selector: 'table' })).querySelectorAll(
          'th[scope=col]',
        ),
      ].map(({ textContent }) => textContent);
    expect(await headsOf()).toContain('Forecast');
    cleanup();
    queryClient.setQueryData(LISTS.events.queryKey, running(NOW - 2 * MINUTE_MS));
    await renderTracker(`${ADDRESS}?view=all`);
    expect(await headsOf()).toEqual(['Tier', 'Points', 'Last day', 'Last reading']);
    expect(screen.queryByText('No forecast for this tier yet')).toBeNull();
  });

  test('shows the cards of the ten best', async () => {
    await renderTracker(`${ADDRESS}?view=top`);
    const table = await screen.findByLabelText('Top 10', { selector: 'table' });
    const [first, second] = table.querySelectorAll('tbody tr');
    expect([first?.textContent, second?.textContent]).toEqual([
      expect.stringContaining('Saya'),
      expect.stringContaining('Mika'),
    ]);
    expect(first?.querySelector('[title]')?.getAttribute('title')).toContain('Title 2');
    expect(second?.querySelector('[title]')).toBeNull();
  });

  test('draws earlier forecasts and the straight line only when they are asked for', async () => {
    const { address } = await renderTracker(ADDRESS);
    await screen.findByText('241,000');
    const heads = () =>
      [...document.querySelectorAll('figure th[scope=col]')].map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(heads()).toEqual(['Time', '#1 T1000', 'Forecast']));
    await act(() => press('Add a line'));
    await act(async () => screen.getByRole('menuitem', { name: 'Earlier forecasts' }).click());
    await vi.waitFor(() => expect(address()).toContain('with=past'));
    expect(heads()).toEqual(['Time', '#1 T1000', 'Forecast', 'Earlier forecasts']);
    await act(() => press('Add a line'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Another event',
      '24\u00a0h pace',
    ]);
    await act(async () => screen.getByRole('menuitem', { name: '24\u00a0h pace' }).click());
    await act(() => press('Remove Earlier forecasts'));
    await vi.waitFor(() => expect(address()).toContain('with=straight'));
    expect(heads()).toEqual(['Time', '#1 T1000', 'Forecast', '24\u00a0h pace']);
  });

  test('offers other events alone to compare when the event is over', async () => {
    queryClient.setQueryData(LISTS.events.queryKey, running(NOW - HOUR_MS));
    await renderTracker(ADDRESS);
    await points();
    await act(() => press('Add a line'));
    await screen.findByRole('dialog');
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  test('names the lines to compare as a region of its own', async () => {
    await renderTracker(`${ADDRESS}?lines=1.500`);
    const region = await screen.findByLabelText('Lines to compare');
    expect(region.tagName).toBe('SECTION');
    expect(within(region).getByRole('button', { name: 'Remove #1 T500' })).toBeDefined();
  });

  test('scrolls the chosen tier into sight, and leaves the row alone while it is in sight', async () => {
    expect(shiftIntoSight({ left: 10, right: 110 }, { left: 20, right: 60 })).toBe(0);
    expect(shiftIntoSight({ left: 10, right: 110 }, { left: 300, right: 340 })).toBe(260);
    expect(shiftIntoSight({ left: 10, right: 110 }, { left: -100, right: -60 })).toBe(-140);
    const edges = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.tagName === 'LABEL' ? new DOMRect(500, 0, 40, 40) : new DOMRect(0, 0, 320, 40);
    });
    await renderTracker(ADDRESS);
    const row = (await screen.findByText('Tier', { selector: 'legend' })).closest('fieldset')?.parentElement;
    expect(row?.scrollLeft).toBe(360);
    edges.mockRestore();
  });

  test('keeps tier and view in the address', async () => {
    const { address } = await renderTracker(`${ADDRESS}?view=all`);
    const table = await screen.findByLabelText('All tiers', { selector: 'table' });
    await vi.waitFor(() => expect(within(table).getByText('300')).toBeDefined());
    await act(() => press('500'));
    await vi.waitFor(() => expect(address()).toBe('/tool/eventtracker/en/500/1?view=all'));
  });

  test('keeps a view that was chosen just before the tier', async () => {
    const { address } = await renderTracker(ADDRESS);
    await points();
    act(() => screen.getByRole('radio', { name: 'History' }).click());
    act(() => screen.getByRole('radio', { name: '500' }).click());
    await vi.waitFor(() => expect(address()).toBe('/tool/eventtracker/en/500/1?view=history'));
  });

  test('takes the points of an account that the visitor linked, and says when it is not among the ten best', async () => {
    const { address } = await renderTracker(ADDRESS, { linked: 8 });
    await screen.findByRole('button', { name: 'Take 8,000 of your account' });
    await act(() => press('Take 8,000 of your account'));
    await vi.waitFor(() => expect(address()).toContain('mine=8000'));
    cleanup();
    queryClient.clear();
    fillLists();
    queryClient.setQueryData(LISTS.events.queryKey, running());
    await renderTracker(ADDRESS, { linked: 9 });
    await screen.findByText(/your account is not among them/);
  });

  test('leads to linking an account when none is, and when no one is logged in', async () => {
    await renderTracker(ADDRESS, { linked: null });
    await screen.findByRole('link', { name: 'Link your game account' });
    cleanup();
    await renderTracker(ADDRESS);
    await screen.findByRole('link', { name: 'Link your game account' });
  });
});
