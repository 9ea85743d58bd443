import { type CountdownLabel, type CountdownParts, countdownText } from '#model/rules/countdown';
import { localeTag } from '#model/vocabulary/locales';
import styles from './countdown.module.css';
import { useTranslation } from './translation.tsx';

interface Props {
  /** Null when it is over or the time is unknown. */
  readonly countdown: (CountdownParts & { readonly label: CountdownLabel }) | null;
  /** The time to go is the largest thing around. */
  readonly isLarge?: boolean;
}

/** What is waited for and how long still. It keeps its place while there is nothing to say. */
export function Countdown({ countdown, isLarge = false }: Props) {
  const { t, language } = useTranslation();
  return (
    <span className={styles.countdown} data-large={isLarge || undefined} role="timer">
      {countdown && (
        <>
          <span className={styles.label}>{t(`countdown.${countdown.label}`)}</span>{' '}
          <strong className={styles.left}>{countdownText(countdown, localeTag(language))}</strong>
        </>
      )}
    </span>
  );
}
