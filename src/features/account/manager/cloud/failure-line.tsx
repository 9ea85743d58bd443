import { CircleAlert } from 'lucide-react';
import { localeTag } from '#model/vocabulary/locales';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CloudFailure } from '../../copies/use-cloud.ts';
import styles from './cloud.module.css';

const MINUTE_S = 60;

/** What a failure means to the visitor, and that nothing is lost by it. */
export function useFailureText(): (failure: CloudFailure) => string {
  const { t, language } = useTranslation();
  const format = new Intl.RelativeTimeFormat(localeTag(language));
  return (failure) => {
    if (failure.kind !== 'wait') return t(`cloud.failed.${failure.kind}`);
    const { seconds } = failure;
    const wait =
      seconds < MINUTE_S
        ? format.format(seconds, 'second')
        : format.format(Math.ceil(seconds / MINUTE_S), 'minute');
    return t('cloud.failed.wait', { wait });
  };
}

export function FailureLine({ failure }: { readonly failure: CloudFailure | null }) {
  const textOf = useFailureText();
  return (
    <div role="alert">
      {failure && (
        <p className={styles.failure}>
          <CircleAlert size={16} aria-hidden="true" />
          {textOf(failure)}
        </p>
      )}
    </div>
  );
}
