import { Button } from '@mantine/core';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CardPatch } from '#model/profile/edit/card-values';
import { withCards, withoutCards, withValues } from '#model/profile/edit/edits';
import type { Profile } from '#model/profile/profile';
import type { CardRecord } from '#model/records/card';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import type { CollectionEditor } from '../../collection/use-collection.ts';
import type { GridCard } from '../use-owned-list.ts';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';

interface Props {
  readonly cards: readonly GridCard[];
  readonly profile: Profile;
  readonly records: ReadonlyMap<number, CardRecord>;
  readonly editor: CollectionEditor;
  /** What a card is given that is added; the next ones are given the same. */
  readonly values: CardPatch;
  readonly onValues: (values: CardPatch) => void;
}

const ICON = 16;

/** What can be done to all picked cards. */
export function BulkBar({ cards, profile, records, editor, values, onValues }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const [dialog, setDialog] = useState<'add' | 'edit' | null>(null);
  const { picked, isPicking } = editor;
  if (!isPicking) return null;
  const owned = profile.cards.filter(({ id }) => picked.has(id)).length;
  const missing = picked.size - owned;
  const finish = (make: (before: Profile) => Profile) => {
    setDialog(null);
    editor.edit(make);
    editor.endPicking();
  };
  const add = (given: CardPatch) => {
    onValues(given);
    finish((before) => withCards(before, picked, given, records));
  };
  return (
    <section className={styles.bar} aria-label={t('collection.picked')}>
      <strong role="status">{t('filter.chosen', { count: picked.size })}</strong>
      <Button variant="subtle" onClick={() => editor.pick(cards.map(({ id }) => id))}>
        {t('collection.pickAll', { number: integer(cards.length) })}
      </Button>
      {owned > 0 && (
        <Button leftSection={<Pencil size={ICON} aria-hidden="true" />} onClick={() => setDialog('edit')}>
          {t('collection.editPicked', { number: integer(owned) })}
        </Button>
      )}
      {missing > 0 && (
        <Button
          variant="filled"
          leftSection={<Plus size={ICON} aria-hidden="true" />}
          onClick={() => setDialog('add')}
        >
          {t('collection.addPicked', { number: integer(missing) })}
        </Button>
      )}
      <Button onClick={editor.endPicking}>{t('collection.endPicking')}</Button>
      {dialog === 'add' && (
        <BulkDialog
          title={t('collection.addTitle', { number: integer(missing) })}
          initial={values}
          mayKeep={false}
          onClose={() => setDialog(null)}
          onDone={add}
        />
      )}
      {dialog === 'edit' && (
        <BulkDialog
          title={t('collection.editTitle', { number: integer(owned) })}
          initial={{}}
          mayKeep
          onClose={() => setDialog(null)}
          onDone={(given) => finish((before) => withValues(before, picked, given, records))}
          onRemove={() => finish((before) => withoutCards(before, picked))}
        />
      )}
    </section>
  );
}
