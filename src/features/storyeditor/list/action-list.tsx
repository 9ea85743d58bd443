import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { LongRows } from '#src/kit/table/long-rows.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { StagePerson } from '../use-people.ts';
import { type StoryEditorActor, useStoryEditorPart } from '../use-story-editor.ts';
import { ActionRow } from './action-row.tsx';
import type { ListRow, ShownRows } from './action-rows.ts';
import styles from './list.module.css';
import { useMarked } from './use-marked.ts';
import { useRowDrag } from './use-row-drag.ts';
import { useRowPress } from './use-row-press.ts';
import { useRowText } from './use-row-text.ts';

const ROW_HEIGHT = 36;
const ICON = 16;

interface Props {
  readonly actor: StoryEditorActor;
  readonly shown: ShownRows;
  readonly people: ReadonlyMap<number, StagePerson>;
}

/** Actions by scene. The list itself has the focus and says which one the cursor is at. */
export function ActionList({ actor, shown, people }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { rows } = shown;
  const box = useRef<HTMLDivElement>(null);
  const base = useId();
  const cursor = useStoryEditorPart(actor, (view) => view.cursor);
  const selection = useStoryEditorPart(actor, (view) => view.selection);
  const marked = useMarked(actor);
  const rowText = useRowText(people);
  const { gap, grab } = useRowDrag(actor, box, rows, ROW_HEIGHT);
  const { press, fold } = useRowPress(actor, box);
  // A folded scene stands for what is in it.
  const scene = cursor === null ? undefined : shown.sceneOf.get(cursor);
  const active = rows.findIndex((row) =>
    row.kind === 'action' ? row.action.id === cursor : row.isFolded && row.id === scene,
  );
  const idOf = (row: ListRow) => `${base}-${row.kind === 'action' ? row.action.id : `scene-${row.id}`}`;
  const activeRow = rows[active];
  const drawn = (row: ListRow, place: number): ReactNode => {
    const inSet = { elementId: idOf(row), place, count: rows.length };
    if (row.kind === 'scene') return <SceneRow {...inSet} row={row} onFold={fold} />;
    const { id, json } = row.action;
    return (
      <ActionRow
        {...inSet}
        id={id}
        number={integer(row.at + 1)}
        row={rowText(json)}
        isSelected={selection.has(id)}
        isHere={id === cursor}
        finding={marked.get(id) ?? null}
        onPress={press}
        onGrab={grab}
      />
    );
  };
  return (
    <div
      ref={box}
      className={styles.rows}
      role="listbox"
      tabIndex={0}
      data-actions
      aria-label={t('storyEditor.actions')}
      aria-multiselectable
      aria-activedescendant={activeRow && idOf(activeRow)}
    >
      <LongRows
        count={rows.length}
        rowHeight={ROW_HEIGHT}
        active={active < 0 ? null : active}
        row={(nth) => {
          const row = rows[nth];
          return row && drawn(row, nth + 1);
        }}
      />
      {gap !== null && <div className={styles.gap} style={{ '--y': `${gap * ROW_HEIGHT}px` }} />}
    </div>
  );
}

interface SceneProps {
  readonly elementId: string;
  /** Its place among the rows, counted from 1. */
  readonly place: number;
  /** How many rows there are. */
  readonly count: number;
  readonly row: Extract<ListRow, { kind: 'scene' }>;
  readonly onFold: (id: number, isFolded: boolean) => void;
}

/** The head of a scene; a press folds it. */
function SceneRow({ elementId, place, count, row, onFold }: SceneProps) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { id, title, from, to, isFolded } = row;
  const Mark = isFolded ? ChevronRight : ChevronDown;
  const name = title || t(from === 1 ? 'storyEditor.firstScene' : 'storyEditor.unnamedScene');
  const range = `${integer(from)} – ${integer(to)}`;
  return (
    <div
      id={elementId}
      role="option"
      tabIndex={-1}
      className={styles.scene}
      aria-selected={false}
      aria-posinset={place}
      aria-setsize={count}
      aria-label={t(isFolded ? 'storyEditor.sceneFolded' : 'storyEditor.scene', { name, range })}
      onClick={() => onFold(id, !isFolded)}
      onKeyDown={undefined}
    >
      <Mark size={ICON} aria-hidden="true" />
      <b className={styles.text}>{name}</b>
      <span className={styles.time}>{range}</span>
    </div>
  );
}
