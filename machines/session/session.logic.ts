import type { Lookup, SessionContext, SessionEvent } from './session.types.ts';

export const initialContext = (): SessionContext => ({
  user: null,
  isKnown: false,
  hasNews: false,
  hasLogOutFailed: false,
});

export const isSomebody = (event: SessionEvent): boolean =>
  event.type === 'xstate.done.actor.check' && event.output !== null;

export const hasUser = ({ user }: SessionContext): boolean => user !== null;

/** What a lookup said; one that failed says nothing of who is logged in. */
export const noteCheck = (event: SessionEvent): Partial<SessionContext> =>
  event.type === 'xstate.done.actor.check'
    ? { user: event.output, isKnown: true, hasNews: false, hasLogOutFailed: false }
    : { isKnown: true, hasNews: false };

export const forgetUser = (): Partial<SessionContext> => ({
  user: null,
  isKnown: true,
  hasLogOutFailed: false,
});

export const noteLogOutFailed = (): Partial<SessionContext> => ({ hasLogOutFailed: true });

/** Reading notifications tells how many are left; nobody has none. */
export const noteCount = ({ user }: SessionContext, event: SessionEvent): Partial<SessionContext> =>
  user && event.type === 'MESSAGES.COUNTED' ? { user: { ...user, messageCount: event.messageCount } } : {};

export const noteNews = (): Partial<SessionContext> => ({ hasNews: true });

/** Input of `check`. */
export const lookupOf = ({ context }: { context: SessionContext }): Lookup => ({ hasNews: context.hasNews });
