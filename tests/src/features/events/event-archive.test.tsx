import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../render-page.tsx';

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

const show = (address: string) =>
  renderPage(address, {
    nowMs: Date.UTC(2026, 1, 1),
    answers: ({ name }) =>
      name === 'GET events/all.5.json'
        ? EVENTS
        : name === 'GET archives/all.5.json'
          ? ARCHIVES
          : { result: true, cutoffs: [], posts: [], count: 0 },
  });

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
    const { calls } = await show('/info/eventarchives/jp/7#comment-3');
    await vi.waitFor(() => {
      const list = calls.find(({ name }) => name === 'POST post/list');
      expect(list?.request).toMatchObject({ categoryName: 'EVENTARCHIVE_COMMENT', categoryId: 'jp/7' });
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
