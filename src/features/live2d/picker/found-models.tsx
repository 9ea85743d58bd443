import { Button } from '@mantine/core';
import { monogramOf } from '#model/listing/views/monograms';
import { isSameModel, type LayerModel } from '#model/media/live2d/scene/scene';
import type { CharacterRecord } from '#model/records/character';
import { localised } from '#model/rules/localised';
import { useServers } from '#src/kit/actors/use-servers.ts';
import { Face } from '#src/kit/card/face.tsx';
import { useCharacters, useCostumes } from '#src/kit/data/lists.ts';
import { CheckField } from '#src/kit/field/check-field.tsx';
import { FilterChip } from '#src/kit/field/filter-chip.tsx';
import { SearchField } from '#src/kit/field/search-field.tsx';
import { DataError } from '#src/kit/page/state/data-error.tsx';
import { useFormat } from '#src/kit/text/format.ts';
import { useTranslation } from '#src/kit/text/translation.tsx';
import { useModelOf } from '../model-names.ts';
import { CostumePicture } from './costume-picture.tsx';
import styles from './picker.module.css';
import { FIRST_SHOWN, useModelSearch } from './use-model-search.ts';

interface Props {
  readonly selected: LayerModel | null;
  readonly onPick: (model: LayerModel) => void;
}

const FACE = 32;

/** Costumes to choose from: found by name, of these characters alone or of all but these. */
export function FoundModels({ selected, onPick }: Props) {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { data, error, refetch } = useCostumes();
  const modelOf = useModelOf();
  const { asked, ask, items } = useModelSearch(selected);
  const { query, chosen, isInverted, limit } = asked;
  if (error && !data) return <DataError message={error.message} onRetry={() => void refetch()} />;
  const found = items ?? [];
  return (
    <div className={styles.picker}>
      <SearchField
        label={t('live2d.searchCostume')}
        value={query}
        onChange={(typed) => ask({ query: typed })}
      />
      <Characters chosen={chosen} onChoose={(characters) => ask({ chosen: characters })} />
      <div className={styles.row}>
        <CheckField
          label={t('live2d.allBut')}
          checked={isInverted}
          onChange={(checked) => ask({ isInverted: checked })}
        />
        <span role="status" className={styles.count}>
          {items === null ? t('action.loading') : t('live2d.found', { number: integer(found.length) })}
        </span>
      </div>
      <ul className={styles.found}>
        {found.slice(0, limit).map((item) => {
          const model = modelOf(item.costume);
          return (
            <li key={item.id}>
              <button
                type="button"
                className={styles.costume}
                aria-pressed={isSameModel(model, selected)}
                onClick={() => onPick(model)}
              >
                <CostumePicture key={item.picture} item={item} />
                <span className={styles.names}>
                  <b>{item.name}</b>
                  <span className="muted">{item.character}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > limit && (
        <Button onClick={() => ask({ limit: limit + FIRST_SHOWN })}>{t('live2d.showMore')}</Button>
      )}
    </div>
  );
}

const NO_CHARACTERS: ReadonlyMap<number, CharacterRecord> = new Map();

interface CharactersProps {
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** Those of the bands; a press adds one, another takes her out again. */
function Characters({ chosen, onChoose }: CharactersProps) {
  const { t } = useTranslation();
  const { main, sub } = useServers();
  const characters = useCharacters().data?.byId ?? NO_CHARACTERS;
  const toggle = (id: number) =>
    onChoose(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]));
  return (
    <fieldset aria-label={t('live2d.characters')} className={styles.faces}>
      {[...characters.values()].map(({ id, bandId, name }) => {
        const label = localised(name, main, sub)?.value ?? `#${id}`;
        return (
          <FilterChip key={id} label={label} pressed={chosen.has(id)} onPress={() => toggle(id)}>
            <Face id={id} bandId={bandId ?? 0} monogram={monogramOf(id, characters, main, sub)} size={FACE} />
          </FilterChip>
        );
      })}
    </fieldset>
  );
}
