import type { Locale } from '#model/vocabulary/locales';
import type { LocaleContext, LocaleEvent } from './locale.types.ts';

/** English until the app says in which language the page was sent (reference R39). */
export const initialContext = (): LocaleContext => ({ shown: 'en', wanted: 'en', error: null });

export const isOther = ({ wanted }: LocaleContext, event: LocaleEvent): boolean =>
  event.type === 'LOCALE.CHOSEN' && event.locale !== wanted;

export const wish = (event: LocaleEvent): Partial<LocaleContext> =>
  event.type === 'LOCALE.CHOSEN' ? { wanted: event.locale, error: null } : { error: null };

/** There is no file of that language: not a matter of the network, so a retry would not help (reference R39). */
export const isMissing = (event: LocaleEvent): boolean =>
  'error' in event && event.error instanceof Error && event.error.message.startsWith('Cannot find module');

export const failure = (event: LocaleEvent): Partial<LocaleContext> => ({
  error: 'error' in event ? event.error : null,
});

/** Input of `load`. */
export const wantedOf = ({ context }: { context: LocaleContext }): Locale => context.wanted;
