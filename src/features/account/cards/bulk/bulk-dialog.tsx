import { Button } from '@mantine/core';
import { ArrowUpToLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CardPatch, FINISHED } from '#model/profile/edit/card-values';
import { DialogEnds, DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './bulk.module.css';
import { ValuesForm } from './values-form.tsx';

interface Props {
  readonly title: string;
  /** What the fields stand at; empty leaves every value as it is. */
  readonly initial: CardPatch;
  readonly mayKeep: boolean;
  readonly onClose: () => void;
  readonly onDone: (values: CardPatch) => void;
  /** Left out where nothing can be taken out. */
  readonly onRemove?: () => void;
}

const ICON = 16;

/** Values for all picked cards, applied together and taken back together. */
export function BulkDialog(props: Props) {
  return (
    <DialogFrame opened title={props.title} width={520} onClose={props.onClose}>
      {() => <Form {...props} />}
    </DialogFrame>
  );
}

function Form({ initial, mayKeep, onClose, onDone, onRemove }: Props) {
  const { t } = useTranslation();
  const [values, setValues] = useState(initial);
  return (
    <>
      {onRemove && (
        <div className={styles.quick}>
          <Button
            leftSection={<ArrowUpToLine size={ICON} aria-hidden="true" />}
            onClick={() => onDone(FINISHED)}
          >
            {t('collection.finish')}
          </Button>
          <Button leftSection={<Trash2 size={ICON} aria-hidden="true" />} onClick={onRemove}>
            {t('collection.remove')}
          </Button>
        </div>
      )}
      <ValuesForm values={values} mayKeep={mayKeep} onChange={setValues} />
      <DialogEnds>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
        <Button variant="filled" disabled={Object.keys(values).length === 0} onClick={() => onDone(values)}>
          {onRemove ? t('action.apply') : t('card.addToProfile')}
        </Button>
      </DialogEnds>
    </>
  );
}
