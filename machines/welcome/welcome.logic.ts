import { asObject } from '#model/records/reading';
import type { Greeting, WelcomeEvent } from './welcome.types.ts';

export const isFor = (greeting: Greeting, event: WelcomeEvent): boolean =>
  event.type === 'xstate.done.actor.load' && event.output === greeting;

/** A visitor who follows a link came for that page: a bar greets there, and the dialog opens on demand. */
export function greetingFor(wasClosed: boolean, path: string): Greeting {
  if (wasClosed) return 'none';
  return path === '/' ? 'dialog' : 'bar';
}

/** Reads the kept number: 1 once it was closed. */
export const readWelcome = (json: unknown): boolean => asObject(json).closed === 1;

export const writeWelcome = (isClosed: boolean) => ({ closed: isClosed ? 1 : 0 });
