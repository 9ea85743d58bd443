import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { FocusEvent } from '#machines/focus/focus.logic';
import { focusMachine } from '#machines/focus/focus.machine';
import { walkMachine } from '../laws/machine-walk.ts';

describe('focus machine', () => {
  walkMachine({
    machine: focusMachine,
    events: [
      { type: 'FOCUS.ASKED', key: 1 },
      { type: 'FOCUS.ASKED', key: 2 },
      { type: 'FOCUS.RELEASED', key: 1 },
      { type: 'TAB.TOOK' },
      { type: 'xstate.error.actor.claim', error: new Error('boom') },
    ],
    deciding: ({ holder }) => holder,
    ignored: { 'FOCUS.RELEASED': ['silent'], 'TAB.TOOK': ['silent'] },
  });
});

function start() {
  const claims: string[] = [];
  const stopped: number[] = [];
  let take = (): void => undefined;
  const machine = focusMachine.provide({
    actors: {
      claim: fromCallback<FocusEvent>(({ sendBack }) => {
        claims.push('claimed');
        take = () => sendBack({ type: 'TAB.TOOK' });
        return () => claims.push('let go');
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.on('HOLDER.STOPPED', ({ key }) => stopped.push(key));
  return { actor, claims, stopped, take: () => take() };
}

describe('the sound with the focus', () => {
  test('is stopped when another one begins, and the tab is claimed once', () => {
    const { actor, claims, stopped } = start();
    actor.send({ type: 'FOCUS.ASKED', key: 1 });
    actor.send({ type: 'FOCUS.ASKED', key: 2 });
    expect(stopped).toEqual([1]);
    expect(claims).toEqual(['claimed']);
    actor.send({ type: 'FOCUS.RELEASED', key: 1 });
    expect(claims).toEqual(['claimed']);
    actor.send({ type: 'FOCUS.RELEASED', key: 2 });
    expect(claims).toEqual(['claimed', 'let go']);
  });

  test('is stopped when another tab begins', () => {
    const { actor, claims, stopped, take } = start();
    actor.send({ type: 'FOCUS.ASKED', key: 2 });
    take();
    expect(stopped).toEqual([2]);
    expect(claims.at(-1)).toBe('let go');
    expect(actor.getSnapshot().value).toBe('silent');
  });

  test('is one at most, in whatever order they begin and end', () => {
    const act = fc.record({ key: fc.nat(3), isBegin: fc.boolean() });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const { actor, stopped } = start();
        const sounding = new Set<number>();
        for (const { key, isBegin } of acts) {
          actor.send({ type: isBegin ? 'FOCUS.ASKED' : 'FOCUS.RELEASED', key });
          if (isBegin) sounding.add(key);
          else sounding.delete(key);
          for (const other of stopped.splice(0)) sounding.delete(other);
          expect(sounding.size).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
