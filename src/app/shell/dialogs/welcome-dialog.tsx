import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { DialogEnds, DialogFrame } from '#src/components/dialog-frame.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { LanguageField } from '#src/parts/preferences/language-field.tsx';
import { MainServerField, SubServerField } from '#src/parts/preferences/server-fields.tsx';
import { ThemeField } from '#src/parts/preferences/theme-field.tsx';
import styles from './dialogs.module.css';

interface Props {
  readonly onClose: () => void;
}

/** Asks a first visitor for language, servers and theme, and says where the rest is set (reference R44). */
export function WelcomeDialog({ onClose }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame opened title={t('welcome.title')} width={560} onClose={onClose}>
      {() => (
        <div className={styles.body}>
          <div>
            <LanguageField isFirst />
            <MainServerField />
            <SubServerField />
            <ThemeField />
          </div>
          <DialogEnds>
            <Link className={styles.more} to="/profile/preferences" onClick={onClose}>
              {t('welcome.toPreferences')}
            </Link>
            <Button variant="filled" onClick={onClose}>
              {t('welcome.start')}
            </Button>
          </DialogEnds>
        </div>
      )}
    </DialogFrame>
  );
}
