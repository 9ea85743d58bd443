import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CloudView } from './use-cloud.ts';

interface Props {
  readonly cloud: CloudView;
  /** How many, where the button is to say it itself. */
  readonly count?: string;
  /** The page that asks takes over. */
  readonly onLeave?: () => void;
}

/** Brings the cards of the account to this device; where that needs an answer, the page that asks for it is the way. */
export function GetCards({ cloud, count, onLeave }: Props) {
  const { t } = useTranslation();
  if (cloud.isDeciding || cloud.confirming !== null || cloud.failure !== null)
    return (
      <Button component={Link} to="/profile/manager#cloud" onClick={onLeave}>
        {t('offer.compare')}
      </Button>
    );
  return (
    <Button
      variant="filled"
      leftSection={count === undefined ? undefined : <Download size={16} aria-hidden="true" />}
      loading={cloud.isBusy}
      onClick={cloud.download}
    >
      {count === undefined ? t('offer.getIt') : `${t('offer.get', { number: count })} · ${t('offer.getIt')}`}
    </Button>
  );
}
