import { Button } from '@mantine/core';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useUnhide } from '../reports.data.ts';

interface Props {
  readonly id: number;
  readonly onUnhidden: () => void;
}

/** The way back from hiding something, as long as the server knows one. */
export function UnhideButton({ id, onUnhidden }: Props) {
  const { t } = useTranslation();
  const { unhide, isBusy } = useUnhide();
  const [hasFailed, setFailed] = useState(false);
  const undo = async () => {
    const { isDone } = await unhide(id);
    if (isDone) onUnhidden();
    else setFailed(true);
  };
  return (
    <p>
      {hasFailed && <span role="alert">{t('thread.notBack')} </span>}
      <Button
        leftSection={<Undo2 size={16} aria-hidden="true" />}
        loading={isBusy}
        onClick={() => void undo()}
      >
        {t('action.undo')}
      </Button>
    </p>
  );
}
