import { asObject } from '#model/records/reading';

/** What greets a visit: nothing, the dialog, or on pages that a link led to a bar that leads to the dialog. */
export type Greeting = 'none' | 'dialog' | 'bar';

export type WelcomeCommand =
  | { readonly type: 'WELCOME.CLOSED' }
  /** By a press in the bar. */
  | { readonly type: 'WELCOME.WANTED' };

export type WelcomeEvent =
  | WelcomeCommand
  /** Crawlers see no welcome (reference R44). */
  | { readonly type: 'CRAWLER.FOUND' }
  /** From `watch`: it may have been closed in another tab. */
  | { readonly type: 'KEPT.CHANGED' }
  | { readonly type: 'xstate.done.actor.load'; readonly output: Greeting }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown }
  | { readonly type: 'xstate.done.actor.save' }
  | { readonly type: 'xstate.error.actor.save'; readonly error: unknown }
  | { readonly type: 'xstate.error.actor.watch'; readonly error: unknown };

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
