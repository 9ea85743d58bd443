import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SoundButton } from '#src/kit/song/sound-button.tsx';
import { SoundFocusContext } from '#src/kit/song/sound-focus.ts';
import { SoundPlayer } from '#src/kit/song/sound-player.tsx';
import { renderOnStage } from '../../page.tsx';

afterEach(cleanup);

/** A sound of 90 seconds that the browser has begun to play. */
function playing(sources: readonly string[] = ['/a.mp3']): HTMLAudioElement {
  const { container } = renderOnStage(<SoundPlayer sources={sources} label="Listen to it" />);
  const audio = container.querySelector('audio') as HTMLAudioElement;
  let at = 2.410004;
  Object.defineProperties(audio, {
    currentTime: {
      get: () => at,
      set: (to: number) => {
        at = to;
      },
    },
    duration: { get: () => 90.25 },
    paused: { get: () => false },
  });
  fireEvent.durationChange(audio);
  return audio;
}

const slider = (): HTMLInputElement => screen.getByRole('slider');

describe('the bar of a sound', () => {
  test('goes to the place that is chosen, and stays there until there is something to hear', () => {
    const audio = playing();
    expect([slider().value, slider().max]).toEqual(['2.4', '90.25']);
    fireEvent.change(slider(), { target: { value: '60' } });
    expect(audio.currentTime).toBe(60);
    expect(slider().value).toBe('60');
    // What browsers report once more when the hand is off it.
    fireEvent(slider(), new Event('change', { bubbles: true }));
    expect(audio.currentTime).toBe(60);
  });

  test('says so when no place has the sound', () => {
    const audio = playing();
    fireEvent.error(audio);
    expect(screen.getByRole('status').textContent).toBe('There is no sound of it here.');
  });
});

describe.each([
  ['player', <SoundPlayer key="player" sources={['/a.mp3']} label="Listen to it" />],
  ['button', <SoundButton key="button" src="/a.mp3" label="Listen to it" lost="It is lost" />],
])('the focus of a sound’s %s', (_, sound) => {
  function show() {
    const release = vi.fn();
    const take = vi.fn(() => release);
    const { container } = renderOnStage(<SoundFocusContext value={{ take }}>{sound}</SoundFocusContext>);
    const audio = container.querySelector('audio') as HTMLAudioElement;
    return { audio, take, release };
  }

  test('begins when the sound plays, not when it is asked for', () => {
    const { audio, take } = show();
    fireEvent.play(audio);
    expect(take).not.toHaveBeenCalled();
    fireEvent.playing(audio);
    expect(take).toHaveBeenCalledOnce();
  });

  test('ends when the sound fails', () => {
    const { audio, release } = show();
    fireEvent.playing(audio);
    fireEvent.error(audio);
    expect(release).toHaveBeenCalledOnce();
  });
});
