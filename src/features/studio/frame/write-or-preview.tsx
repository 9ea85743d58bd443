import { Eye, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import styles from './frame.module.css';

interface Props {
  readonly texts: { readonly view: string; readonly write: string; readonly preview: string };
  readonly preview: ReactNode;
  readonly children: ReactNode;
}

const ICON = { size: 16, 'aria-hidden': true } as const;

/** What is written, and beside it what others will see: one of the two where there is no room for both. */
export function WriteOrPreview({ texts, preview, children }: Props) {
  const [side, setSide] = useState<'write' | 'preview'>('write');
  const label = (icon: ReactNode, text: string) => (
    <>
      {icon}
      {text}
    </>
  );
  return (
    <>
      <div className={styles.switch}>
        <SegmentedChoice
          label={texts.view}
          value={side}
          choices={[
            { value: 'write', label: label(<PenLine {...ICON} />, texts.write) },
            { value: 'preview', label: label(<Eye {...ICON} />, texts.preview) },
          ]}
          onChange={setSide}
        />
      </div>
      <div className={styles.columns} data-side={side}>
        <div className={styles.written}>{children}</div>
        <section className={styles.preview} aria-label={texts.preview}>
          {preview}
        </section>
      </div>
    </>
  );
}
