import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { codeIn, unhandled, unreached } from './machine-walk.ts';

/** A lamp with mistakes: nothing leads to `broken`, `STAND.KICK` is heard nowhere else, and one guard is code. */
const lamp = setup({
  types: { events: {} as { type: 'SWITCH.PRESS' } | { type: 'STAND.KICK' } | { type: 'SWITCH.HOLD' } },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { 'SWITCH.PRESS': 'bright' } },
    bright: { on: { 'SWITCH.PRESS': { target: 'dark', guard: () => false }, 'SWITCH.HOLD': 'dark' } },
    broken: { on: { 'STAND.KICK': 'dark' } },
  },
});
const walk = {
  machine: lamp,
  events: [
    { type: 'SWITCH.PRESS' as const },
    { type: 'STAND.KICK' as const },
    { type: 'SWITCH.HOLD' as const },
  ],
  ignored: {},
};

describe('machine walk', () => {
  test('names a state that cannot be reached', () => {
    expect(unreached(walk)).toEqual(['lamp.broken']);
  });

  test('names the states in which an event does nothing', () => {
    expect(unhandled(walk)).toEqual({ 'STAND.KICK': ['dark', 'bright'], 'SWITCH.HOLD': ['dark'] });
  });

  test('names the place where a chart holds code', () => {
    expect(codeIn(lamp)).toEqual(['.states.bright.on.SWITCH.PRESS.guard']);
  });
});
