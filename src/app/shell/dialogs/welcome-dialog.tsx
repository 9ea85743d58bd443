import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { LanguageField } from '#src/features/account/preferences/language-field.tsx';
import { MainServerField, SubServerField } from '#src/features/account/preferences/server-fields.tsx';
import { ThemeField } from '#src/features/account/preferences/theme-field.tsx';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './dialogs.module.css';

interface Props {
  readonly onClose: () => void;
}

/**
 * Asks a first visitor for language, servers and theme, and says where the rest is set. Only starting keeps servers that
 * the language proposed (reference R44).
 */
export function WelcomeDialog({ onClose }: Props) {
  const { t } = useTranslation();
  const servers = useServers();
  const start = () => {
    servers.choose({ main: servers.main, sub: servers.sub });
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
            <MainServerField />
            <SubServerField />
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
