import { Button } from '@mantine/core';
import { ClipboardList, ImageDown, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/components/format.ts';
import { useItemLabel } from '#src/components/items-used.tsx';
import { usePicture } from '../picture/use-picture.ts';
import answerStyles from '../teambuilder/answer/answer.module.css';
import { useClipboards } from '../teambuilder/answer/use-copies.ts';
import type { Builder } from '../teambuilder/state/builder.ts';
import styles from './medley.module.css';
import { medleyText } from './medley-text.ts';
import type { Shown } from './shown.ts';

interface Props {
  readonly builder: Builder;
  readonly shown: Shown;
}

/** The medley for others: as a link, as text. */
export function MedleyActions({ builder, shown }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  const { said, copyLink, copyText } = useClipboards(builder, () =>
    medleyText({ builder, t, format, labelOf }, shown),
  );
  const picture = usePicture(builder, true, ({ medleyPicture }, words) =>
    medleyPicture(words, shown, { now: Date.now(), isFresh: !shown.isStale && !shown.isOld }),
  );
  return (
    <div className={styles.actions}>
      <Button leftSection={<Link2 size={16} aria-hidden="true" />} onClick={copyLink}>
        {t('builder.result.copyLink')}
      </Button>
      <Button leftSection={<ClipboardList size={16} aria-hidden="true" />} onClick={copyText}>
        {t('builder.result.copyText')}
      </Button>
      <Button
        leftSection={<ImageDown size={16} aria-hidden="true" />}
        disabled={picture.isDrawing}
        onClick={picture.save}
      >
        {t('builder.picture.save')}
      </Button>
      <span className={answerStyles.small} role="status">
        {said || picture.said}
      </span>
    </div>
  );
}
