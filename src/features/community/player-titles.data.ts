import { queryOptions, useQuery } from '@tanstack/react-query';
import { readPrizes } from '#model/records/prize';
import { readable } from '../../kit/data/http.ts';
import { firstLevel } from '../../kit/data/levels.ts';
import { listKey } from '../../kit/data/list-key.ts';

const TITLES = queryOptions({
  queryKey: listKey('playerTitles'),
  queryFn: async ({ signal }) => {
    const text = await firstLevel('degrees', ['degrees/all.3'], signal, '{}');
    return (await readable('degrees', () => readPrizes({ degrees: JSON.parse(text) }))).titles;
  },
});

/** Every title that players wear, by number; asks for nothing while none is shown. */
export const usePlayerTitles = (enabled: boolean) => useQuery({ ...TITLES, enabled });
