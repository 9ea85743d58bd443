import { useTranslation } from 'react-i18next';
import { ErrorState } from '#src/components/error-state.tsx';
import { readFailure } from '#src/data/failure.ts';

interface Props {
  /** As a DataFailure writes it. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Which game data did not load, in words, and another try. */
export function DataError({ message, onRetry }: Props) {
  const { t } = useTranslation();
  const known = readFailure(message);
  const text = known
    ? t(`failure.${known.kind}`, { name: t(`data.${known.dataName}`) })
    : t('failure.other', { message });
  return <ErrorState title={t('failure.title')} text={text} onRetry={onRetry} />;
}
