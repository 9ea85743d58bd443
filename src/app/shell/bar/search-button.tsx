import { UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { SEARCH } from '../dialogs/names.ts';
import { useModals } from '../use-modals.ts';
import { useWelcome } from '../use-welcome.ts';
import styles from './search-button.module.css';

/** Opens the search; so do Ctrl-K or ⌘-K everywhere, and `/` outside of fields. */
export function SearchButton() {
  const { t } = useTranslation();
  const { open } = useModals();
  const { isOpen: isWelcome } = useWelcome();
  const search = () => {
    if (!isWelcome) open(SEARCH);
  };
  useHotkeys([['mod+K', search]], []);
  useHotkeys([['/', search, { usePhysicalKeys: false }]]);
  return (
    <UnstyledButton
      className={styles.search}
      aria-label={t('search.open')}
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={search}
    >
      <Search size={16} aria-hidden="true" />
      <span className={styles.text}>{t('search.open')}</span>
      <span className={styles.key}>/</span>
    </UnstyledButton>
  );
}
