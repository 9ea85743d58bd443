import type { SnapshotFrom } from 'xstate';
import type { Locale } from '#model/vocabulary/locales';
import type { localeMachine } from './locale.machine.ts';
import type { LocaleCommand } from './locale.types.ts';

export interface LocaleView {
  /** The language the texts are in. */
  readonly locale: Locale;
  /** The requested language; differs from `locale` while it loads or when it failed. */
  readonly requested: Locale;
  readonly isLoading: boolean;
  /** Why the requested language is not shown; null without a problem. `missing`: no such language, `failed`: a retry may help. */
  readonly problem: 'missing' | 'failed' | null;
  readonly error: unknown;
  retry(): void;
}

/** The interface language for a page; it is chosen in the preferences. */
export function localeView(
  snapshot: SnapshotFrom<typeof localeMachine>,
  send: (event: LocaleCommand) => void,
): LocaleView {
  const { shown, requested, error } = snapshot.context;
  const canRetry = snapshot.can({ type: 'LOCALE.RETRY' });
  return {
    locale: shown,
    requested,
    isLoading: snapshot.hasTag('busy'),
    problem: snapshot.hasTag('error') ? (canRetry ? 'failed' : 'missing') : null,
    error,
    retry: () => send({ type: 'LOCALE.RETRY' }),
  };
}
