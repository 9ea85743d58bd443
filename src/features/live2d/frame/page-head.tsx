import { Button } from '@mantine/core';
import { Camera, FolderOpen, Link2 } from 'lucide-react';
import { useShare } from '#src/kit/address/use-share.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useMaking } from '../panels/use-making.ts';
import { useOwnFiles } from './own-files.tsx';
import styles from './viewer.module.css';

const ICON = 16;

/** The name of the page and what is done with the whole scene. */
export function PageHead({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  const { share, label, said } = useShare(title);
  const { pick, fault } = useOwnFiles();
  const { make, isPossible } = useMaking();
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{t('live2d.lead')}</p>
        </div>
        <div className={styles.buttons}>
          <Button leftSection={<FolderOpen size={ICON} aria-hidden="true" />} onClick={pick}>
            {t('live2d.ownModel')}
          </Button>
          <Button leftSection={<Link2 size={ICON} aria-hidden="true" />} onClick={share}>
            {label}
          </Button>
          <Button
            variant="filled"
            leftSection={<Camera size={ICON} aria-hidden="true" />}
            disabled={!isPossible}
            onClick={() => make('png')}
          >
            {t('live2d.savePng')}
          </Button>
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </div>
      </header>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </>
  );
}
