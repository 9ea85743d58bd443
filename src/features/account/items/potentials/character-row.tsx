import { Button } from '@mantine/core';
import { withApartPotentials } from '#model/profile/edit/bonuses';
import { apartPotentials, bonusParts } from '#model/profile/potentials';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useAddedText } from '../../profiles/use-added-text.ts';
import type { ItemsProps } from '../items-game.ts';
import { ApartPotentials } from './apart-potentials.tsx';
import { BonusField } from './bonus-field.tsx';
import styles from './potentials.module.css';

interface Props extends Pick<ItemsProps, 'profile' | 'editor'> {
  readonly id: number;
  readonly name: string;
}

/** What one character adds: one potential for all parameters, or one for each, and her missions. */
export function CharacterRow({ id, name, profile, editor }: Props) {
  const { t } = useTranslation();
  const addedText = useAddedText();
  const three = apartPotentials(profile.items, id);
  const split = () => {
    const { potential } = bonusParts(profile, id);
    const next = three ? null : ([potential, potential, potential] as const);
    editor.edit((before) => withApartPotentials(before, new Map([[id, next]])));
  };
  return (
    <li className={styles.parts}>
      <span className={styles.name}>{name}</span>
      <span className={styles.adds}>
        {addedText(profile.items, id)}{' '}
        <Button
          variant={three ? 'light' : 'subtle'}
          size="compact-xs"
          aria-label={t('areaItems.apartOf', { name })}
          aria-pressed={three !== null}
          onClick={split}
        >
          {t('areaItems.apart')}
        </Button>
      </span>
      {three ? (
        <ApartPotentials id={id} name={name} three={three} profile={profile} editor={editor} />
      ) : (
        <BonusField
          part="potential"
          whose={[id]}
          label={t('areaItems.potentialOf', { name })}
          profile={profile}
          editor={editor}
        />
      )}
      <BonusField
        part="missions"
        whose={[id]}
        label={t('areaItems.missionsOf', { name })}
        profile={profile}
        editor={editor}
      />
    </li>
  );
}
