import { useFormat } from '#src/components/format.ts';
import { useItemLabel } from '#src/components/items-used.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { usePicture } from '../picture/use-picture.ts';
import { ResultButtons } from '../share/result-buttons.tsx';
import { useClipboards } from '../share/use-copies.ts';
import type { Builder } from '../teambuilder/state/builder.ts';
import styles from './medley.module.css';
import { medleyText } from './medley-text.ts';
import type { Shown } from './shown.ts';

interface Props {
  readonly builder: Builder;
  readonly shown: Shown;
}

/** The medley for others. */
export function MedleyActions({ builder, shown }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useItemLabel();
  const occasion = () => ({ now: Date.now(), isFresh: !shown.isStale && !shown.isOld });
  const copies = useClipboards(builder, () => medleyText({ builder, t, format, labelOf }, shown, occasion()));
  const picture = usePicture(builder, true, ({ medleyPicture }, words) =>
    medleyPicture(words, shown, occasion()),
  );
  return (
    <div className={styles.actions}>
      <ResultButtons copies={copies} picture={picture} />
    </div>
  );
}
