import { useMemo, useState } from 'react';
import { COSTUMES_HEAD } from '#model/families/costumes/head';
import { type CostumeItem, costumeItem } from '#model/families/costumes/item';
import { CostumePicture } from '#src/features/live2d/picker/costume-picture.tsx';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { useItems } from '#src/kit/list/pickers/use-items.ts';
import { DialogFrame } from '#src/kit/overlay/dialog-frame.tsx';
import { useTranslation } from '#src/kit/text/translation.tsx';
import styles from './pickers.module.css';

interface Props {
  readonly opened: boolean;
  readonly characterId: number;
  /** By the name of its files. */
  readonly costume: string;
  readonly onClose: () => void;
  readonly onPick: (costume: string) => void;
}

const WIDTH = 760;

/** A dialog to choose what a figure wears: costumes of the character, the newest first. */
export function CostumePicker(props: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      opened={props.opened}
      title={t('storyEditor.choose.costume')}
      width={WIDTH}
      tall
      onClose={props.onClose}
    >
      {() => <Costumes {...props} />}
    </DialogFrame>
  );
}

const fits = ({ name, costume }: CostumeItem, words: readonly string[]): boolean =>
  words.every((word) => `${name} ${costume.assetBundleName}`.toLowerCase().includes(word));

function Costumes({ characterId, costume, onPick, onClose }: Props) {
  const { t } = useTranslation();
  const [query, search] = useState('');
  const all = useItems(COSTUMES_HEAD, 'costumes', costumeItem);
  const found = useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    return [...(all?.values() ?? [])]
      .filter((item) => item.costume.characterId === characterId && fits(item, words))
      .sort((a, b) => b.id - a.id);
  }, [all, characterId, query]);
  return (
    <div className={styles.picker}>
      <SearchField label={t('storyEditor.findCostumes')} value={query} onChange={search} />
      <p role="status" className={styles.hint}>
        {all ? t('storyEditor.costumeCount', { count: found.length }) : t('action.loading')}
      </p>
      <ul className={styles.costumes}>
        {found.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={styles.costume}
              aria-pressed={item.costume.assetBundleName === costume}
              onClick={() => {
                onPick(item.costume.assetBundleName);
                onClose();
              }}
            >
              <CostumePicture item={item} />
              <span>{item.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
