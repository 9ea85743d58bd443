import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PostThing } from '#model/writing/post/things';
import { DialogEnds } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { CardsToList } from './cards-to-list.tsx';
import styles from './insert.module.css';
import { NamedThings } from './named-things.tsx';

export interface KindChoiceProps {
  readonly kind: PostThing;
  readonly selected: readonly number[];
  readonly max: number;
  readonly onClose: () => void;
  readonly onDone: (ids: readonly number[]) => void;
}

/** Things of one kind, in the order in which they are chosen: cards by their pictures, others by name. */
export function KindChoice({ kind, ...props }: KindChoiceProps) {
  return kind === 'card' ? <CardsToList {...props} /> : <OthersToList kind={kind} {...props} />;
}

function OthersToList({ kind, selected, max, onClose, onDone }: KindChoiceProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(selected);
  const isFull = chosen.length >= max;
  const pick = (id: number) => {
    if (chosen.includes(id)) setChosen(chosen.filter((each) => each !== id));
    else if (!isFull) setChosen([...chosen, id]);
  };
  return (
    <>
      <NamedThings kind={kind} chosen={chosen} onPick={pick} />
      <DialogEnds>
        <span className={styles.chosen} role="status">
          {t('write.chosen', { used: chosen.length, most: max })}
        </span>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button variant="filled" onClick={() => onDone(chosen)}>
          {t('action.apply')}
        </Button>
      </DialogEnds>
    </>
  );
}
