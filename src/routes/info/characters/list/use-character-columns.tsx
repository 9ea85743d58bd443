import { useMemo } from 'react';
import { formatYearlyDay } from '#model/rules/dates';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useFormat } from '#src/components/format.ts';
import { useTranslation } from '#src/components/translation.tsx';
import { EntryName } from '#src/parts/listing/entry/entry-name.tsx';
import type { Column } from '#src/parts/listing/listing.ts';
import { characterPath } from '../character-path.ts';
import { Face } from '../face.tsx';
import type { ToldCharacter, ToldGame } from './told-characters.ts';

const FACE = 36;
const UNKNOWN = '–';

type Columns = readonly Column<ToldCharacter>[];

/** Voice, school and height, where anybody tells them. */
function useToldColumns({ items }: ToldGame): Columns {
  const { t } = useTranslation();
  const { integer } = useFormat();
  return useMemo(() => {
    const text = (key: 'characterVoice' | 'school' | 'schoolYear'): Columns =>
      items.every(({ texts }) => texts[key] === null)
        ? []
        : [
            {
              ...{ key, title: t(`characters.textOf.${key}`) },
              cell: ({ texts }) => texts[key] ?? UNKNOWN,
              tell: ({ texts }) => texts[key],
            },
          ];
    const tall: Column<ToldCharacter> = {
      ...{ key: 'height', title: t('characters.height'), sort: 'height', isNumber: true },
      cell: ({ height }) =>
        height === null ? UNKNOWN : t('characters.centimetres', { height: integer(height) }),
      tell: ({ height }) => height,
    };
    const isTall = items.some(({ height }) => height !== null);
    return [...text('characterVoice'), ...text('school'), ...text('schoolYear'), ...(isTall ? [tall] : [])];
  }, [t, integer, items]);
}

/** What the table shows and what the file holds. */
export function useCharacterColumns(game: ToldGame): Columns {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { style } = useDates();
  const told = useToldColumns(game);
  const { hasProfile } = game;
  return useMemo(() => {
    const sign = ({ sign: of }: ToldCharacter): string => (of ? t(`characters.signOf.${of}`) : UNKNOWN);
    const day = ({ birthday }: ToldCharacter): string =>
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
        ...{ key: 'band', title: t('filter.band'), sort: 'id' },
        cell: ({ band }) => band,
        tell: ({ band }) => band,
      },
      { key: 'birthday', title: t('characters.birthday'), sort: 'birthday', cell: day, tell: day },
      { key: 'sign', title: t('characters.sign'), cell: sign, tell: sign },
      ...told,
      {
        ...{ key: 'cards', title: t('page.cards'), sort: 'cards', isNumber: true },
        cell: ({ cards }) => integer(cards),
        tell: ({ cards }) => cards,
      },
      {
        ...{ key: 'owned', title: t('card.mineOf.owned'), isNumber: true, isHidden: !hasProfile },
        cell: ({ owned }) => integer(owned),
        tell: ({ owned }) => owned,
      },
    ];
  }, [t, integer, style, told, hasProfile]);
}
