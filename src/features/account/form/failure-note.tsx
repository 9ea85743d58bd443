import { CircleAlert, CircleCheck } from 'lucide-react';
import { localeTag } from '#model/vocabulary/locales';
import type { CallFailure, Refused } from '#src/kit/data/api/failures.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './form.module.css';

const MINUTE_S = 60;

/** "in 40 seconds", "in 12 minutes". */
function useWait(): (seconds: number) => string {
  const { language } = useTranslation();
  const format = new Intl.RelativeTimeFormat(localeTag(language));
  return (seconds) =>
    seconds < MINUTE_S
      ? format.format(seconds, 'second')
      : format.format(Math.ceil(seconds / MINUTE_S), 'minute');
}

/** Refusals that say something to visitors; others are named by their code. */
const KNOWN = [
  'CREDENTIALS_INVALID',
  'SECURE_CONNECTION_REQUIRED',
  'LOGIN_REQUIRED',
  'ORIGIN_DENIED',
  'REVISION_STALE',
  'NOT_FOUND',
] as const;

/** The part of a failure that is shown. */
export type ToldFailure = Exclude<CallFailure, Refused> | Pick<Refused, 'kind' | 'code' | 'retryAfter'>;

function useFailureText(): (failure: ToldFailure) => string {
  const { t } = useTranslation();
  const wait = useWait();
  return (failure) => {
    if (failure.kind !== 'refused') return t(`account.lost.${failure.kind}`);
    const { code, retryAfter } = failure;
    if (retryAfter !== null) {
      const text = code === 'RATE_LIMITED' ? 'account.refused.RATE_LIMITED' : 'account.refused.UNAVAILABLE';
      return t(text, { wait: wait(retryAfter) });
    }
    const known = KNOWN.find((each) => each === code);
    return known ? t(`account.refused.${known}`) : t('account.refused.other', { code });
  };
}

interface Props {
  readonly failure: ToldFailure | null;
  /** What the failure means here, where that is more than elsewhere. */
  readonly text?: string | undefined;
}

/** Why a form was not done, when no field of it is to blame. */
export function FailureNote({ failure, text }: Props) {
  const textOf = useFailureText();
  return (
    <div role="alert">
      {failure && (
        <p className={styles.failure}>
          <CircleAlert size={16} aria-hidden="true" />
          {text ?? textOf(failure)}
        </p>
      )}
    </div>
  );
}

/** What came of a form that stays where it is. */
export function DoneNote({ text }: { readonly text: string | null }) {
  return (
    <div role="status">
      {text && (
        <p className={styles.done}>
          <CircleCheck size={16} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
