import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GachasPanel } from '#src/features/info/cards/detail/gachas-panel.tsx';
import { LISTS } from '#src/kit/data/lists.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { paths, showPiece } from '../../piece.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DAY = 86_400_000;
const START = Date.UTC(2025, 1, 1, 12);

/** A gacha that came first in Japan, then to the English server; there on the given day, or not at all. */
const gacha = (name: string, day: number | null, newCards: readonly number[]) => {
  const at = day === null ? null : START + day * DAY;
  return {
    gachaName: [`${name} JP`, at === null ? null : name, null, null, null],
    resourceName: 'screen1',
    bannerAssetBundleName: 'banner1',
    publishedAt: [String(START), at === null ? null : String(at), null, null, null],
    closedAt: [String(START + DAY), at === null ? null : String(at + 9 * DAY), null, null, null],
    type: 'limited',
    newCards,
  };
};
const shown = (id: number, list: object) => showPiece(<GachasPanel cardId={id} />, { 'gacha/all.5': list });

describe('the gachas that feature a card', () => {
  test('are linked with banner and period, the newest of the visitor’s server first', async () => {
    await shown(5, {
      1: gacha('Old stars', 3, [5]),
      2: gacha('New moons', 40, [4, 5]),
      3: gacha('Others', 50, [4]),
      4: gacha('Not here yet', null, [5]),
    });
    await screen.findByRole('heading', { name: 'Gachas that feature it' });
    expect(paths()).toEqual(['/info/gacha/2', '/info/gacha/1']);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^New moons.*2025/);
    expect(first?.querySelector('img')?.getAttribute('src')).toContain('/assets/en/');
  });

  test('show their logos where banners are missing', async () => {
    await shown(5, { 1: { ...gacha('Bare stars', 3, [5]), bannerAssetBundleName: 'banner_lost' } });
    await screen.findByText('Bare stars');
    const picture = () => document.querySelector('li img');
    expect(picture()?.getAttribute('src')).toContain('banner_lost');
    fireEvent.error(picture() as Element);
    expect(picture()?.getAttribute('src')).toContain('/assets/en/gacha/screen/screen1_rip/logo.png');
  });

  test('are those of another server where the visitor’s has none', async () => {
    await shown(5, { 4: gacha('Not here yet', null, [5]) });
    expect((await screen.findByText('Not here yet JP')).getAttribute('lang')).toBe('ja');
    expect(screen.getByText('Japan')).toBeTruthy();
  });

  test('are five at first, and all when asked for', async () => {
    const many = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((id) => [id, gacha(`Gacha ${id}`, id, [5])]));
    await shown(5, many);
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 7' }));
    expect(paths()).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Show all 7' })).toBeNull();
  });

  test('leave no panel where none does', async () => {
    await shown(9, { 1: gacha('Old stars', 3, [5]) });
    await waitFor(() => expect(queryClient.getQueryData(LISTS.gacha.queryKey)).toBeTruthy());
    expect(screen.queryByRole('heading')).toBeNull();
    expect(paths()).toEqual([]);
  });
});
