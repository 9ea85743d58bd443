import { Button } from '@mantine/core';
import { ClipboardList, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Builder } from '../state/builder.ts';
import styles from './answer.module.css';
import { useCopies } from './use-copies.ts';

interface Props {
  readonly builder: Builder;
}

export function CopyButtons({ builder }: Props) {
  const { t } = useTranslation();
  const { said, copyLink, copyText } = useCopies(builder);
  return (
    <div className={styles.actions}>
      <Button leftSection={<Link2 size={16} aria-hidden="true" />} onClick={copyLink}>
        {t('builder.result.copyLink')}
      </Button>
      <Button leftSection={<ClipboardList size={16} aria-hidden="true" />} onClick={copyText}>
        {t('builder.result.copyText')}
      </Button>
      <span className={styles.small} role="status">
        {said}
      </span>
    </div>
  );
}
