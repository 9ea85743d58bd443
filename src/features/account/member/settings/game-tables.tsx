import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { SessionUser } from '#src/kit/actors/use-session.ts';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useShow, useShown } from '../../daily-shown.data.ts';
import { FailureNote } from '../../form/failure-note.tsx';
import styles from './settings.module.css';

/** Whether others see how the member did in daily challenges. */
export function GameTables({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation();
  const { data: isShown, isError, refetch } = useShown(user.username);
  const { show } = useShow();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const change = async (wanted: boolean) => {
    const result = await show(wanted);
    setFailure(result.isDone ? null : result.failure);
  };
  return (
    <section aria-labelledby="game-tables">
      <h2 id="game-tables">{t('account.tables.title')}</h2>
      {isError && isShown === undefined && (
        <ErrorState title={t('failure.title')} text={t('account.lost.server')} onRetry={refetch} />
      )}
      {!isError && isShown === undefined && <Skeleton height={24} />}
      {isShown !== undefined && (
        <CheckField label={t('account.tables.show')} checked={isShown} onChange={(on) => void change(on)} />
      )}
      <p className={styles.hint}>{t('account.tables.hint')}</p>
      <FailureNote failure={failure} />
    </section>
  );
}
