import { CircleX, GripVertical, TriangleAlert } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { Face } from '#src/kit/card/face.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { KindIcon } from '../kind-icon.tsx';
import styles from './list.module.css';
import type { ActionText } from './use-row-text.ts';

const FACE = 24;
const ICON = 16;

interface Props {
  readonly elementId: string;
  /** Its place among the rows that are shown, counted from 1, and how many these are. */
  readonly place: number;
  readonly count: number;
  readonly id: number;
  /** Its place in the story, counted from 1. */
  readonly number: string;
  readonly row: ActionText;
  readonly isSelected: boolean;
  readonly isHere: boolean;
  readonly finding: 'error' | 'warning' | null;
  readonly onPress: (id: number, event: { readonly shiftKey: boolean; readonly isToggle: boolean }) => void;
  readonly onGrab: (id: number, event: PointerEvent<HTMLElement>) => void;
}

/** One action: its number, kind, who and what. A row whose parts are the same is not drawn again. */
export const ActionRow = memo(function ActionRow(props: Props) {
  const { t } = useTranslation();
  const { elementId, place, count, id, number, row, isSelected, isHere, finding, onPress, onGrab } = props;
  const { look, person, name, text, time } = row;
  const Mark = finding === 'error' ? CircleX : TriangleAlert;
  return (
    <div
      id={elementId}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-posinset={place}
      aria-setsize={count}
      data-here={isHere || undefined}
      className={styles.action}
      onClick={({ shiftKey, ctrlKey, metaKey }) => onPress(id, { shiftKey, isToggle: ctrlKey || metaKey })}
      // The list has the focus and hears the keys.
      onKeyDown={undefined}
    >
      <span className={styles.number}>{number}</span>
      <KindIcon kind={look} />
      <span className="visually-hidden">{t(`storyEditor.kind.${look}`)}</span>
      {person && <Face key={person.id} {...person} size={FACE} />}
      <span className={styles.text}>
        {name !== '' && <b>{name} </b>}
        {text}
      </span>
      {finding && (
        <Mark
          size={ICON}
          className={styles.mark}
          data-severity={finding}
          aria-label={t(`storyEditor.severity.${finding}`)}
        />
      )}
      {time !== '' && <span className={styles.time}>{time}</span>}
      <span className={styles.grip} aria-hidden="true" onPointerDown={(event) => onGrab(id, event)}>
        <GripVertical size={ICON} />
      </span>
    </div>
  );
});
