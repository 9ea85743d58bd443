import { Button, FileButton } from '@mantine/core';
import { Download, RefreshCw, TriangleAlert, Upload } from 'lucide-react';
import { useState } from 'react';
import { usePreferences } from '#src/kit/actors/use-preferences.ts';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { askAfresh } from '#src/kit/data/http.ts';
import { queryClient } from '#src/kit/data/query-client.ts';
import { FieldRow } from '#src/kit/field/field-row.tsx';
import { Banner } from '#src/kit/page/banner.tsx';
import { PanelPage } from '#src/kit/page/panel-page.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DatesSection } from '../preferences/dates-section.tsx';
import { MatureField } from '../preferences/fields/mature-field.tsx';
import { MotionField } from '../preferences/fields/motion-field.tsx';
import { SpoilersField } from '../preferences/fields/spoilers-field.tsx';
import { LanguageField } from '../preferences/language-field.tsx';
import { MainServerField, SubServerField } from '../preferences/server-fields.tsx';
import { readSettings, SETTINGS_FILE, writeSettings } from '../preferences/settings-file.ts';
import { ThemeField } from '../preferences/theme-field.tsx';

/** Says when settings are not kept; nothing while all is well. */
function StorageNotice() {
  const { t } = useTranslation();
  const preferences = usePreferences();
  const servers = useServers();
  if (!preferences.storageProblem && !servers.storageProblem) return null;
  const retry = () => {
    preferences.retryStorage();
    servers.retryStorage();
  };
  return (
    <Banner kind="warning" icon={<TriangleAlert size={16} />}>
      {t('setting.notKept')}{' '}
      <Button variant="subtle" onClick={retry}>
        {t('action.retry')}
      </Button>
    </Banner>
  );
}

/** Settings as a file, to take them to another browser. Profiles have files of their own. */
function FileSection() {
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

/** Forgets all game data, also what the browser keeps of it, and loads again what the page shows. Never rejects. */
async function clearCaches(): Promise<void> {
  if ('caches' in window) {
    const names = await window.caches.keys().catch(() => []);
    await Promise.allSettled(names.map((name) => window.caches.delete(name)));
  }
  askAfresh();
  queryClient.removeQueries({ type: 'inactive' });
  await queryClient.resetQueries();
}

/** Version of the data that the page was served with. */
const dataVersion = document.querySelector<HTMLMetaElement>('meta[name="data-version"]')?.content || '–';

/** Which data shows, and a way to have it afresh. */
function DataSection() {
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

/** `/profile/preferences`: everything a visitor can set (reference R58). */
export function Screen() {
  const { t } = useTranslation();
  return (
    <PanelPage title={t('page.preferences')} lead={t('preferences.lead')} notice={<StorageNotice />}>
      <Section id="language" title={t('preferences.section.language')}>
        <LanguageField />
        <MainServerField />
        <SubServerField />
      </Section>
      <Section id="display" title={t('preferences.section.display')}>
        <ThemeField />
        <MotionField />
        <SpoilersField />
        <MatureField />
      </Section>
      <DatesSection />
      <DataSection />
      <FileSection />
    </PanelPage>
  );
}
