import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEvents } from '#model/records/event';
import { DAY_MS, HOUR_MS } from '#model/vocabulary/time';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { fillLists } from '../../page.tsx';
import { renderPage } from '../../render-page.tsx';
import { EVENTS } from '../../world.ts';

const NOW = Date.now();
const END = NOW + 3 * DAY_MS;

/** Event 1 runs on one server, usually the second. */
const running = (server = 1, eventType = EVENTS[1]?.eventType) => {
  const [first] = Object.values(EVENTS);
  const times = (at: number) => Array.from({ length: 5 }, (_, each) => (each === server ? String(at) : null));
  return readEvents({ 1: { ...first, eventType, startAt: times(NOW - 2 * DAY_MS), endAt: times(END) } });
};

/** Points at the last reading, an hour ago, by tier; no one has read the others. */
const POINTS: Readonly<Record<string, number>> = { 500: 380_000, 1000: 95_000 };
const at = NOW - HOUR_MS;

/** A tier that gains 2,000 in the next two hours, and ends at two and a half times its points. */
const told = ([tier, now]: readonly [string, number]) => {
  const final = Math.round(now * 2.5) + 3_500;
  const path = [
    { time: at, ep: now },
    { time: at + 2 * HOUR_MS, ep: now + 2_000 },
    { time: END, ep: final },
  ];
  return { tier, now, final, low: final - 9_000, high: final + 9_000, speed: 1_000, path, past: [] };
};
const forecast = { result: true, at, notes: [], tiers: Object.entries(POINTS).map(told) };

const cutoffsOf = (url: string) => {
  const ep = POINTS[new URL(url, 'http://localhost').searchParams.get('tier') ?? ''];
  return ep === undefined ? [] : [{ time: at, ep }];
};

const answer = (json: unknown) =>
  new Response(JSON.stringify(json), { status: 200, headers: { 'content-type': 'application/json' } });

async function renderCalculator(search: string) {
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    answer(String(url).includes('forecast') ? forecast : { result: true, cutoffs: cutoffsOf(String(url)) }),
  );
  const { query } = await renderPage(`/tool/eventcalculator${search}`, { nowMs: NOW });
  // The first time the machine's code comes now.
  await vi.waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  return { address: query };
}

