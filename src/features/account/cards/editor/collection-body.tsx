import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#src/kit/text/translation.tsx';
import page from '../collection.module.css';
import { OwnedGrid } from '../grid/owned-grid.tsx';
import type { OwnedList } from '../use-owned-list.ts';
import type { EditorProps } from './card-editor.tsx';
import { EditorPlace } from './editor-place.tsx';

interface Props extends Pick<EditorProps, 'profile' | 'records' | 'editor' | 'values'> {
  readonly list: OwnedList;
}

const NARROW = '(max-width: 1100px)';
/** Where the cursor of the grid is, and whether what is under it can be edited beside it. */
const AT_FIRST = { active: 0, isOpen: false };

/** The grid and the editor of the card under its cursor; nothing above them is redrawn when the cursor moves. */
export function CollectionBody({ list, ...parts }: Props) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false }) ?? false;
  const [cursor, setCursor] = useState(AT_FIRST);
  const active = Math.min(cursor.active, Math.max(0, list.cards.length - 1));
  const move = (index: number) => setCursor({ ...cursor, active: index });
  return (
    <div className={page.body} data-open={(cursor.isOpen && !isNarrow) || undefined}>
      <OwnedGrid
        {...parts}
        label={t('page.collection')}
        list={list}
        active={active}
        onMove={move}
        onOpen={(index) => setCursor({ active: index, isOpen: true })}
      />
      {cursor.isOpen && (
        <EditorPlace
          {...parts}
          cards={list.cards}
          active={active}
          isNarrow={isNarrow}
          onMove={move}
          onClose={() => setCursor({ active, isOpen: false })}
        />
      )}
    </div>
  );
}
