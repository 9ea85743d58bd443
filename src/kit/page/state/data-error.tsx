import { Music } from 'lucide-react';
import { readFailure } from '#model/vocabulary/data-failures';
import { useTranslation } from '../../text/translation.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

interface Props {
  /** As a DataFailure writes it. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Which game data did not load, in words, and another try. */
export function DataError({ message, onRetry }: Props) {
  const { t } = useTranslation();
  const known = readFailure(message);
  if (known?.isStated && known.dataName === 'chart') {
    return <EmptyState icon={<Music size={28} />} title={t('song.noChartYet')} text={t('failure.noChart')} />;
  }
  const text = known
    ? t(`failure.${known.kind}`, { name: t(`data.${known.dataName}`) })
    : t('failure.other', { message });
  return <ErrorState title={t('failure.title')} text={text} onRetry={onRetry} />;
}
