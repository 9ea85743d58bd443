import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MAX_LISTS } from '#model/media/music/playlists';
import { MAX_IN_ADDRESS } from '#model/media/music/sharing';
import { PlaylistsPanel } from '#src/features/music/player/playlists/playlists-panel.tsx';
import { press } from '../../page.tsx';
import { showMusic } from './stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const songs = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('a playlist that is given away', () => {
  const copied = async (count: number) => {
    const writeText = vi.fn(async (_text: string) => undefined);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await showMusic(<PlaylistsPanel />, { lists: [{ id: 'a', name: 'Evening', songs: songs(count) }] });
    await press('Options for Evening');
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Copy link' })));
    return writeText.mock.calls.map(([text]) => new URL(text).searchParams);
  };

  test('is a link with its name and its songs', async () => {
    const [link] = await copied(3);
    expect(Object.fromEntries(link ?? [])).toEqual({ list: 'Evening', songs: '1.2.3' });
    expect(screen.getByText('Link copied')).toBeTruthy();
  });

  test('is no link without its last songs: where it is too long, a notice says so', async () => {
    expect(await copied(MAX_IN_ADDRESS + 1)).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('A link holds 500 songs at most. Use Export instead.');
  });
});

describe('playlists that are taken in', () => {
  const field = (): HTMLTextAreaElement => screen.getByLabelText('Playlists as text');
  const status = () => document.querySelector('form [role=status]')?.textContent;
  const choose = (file: Partial<File>) =>
    act(async () => {
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      Object.defineProperty(input, 'files', { value: [file] });
      fireEvent.change(input);
    });
  const open = async (lists = 0) => {
    const own = songs(lists).map((id) => ({ id: `l${id}`, name: `List ${id}`, songs: [id] }));
    const music = await showMusic(<PlaylistsPanel />, { lists: own });
    await press('Import');
    return music;
  };
  const submit = () => fireEvent.submit(field().closest('form') as HTMLFormElement);

  test('come from a file, and are announced before they are there', async () => {
    const { kept } = await open();
    await choose({ size: 20, text: async () => '# Evening\n1\n2' });
    expect(status()).toBe('2 songs');
    submit();
    expect(kept()).toMatchObject([{ name: 'Evening', songs: [1, 2] }]);
  });

  test('are reported as unreadable, too long or without songs, each in its own words', async () => {
    await open();
    await choose({ size: 20, text: () => Promise.reject(new Error('gone')) });
    expect(status()).toBe('The browser could not read the file.');
    fireEvent.change(field(), { target: { value: 'no number' } });
    expect(status()).toContain('No song numbers found. Write one on each line.');
    fireEvent.change(field(), { target: { value: '1\n'.repeat(1_000_001) } });
    expect(status()).toBe('Up to 100 playlists of 3,000 songs each, in a text of up to 2\u00a0MB.');
  });

  test('are refused together where there is no room for all of them', async () => {
    const { kept } = await open(MAX_LISTS - 1);
    fireEvent.change(field(), { target: { value: '# One\n1' } });
    expect(status()).toBe('1 song');
    fireEvent.change(field(), { target: { value: '# One\n1\n# Two\n2' } });
    expect(status()).toContain('Up to 100 playlists');
    expect(kept()).toHaveLength(MAX_LISTS - 1);
  });
});
