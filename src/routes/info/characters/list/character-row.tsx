import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatYearlyDay } from '#model/rules/dates';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { QuickLink } from '#src/components/quick-link.tsx';
import type { CharacterItem } from '../character-item.ts';
import { characterPath } from '../character-path.ts';
import styles from '../characters.module.css';
import { Face } from '../face.tsx';

interface Props {
  readonly item: CharacterItem;
  readonly hasProfile: boolean;
}

const FACE = 52;

/** A character with her birthday and how many cards of hers there are. */
export const CharacterRow = memo(function CharacterRow({ item, hasProfile }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { style } = useDates();
  const { id, name, band, character, birthday, cards, owned } = item;
  const count = hasProfile
    ? t('characters.ownedCards', { owned: integer(owned), cards: integer(cards) })
    : t('characters.cardCount', { cards: integer(cards) });
  return (
    <QuickLink to={characterPath(id)} className={styles.row}>
      <Face id={id} bandId={character.bandId} name={name} size={FACE} />
      <span className={styles.words}>
        <strong>{name}</strong>
        <span>{band}</span>
        <span>
          {[...(birthday ? [formatYearlyDay(birthday.month, birthday.day, style.locale)] : []), count].join(
            ' · ',
          )}
        </span>
      </span>
    </QuickLink>
  );
});
