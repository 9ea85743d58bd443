import { FileX } from 'lucide-react';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { Fault } from '../contents/faults.tsx';
import { type AssetFile, faultOf, useFileHead } from '../explorer.data.ts';
import styles from './preview.module.css';

const ICON = 28;

export function FileWaiting() {
  const { t } = useTranslation();
  return <div className={styles.waiting} role="status" aria-busy="true" aria-label={t('action.loading')} />;
}

/** In place of a file that is not there, or cannot be read. */
export function NoFile() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<FileX size={ICON} />}
      title={t('explorer.missingTitle')}
      text={t('explorer.missingText')}
    />
  );
}

interface Props {
  readonly file: AssetFile;
  readonly onRetry: () => void;
}

/** In place of a picture or a film that the browser could not load: it does not say why, so the server is asked. */
export function UnloadedFile({ file, onRetry }: Props) {
  const { error, isFetching } = useFileHead(file, true);
  const fault = faultOf(error);
  if (isFetching) return <FileWaiting />;
  return fault ? <Fault fault={fault} isIndex={false} onRetry={onRetry} /> : <NoFile />;
}
