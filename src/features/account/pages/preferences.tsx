import { PanelPage } from '#src/kit/page/panel-page.tsx';
import { Section } from '#src/kit/page/section.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { DataSection } from '../preferences/data-section.tsx';
import { DatesSection } from '../preferences/dates-section.tsx';
import { MotionField } from '../preferences/fields/motion-field.tsx';
import { SpoilersField } from '../preferences/fields/spoilers-field.tsx';
import { FileSection } from '../preferences/file-section.tsx';
import { LanguageField } from '../preferences/language-field.tsx';
import { MainServerField, SubServerField } from '../preferences/server-fields.tsx';
import { StorageNotice } from '../preferences/storage-notice.tsx';
import { ThemeField } from '../preferences/theme-field.tsx';

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
      </Section>
      <DatesSection />
      <DataSection />
      <FileSection />
    </PanelPage>
  );
}
