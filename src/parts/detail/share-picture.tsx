import { Button } from '@mantine/core';
import { ImageDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLocale } from '#src/actors/use-locale.ts';

const ADDRESS = /^\/info\/([a-z]+)\/0*([1-9]\d*)/;

/** The picture that links to this page show in chats, as a file; the server draws it. */
export function SharePicture() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [, kind, id] = ADDRESS.exec(useLocation().pathname) ?? [];
  if (kind === undefined || id === undefined) return null;
  return (
    <Button
      component="a"
      href={`/preview/${locale}/${kind}/${id}.png`}
      download={`setori-${kind}-${id}.png`}
      leftSection={<ImageDown size={16} aria-hidden="true" />}
    >
      {t('detail.sharePicture')}
    </Button>
  );
}
