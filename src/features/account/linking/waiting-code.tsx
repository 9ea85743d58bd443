import { Button } from '@mantine/core';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/kit/actors/use-dates.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './linked.module.css';
import { LinkingNote } from './linking-note.tsx';
import type { LinkingView } from './use-linking.ts';

interface Props {
  readonly linking: LinkingView;
  readonly request: NonNullable<LinkingView['request']>;
}

/** An account that waits for its proof: the code, and looking whether it is there. */
export function WaitingCode({ linking, request: { server, uid, code, expiresAt } }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useDates();
  const { doing, isBusy, refusal, verify, remove } = linking;
  const name = t(`server.${SERVERS[server] ?? 'jp'}`);
  return (
    <div className={styles.row}>
      <p className={styles.name}>{t('account.linked.account', { server: name, uid: String(uid) })}</p>
      <p>{t('account.linked.put', { time: dateTime(expiresAt) })}</p>
      <Code code={code} />
      <LinkingNote refusal={refusal} />
      <div className={styles.actions}>
        <Button variant="filled" loading={doing === 'verify'} disabled={isBusy} onClick={verify}>
          {t('account.linked.verify')}
        </Button>
        <Button disabled={isBusy} onClick={remove}>
          {t('action.cancel')}
        </Button>
      </div>
    </div>
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
