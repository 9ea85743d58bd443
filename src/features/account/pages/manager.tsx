import { Suspense } from 'react';
import { PanelPage } from '#src/kit/page/panel-page.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { BackupsSection } from '../manager/backups/backups-section.tsx';
import { CloudSection } from '../manager/cloud/cloud-section.tsx';
import { ExportSection } from '../manager/export/export-section.tsx';
import { PremadeSection } from '../manager/premade/premade-section.tsx';
import { ProfilesSection } from '../manager/profiles/profiles-section.tsx';
import { UndoNotice } from '../manager/profiles/undo-notice.tsx';
import { ImportForm } from '../profiles/import/import-form.tsx';
import { ImportWaiting } from '../profiles/import/import-waiting.tsx';

/** Collections from elsewhere: pasted, typed, chosen or dropped, and seen before anything changes. */
function ImportSection() {
  const { t } = useTranslation();
  return (
    <Section id="import" title={t('manager.section.import')}>
      <p className="muted">{t('import.lead')}</p>
      <Suspense fallback={<ImportWaiting />}>
        <ImportForm />
      </Suspense>
    </Section>
  );
}

/** `/profile/manager`: the collections of this browser, and the ways in and out of it (reference R58). */
export function Screen() {
  const { t } = useTranslation();
  return (
    <PanelPage title={t('page.manager')} lead={t('manager.lead')} below={<UndoNotice />}>
      <ProfilesSection />
      <CloudSection />
      <ImportSection />
      <ExportSection />
      <PremadeSection />
      <BackupsSection />
    </PanelPage>
  );
}
