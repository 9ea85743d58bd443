import { FileX } from 'lucide-react';
import { EmptyState } from '#src/kit/page/state/empty-state.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';

const ICON = 28;

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
