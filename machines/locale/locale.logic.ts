import type { Locale } from '#model/vocabulary/locales';

export interface LocaleContext {
  /** The language the texts are in. */
  readonly shown: Locale;
  /** The language asked for last. */
  readonly requested: Locale;
  /** Why it could not be shown. */
  readonly error: unknown;
}

export type LocaleCommand =
  | { readonly type: 'LOCALE.CHOSEN'; readonly locale: Locale }
  | { readonly type: 'LOCALE.RETRY' };

export type LocaleEvent =
  | LocaleCommand
  | { readonly type: 'xstate.done.actor.load' }
  | { readonly type: 'xstate.error.actor.load'; readonly error: unknown };

/** English until the app says in which language the page was sent (reference R39). */
export const initialContext = (): LocaleContext => ({ shown: 'en', requested: 'en', error: null });

export const isOther = ({ requested }: LocaleContext, event: LocaleEvent): boolean =>
  event.type === 'LOCALE.CHOSEN' && event.locale !== requested;

export const noteRequested = (event: LocaleEvent): Partial<LocaleContext> =>
  event.type === 'LOCALE.CHOSEN' ? { requested: event.locale, error: null } : { error: null };

/** The language has no file: this is no network failure, so a retry would not help (reference R39). */
export const isMissing = (event: LocaleEvent): boolean =>
  'error' in event && event.error instanceof Error && event.error.message.startsWith('Cannot find module');

export const failure = (event: LocaleEvent): Partial<LocaleContext> => ({
  error: 'error' in event ? event.error : null,
});

/** Input of `load`. */
export const requestedOf = ({ context }: { context: LocaleContext }): Locale => context.requested;
