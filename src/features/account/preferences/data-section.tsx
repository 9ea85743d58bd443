import { Button } from '@mantine/core';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { clearCaches } from './caches.ts';

/** Version of the data that the page was served with. */
const dataVersion = document.querySelector<HTMLMetaElement>('meta[name="data-version"]')?.content || '–';

/** Which data shows, and a way to have it afresh. */
export function DataSection() {
  const { t } = useTranslation();
  const [isCleared, setCleared] = useState(false);
  const clear = async () => {
    setCleared(false);
    await clearCaches();
    setCleared(true);
  };
  return (
    <Section id="data" title={t('preferences.section.data')}>
      <FieldRow label={t('preferences.dataVersion')}>
        <code>{dataVersion}</code>
      </FieldRow>
      <FieldRow label={t('preferences.caches')} hint={t('preferences.cachesHint')}>
        <Button leftSection={<RefreshCw size={16} aria-hidden="true" />} onClick={clear}>
          {t('preferences.clearCaches')}
        </Button>
        <span role="status">{isCleared && t('preferences.cachesCleared')}</span>
      </FieldRow>
    </Section>
  );
}
