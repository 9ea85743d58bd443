import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTapTempo } from '#src/features/charteditor/playback/use-tap-tempo.ts';
import type { HeardChart } from '#src/features/charteditor/use-editor-sound.ts';

/** Music that began at its thirtieth second when the clock of the page was at 100, at half its rate. */
const inMusic = (seconds: number): number => 30 + (seconds - 100) / 2;

function tapping() {
  let isPlaying = false;
  const heard = {
    heardAt: (seconds: number) => (isPlaying ? inMusic(seconds) : null),
  } as HeardChart;
  const { result } = renderHook(() => useTapTempo(heard));
  return {
    play: () => {
      isPlaying = true;
    },
    tap: (seconds: number) => act(() => result.current.tap(seconds * 1000)),
    clear: () => act(() => result.current.clear()),
    now: () => result.current,
  };
}

test('measures taps by the clock of the page while nothing plays', () => {
  const { tap, now, clear } = tapping();
  expect(now()).toMatchObject({ taps: 0, tempo: null, isWithMusic: false });
  for (let i = 0; i < 8; i += 1) tap(100 + i * 0.4);
  expect(now()).toMatchObject({ taps: 8, isWithMusic: false });
  expect(now().tempo?.bpm).toBeCloseTo(150, 6);
  clear();
  expect(now().taps).toBe(0);
});

test('measures taps by the music while it plays, whatever its rate, and begins anew between the two', () => {
  const { tap, now, play } = tapping();
  tap(98);
  tap(99);
  play();
  // Beats of music at 150 come half as fast at half the rate.
  for (let i = 0; i < 8; i += 1) tap(100 + i * 0.8);
  expect(now()).toMatchObject({ taps: 8, isWithMusic: true });
  expect(now().tempo?.bpm).toBeCloseTo(150, 6);
  expect(now().tempo?.first).toBeCloseTo(30, 6);
});
