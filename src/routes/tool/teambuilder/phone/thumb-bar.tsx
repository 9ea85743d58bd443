import { ActionIcon } from '@mantine/core';
import { ClipboardList, ImageDown, Link2 } from 'lucide-react';
import { useTranslation } from '#src/components/translation.tsx';
import { useTeamPicture } from '../../picture/use-picture.ts';
import { useCopies } from '../../share/use-copies.ts';
import { CalculateButton } from '../answer/calculate-button.tsx';
import type { Builder } from '../state/builder.ts';
import styles from './thumb-bar.module.css';

interface Props {
  readonly builder: Builder;
  /** A search was started. */
  readonly onSearch: () => void;
}

/** All actions under the thumb, on phones. */
export function ThumbBar({ builder, onSearch }: Props) {
  const { t } = useTranslation();
  const { said, hasTeam, copyLink, copyText } = useCopies(builder);
  const picture = useTeamPicture(builder);
  return (
    <div className={styles.bar}>
      <span className={styles.said} role="status">
        {said || picture.said}
      </span>
      <CalculateButton builder={builder} className={styles.main} onSearch={onSearch} />
      <ActionIcon variant="default" aria-label={t('copy.link')} onClick={copyLink}>
        <Link2 size={18} aria-hidden="true" />
      </ActionIcon>
      {builder.inputs.live !== 'medley' && (
        <>
          <ActionIcon
            variant="default"
            aria-label={t('builder.result.copyText')}
            disabled={!hasTeam}
            onClick={copyText}
          >
            <ClipboardList size={18} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            aria-label={t('builder.picture.save')}
            disabled={!hasTeam || picture.isDrawing}
            onClick={picture.save}
          >
            <ImageDown size={18} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
    </div>
  );
}
