import { Button } from '@mantine/core';
import { Link2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useShare } from '#src/kit/address/use-share.ts';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useServerOptions } from '#src/kit/field/server-options.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { type Explorer, nameOf } from '../use-explorer.ts';
import styles from './head.module.css';

const ICON = 16;

function CopyLink({ name }: { readonly name: string }) {
  const { share, label, said } = useShare(name);
  return (
    <>
      <Button variant="default" leftSection={<Link2 size={ICON} aria-hidden="true" />} onClick={share}>
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** Title, and the servers: each leads to the same path. They answer before the index has come. */
export function Head({ explorer }: { readonly explorer: Explorer }) {
  const { t } = useTranslation();
  const { server, target, hrefOf } = explorer;
  const navigate = useNavigate();
  const choices = useServerOptions().map(({ code, label, name }) => ({ value: code, label, name }));
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1>{t('page.explorer')}</h1>
        <p className={styles.lead}>{t('explorer.lead')}</p>
      </div>
      <SegmentedChoice
        label={t('explorer.server')}
        choices={choices}
        value={server}
        onChange={(code) => void navigate(hrefOf(target, code), { preventScrollReset: true })}
      />
      <CopyLink name={nameOf(target) || t('page.explorer')} />
    </header>
  );
}
