import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatYearlyDay } from '#model/rules/dates';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { EntryName } from '#src/parts/listing/entry/entry-name.tsx';
import type { Column } from '#src/parts/listing/listing.ts';
import type { CharacterItem } from '../character-item.ts';
import { characterPath } from '../character-path.ts';
import { Face } from '../face.tsx';
import type { CharacterGame } from '../use-characters-of-page.ts';

const FACE = 36;
const UNKNOWN = '–';

/** What the table shows and what the file holds. */
export function useCharacterColumns({ hasProfile }: CharacterGame): readonly Column<CharacterItem>[] {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { style } = useDates();
  return useMemo(() => {
    const day = ({ birthday }: CharacterItem): string =>
      birthday ? formatYearlyDay(birthday.month, birthday.day, style.locale) : UNKNOWN;
    return [
      {
        ...{ key: 'name', title: t('characters.name'), sort: 'name' },
        cell: ({ id, name, character }) => (
          <EntryName
            to={characterPath(id)}
            picture={<Face id={id} bandId={character.bandId} name={name} size={FACE} />}
            name={name}
          />
        ),
        tell: ({ name }) => name,
      },
      {
        key: 'band',
        title: t('filter.band'),
        sort: 'id',
        cell: ({ band }) => band,
        tell: ({ band }) => band,
      },
      { key: 'birthday', title: t('characters.birthday'), sort: 'birthday', cell: day, tell: day },
      {
        ...{ key: 'cards', title: t('cards.title'), sort: 'cards', isNumber: true },
        cell: ({ cards }) => integer(cards),
        tell: ({ cards }) => cards,
      },
      {
        ...{ key: 'owned', title: t('cards.mineOf.owned'), isNumber: true, isHidden: !hasProfile },
        cell: ({ owned }) => integer(owned),
        tell: ({ owned }) => owned,
      },
    ];
  }, [t, integer, style, hasProfile]);
}
