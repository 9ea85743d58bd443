import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { CallFailure } from '#src/kit/data/api/failures.ts';
import { useCall } from '#src/kit/data/api/queries.ts';
import { saveFile } from '#src/kit/text/save-file.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { FailureNote } from '../../form/failure-note.tsx';
import styles from './settings.module.css';

const FILE = 'setori-account.json';

const save = (account: object): void =>
  saveFile(FILE, new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' }));

/** All that the server keeps of the member, as a file. */
export function ExportData() {
  const { t } = useTranslation();
  const { call, isBusy } = useCall('GET user/export', 'accountExport');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const take = async () => {
    const result = await call({});
    setFailure(result.isDone ? null : result.failure);
    if (result.isDone) save(result.answer.account);
  };
  return (
    <section aria-labelledby="export">
      <h2 id="export">{t('account.export.title')}</h2>
      <p className={styles.hint}>{t('account.export.text')}</p>
      <FailureNote failure={failure} />
      <Button loading={isBusy} leftSection={<Download size={16} aria-hidden="true" />} onClick={take}>
        {t('account.export.save')}
      </Button>
    </section>
  );
}
