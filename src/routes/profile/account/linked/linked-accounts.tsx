import { Skeleton } from '@mantine/core';
import { useRef } from 'react';
import { ErrorState } from '#src/components/error-state.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { useLinkedAccounts } from '#src/data/api/linked-accounts.ts';
import { LinkForm } from './link-form.tsx';
import styles from './linked.module.css';
import { LinkedRow } from './linked-row.tsx';
import { PendingRow } from './pending-row.tsx';

/** Accounts of the game that belong to the member: proving it, and what everybody sees of them. */
export function LinkedAccounts() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useLinkedAccounts();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes with its row.
  const onGone = () => heading.current?.focus();
  return (
    <section aria-labelledby="linked">
      <h2 id="linked" ref={heading} tabIndex={-1}>
        {t('account.linked.title')}
      </h2>
      <p className={styles.lead}>{t('account.linked.lead')}</p>
      {isError && !data && (
        <ErrorState title={t('account.linked.failed')} text={t('account.lost.server')} onRetry={refetch} />
      )}
      {!isError && !data && <Skeleton height={96} />}
      {data && (
        <>
          <ul className={styles.rows}>
            {data.accounts.map((account) => (
              <LinkedRow key={`linked ${account.server}`} account={account} onGone={onGone} />
            ))}
            {data.requests.map((request) => (
              <PendingRow key={`pending ${request.server}`} request={request} onGone={onGone} />
            ))}
          </ul>
          <LinkForm />
        </>
      )}
    </section>
  );
}
