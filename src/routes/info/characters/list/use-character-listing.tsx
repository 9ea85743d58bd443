import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localised } from '#model/rules/localised';
import { LEXICON } from '#model/search/lexicon';
import { BandMark } from '#src/components/band-mark.tsx';
import { BAND_IDS } from '#src/components/bands.ts';
import { QuickLink } from '#src/components/quick-link.tsx';
import type { FacetView, Listing } from '#src/parts/listing/listing.ts';
import type { CharacterItem } from '../character-item.ts';
import { characterPath } from '../character-path.ts';
import styles from '../characters.module.css';
import { Face } from '../face.tsx';
import type { CharacterGame } from '../use-characters-of-page.ts';
import { CharacterRow } from './character-row.tsx';
import { useCharacterColumns } from './use-character-columns.tsx';

const TILE = { width: 84, height: (width: number) => width + 40 };
const ROW = { width: 280, height: () => 72 };
const SIZES = { thumbs: { phone: { ...TILE, width: 70 }, wide: TILE }, rows: { phone: ROW, wide: ROW } };

function useFacets({ bands, main, sub }: CharacterGame): readonly FacetView<CharacterItem>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (id: number): string => {
      const known = bands.get(id);
      return (known && localised(known.name, main, sub)?.value) ?? `#${id}`;
    };
    return [
      {
        ...{ key: 'band', title: t('filter.band'), look: 'chips' },
        of: ({ character }) => [String(character.bandId)],
        options: BAND_IDS.map((id) => ({
          value: String(id),
          label: label(id),
          mark: <BandMark bandId={id} />,
        })),
      },
    ];
  }, [t, bands, main, sub]);
}

function useSorts(): Listing<CharacterItem>['sorts'] {
  const { t } = useTranslation();
  return useMemo(
    () => [
      { key: 'id', label: t('filter.band'), startsDescending: false, of: ({ id }) => id },
      {
        key: 'birthday',
        label: t('characters.nextBirthday'),
        startsDescending: false,
        of: ({ inDays }) => inDays,
      },
      { key: 'name', label: t('characters.name'), startsDescending: false, of: ({ name }) => name },
      { key: 'cards', label: t('cards.title'), startsDescending: true, of: ({ cards }) => cards },
    ],
    [t],
  );
}

/** All that makes the list of characters (pages 3.13). */
export function useCharacterListing(game: CharacterGame): Listing<CharacterItem> {
  const { t } = useTranslation();
  const facets = useFacets(game);
  const sorts = useSorts();
  const columns = useCharacterColumns(game);
  const { items, hasProfile } = game;
  return useMemo(
    () => ({
      ...{ name: 'characters', title: t('characters.title') },
      placeholder: t('cards.search', { example: 'kkr, Roselia' }),
      ...{ items, hidden: 0, facets, picks: [], ranges: [], lexicon: LEXICON, sorts, columns, sizes: SIZES },
      tile: ({ id, name, character }) => (
        <QuickLink to={characterPath(id)} className={styles.tile}>
          <Face id={id} bandId={character.bandId} name={name} />
          <span>{name}</span>
        </QuickLink>
      ),
      row: (item) => <CharacterRow item={item} hasProfile={hasProfile} />,
      examples: [
        { typed: 'kkr', meaning: t('characters.example.short') },
        { typed: 'roselia', meaning: t('characters.example.band') },
        { typed: '/maya', meaning: t('cards.example.names') },
      ],
    }),
    [t, items, hasProfile, facets, sorts, columns],
  );
}
