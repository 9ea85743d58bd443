import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { WritingView } from '../use-writing.ts';
import styles from './frame.module.css';

export type DraftStateOf = WritingView['draftState'];

const ICONS = { kept: Check, keeping: CircleDashed, unkept: TriangleAlert } as const;

/** Whether the draft is safe on this device. */
export function DraftState({ state }: { readonly state: DraftStateOf }) {
  const { t } = useTranslation();
  const Icon = state === 'unchanged' ? null : ICONS[state];
  return (
    <p className={styles.draftState} role="status" data-state={state}>
      {Icon && <Icon size={16} aria-hidden="true" />}
      {state !== 'unchanged' && t(`write.draft.${state}`)}
    </p>
  );
}
