import type { SocialContext, SocialEvent } from './social.types.ts';

export const initialContext = (): SocialContext => ({ record: null, path: null });

export const isConfigured = (event: SocialEvent): boolean =>
  event.type === 'xstate.done.actor.configuration' && event.output;

export const hasPath = ({ path }: SocialContext): boolean => path !== null;

export const note = (event: SocialEvent): Partial<SocialContext> => {
  if (event.type === 'ROUTE.CHANGED') return { path: event.path };
  return event.type === 'xstate.done.actor.refresh' ? { record: event.output } : {};
};

/** Input of `refresh`. */
export const pathOf = ({ context }: { context: SocialContext }): string => context.path ?? '/';
