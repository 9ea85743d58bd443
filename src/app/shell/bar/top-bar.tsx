import { ActionIcon, Button } from '@mantine/core';
import { ArrowLeft, Menu } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { MusicSlot } from '../music/music-slot.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Logo } from './logo.tsx';
import { SearchButton } from './search-button.tsx';
import styles from './top-bar.module.css';
import { useBack } from './use-back.ts';
import { UserButton } from './user-button.tsx';

interface Props {
  readonly onMenu: () => void;
}

export function TopBar({ onMenu }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const back = useBack();
  return (
    <header className={styles.bar} data-home={pathname === '/' || undefined}>
      <ProgressBar />
      <ActionIcon className={styles.menu} variant="subtle" aria-label={t('nav.menu')} onClick={onMenu}>
        <Menu size={20} aria-hidden="true" />
      </ActionIcon>
      <Link to="/" className={styles.logo} aria-label={t('nav.toStart')}>
        <Logo />
        <span>{t('site.name')}</span>
      </Link>
      <Breadcrumb />
      <span className={styles.room} />
      <SearchButton />
      <MusicSlot />
      <UserButton />
      <Button className={styles.back} leftSection={<ArrowLeft size={16} aria-hidden="true" />} onClick={back}>
        {t('nav.back')}
      </Button>
      <ActionIcon className={styles.backIcon} variant="subtle" aria-label={t('nav.back')} onClick={back}>
        <ArrowLeft size={20} aria-hidden="true" />
      </ActionIcon>
    </header>
  );
}
