/**
 * One script that loads on first use and only once.
 * Started by the scripts machine, one per script; reference R43, R47.
 */
import { assign, fromPromise, setup } from 'xstate';
import type { ScriptName } from '#model/vocabulary/scripts';
import * as logic from './scripts.logic.ts';
import type { ScriptContext, ScriptEvent } from './scripts.types.ts';

export const scriptMachine = setup({
  types: {
    context: {} as ScriptContext,
    events: {} as ScriptEvent,
    input: {} as ScriptName,
    tags: {} as 'busy' | 'loaded' | 'error',
  },
  actors: {
    load: fromPromise<void, ScriptName>(() => Promise.reject(new Error('not provided: load'))),
  },
  actions: {
    noteError: assign(({ event }) => logic.failure(event)),
    forgetError: assign({ error: null }),
  },
}).createMachine({
  id: 'script',
  context: logic.initialContext,
  initial: 'idle',
  states: {
    idle: { on: { 'SCRIPT.REQUESTED': 'loading' } },
    loading: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        id: 'load',
        src: 'load',
        input: logic.nameOf,
        onDone: 'loaded',
        onError: { target: 'failed', actions: 'noteError' },
      },
    },
    loaded: { tags: 'loaded' },
    failed: {
      tags: 'error',
      on: { 'SCRIPT.REQUESTED': { target: 'loading', description: 'A new request tries again.' } },
    },
  },
});
