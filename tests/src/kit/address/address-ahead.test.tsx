import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCanonicalAddress } from '#src/app/pages/use-canonical-address.ts';
import { journeyOn } from '#src/app/services/routes.ts';
import { useSearch, useSearchValues } from '#src/kit/address/address-ahead.ts';
import { JourneyContext } from '#src/kit/address/journey.ts';
import { type AddressChange, useAddress } from '#src/kit/address/use-address.ts';

const CODEC = {
  decode: (params: URLSearchParams) => ({ a: params.get('a') ?? '', b: params.get('b') ?? '' }),
  encode: (query: { readonly a: string; readonly b: string }) =>
    new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')),
};

let ask: (change: AddressChange<ReturnType<typeof CODEC.decode>>) => void = () => {};

function Asked() {
  const { inputs: query, change } = useAddress(CODEC);
  const { isAhead } = useSearch();
  ask = change;
  return <output>{`${query.a} ${query.b}${isAhead ? ' ahead' : ''}`}</output>;
}

const drawnOf: string[] = [];
const ONE = ['b'];

/** What draws a list of one parameter alone. */
function OfOne() {
  drawnOf.push(useSearchValues(ONE).b?.[0] ?? '');
  return null;
}

let named: (name: string) => void = () => {};

/** A page of a thing whose name comes later. */
function Named() {
  const [name, setName] = useState<string | null>(null);
  named = setName;
  useCanonicalAddress(name);
  return <Asked />;
}

/** A page that asks, in a browser that came to it from another one. */
function visit() {
  window.history.replaceState(null, '', '/other');
  window.history.pushState(null, '', '/list?a=0');
  const router = createBrowserRouter([
    {
      path: '/list',
      element: (
        <>
          <Asked />
          <OfOne />
        </>
      ),
    },
    { path: '/info/cards/:id/:name?', element: <Named /> },
    { path: '/other', element: <output>other</output> },
    {
      path: '/slow',
      loader: () => new Promise((done) => setTimeout(() => done(null), 2_000)),
      element: <output>slow</output>,
    },
  ]);
  render(
    <JourneyContext value={journeyOn(router)}>
      <RouterProvider router={router} />
    </JourneyContext>,
  );
  return router;
}

const shown = () => screen.getByRole('status').textContent;
const address = () => window.location.pathname + window.location.search;
const soon = () => act(() => vi.advanceTimersByTimeAsync(1_000));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // Other files share the window: a page in a router of its own would take this address for the browser's.
  window.history.replaceState(null, '', '/');
});

test('what is asked shows at once and is in the address; the router hears of the last of it later, once', async () => {
  const router = visit();
  const heard: string[] = [];
  router.subscribe(({ location }) => heard.push(location.search));
  act(() => ask({ a: '1' }));
  act(() => {
    ask({ b: '2' });
    ask({ a: '3' });
  });
  expect([shown(), address(), heard]).toEqual(['3 2 ahead', '/list?a=3&b=2', []]);
  await soon();
  expect([shown(), [...new Set(heard)]]).toEqual(['3 2', ['?a=3&b=2']]);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('what depends on one parameter is not redrawn for another', () => {
  visit();
  drawnOf.length = 0;
  act(() => ask({ a: '1' }));
  expect(drawnOf).toEqual([]);
  act(() => ask({ b: '2' }));
  expect(drawnOf.at(-1)).toBe('2');
});

test('a press while the router draws is not lost', async () => {
  visit();
  act(() => ask({ a: '1' }));
  await act(async () => {
    await vi.advanceTimersByTimeAsync(400);
    ask({ b: '2' });
  });
  expect([shown(), address()]).toEqual(['1 2 ahead', '/list?a=1&b=2']);
  await soon();
  expect([shown(), address()]).toEqual(['1 2', '/list?a=1&b=2']);
});

test('a page that is on its way is not held up', async () => {
  const router = visit();
  act(() => {
    ask({ a: '1' });
    void router.navigate('/slow');
  });
  await soon();
  expect([shown(), address()]).toEqual(['1  ahead', '/list?a=1']);
  await soon();
  await soon();
  expect([shown(), address()]).toEqual(['slow', '/slow']);
});

test('an address from elsewhere ends what was asked before', async () => {
  const router = visit();
  act(() => ask({ a: '1' }));
  await act(() => router.navigate('/list?b=5'));
  expect([shown(), address()]).toEqual([' 5', '/list?b=5']);
  await soon();
  expect([shown(), address()]).toEqual([' 5', '/list?b=5']);
});

test('a page that is left before the router has heard keeps what was asked for the way back', async () => {
  const router = visit();
  act(() => ask({ a: '1' }));
  await act(() => router.navigate('/other'));
  await soon();
  expect([shown(), address()]).toEqual(['other', '/other']);
  const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  window.history.back();
  await act(() => vi.advanceTimersByTimeAsync(100));
  await back;
  await soon();
  expect([shown(), address()]).toEqual(['1 ', '/list?a=1']);
});

test('a page that is left already changes nothing about the address of the next one', async () => {
  visit();
  window.history.pushState({ idx: 1, key: 'next' }, '', '/other');
  act(() => ask({ a: '1' }));
  await soon();
  expect(address()).toBe('/other');
});

test('an ask for the same changes nothing', () => {
  visit();
  act(() => ask({ a: '0' }));
  expect(shown()).toBe('0 ');
});

test('builds a change on the latest inputs when the page was not drawn since the change before', () => {
  visit();
  act(() => {
    ask({ a: '1' });
    ask(({ a }) => ({ b: `${a}2` }));
    ask(({ b }) => ({ b: `${b}3` }));
  });
  expect([shown(), address()]).toEqual(['1 123 ahead', '/list?a=1&b=123']);
});

test('what was asked before the readable name of an address came stays asked', async () => {
  const router = visit();
  await act(() => router.navigate('/info/cards/7?a=0'));
  act(() => ask({ a: '1' }));
  act(() => named('Seven stars'));
  await soon();
  expect([shown(), address()]).toEqual(['1 ', '/info/cards/7/Seven-stars?a=1']);
});
