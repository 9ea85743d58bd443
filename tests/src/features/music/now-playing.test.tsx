import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NowPlaying } from '#src/features/music/player/now/now-playing.tsx';
import { showMusic } from './stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what is heard', () => {
  test('leads to the song and to its hardest chart', async () => {
    await showMusic(<NowPlaying />, { songs: [2] });
    const page = await screen.findByLabelText('Page of Second Wind');
    expect(page.getAttribute('href')).toBe('/info/songs/2');
    const chart = screen.getByLabelText('Chart: Special 29');
    expect(chart.getAttribute('href')).toBe('/tool/chart/2/special');
  });

  test('offers the song or its chorus, but not of a song that has no sound', async () => {
    const files = { 'songs/1': { bgmId: 'bgm001' }, 'songs/2': { bgmId: null } };
    const { heard } = await showMusic(<NowPlaying />, { files });
    fireEvent.click(await screen.findByLabelText('Chorus'));
    expect(heard().version).toBe('chorus');
    act(() => heard().next());
    await vi.waitFor(() => expect(screen.queryByLabelText('Chorus')).toBeNull());
  });
});
