import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { DialogEnds, DialogFrame } from '#src/components/dialog-frame.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { LanguageField } from '#src/parts/preferences/language-field.tsx';
import { MainServerField, SubServerField } from '#src/parts/preferences/server-fields.tsx';
import { ThemeField } from '#src/parts/preferences/theme-field.tsx';
import styles from './dialogs.module.css';
import { useProposedServers } from './use-proposed-servers.ts';

interface Props {
  readonly onClose: () => void;
}

/** Asks a first visitor for language, servers and theme, and says where the rest is set (reference R44). */
export function WelcomeDialog({ onClose }: Props) {
  const { t } = useTranslation();
  const servers = useProposedServers();
  const start = () => {
    servers.accept();
    onClose();
  };
  return (
    <DialogFrame opened title={t('welcome.title')} width={560} onClose={onClose}>
      {() => (
        <div className={styles.body}>
          <p>
            {t('welcome.lead')} {t('welcome.once')}
          </p>
          <div>
            <LanguageField isFirst />
            <MainServerField proposed={servers} />
            <SubServerField proposed={servers} />
            <ThemeField />
          </div>
          <DialogEnds>
            <Link className={styles.more} to="/profile/preferences" onClick={start}>
              {t('welcome.toPreferences')}
            </Link>
            <Button className={styles.start ?? ''} variant="filled" onClick={start}>
              {t('welcome.start')}
            </Button>
          </DialogEnds>
        </div>
      )}
    </DialogFrame>
  );
}
