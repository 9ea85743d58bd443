import { Music } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { readFailure } from '#model/vocabulary/data-failures';
import { useTranslation } from '../../text/translation.tsx';
import { useIsOnline } from '../use-is-online.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

interface Props {
  /** As a DataFailure writes it. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Tries again as soon as the connection is back. */
function useRetryOnline(isOnline: boolean, onRetry: () => void): void {
  const wasOffline = useRef(!isOnline);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isOnline && wasOffline.current) retry();
    wasOffline.current = !isOnline;
  }, [isOnline]);
}

/** Which game data did not load, in words, and another try. */
export function DataError({ message, onRetry }: Props) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const known = readFailure(message);
  useRetryOnline(isOnline, onRetry);
  if (known?.isStated && known.dataName === 'chart') {
    return <EmptyState icon={<Music size={28} />} title={t('song.noChartYet')} text={t('failure.noChart')} />;
  }
  const name = known && t(`data.${known.dataName}`);
  if (!isOnline && known?.kind === 'unreachable')
    return (
      <ErrorState
        title={t('failure.offlineTitle')}
        text={t('failure.offline', { name: name ?? '' })}
        onRetry={onRetry}
      />
    );
  const text = known ? t(`failure.${known.kind}`, { name: name ?? '' }) : t('failure.other', { message });
  return <ErrorState title={t('failure.title')} text={text} onRetry={onRetry} />;
}
