import { useState } from 'react';
import { MAX_OBJECTS } from '#model/contract/community/text-limits';
import { listTargetOf, type PostThing } from '#model/writing/post/things';
import styles from './insert.module.css';
import { KindChoice } from './kind-choice.tsx';
import { KindField } from './kind-field.tsx';

export interface ChosenThings {
  readonly target: ReturnType<typeof listTargetOf>;
  readonly ids: readonly number[];
}

export interface ThingsProps {
  /** What the list has so far; null for a new one. */
  readonly start: { readonly object: PostThing; readonly ids: readonly number[] } | null;
  readonly onClose: () => void;
  readonly onDone: (things: ChosenThings) => void;
}

/** What the dialog holds: things of one kind, in the order in which they were chosen. */
export function ThingsChoice({ start, onClose, onDone }: ThingsProps) {
  const [kind, setKind] = useState<PostThing>(start?.object ?? 'card');
  return (
    <div className={styles.dialog}>
      <KindField value={kind} onChange={setKind} />
      <KindChoice
        key={kind}
        kind={kind}
        selected={start?.object === kind ? start.ids : []}
        max={MAX_OBJECTS}
        onClose={onClose}
        onDone={(ids) => onDone({ target: listTargetOf(kind), ids })}
      />
    </div>
  );
}
