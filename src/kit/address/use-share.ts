import { useClipboard } from '@mantine/hooks';
import { useTranslation } from '../text/translation.tsx';
import { canHandOver, handOver } from './hand-over.ts';

const PATIENCE_MS = 2_500;

const urlOfPage = (): string => window.location.href;

/** Gives an address away, that of the page if no other: by what the phone offers for it, or into the clipboard. */
export function useShare(title: string, urlOf = urlOfPage) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: PATIENCE_MS });
  const share = async () => {
    const url = urlOf();
    if (!canHandOver()) return copy(url);
    await handOver({ title, url });
  };
  const said = copied ? t('copy.linkCopied') : error ? t('copy.failed') : null;
  return {
    share: () => void share(),
    /** What the button says. */
    label: copied ? t('copy.linkCopied') : t('copy.link'),
    /** What became of it; null before. */
    said,
  };
}
