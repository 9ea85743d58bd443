import { Button, FileButton } from '@mantine/core';
import { Download, Upload } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { readSettings, SETTINGS_FILE, writeSettings } from './settings-file.ts';

/** Settings as a file, to take them to another browser. Profiles have files of their own. */
export function FileSection() {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const servers = useServers();
  const [outcome, setOutcome] = useState<'imported' | 'importFailed' | null>(null);
  const text = writeSettings({ ...preferences.stored, ...servers.stored });
  const take = async (file: File | null) => {
    if (!file) return;
    const settings = readSettings(await file.text().catch(() => ''));
    setOutcome(settings ? 'imported' : 'importFailed');
    if (!settings) return;
    preferences.takeStored(settings);
    servers.takeStored(settings);
  };
  return (
    <Section id="file" title={t('preferences.section.file')}>
      <FieldRow label={t('preferences.export')} hint={t('preferences.exportHint')}>
        <Button
          component="a"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
          download={SETTINGS_FILE}
          leftSection={<Download size={16} aria-hidden="true" />}
        >
          {t('preferences.exportSettings')}
        </Button>
      </FieldRow>
      <FieldRow label={t('preferences.import')} hint={t('preferences.importHint')}>
        <FileButton
          accept="application/json,.json"
          inputProps={{ 'aria-label': t('preferences.importSettings') }}
          onChange={take}
        >
          {(props) => (
            <Button {...props} leftSection={<Upload size={16} aria-hidden="true" />}>
              {t('preferences.importSettings')}
            </Button>
          )}
        </FileButton>
        <span role="status">{outcome && t(`preferences.${outcome}`)}</span>
      </FieldRow>
    </Section>
  );
}
