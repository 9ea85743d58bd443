import { useMemo } from 'react';
import { SIGNS } from '#model/vocabulary/character-words';
import { SERVERS } from '#model/vocabulary/servers';
import { useDates } from '#src/actors/time/use-dates.ts';
import { useTranslation } from '#src/components/translation.tsx';
import type { FacetView } from '#src/parts/listing/listing.ts';
import type { ToldCharacter, ToldGame } from './told-characters.ts';
import { useToldFacets } from './use-told-facets.ts';

type Facets = readonly FacetView<ToldCharacter>[];

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const ANY_YEAR = 2000;

/** In which month and under which sign they were born; absent where a dump has no birthdays. */
function useBirthdayFacets({ items }: ToldGame): Facets {
  const { t } = useTranslation();
  const { locale } = useDates().style;
  return useMemo(() => {
    if (items.every(({ birthday }) => birthday === null)) return [];
    const months = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return [
      {
        ...{ key: 'month', title: t('characters.birthMonth'), look: 'select' },
        of: ({ birthday }) => (birthday ? [String(birthday.month)] : []),
        options: MONTHS.map((month) => ({
          value: String(month),
          label: months.format(Date.UTC(ANY_YEAR, month - 1)),
        })),
      },
      {
        ...{ key: 'sign', title: t('characters.sign'), look: 'select' },
        of: ({ sign }) => (sign ? [sign] : []),
        options: SIGNS.map((sign) => ({ value: sign, label: t(`characters.signOf.${sign}`) })),
      },
    ];
  }, [t, items, locale]);
}

/** Besides the band, on which servers they are, when they were born and where they learn. */
export function useCharacterFacets(game: ToldGame, band: FacetView<ToldCharacter>): Facets {
  const { t } = useTranslation();
  const birthday = useBirthdayFacets(game);
  const told = useToldFacets(game);
  return useMemo(
    () => [
      band,
      {
        ...{ key: 'server', title: t('card.servers'), look: 'chips' },
        of: ({ servers }) => servers,
        options: SERVERS.map((server) => ({
          value: server,
          label: t(`server.${server}`),
          short: t(`server.short.${server}`),
        })),
      },
      ...birthday,
      ...told,
    ],
    [t, band, birthday, told],
  );
}
