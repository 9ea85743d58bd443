import { ActionIcon } from '@mantine/core';
import { ClipboardList, ImageDown, Link2 } from 'lucide-react';
import { useTranslation } from '#src/components/translation.tsx';
import { useTeamPicture } from '#src/parts/team/picture/use-picture.ts';
import { useCopies } from '#src/parts/team/result/use-copies.ts';
import { CalculateButton, type CalculateProps } from '../answer/calculate-button.tsx';
import styles from './thumb-bar.module.css';

interface Props extends CalculateProps {
  /** A search was started. */
  readonly onSearch: () => void;
}

/** All actions under the thumb, on phones. */
export function ThumbBar({ onSearch, ...calculate }: Props) {
  const { t } = useTranslation();
  const { question } = calculate;
  const { said, hasTeam, copyLink, copyText } = useCopies(question);
  const picture = useTeamPicture(question);
  return (
    <div className={styles.bar}>
      <span className={styles.said} role="status">
        {said || picture.said}
      </span>
      <CalculateButton {...calculate} className={styles.main} onSearch={onSearch} />
      <ActionIcon variant="default" aria-label={t('copy.link')} onClick={copyLink}>
        <Link2 size={18} aria-hidden="true" />
      </ActionIcon>
      {question.inputs.live !== 'medley' && (
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
