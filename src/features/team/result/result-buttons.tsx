import { Button } from '@mantine/core';
import { ClipboardList, ImageDown, LayoutGrid, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { usePicture } from '../picture/use-picture.ts';
import styles from './result-buttons.module.css';
import { useCode } from './use-code.tsx';
import type { useClipboards } from './use-copies.ts';

interface Props {
  readonly copies: ReturnType<typeof useClipboards>;
  readonly picture: ReturnType<typeof usePicture>;
  /** It answers the question on the page, so that sharing comes next. */
  readonly isAnswer?: boolean;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** A result for others: as a link, as text, as a picture; and what came of it. */
export function ResultButtons({ copies, picture, isAnswer = false, children }: Props) {
  const { t } = useTranslation();
  const code = useCode(copies);
  return (
    <>
      <Button
        variant={isAnswer ? 'filled' : 'default'}
        leftSection={<Link2 size={16} aria-hidden="true" />}
        onClick={copies.copyLink}
      >
        {t('copy.link')}
      </Button>
      <Button leftSection={<ClipboardList size={16} aria-hidden="true" />} onClick={copies.copyText}>
        {t('builder.result.copyText')}
      </Button>
      <Button
        leftSection={<ImageDown size={16} aria-hidden="true" />}
        disabled={picture.isDrawing}
        onClick={() => picture.save(copies.linkNow())}
      >
        {t('builder.picture.save')}
      </Button>
      {code.isOffered && (
        <Button leftSection={<LayoutGrid size={16} aria-hidden="true" />} onClick={code.open}>
          {t('builder.share.code')}
        </Button>
      )}
      {code.dialog}
      {children}
      <span className={styles.said} role="status">
        {copies.said || picture.said}
      </span>
    </>
  );
}
