import type { Lookup, SessionContext, SessionEvent } from './session.types.ts';

export const initialContext = (): SessionContext => ({
  user: null,
  isKnown: false,
  hasLocalChange: false,
  hasLogOutFailed: false,
});

export const isLoggedIn = (event: SessionEvent): boolean =>
  event.type === 'xstate.done.actor.check' && event.output !== null;

export const hasUser = ({ user }: SessionContext): boolean => user !== null;

/** Takes the result of a lookup; a failed one changes nothing about the user. */
export const noteCheck = (event: SessionEvent): Partial<SessionContext> =>
  event.type === 'xstate.done.actor.check'
    ? { user: event.output, isKnown: true, hasLocalChange: false, hasLogOutFailed: false }
    : { isKnown: true, hasLocalChange: false };

export const forgetUser = (): Partial<SessionContext> => ({
  user: null,
  isKnown: true,
  hasLogOutFailed: false,
});

export const noteLogOutFailed = (): Partial<SessionContext> => ({ hasLogOutFailed: true });

/** Takes the number of unread notifications; ignored for anonymous visitors. */
export const noteCount = ({ user }: SessionContext, event: SessionEvent): Partial<SessionContext> =>
  user && event.type === 'MESSAGES.COUNTED' ? { user: { ...user, messageCount: event.messageCount } } : {};

export const noteLocalChange = (): Partial<SessionContext> => ({ hasLocalChange: true });

/** Input of `check`. */
export const lookupOf = ({ context }: { context: SessionContext }): Lookup => ({
  hasLocalChange: context.hasLocalChange,
});
