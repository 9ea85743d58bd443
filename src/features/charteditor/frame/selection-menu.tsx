import { ActionIcon } from '@mantine/core';
import {
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  ClipboardPaste,
  Copy,
  FlipHorizontal2,
  type LucideIcon,
  Scissors,
  Trash2,
} from 'lucide-react';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { actionText } from '../keys/action-text.ts';
import type { EditorAction } from '../keys/actions.ts';
import { ACTS, type ActHost } from '../keys/acts.ts';
import { type ChartEditorActor, useChartEditorPart } from '../use-chart-editor.ts';
import styles from './frame.module.css';

interface Props {
  readonly actor: ChartEditorActor;
  readonly host: ActHost;
}

const ACTIONS: readonly (readonly [EditorAction, LucideIcon])[] = [
  ['copy', Copy],
  ['cut', Scissors],
  ['paste', ClipboardPaste],
  ['mirror', FlipHorizontal2],
  ['moveLeft', ArrowLeft],
  ['moveRight', ArrowRight],
  ['reverse', ArrowDownUp],
  ['erase', Trash2],
];

/** What can be done with what is selected, beside the chart. */
export function SelectionMenu({ actor, host }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const count = useChartEditorPart(actor, (view) => view.selection.size);
  const canPaste = useChartEditorPart(actor, (view) => view.clipboard !== null);
  if (count === 0 && !canPaste) return null;
  return (
    <div className={styles.menu} role="toolbar" aria-label={t('chartEditor.selection')}>
      {count > 0 && (
        <span className={styles.count}>
          <b>{integer(count)}</b> {t('chartEditor.notes', { count })}
        </span>
      )}
      {ACTIONS.filter(([action]) => (action === 'paste' ? canPaste : count > 0)).map(([action, Icon]) => (
        <ActionIcon
          key={action}
          variant="subtle"
          color={action === 'erase' ? 'red' : 'gray'}
          aria-label={t(actionText(action))}
          onClick={() => ACTS[action](host)}
        >
          <Icon size={18} aria-hidden="true" />
        </ActionIcon>
      ))}
    </div>
  );
}
