import { fromCallback } from 'xstate';
import type { TapOrder, TappingEvent } from '#machines/simulator/tapping.types';
import { calibrate } from '#model/chart/clock/calibration';
import { SmoothClock } from '#model/chart/clock/smooth-clock';
import type { EngineWorld } from './engine-world.ts';

export type MetronomeWorld = Pick<EngineWorld, 'focus' | 'openDeck' | 'seconds' | 'every'>;

/** Twice the largest offset: a tap is never nearer to another beat than to its own. */
const BEAT_SECONDS = 1;
const FIRST_SECONDS = 0.6;
const AHEAD_SECONDS = 0.25;
const PUMP_MS = 50;
/** A visitor who came in badly is not held to it for long. */
const MAX_TAPS = 24;

/** Clicks until it ends, and measures each tap against the clicks by when it came. */
export const metronome = (world: MetronomeWorld) =>
  fromCallback<TapOrder>(({ receive, sendBack }) => {
    const report = (event: TappingEvent): void => sendBack(event);
    const deck = world.openDeck();
    const clock = new SmoothClock();
    const beats: number[] = [];
    const taps: number[] = [];
    const ends: (() => void)[] = [() => deck.close()];
    let isOver = false;
    const pump = (): void => {
      const next = () => (beats.at(-1) ?? Number.NaN) + BEAT_SECONDS;
      for (let at = next(); at < deck.now() + AHEAD_SECONDS; at = next()) click(at);
    };
    const click = (at: number): void => {
      deck.hit('tap', at);
      beats.push(at);
    };
    const begin = (isSounding: boolean): void => {
      if (isOver) return;
      if (!isSounding) {
        report({ type: 'METRONOME.BLOCKED' });
        return;
      }
      ends.push(world.focus.take(() => report({ type: 'FOCUS.LOST' })));
      click(deck.now() + FIRST_SECONDS);
      ends.push(world.every(PUMP_MS, pump));
    };
    receive(({ seconds }) => {
      const now = clock.read(deck.now(), world.seconds()) - deck.latency();
      const at = now - (world.seconds() - seconds);
      // Before the first click no one can know where it lies.
      if (at < (beats[0] ?? Number.POSITIVE_INFINITY) - BEAT_SECONDS / 2) return;
      taps.push(at);
      taps.splice(0, taps.length - MAX_TAPS);
      report({ type: 'TAPS.MEASURED', taps: taps.length, calibration: calibrate(taps, beats) });
    });
    deck.setVolumes(0, 1);
    void deck.unlock().then(begin);
    return () => {
      isOver = true;
      for (const end of ends) end();
    };
  });