beforeEach(() => {
  fillLists();
  queryClient.setQueryData(LISTS.events.queryKey, running());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Does something and waits for all that is drawn of it, some of it late. */
const did = (what: () => void) => act(async () => what());
const click = (name: string) => did(() => fireEvent.click(screen.getByRole('button', { name })));

describe('event calculator page', () => {
  test('begins with the event that runs and leads through its steps', async () => {
    await renderCalculator('?server=1');
    expect(screen.getByRole('button', { name: /^Event: #1/ })).toBeTruthy();
    await click('Next');
    expect(screen.getByRole('heading', { name: 'Progress and target' })).toBe(document.activeElement);
    expect(screen.getByLabelText('Target')).toBeTruthy();
    await click('Next');
    await click('Next');
    await click('Back');
    expect(screen.getByRole('heading', { name: 'Points per play' })).toBe(document.activeElement);
    await click('Edit: Time and boosts');
    await click('Result');
    expect(screen.getByRole('heading', { name: 'Results' })).toBe(document.activeElement);
  });

  test('takes what a tier will end with as the target, and shows how far behind it the visitor is', async () => {
    const { address } = await renderCalculator('?server=1&points=10000&have=60000');
    await click('Next');
    await did(() =>
      fireEvent.change(screen.getByLabelText('Compare with tier'), { target: { value: '1000' } }),
    );
    await screen.findByRole('button', { name: 'Now 95,000' });
    await screen.findByRole('button', { name: 'Forecast 241,000' });
    const safe = await screen.findByRole('button', { name: 'Safe 250,000' });
    await did(() => fireEvent.click(safe));
    await vi.waitFor(() => expect(address().get('goal')).toBe('250000'));
    expect(address().get('tier')).toBe('1000');
    const results = within(screen.getByRole('region', { name: 'Results' }));
    expect(results.getByText('Against tier 1,000 now')).toBeTruthy();
    // Half of what it gains in two hours came since the last reading, an hour ago.
    expect(results.getByText('−36,000')).toBeTruthy();
    expect(results.getByText('Plays behind: 4')).toBeTruthy();
    expect(results.getByText('Since the last reading as forecast')).toBeTruthy();
    expect(results.getByText('Plays', { selector: 'dt' }).nextSibling?.textContent).toBe('19');
  });

  test('counts challenge lives behind a tier where there is nothing else to play', async () => {
    queryClient.setQueryData(LISTS.events.queryKey, running(1, 'challenge'));
    const alone = 'by=typed&cpstock=1000&cppoints=20000&goal=250000&have=60000&tier=1000';
    await renderCalculator(`?server=1&${alone}`);
    const results = within(screen.getByRole('region', { name: 'Results' }));
    await results.findByText('−36,000');
    expect(results.getByText('Plays behind: 2')).toBeTruthy();
  });

  test('estimates a place between tiers for a target, and says from which', async () => {
    const { address } = await renderCalculator('?server=1&points=10000');
    await click('Next');
    const place = screen.getByLabelText('Or any rank');
    await did(() => fireEvent.change(place, { target: { value: '707' } }));
    await did(() => fireEvent.blur(place));
    await screen.findByText(/estimated between tiers 500 and 1,000/);
    // Close to the middle of both logarithms: √(380,000 · 95,000) is 190,000.
    const now = await screen.findByRole('button', { name: /^Now 190,/ });
    await did(() => fireEvent.click(now));
    await vi.waitFor(() => expect(address().get('goal')).toMatch(/^190\d{3}$/));
    expect(address().get('tier')).toBe('707');
    expect(screen.getByRole('button', { name: /^Safe / })).toBeTruthy();
  });

  test('says so when no tier is beyond a place, and when a tier was not read', async () => {
    await renderCalculator('?server=1&points=10000&tier=9000');
    await click('Next');
    expect(screen.getByText('Only ranks 50 to 2,500 can be estimated on this server.')).toBeTruthy();
    const place = screen.getByLabelText('Or any rank');
    await did(() => fireEvent.change(place, { target: { value: '1500' } }));
    await did(() => fireEvent.blur(place));
    await screen.findByText('Nothing is recorded for this rank yet.');
    cleanup();
    queryClient.setQueryData(LISTS.events.queryKey, running(4));
    await renderCalculator('?server=4&points=10000&tier=9000');
    await click('Next');
    screen.getByText('Only rank 100 is tracked on this server.');
  });

  test('shows points of a play as filled in before there is a target', async () => {
    await renderCalculator('?server=1&points=9000');
    expect(screen.getByText(/^9,000 · /)).toBeTruthy();
  });

  test('asks for festival boosts when matches of a festival are played', async () => {
    const festival = `?event=0&type=festival&until=${END}&week=0-0&weekend=0-0&points=1000&goal=3000`;
    const { address } = await renderCalculator(festival);
    await click('Edit: Time and boosts');
    const field = screen.getByLabelText('Festival boosts');
    await did(() => fireEvent.change(field, { target: { value: '6' } }));
    await vi.waitFor(() => expect(address().get('festival')).toBe('6'));
    const used = within(screen.getByRole('region', { name: 'Boosts used' }));
    expect(used.getByText('Festival boosts').nextSibling?.textContent).toBe('6');
    cleanup();
    await renderCalculator(festival.replace('festival', 'story'));
    await click('Edit: Time and boosts');
    expect(screen.queryByLabelText('Festival boosts')).toBeNull();
  });

  test('says nothing before it was asked, and follows each key without waiting for the field to be left', async () => {
    const { address } = await renderCalculator(`?event=0&until=${END}&week=0-0&weekend=0-0&boosts=0`);
    const results = within(screen.getByRole('region', { name: 'Results' }));
    // Some day of the plan may hold as many.
    const plays = () => results.queryByText('Plays', { selector: 'dt' })?.nextSibling?.textContent;
    const asks = 'Enter a target and your score, or the points you get per play.';
    expect(results.getByText(asks)).toBeTruthy();
    expect(results.queryByRole('table')).toBeNull();
    await click('Next');
    const target = screen.getByLabelText('Target');
    await did(() => fireEvent.change(target, { target: { value: '50000' } }));
    await vi.waitFor(() => expect(address().get('goal')).toBe('50000'));
    expect(results.getByText(asks)).toBeTruthy();
    await click('Edit: Points per play');
    const score = screen.getByLabelText('Own score');
    await did(() => fireEvent.change(score, { target: { value: '500000' } }));
    // 50 and one for each 10,000: a hundred a play.
    await vi.waitFor(() => expect(plays()).toBe('500'));
    expect(results.getByText('Reachable')).toBeTruthy();
    await did(() => fireEvent.change(score, { target: { value: '' } }));
    await did(() => fireEvent.change(score, { target: { value: '1500000' } }));
    await vi.waitFor(() => expect(plays()).toBe('250'));
    await did(() => fireEvent.change(score, { target: { value: '' } }));
    // Half typed: the last answer stays until the field is left empty.
    expect(plays()).toBe('250');
    await did(() => fireEvent.blur(score));
    await vi.waitFor(() => expect(results.getByText(asks)).toBeTruthy());
  });

  test('buys nothing unasked and names the price instead', async () => {
    const open = `?event=0&until=${END}&week=0-0&weekend=0-0&points=1000&goal=400000`;
    const { address } = await renderCalculator(open);
    const results = within(screen.getByRole('region', { name: 'Results' }));
    const [stars] = /[\d,]+ stars/.exec(
      results.getByText(/points at most without buying; reaching the target takes [\d,]+ stars/)
        .textContent ?? '',
    ) ?? ['none'];
    expect(results.getByText('Drinks to buy').nextSibling?.textContent).toBe('0');
    await click('Edit: Time and boosts');
    await did(() => fireEvent.click(screen.getByLabelText('Buy refills when I run out')));
    await vi.waitFor(() => expect(address().get('buy')).toBe('1'));
    await results.findByText(new RegExp(`^Reachable with ${stars}; without buying [\\d,]+ points$`));
  });

  test('plans challenge lives beside the lives that pay for them', async () => {
    const open = `?event=0&type=challenge&until=${END}&week=0-0&weekend=0-0&points=30000&goal=4000000`;
    const { address } = await renderCalculator(open);
    const results = within(screen.getByRole('region', { name: 'Results' }));
    expect(results.getByText('Plays', { selector: 'dt' }).nextSibling?.textContent).toBe('134');
    await click('Edit: Points per play');
    expect(screen.getByLabelText('Challenge points from a play').getAttribute('placeholder')).toBe('1,500');
    await did(() =>
      fireEvent.change(screen.getByLabelText('Challenge points from a play'), { target: { value: '100' } }),
    );
    await did(() =>
      fireEvent.change(screen.getByLabelText('Points per challenge live'), { target: { value: '20000' } }),
    );
    await results.findByText('Normal plays: 100 · Challenge lives: 50');
    expect(results.getByText('Plays', { selector: 'dt' }).nextSibling?.textContent).toBe('150');
    // Four times as many challenge points pay four times as much.
    await did(() => fireEvent.click(screen.getByRole('radio', { name: '800' })));
    await vi.waitFor(() => expect(address().get('cppoints')).toBe('80000'));
  });

  test('ends on the target with plays that have a whole range of scores, or says that none do', async () => {
    const open = `?event=0&until=${END}&week=0-0&weekend=0-0&score=1500000`;
    await renderCalculator(`${open}&goal=1000000`);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    const rows = within(screen.getByRole('table', { name: 'Exact landing' })).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toMatch(/1,000,000$/);
    expect(rows.at(-1)?.textContent).toMatch(/0,000 – [\d,]+9,999/);
    cleanup();
    await renderCalculator(`${open}&goal=7`);
    screen.getByText('No combination of one to three last plays hits the target exactly (proved).');
  });

  test('leads from typed points to the score that an exact landing needs', async () => {
    await renderCalculator(`?event=0&until=${END}&points=1000&goal=400000`);
    await click('From my score');
    expect(screen.getByRole('heading', { name: 'Points per play' })).toBe(document.activeElement);
    await screen.findByLabelText('Own score');
  });
});
