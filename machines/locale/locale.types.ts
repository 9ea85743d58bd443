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
