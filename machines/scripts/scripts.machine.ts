/**
 * Every script that loads on demand, one actor each.
 * Started by the app machine; reference R47.
 */
import { sendTo, setup } from 'xstate';
import { scriptMachine } from './script.machine.ts';
import * as logic from './scripts.logic.ts';
import type { ScriptsCommand } from './scripts.types.ts';

export const scriptsMachine = setup({
  types: {
    events: {} as ScriptsCommand,
    children: {} as { live2d: 'script'; social: 'script' },
  },
  actors: { script: scriptMachine },
  actions: {
    forward: sendTo(logic.requestedScript, { type: 'SCRIPT.REQUESTED' }),
  },
}).createMachine({
  id: 'scripts',
  invoke: [
    { id: 'live2d', src: 'script', input: logic.live2d },
    { id: 'social', src: 'script', input: logic.social },
  ],
  initial: 'ready',
  states: {
    ready: {
      on: { 'SCRIPT.REQUESTED': { actions: 'forward', description: 'Forwarded to the actor of that name.' } },
    },
  },
});
