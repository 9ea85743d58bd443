import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { tappingMachine } from '#machines/simulator/tapping.machine';
import type { TapOrder } from '#machines/simulator/tapping.types';
import { tappingView } from '#machines/simulator/tapping.view';
import { walkMachine } from '../laws/machine-walk.ts';

const CALIBRATION = { offset: 0.0424, spread: 0.0081, agreeing: 9, isSure: true };
const STILL = ['resting', 'blocked'];

describe('tapping machine', () => {
  walkMachine({
    machine: tappingMachine,
    events: [
      { type: 'TAPPING.START' },
      { type: 'BEAT.TAPPED', seconds: 3 },
      { type: 'TAPS.MEASURED', taps: 9, calibration: CALIBRATION },
      { type: 'METRONOME.BLOCKED' },
      { type: 'FOCUS.LOST' },
      { type: 'xstate.error.actor.metronome', error: new Error('boom') },
    ],
    ignored: {
      'TAPPING.START': ['ticking'],
      'BEAT.TAPPED': STILL,
      'TAPS.MEASURED': STILL,
      'METRONOME.BLOCKED': STILL,
      'FOCUS.LOST': STILL,
    },
  });
});

function start() {
  const orders: TapOrder[] = [];
  const machine = tappingMachine.provide({
    actors: { metronome: fromCallback<TapOrder>(({ receive }) => receive((order) => orders.push(order))) },
  });
  const actor = createActor(machine).start();
  return { actor, orders, view: () => tappingView(actor.getSnapshot(), actor.send) };
}

describe('tapping', () => {
  test('measures taps, keeps what was measured at a halt, and forgets it when it restarts', () => {
    const { actor, orders, view } = start();
    expect(view()).toMatchObject({ status: 'resting', offsetMs: null, isSure: false });
    view().start();
    view().tap(12.5);
    expect(orders).toEqual([{ type: 'ORDER.TAP', seconds: 12.5 }]);
    actor.send({ type: 'TAPS.MEASURED', taps: 9, calibration: CALIBRATION });
    expect(view()).toMatchObject({ taps: 9, offsetMs: 42, spreadMs: 8, isSure: true, isUneven: false });
    actor.send({ type: 'FOCUS.LOST' });
    expect(view()).toMatchObject({ status: 'resting', offsetMs: 42 });
    view().start();
    expect(view()).toMatchObject({ status: 'ticking', taps: 0, offsetMs: null });
  });

  test('says when many taps do not agree', () => {
    const { actor, view } = start();
    view().start();
    const unsure = { ...CALIBRATION, spread: 0.09, isSure: false };
    actor.send({ type: 'TAPS.MEASURED', taps: 3, calibration: unsure });
    expect(view().isUneven).toBe(false);
    actor.send({ type: 'TAPS.MEASURED', taps: 12, calibration: unsure });
    expect(view()).toMatchObject({ isUneven: true, isSure: false });
  });

  test('offers whole milliseconds, and never calls taps both sure and uneven', () => {
    const seconds = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    const calibrations = fc.record({
      offset: seconds,
      spread: seconds.map(Math.abs),
      agreeing: fc.nat(24),
      isSure: fc.boolean(),
    });
    fc.assert(
      fc.property(calibrations, fc.nat(24), (calibration, taps) => {
        const { actor, view } = start();
        view().start();
        actor.send({ type: 'TAPS.MEASURED', taps, calibration });
        const { offsetMs, isSure, isUneven } = view();
        expect(Number.isInteger(offsetMs)).toBe(true);
        expect(Math.abs((offsetMs ?? 0) / 1000 - calibration.offset)).toBeLessThan(0.00051);
        expect(isSure && isUneven).toBe(false);
      }),
    );
  });
});
