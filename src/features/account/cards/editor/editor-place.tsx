import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import page from '../collection.module.css';
import type { GridCard } from '../use-owned-list.ts';
import styles from './card-editor.module.css';
import { CardEditor, type EditorProps } from './card-editor.tsx';

interface Props extends Omit<EditorProps, 'card'> {
  readonly cards: readonly GridCard[];
  /** Place of the cursor: what is under it is edited. */
  readonly active: number;
  readonly isNarrow: boolean;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

const ICON = 18;

/** Beside the grid where there is room, over it on phones; from one card to the next without closing. */
export function EditorPlace({ cards, active, isNarrow, onMove, onClose, ...props }: Props) {
  const { t } = useTranslation();
  const card = cards[active];
  if (!card) return null;
  const steps = <Steps cards={cards} active={active} isNarrow={isNarrow} onMove={onMove} onClose={onClose} />;
  if (isNarrow) {
    return (
      <DialogFrame opened title={card.view.title} onClose={onClose}>
        {() => (
          <>
            {steps}
            <CardEditor card={card} {...props} isTitled />
          </>
        )}
      </DialogFrame>
    );
  }
  return (
    <aside
      className={page.aside}
      aria-label={t('collection.editor')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        onClose();
        document.querySelector<HTMLElement>('#results [role="listbox"]')?.focus({ preventScroll: true });
      }}
    >
      {steps}
      <CardEditor card={card} {...props} />
    </aside>
  );
}

type StepsProps = Pick<Props, 'cards' | 'active' | 'isNarrow' | 'onMove' | 'onClose'>;

function Steps({ cards, active, isNarrow, onMove, onClose }: StepsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.steps}>
      <ActionIcon
        variant="default"
        aria-label={t('collection.previous')}
        disabled={active === 0}
        onClick={() => onMove(active - 1)}
      >
        <ChevronLeft size={ICON} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('collection.next')}
        disabled={active >= cards.length - 1}
        onClick={() => onMove(active + 1)}
      >
        <ChevronRight size={ICON} aria-hidden="true" />
      </ActionIcon>
      {!isNarrow && (
        <ActionIcon
          variant="subtle"
          className={styles.close ?? ''}
          aria-label={t('action.close')}
          onClick={onClose}
        >
          <X size={ICON} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
