import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MiniPlayer } from '#src/app/shell/music/mini-player.tsx';
import { showMusic } from './stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const opener = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the small player of every page', () => {
  test('is named after the song, and shows its queue and its place', async () => {
    const { send, heard } = await showMusic(<MiniPlayer />);
    fireEvent.click(await opener('First Light Queue'));
    expect(screen.getByRole('region', { name: 'Queue' }).textContent).toContain('Second Wind');
    act(() => {
      send({ type: 'MUSIC.PLAY' });
      send({ type: 'SOUND.PLAYING' });
      send({ type: 'SOUND.TIME', seconds: 10, length: 90 });
    });
    fireEvent.change(screen.getByRole('slider'), { target: { value: '42' } });
    expect(heard().seconds).toBe(42);
  });

  test.each([
    ['SOUND.BLOCKED', 'Your browser blocked the sound. Press Play.'],
    ['SOUND.UNREACHED', 'Could not load the sound. Check your connection and press Play.'],
    ['SOUND.UNAVAILABLE', 'No song of the queue has audio here.'],
  ] as const)('says what to do at %s, and nothing more once it plays', async (type, text) => {
    const { send } = await showMusic(<MiniPlayer />, { songs: [1] });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
    act(() => {
      send({ type: 'MUSIC.PLAY' });
      send({ type });
    });
    expect(screen.getByRole('status').textContent).toBe(text);
    act(() => {
      send({ type: 'MUSIC.PLAY' });
      send({ type: 'SOUND.PLAYING' });
    });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('says that it is broken otherwise than that nothing can be heard', async () => {
    const { send } = await showMusic(<MiniPlayer />, { songs: [1] });
    act(() => send({ type: 'xstate.error.actor.sound', error: new Error('gone') }));
    expect(screen.getByRole('status').textContent).toBe('The player stopped working. Reload the page.');
  });
});
