import { type ReactNode, useId } from 'react';
import { Toolbar } from '../insert/toolbar.tsx';
import { Arrivals } from '../pictures/arrivals.tsx';
import styles from '../write.module.css';
import { PostText } from './post-text.tsx';
import type { TextEditor } from './use-text-editor.ts';

interface Props {
  readonly text: TextEditor;
  readonly isEditable: boolean;
  readonly isEmpty: boolean;
  /** How much of each limit the text uses. */
  readonly counters: ReactNode;
}

/** The text with its toolbar above, and uploads and counters below. */
export function TextFrame({ text, isEditable, isEmpty, counters }: Props) {
  const id = useId();
  const { place, editor, offers, arrivals, faults, dialog, setDialog } = text;
  return (
    <div className={styles.frame}>
      <Toolbar
        editor={editor}
        isEditable={isEditable}
        dialog={dialog}
        onDialog={setDialog}
        onPictures={arrivals.add}
      />
      <PostText
        place={place}
        editor={editor}
        offers={offers}
        isEditable={isEditable}
        isEmpty={isEmpty}
        hintId={id}
        isInvalid={faults.length > 0}
      />
      <Arrivals arrivals={arrivals.arrivals} onArrived={arrivals.place} onGone={arrivals.drop} />
      <div id={id}>{counters}</div>
    </div>
  );
}
