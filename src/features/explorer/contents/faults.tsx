import { Button } from '@mantine/core';
import { FolderSearch, FolderX } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { ErrorState } from '#src/kit/page/state/error-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { IndexFault } from '../index/index-answers.ts';
import styles from './contents.module.css';

const ICON = 28;

interface FaultProps {
  readonly fault: IndexFault;
  /** Of the index of all folders, not of one of them. */
  readonly isIndex: boolean;
  readonly onRetry: () => void;
}

/** Why nothing shows: what is not there differs from what did not come. */
export function Fault({ fault, isIndex, onRetry }: FaultProps) {
  const { t } = useTranslation();
  if (fault === 'missing')
    return (
      <EmptyState
        icon={<FolderX size={ICON} />}
        title={t(isIndex ? 'explorer.noIndexTitle' : 'explorer.noFilesTitle')}
        text={t(isIndex ? 'explorer.noIndexText' : 'explorer.noFilesText')}
      />
    );
  return (
    <ErrorState
      title={t(isIndex ? 'explorer.lostIndex' : 'explorer.lostFiles')}
      text={t(`explorer.fault.${fault}`)}
      onRetry={onRetry}
    />
  );
}

interface NothingProps {
  readonly text: string;
  readonly onClear?: (() => void) | null;
  readonly link?: { readonly to: string; readonly label: string };
}

/** A folder without anything in it, or nothing that fits. */
export function Nothing({ text, onClear = null, link }: NothingProps) {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<FolderSearch size={ICON} />} title={t('explorer.nothing')} text={text}>
      {onClear && <Button onClick={onClear}>{t('action.clear')}</Button>}
      {link && (
        <Link to={link.to} preventScrollReset>
          {link.label}
        </Link>
      )}
    </EmptyState>
  );
}

/** While a list is on its way. */
export function Waiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('action.loading')} />;
}
