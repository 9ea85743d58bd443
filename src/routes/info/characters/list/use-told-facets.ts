import { useMemo } from 'react';
import type { ProfileText } from '#model/records/character-profile';
import { useTranslation } from '#src/components/translation.tsx';
import type { FacetView, Option } from '#src/parts/listing/listing.ts';
import type { ToldCharacter, ToldGame } from './told-characters.ts';

const SHARED = ['school', 'schoolYear'] as const satisfies readonly ProfileText[];

/** What a text is told by, whatever the visitor's servers: not everybody is on all of them. */
const keyOf = (item: ToldCharacter, text: ProfileText): string =>
  item.said?.[text].find((value) => value !== null) ?? '';

/** Everybody who has the text, by the number of the first who has the same: schools have no numbers, and names have commas. */
function groupsBy(items: readonly ToldCharacter[], text: ProfileText): ReadonlyMap<number, string> {
  const firsts = new Map<string, string>();
  return new Map(
    items.flatMap((item) => {
      if (item.texts[text] === null) return [];
      const key = keyOf(item, text);
      const first = firsts.get(key) ?? String(item.id);
      firsts.set(key, first);
      return [[item.id, first] as const];
    }),
  );
}

/** Her school and her year in it; absent while nobody tells them. */
export function useToldFacets({ items }: ToldGame): readonly FacetView<ToldCharacter>[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      SHARED.flatMap((text) => {
        const groups = groupsBy(items, text);
        if (groups.size === 0) return [];
        const options = items.flatMap(({ id, texts }): Option[] =>
          groups.get(id) === String(id) ? [{ value: String(id), label: texts[text] ?? '' }] : [],
        );
        const facet: FacetView<ToldCharacter> = {
          ...{ key: text, title: t(`characters.textOf.${text}`), look: 'select' },
          of: ({ id }) => [groups.get(id) ?? []].flat(),
          options: options.sort((a, b) => a.label.localeCompare(b.label)),
        };
        return [facet];
      }),
    [t, items],
  );
}
