import { ActionIcon } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CollectionEditor } from './use-collection.ts';

interface Props {
  readonly editor: Pick<CollectionEditor, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
}

const ICON = 18;

/** One step back, one step forth. */
export function UndoButtons({ editor }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <ActionIcon
        variant="default"
        aria-label={t('action.undo')}
        title={t('action.undo')}
        disabled={!editor.canUndo}
        onClick={editor.undo}
      >
        <Undo2 size={ICON} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('collection.redo')}
        title={t('collection.redo')}
        disabled={!editor.canRedo}
        onClick={editor.redo}
      >
        <Redo2 size={ICON} aria-hidden="true" />
      </ActionIcon>
    </>
  );
}
