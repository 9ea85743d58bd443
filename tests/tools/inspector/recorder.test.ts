import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createRecorder } from '#tools/inspector/recorder.ts';
import { lampMachine } from './lamp.ts';

function watchedLamp() {
  const recorder = createRecorder(() => 7);
  const lamp = createActor(lampMachine, { inspect: recorder.observer });
  onTestFinished(() => void lamp.stop());
  const states = () => recorder.read().actors.get(lamp.sessionId)?.states;
  const outcomes = () => recorder.read().events.map(({ actor, type, after }) => [actor, type, after]);
  return { recorder, lamp, states, outcomes };
}

describe('the recorder', () => {
  test('knows an actor from its first state on', () => {
    const { recorder, lamp, states } = watchedLamp();
    lamp.start();
    expect(states()).toEqual(['light.dark', 'colour']);
    expect([...recorder.read().actors.values()]).toMatchObject([
      { name: 'lamp', machine: 'lamp', parent: null, hasChart: true, status: 'active' },
    ]);
    expect(recorder.actorOf(lamp.sessionId)).toBe(lamp);
  });

  test('follows events to their states, and the actors that start and end with them', () => {
    const { recorder, lamp, states, outcomes } = watchedLamp();
    lamp.start();
    lamp.send({ type: 'SWITCH.PRESS' });
    expect(states()).toEqual(['light.bright.low', 'colour']);
    expect([...recorder.read().actors.values()]).toMatchObject([
      { name: 'lamp' },
      { name: 'warm', machine: 'warm', parent: lamp.sessionId, hasChart: false, status: 'active' },
    ]);
    lamp.send({ type: 'LAMP.BREAK', strength: { newtons: 3 } });
    expect([...recorder.read().actors.values()].at(-1)).toMatchObject({ name: 'warm', status: 'stopped' });
    expect(outcomes().filter(([, type]) => !String(type).startsWith('xstate.'))).toEqual([
      ['lamp', 'SWITCH.PRESS', ['light.bright.low', 'colour']],
      ['lamp', 'LAMP.BREAK', ['light.broken', 'colour']],
    ]);
    expect(recorder.read().events.at(-1)).toMatchObject({
      atMs: 7,
      source: null,
      payload: '{ strength: { newtons: 3 } }',
    });
  });

  test('notifies listeners once per burst', async () => {
    const { recorder, lamp } = watchedLamp();
    const onChange = vi.fn();
    const unsubscribe = recorder.subscribe(onChange);
    lamp.start();
    lamp.send({ type: 'SWITCH.PRESS' });
    expect(onChange).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    unsubscribe();
    recorder.clear();
    expect(recorder.read().events).toEqual([]);
  });

  test('sees that an actor broke, although no one reports it', async () => {
    const { recorder, lamp } = watchedLamp();
    lamp.subscribe({ error: () => undefined });
    lamp.start();
    lamp.send({ type: 'LAMP.BREAK', strength: { newtons: -1 } });
    await vi.waitFor(
      () => expect(recorder.read().actors.get(lamp.sessionId)).toMatchObject({ status: 'error' }),
      { timeout: 20_000 },
    );
    expect(recorder.read().actors.get(lamp.sessionId)?.states).toEqual(['light.dark', 'colour']);
  });
});
