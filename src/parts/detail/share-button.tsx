import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const PATIENCE_MS = 2_500;

interface Props {
  readonly title: string;
}

/** Gives the address of the page away: by what the phone offers for it, or into the clipboard. */
export function ShareButton({ title }: Props) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  const share = async () => {
    const url = window.location.href;
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (!isTouch || !navigator.share) return copy(url);
    // Whoever closes the phone's own dialog wanted nothing.
    await navigator.share({ title, url }).catch(() => {});
  };
  return (
    <>
      <Button leftSection={<Link2 size={16} aria-hidden="true" />} onClick={() => void share()}>
        {copied ? t('builder.result.copiedLink') : t('builder.result.copyLink')}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && t('builder.result.copiedLink')}
        {error && t('builder.result.copyFailed')}
      </span>
    </>
  );
}
