import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { readEvents } from '#model/records/read-events';
import { DAY_MS } from '#model/vocabulary/time';
import { AppActorProvider } from '#src/actors/app-actor.tsx';
import { LateContext } from '#src/actors/late/use-late.ts';
import { LATE } from '#src/app/services/late/late.ts';
import { provideApp } from '#src/app/services.ts';
import { LISTS } from '#src/data/lists.ts';
import { queryClient } from '#src/data/query-client.ts';
import { EventCalculator } from '#src/routes/tool/eventcalculator.tsx';
import { TeamClient } from '#wasm/host/thread/client';
import { fakeStorage } from '../../laws/fake-storage.ts';
import { fakeShell } from '../fake-shell.ts';
import { fillLists, Stage } from '../page.tsx';
import { EVENTS } from '../world.ts';

const NOW = Date.now();
const END = NOW + 3 * DAY_MS;

/** Event 1 runs on the second server. */
const running = () => {
  const [first] = Object.values(EVENTS);
  const times = (at: number) => [null, String(at), null, null, null];
  return readEvents({ 1: { ...first, startAt: times(NOW - 2 * DAY_MS), endAt: times(END) } });
};

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
      path: [],
      past: [],
    },
  ],
};
const cutoffs = [{ time: NOW - DAY_MS, ep: 95_000 }];

const answer = (json: unknown) =>
  new Response(JSON.stringify(json), { status: 200, headers: { 'content-type': 'application/json' } });

async function renderCalculator(search: string) {
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    answer(String(url).includes('forecast') ? forecast : { result: true, cutoffs }),
  );
  const { storage } = fakeStorage({});
  const client = new TeamClient(() => {
    throw new Error('no thread in this test');
  });
  const shell = fakeShell({
    watchSeconds: (tell) => {
      tell(NOW);
      return () => undefined;
    },
  });
  const loadTeamData = () => Promise.reject(new Error('no team in this test'));
  const app = createActor(provideApp({ storage, client, loadTeamData, shell })).start();
  let address = '';
  const Spy = () => {
    address = useLocation().search;
    return null;
  };
  await act(
    async () =>
      void render(
        <Stage>
          <QueryClientProvider client={queryClient}>
            <AppActorProvider app={app}>
              <LateContext value={LATE}>
                <MemoryRouter initialEntries={[`/tool/eventcalculator${search}`]}>
                  <EventCalculator />
                  <Spy />
                </MemoryRouter>
              </LateContext>
            </AppActorProvider>
          </QueryClientProvider>
        </Stage>,
      ),
  );
  return { address: () => new URLSearchParams(address) };
}

beforeEach(async () => {
  await LATE.calculator();
  fillLists();
  queryClient.setQueryData(LISTS.events.queryKey, running());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('event calculator page', () => {
  test('begins with the event that runs and leads through its steps', async () => {
    await renderCalculator('?server=1');
    expect(screen.getByRole('button', { name: /^Event: #1/ })).toBeTruthy();
    click('Next');
    expect(screen.getByRole('heading', { name: 'Progress and target' })).toBe(document.activeElement);
    expect(screen.getByLabelText('Target')).toBeTruthy();
    click('Next');
    click('Next');
    click('Back');
    expect(screen.getByRole('heading', { name: 'Points per play' })).toBe(document.activeElement);
    click('Edit: Time and boosts');
    click('Result');
    expect(screen.getByRole('heading', { name: 'Results' })).toBe(document.activeElement);
  });

  test('takes what a tier will end with as the target, and shows how far behind it the visitor is', async () => {
    const { address } = await renderCalculator('?server=1&points=10000&have=60000');
    click('Next');
    fireEvent.change(screen.getByLabelText('Compare with tier'), { target: { value: '1000' } });
    await screen.findByRole('button', { name: 'Now 95,000' });
    await screen.findByRole('button', { name: 'Forecast 241,000' });
    fireEvent.click(await screen.findByRole('button', { name: 'Safe 250,000' }));
    await vi.waitFor(() => expect(address().get('goal')).toBe('250000'));
    expect(address().get('tier')).toBe('1000');
    const results = within(screen.getByRole('region', { name: 'Results' }));
    expect(results.getByText('Against tier 1,000 now')).toBeTruthy();
    expect(results.getByText('−35,000')).toBeTruthy();
    expect(results.getByText('Plays behind: 4')).toBeTruthy();
    expect(results.getByText('Plays', { selector: 'dt' }).nextSibling?.textContent).toBe('19');
  });

  test('opens a link that holds a whole question at its answer, and proves what cannot be landed on', async () => {
    const open = `?event=0&until=${END}&week=0-0&weekend=0-0&by=score&score=100000`;
    await renderCalculator(`${open}&goal=7`);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    click('Find the plays');
    await screen.findByText('No list of these plays makes the target: that is proved.');
  });
});
