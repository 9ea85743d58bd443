import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { CallFailure } from '#src/data/api/failures.ts';
import { type SyncRequest, useLinking } from '#src/data/api/linked-accounts.ts';
import styles from './linked.module.css';
import { LinkingNote } from './linking-note.tsx';

interface Props {
  readonly request: SyncRequest;
  /** The row has gone: it was proved or given up. */
  readonly onGone: () => void;
}

/** An account that waits for its proof: the code, and looking whether it is there. */
export function PendingRow({ request: { server, uid, code, expiresAt }, onGone }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { link, isBusy } = useLinking();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const act = async (type: 'verify' | 'remove') => {
    const result = await link({ type, server });
    setFailure(result.isDone ? null : result.failure);
    if (result.isDone) onGone();
  };
  const name = t(`server.${SERVERS[server] ?? 'jp'}`);
  return (
    <li className={styles.row}>
      <p className={styles.name}>{t('account.linked.account', { server: name, uid: String(uid) })}</p>
      <p>{t('account.linked.put', { time: dateTime(expiresAt) })}</p>
      <Code code={code} />
      <LinkingNote failure={failure} />
      <div className={styles.actions}>
        <Button variant="filled" loading={isBusy} onClick={() => void act('verify')}>
          {t('account.linked.verify')}
        </Button>
        <Button disabled={isBusy} onClick={() => void act('remove')}>
          {t('action.cancel')}
        </Button>
      </div>
    </li>
  );
}

function Code({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setSaid(t('account.linked.copied')),
      () => setSaid(t('account.linked.notCopied')),
    );
  return (
    <p className={styles.actions}>
      <code className={styles.code}>{code}</code>
      <Button leftSection={<Copy size={16} aria-hidden="true" />} onClick={() => void copy()}>
        {t('account.linked.copy')}
      </Button>
      <span className={styles.facts} role="status">
        {said}
      </span>
    </p>
  );
}
