import { useTranslation } from 'react-i18next';
import { Section } from '#src/components/section.tsx';
import { DataSection } from './preferences/data-section.tsx';
import { DatesSection } from './preferences/dates-section.tsx';
import { LanguageField } from './preferences/fields/language-field.tsx';
import { MotionField } from './preferences/fields/motion-field.tsx';
import { MainServerField, SubServerField } from './preferences/fields/server-fields.tsx';
import { SpoilersField } from './preferences/fields/spoilers-field.tsx';
import { ThemeField } from './preferences/fields/theme-field.tsx';
import { FileSection } from './preferences/file-section.tsx';
import { StorageNotice } from './preferences/storage-notice.tsx';
import styles from './preferences.module.css';

/** `/profile/preferences`: everything a visitor can set (pages 3.16). */
export function Preferences() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('preferences.title')}</h1>
        <p className={styles.lead}>{t('preferences.lead')}</p>
      </header>
      <StorageNotice />
      <div className={styles.panel}>
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
      </div>
    </div>
  );
}
