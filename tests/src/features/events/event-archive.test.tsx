import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideApp } from '#src/app/boot/services.ts';
import { Screen as EventArchive } from '#src/features/events/pages/eventarchives/page.tsx';
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

const DAY = 86_400_000;
const event = (name: string, start: number) => ({
  eventType: 'versus',
  eventName: [name, null, null, null, null],
  startAt: [String(start), null, null, null, null],
  endAt: [String(start + 7 * DAY), null, null, null, null],
});
const START = Date.UTC(2025, 1, 1);
const EVENTS = { 6: event('Six moons', START), 7: event('Seven stars', START + 30 * DAY) };
const on = <T,>(value: T, none: T) => [value, none, none, none, none];
const ARCHIVES = {
  6: { cutoff: on({ 100: 2_000_000, 1000: 500_000 }, {}), board: on([9_000_000], []) },
  7: { cutoff: on({ 100: 3_000_000, 1000: 400_000 }, {}), board: on([8_000_000, 9_000_000, 9_000_000], []) },
};

class NoClient extends TeamClient {
  constructor() {
    super(() => {
      throw new Error('no thread in this test');
    });
  }
}

const SHELL = fakeShell({
  watchSeconds: (tell) => {
    tell(Date.UTC(2026, 1, 1));
    return () => undefined;
  },
});

async function show(address: string) {
  queryClient.clear();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, options?: RequestInit) => {
    const { pathname } = new URL(path, 'http://localhost');
    asked.push(`${pathname} ${options?.body ?? ''}`);
    const body =
      pathname === '/api/events/all.5.json'
        ? EVENTS
        : pathname === '/api/archives/all.5.json'
          ? ARCHIVES
          : { result: true, cutoffs: [], posts: [], count: 0 };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
  const { storage } = fakeStorage({});
  const loadTeamData = () => Promise.reject(new Error('nothing is searched in this test'));
  const app = createActor(
    provideApp({ storage, client: new NoClient(), loadTeamData, shell: SHELL }),
  ).start();
  await act(async () => {
    render(
      <Stage>
        <QueryClientProvider client={queryClient}>
          <AppActorProvider app={app}>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/info/eventarchives/:server/:id/:name?" element={<EventArchive />} />
              </Routes>
            </MemoryRouter>
          </AppActorProvider>
        </QueryClientProvider>
      </Stage>,
    );
  });
  return asked;
}

const rowsOf = async (name: string) =>
  [...(await screen.findByRole('table', { name })).querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

describe('the archive of an event', () => {
  test('shows its cutoffs beside the last event of the kind, and the best with shared places', async () => {
    await show('/info/eventarchives/jp/7');
    expect(await rowsOf('Final cutoffs')).toEqual([
      ['100', '3,000,000', '+50%'],
      ['1,000', '400,000', '-20%'],
    ]);
    expect(await rowsOf('Top 10')).toEqual([
      ['1', '9,000,000', '–'],
      ['1', '9,000,000', '0'],
      ['3', '8,000,000', '1,000,000'],
    ]);
  });

  test('compares the rank that is chosen with earlier events', async () => {
    await show('/info/eventarchives/jp/7');
    const name = 'Earlier events of this kind';
    expect(await rowsOf(name)).toEqual([['#6 Six moons', '2,000,000', '+50%']]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Tier' }), { target: { value: '1000' } });
    expect(await rowsOf(name)).toEqual([['#6 Six moons', '500,000', '-20%']]);
  });

  test('compares nothing when it was the first of its kind', async () => {
    await show('/info/eventarchives/jp/6');
    expect(await rowsOf('Final cutoffs')).toEqual([
      ['100', '2,000,000'],
      ['1,000', '500,000'],
    ]);
    expect(screen.queryByRole('table', { name: 'Earlier events of this kind' })).toBeNull();
  });

  test('has comments of its own on each server', async () => {
    const asked = await show('/info/eventarchives/jp/7#comment-3');
    await vi.waitFor(() => {
      const list = asked.find((call) => call.startsWith('/api/post/list ')) ?? '';
      expect(list).toContain('"categoryName":"EVENTARCHIVE_COMMENT"');
      expect(list).toContain('"categoryId":"jp/7"');
    });
    // The answer names no place of the comment.
    expect(await screen.findByText('The comment this link leads to no longer exists.')).toBeTruthy();
  });

  test('says so when nothing is kept on the server, and when there is no such event or server', async () => {
    await show('/info/eventarchives/en/7');
    expect(await screen.findByText('No data for this event here')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Seven stars');
    for (const address of ['/info/eventarchives/jp/8', '/info/eventarchives/xx/7']) {
      cleanup();
      await show(address);
      expect(await screen.findByRole('heading', { level: 1, name: 'There is no such archive' })).toBeTruthy();
    }
  });
});
