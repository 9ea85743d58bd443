import { useMemo } from 'react';
import { TILE_SHAPES } from '#model/listing/tile-shapes';
import { BAND_IDS } from '#model/listing/views/bands';
import { localised } from '#model/rules/localised';
import { lexiconOfKinds } from '#model/search/lexicon';
import { BandMark } from '#src/components/band-mark.tsx';
import { useTranslation } from '#src/components/translation.tsx';
import { EntryTile, TileName } from '#src/parts/listing/entry/entry-tile.tsx';
import type { FacetView, Listing } from '#src/parts/listing/listing.ts';
import { tileSizes } from '#src/parts/listing/tile-sizes.ts';
import { CHARACTER_WORDS } from '../character-item.ts';
import { characterPath } from '../character-path.ts';
import { Face } from '../face.tsx';
import type { CharacterGame } from '../use-characters-of-page.ts';
import { CHARACTER_EXAMPLES } from './character-examples.ts';
import { CharacterRow } from './character-row.tsx';
import { type ToldCharacter, type ToldGame, useToldCharacters } from './told-characters.ts';
import { useCharacterColumns } from './use-character-columns.tsx';
import { useCharacterFacets } from './use-character-facets.tsx';

const LEXICON = lexiconOfKinds(CHARACTER_WORDS);
const ROW = { width: 280, height: () => 72 };
const SIZES = { thumbs: tileSizes(TILE_SHAPES.characters), rows: { phone: ROW, wide: ROW } };

function useBandFacet({ bands, main, sub }: ToldGame): FacetView<ToldCharacter> {
  const { t } = useTranslation();
  return useMemo(() => {
    const label = (id: number): string => {
      const known = bands.get(id);
      return (known && localised(known.name, main, sub)?.value) ?? `#${id}`;
    };
    return {
      ...{ key: 'band', title: t('filter.band'), look: 'chips' },
      of: ({ character }) => [String(character.bandId)],
      options: BAND_IDS.map((id) => ({
        value: String(id),
        label: label(id),
        icon: <BandMark bandId={id} />,
      })),
    };
  }, [t, bands, main, sub]);
}

function useSorts(): Listing<ToldCharacter>['sorts'] {
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
      {
        ...{ key: 'height', label: t('characters.height'), startsDescending: true },
        of: ({ height }) => height,
      },
      { key: 'cards', label: t('page.cards'), startsDescending: true, of: ({ cards }) => cards },
    ],
    [t],
  );
}

/** All that makes the list of characters (pages 3.13). */
export function useCharacterListing(untold: CharacterGame): Listing<ToldCharacter> {
  const { t } = useTranslation();
  const game = useToldCharacters(untold);
  const facets = useCharacterFacets(game, useBandFacet(game));
  const sorts = useSorts();
  const columns = useCharacterColumns(game);
  const { items, hasProfile } = game;
  return useMemo(
    () => ({
      ...{ name: 'characters', title: t('page.characters'), lead: t('infoHub.characters') },
      placeholder: t('card.search', { example: 'kkr, Roselia' }),
      ...{
        items,
        spoilers: 0,
        facets,
        picks: [],
        ranges: [],
        lexicon: LEXICON,
        sorts,
        columns,
        sizes: SIZES,
      },
      tile: ({ id, name, character }) => (
        <EntryTile
          to={characterPath(id)}
          picture={<Face id={id} bandId={character.bandId} name={name} />}
          look="centred"
        >
          <TileName>{name}</TileName>
        </EntryTile>
      ),
      row: (item) => <CharacterRow item={item} hasProfile={hasProfile} />,
      examples: CHARACTER_EXAMPLES.map(({ typed, meaning }) => ({ typed, meaning: t(meaning) })),
    }),
    [t, items, hasProfile, facets, sorts, columns],
  );
}
