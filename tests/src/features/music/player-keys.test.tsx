import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { usePlayerKeys } from '#src/features/music/player/now/use-player-keys.ts';
import { showMusic } from './stage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page({ over = null }: { readonly over?: 'dialog' | 'menu' | null }) {
  usePlayerKeys();
  return (
    <main>
      <input aria-label="words" />
      <input type="range" aria-label="volume" />
      <input type="checkbox" aria-label="choice" />
      <button type="button">press</button>
      <a href="#there">lead</a>
      {over !== null && <div role={over} />}
    </main>
  );
}

/** Whether the key was taken from the browser. */
const press = (key: string, target: Element = document.body, held = false): boolean =>
  !fireEvent.keyDown(target, { key, repeat: held });

describe('the keys of the player', () => {
  test('play, pause, mute, go on and back', async () => {
    const { heard } = await showMusic(<Page />);
    press(' ');
    expect(heard().isSounding).toBe(true);
    press(' ');
    expect(heard().isSounding).toBe(false);
    press('M');
    expect(heard().isMuted).toBe(true);
    press('n');
    expect(heard().song).toBe(2);
    press('p');
    expect(heard().song).toBe(1);
  });

  test('count once when they are held down, but arrows go on', async () => {
    const { heard, send } = await showMusic(<Page />);
    press('m');
    expect(press('m', document.body, true)).toBe(true);
    expect(heard().isMuted).toBe(true);
    // The page does not scroll either.
    expect(press(' ', document.body, true)).toBe(true);
    expect(heard().isSounding).toBe(false);
    send({ type: 'MUSIC.PLAY' });
    send({ type: 'SOUND.PLAYING' });
    send({ type: 'SOUND.TIME', seconds: 10, length: 90 });
    press('ArrowRight');
    press('ArrowRight', document.body, true);
    expect(heard().seconds).toBe(20);
  });

  test('are left to fields with text, and each key to what has a use of its own for it', async () => {
    const { heard } = await showMusic(<Page />);
    const words = screen.getByLabelText('words');
    expect(['m', ' ', 'ArrowLeft'].map((key) => press(key, words))).toEqual([false, false, false]);
    const volume = screen.getByLabelText('volume');
    expect([press('ArrowLeft', volume), press('m', volume)]).toEqual([false, true]);
    const choice = screen.getByLabelText('choice');
    expect([press(' ', choice), press('m', choice)]).toEqual([false, true]);
    expect(press(' ', screen.getByText('press'))).toBe(false);
    expect(heard().isSounding).toBe(false);
    press(' ', screen.getByText('lead'));
    expect(heard().isSounding).toBe(true);
  });

  test.each(['dialog', 'menu'] as const)('are left to a %s while one is open', async (over) => {
    const { heard } = await showMusic(<Page over={over} />);
    expect(['m', ' ', 'n', 'ArrowRight'].map((key) => press(key))).toEqual([false, false, false, false]);
    expect(heard().isMuted).toBe(false);
  });

  test('are left to shortcuts of the browser', async () => {
    await showMusic(<Page />);
    expect(fireEvent.keyDown(document.body, { key: 'p', ctrlKey: true })).toBe(true);
  });
});
