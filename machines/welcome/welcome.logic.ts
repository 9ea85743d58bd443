import { asObject } from '#model/records/reading';
import type { WelcomeEvent } from './welcome.types.ts';

export const wasClosed = (event: WelcomeEvent): boolean =>
  event.type === 'xstate.done.actor.load' && event.output;

/** Reads the kept number: 1 once it was closed. */
export const readWelcome = (json: unknown): boolean => asObject(json).closed === 1;

export const writeWelcome = (isClosed: boolean) => ({ closed: isClosed ? 1 : 0 });
