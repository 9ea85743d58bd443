import { memo } from 'react';
import { formatYearlyDay } from '#model/rules/dates';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { EntryRow } from '#src/parts/listing/entry/entry-row.tsx';
import type { CharacterItem } from '../character-item.ts';
import { characterPath } from '../character-path.ts';
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
    <EntryRow
      to={characterPath(id)}
      picture={<Face id={id} bandId={character.bandId} name={name} size={FACE} />}
      title={name}
    >
      <span>{band}</span>
      <span>
        {[...(birthday ? [formatYearlyDay(birthday.month, birthday.day, style.locale)] : []), count].join(
          ' · ',
        )}
      </span>
    </EntryRow>
  );
});
