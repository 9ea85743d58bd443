import type { CallOutcome } from '#src/kit/data/api/call.ts';
import { refusedWith } from '#src/kit/data/api/queries.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './people.module.css';

interface Props {
  /** Undefined until the first attempt. */
  readonly outcome: CallOutcome | undefined;
  /** The message unless the other member blocked the reader. */
  readonly otherwise: string;
}

/** Why an action that concerns another member failed. */
export function NotDone({ outcome, otherwise }: Props) {
  const { t } = useTranslation();
  if (outcome?.isDone !== false) return null;
  return (
    <span className={styles.problem} role="alert">
      {refusedWith(outcome, 'BLOCKED_BY_MEMBER') ? t('muted.refused') : otherwise}
    </span>
  );
}
