import { ActionIcon } from '@mantine/core';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { DISPLAYS, type Display } from '#model/writing/post/nodes';
import { SegmentedChoice } from '#src/kit/field/segmented-choice.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { DrawnNode } from '../editor/views.ts';
import type { PostEditor } from '../text/use-post-editor.ts';
import styles from '../write.module.css';

export interface BlockProps {
  readonly editor: PostEditor;
  readonly drawn: DrawnNode;
  readonly isEditable: boolean;
}

interface Props extends BlockProps {
  /** Spoken name of the block. */
  readonly label: string;
  readonly display: Display;
  /** More tools of the block. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

const ICON = { size: 18, 'aria-hidden': true } as const;
const SIZES = ['large', 'thumbnail', 'icon'] as const;

/** A block of the text with its size and what else can be done with it. */
export function BlockFrame({ editor, drawn, isEditable, label, display, tools, children }: Props) {
  const { t } = useTranslation();
  const act = (deed: (at: number) => void) => {
    const at = drawn.at();
    if (at !== undefined) deed(at);
  };
  return (
    <section className={styles.block} aria-label={label}>
      {/* The editor shows what the post will show; links in it would lead away from the text. */}
      <div className={styles.shown} inert>
        {children}
      </div>
      {isEditable && (
        <div className={styles.blockTools}>
          <SegmentedChoice
            label={t('write.size')}
            value={display}
            choices={DISPLAYS.map((value) => ({ value, label: t(`write.sizeOf.${SIZES[value]}`) }))}
            onChange={(value) => act((at) => editor.change(at, { display: value }))}
          />
          {tools}
          <span className={styles.blockEnds}>
            <ActionIcon
              variant="subtle"
              aria-label={t('write.moveUp')}
              onClick={() => act((at) => editor.move(at, -1))}
            >
              <ArrowUp {...ICON} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('write.moveDown')}
              onClick={() => act((at) => editor.move(at, 1))}
            >
              <ArrowDown {...ICON} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('write.removeBlock')}
              onClick={() => act((at) => editor.remove(at))}
            >
              <Trash2 {...ICON} />
            </ActionIcon>
          </span>
        </div>
      )}
    </section>
  );
}
