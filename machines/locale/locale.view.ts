import type { SnapshotFrom } from 'xstate';
import type { Locale } from '#model/vocabulary/locales';
import type { localeMachine } from './locale.machine.ts';
import type { LocaleCommand } from './locale.types.ts';

export interface LocaleView {
  /** The language the texts are in. */
  readonly locale: Locale;
  /** The language asked for; differs while it loads and when it cannot be shown. */
  readonly wanted: Locale;
  readonly isLoading: boolean;
  /** Null unless the wanted language cannot be shown; `missing`: there is none, `failed`: a retry may help. */
  readonly problem: 'missing' | 'failed' | null;
  readonly error: unknown;
  retry(): void;
}

/** What a page sees of the language; it is chosen in the preferences. */
export function localeView(
  snapshot: SnapshotFrom<typeof localeMachine>,
  send: (event: LocaleCommand) => void,
): LocaleView {
  const { shown, wanted, error } = snapshot.context;
  const canRetry = snapshot.can({ type: 'LOCALE.RETRY' });
  return {
    locale: shown,
    wanted,
    isLoading: snapshot.hasTag('busy'),
    problem: snapshot.hasTag('error') ? (canRetry ? 'failed' : 'missing') : null,
    error,
    retry: () => send({ type: 'LOCALE.RETRY' }),
  };
}
