import { MultiSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { usePlayerTitles } from '../player-titles.data.ts';
import { type BoardQuery, MAX_TITLES } from './board-address.ts';
import styles from './players.module.css';

const LISTED_AT_ONCE = 100;
const HEIGHT = 320;

interface Props {
  readonly query: BoardQuery;
  readonly onChange: (patch: Partial<BoardQuery>) => void;
}

/** Which titles are counted, and until which day. */
export function TitleFilter({ query, onChange }: Props) {
  const { t } = useTranslation();
  const options = useTitleOptions(query.titles);
  return (
    <div className={styles.filter}>
      <MultiSelect
        className={styles.titles ?? ''}
        label={t('board.titles')}
        description={t('board.titlesHint')}
        placeholder={query.titles.length === 0 ? t('board.titlesSearch') : ''}
        data={options}
        value={query.titles.map(String)}
        maxValues={MAX_TITLES}
        limit={LISTED_AT_ONCE}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('filter.clear') }}
        nothingFoundMessage={t('list.noOption')}
        withScrollArea
        maxDropdownHeight={HEIGHT}
        comboboxProps={{ shadow: 'sm', keepMounted: false }}
        onChange={(values) => onChange({ titles: values.map(Number) })}
      />
      <TextInput
        type="date"
        label={t('board.until')}
        description={t('board.untilHint')}
        value={query.until ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ until: value === '' ? null : value })}
      />
    </div>
  );
}

/** Every title by name, newest first; those that are chosen also when the data does not know them. */
function useTitleOptions(chosen: readonly number[]) {
  const { main, sub } = useServers();
  const { data } = usePlayerTitles(true);
  return useMemo(() => {
    const known = [...(data?.values() ?? [])].map(({ id, name }) => ({
      value: String(id),
      label: `${localised(name, main, sub)?.value ?? ''} #${id}`.trim(),
    }));
    const others = chosen.filter((id) => !data?.has(id));
    const unknown = others.map((id) => ({ value: String(id), label: `#${id}` }));
    return [...known.reverse(), ...unknown];
  }, [data, main, sub, chosen]);
}
