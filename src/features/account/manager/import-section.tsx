import { Suspense } from 'react';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { ImportForm } from '../profiles/import/import-form.tsx';
import { ImportWaiting } from '../profiles/import/import-waiting.tsx';

/** Collections from elsewhere: pasted, typed, chosen or dropped, and seen before anything changes. */
export function ImportSection() {
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
