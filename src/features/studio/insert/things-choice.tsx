import { Button } from '@mantine/core';
import { useState } from 'react';
import { MAX_OBJECTS } from '#model/contract/community/text-limits';
import { listTargetOf, type PostThing } from '#model/writing/post/things';
import { DialogEnds } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsToList } from './cards-to-list.tsx';
import styles from './insert.module.css';
import { KindField } from './kind-field.tsx';
import { NamedThings } from './named-things.tsx';

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
  const chosen = start?.object === kind ? start.ids : [];
  const done = (ids: readonly number[]) => onDone({ target: listTargetOf(kind), ids });
  return (
    <div className={styles.dialog}>
      <KindField value={kind} onChange={setKind} />
      {kind === 'card' ? (
        <CardsToList selected={chosen} onClose={onClose} onDone={done} />
      ) : (
        <OthersToList key={kind} kind={kind} selected={chosen} onClose={onClose} onDone={done} />
      )}
    </div>
  );
}

interface OthersProps {
  readonly kind: PostThing;
  readonly selected: readonly number[];
  readonly onClose: () => void;
  readonly onDone: (ids: readonly number[]) => void;
}

function OthersToList({ kind, selected, onClose, onDone }: OthersProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(selected);
  const isFull = chosen.length >= MAX_OBJECTS;
  const pick = (id: number) => {
    if (chosen.includes(id)) setChosen(chosen.filter((each) => each !== id));
    else if (!isFull) setChosen([...chosen, id]);
  };
  return (
    <>
      <NamedThings kind={kind} chosen={chosen} onPick={pick} />
      <DialogEnds>
        <span className={styles.chosen} role="status">
          {t('write.chosen', { used: chosen.length, most: MAX_OBJECTS })}
        </span>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button variant="filled" onClick={() => onDone(chosen)}>
          {t('action.apply')}
        </Button>
      </DialogEnds>
    </>
  );
}
