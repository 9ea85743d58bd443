import { Button } from '@mantine/core';
import { RotateCw } from 'lucide-react';
import { friendlyName } from '#model/vocabulary/data-names';
import { useNavigation } from '#src/kit/actors/use-navigation.ts';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { RequestsView } from '../use-requests.ts';
import styles from './dialogs.module.css';

interface Props {
  readonly requests: RequestsView;
}

/** Names what did not load (reference R43). Closing clears the list. */
export function NetworkDialog({ requests }: Props) {
  const { t } = useTranslation();
  const { isOpen, isRetrying, names, close, retry } = requests;
  const isOffline = useNavigation((view) => view.isOffline);
  const friendly = (name: string): string => {
    const known = friendlyName(name);
    return known ? t(`data.${known}`) : name;
  };
  return (
    <DialogFrame
      opened={isOpen}
      title={t(isOffline ? 'failure.offlineTitle' : 'network.title')}
      onClose={close}
    >
      {() => (
        <div className={styles.body}>
          <p>{t('network.intro')}</p>
          <ul className={styles.names}>
            {names.map((name) => (
              <li key={name}>{friendly(name)}</li>
            ))}
          </ul>
          <p>{t(isOffline ? 'network.offline' : 'network.outro')}</p>
          <DialogEnds>
            <Button onClick={close}>{t('action.close')}</Button>
            <Button
              variant="filled"
              loading={isRetrying}
              leftSection={<RotateCw size={16} aria-hidden="true" />}
              onClick={retry}
            >
              {t('action.retry')}
            </Button>
          </DialogEnds>
        </div>
      )}
    </DialogFrame>
  );
}
